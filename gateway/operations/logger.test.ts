import { describe, expect, test } from "vitest";
import { DatabaseError } from "#gateway/db/port/database.ts";
import { createLogger, describeError, type LogLevel, withRequestId } from "./logger.ts";

function logger(level: LogLevel) {
  const out: string[] = [];
  const err: string[] = [];
  return {
    out,
    err,
    log: createLogger({ level, clock: () => 0, out: (line) => out.push(line), err: (line) => err.push(line) }),
  };
}

test("writes one line of JSON per entry, warnings and errors to stderr", () => {
  const { out, err, log } = logger("info");
  log({ level: "debug", message: "dropped" });
  log({ level: "info", message: "two\nlines", n: 1 });
  log({ level: "warning", message: "careful" });
  withRequestId("r-1", () => log({ level: "error", message: "broken" }));
  expect(out).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"info","message":"two\\nlines","n":1}']);
  expect(err.map((line) => JSON.parse(line))).toEqual([
    { time: "1970-01-01T00:00:00.000Z", level: "warning", message: "careful" },
    { time: "1970-01-01T00:00:00.000Z", level: "error", message: "broken", requestId: "r-1" },
  ]);
});

test("logs nothing at level silent", () => {
  const { out, err, log } = logger("silent");
  log({ level: "error", message: "broken" });
  expect([...out, ...err]).toEqual([]);
});

describe("redacts secrets and personal data in any field", () => {
  test.each([
    ["550 no such user Ada.Lovelace+x@mail.fund.example here", "550 no such user <address> here"],
    ['a "Zoë@bücher.example" in quotes', 'a "<address>" in quotes'],
    ["token eyJhbGciOi.eyJzdWIi.c2ln refused", "token <token> refused"],
    ["authorization: Bearer abc.def-123", "authorization: Bearer <token>"],
    ["postgresql://app:p@ss/w@db.example:5432/x", "postgresql://<credentials>@"],
    ["smtps://user:secret@mail.example", "smtps://<credentials>@mail.example"],
    ["GET https://api.example/v4?user_key=abc&q=x failed", "GET https://api.example/v4?<query> failed"],
    ["GET https://www.linkedin.com/in/ada-lovelace failed", "GET https://www.linkedin.com/<profile> failed"],
    ["hash $argon2id$v=19$m=19456$c2FsdA$aGFz", "hash <hash>"],
    ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
    ["at run (file:///srv/app/gateway/rest/run.ts:12:5)", "at run (file:///srv/app/gateway/rest/run.ts:12:5)"],
    ["node_modules/@hono/node-server/dist/index.js", "node_modules/@hono/node-server/dist/index.js"],
  ])("%s", (text, redacted) => {
    const { err, log } = logger("info");
    log({ level: "error", message: text, error: { deep: [text] } });
    const entry = JSON.parse(err[0] ?? "");
    expect(entry.message.startsWith(redacted)).toBe(true);
    expect(entry.error.deep).toEqual([entry.message]);
    expect(entry.message).not.toMatch(/Ada|ada-|Zoë|eyJ|abc|secret|ss\/w@/);
  });
});

test("describes a Postgres error by code and table, without its message", () => {
  const cause = new DatabaseError('invalid input syntax for type uuid: "Secretive GmbH"', {
    code: "22P02",
    table: "t",
  });
  const described = JSON.stringify(describeError(new Error("Request 7 failed", { cause })));
  expect(described).toContain('"message":"Request 7 failed"');
  expect(described).toContain('"code":"22P02","table":"t"');
  expect(described).toMatch(/"stack":\["at /);
  expect(described).not.toContain("Secretive");
});
