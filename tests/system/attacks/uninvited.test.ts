/** Over real sockets: strangers who try to get an account on a server that was set up as docs/deploy.md says. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runShutdown } from "#gateway/operations/shutdown.ts";
import { readConfig } from "#server/config.ts";
import { startServer } from "#server/start-server.ts";
import { type FakeMail, startFakeMail } from "#tests/fakes/mail.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";

const REFUSAL = {
  code: 422,
  error_code: "signup_disabled",
  msg: "Sign-ups are by invitation. Ask your administrator for an invitation.",
};
const PUBLIC = { PUBLIC_URL: "https://research.fund.example" };
const PROXY = { TRUSTED_PROXIES: "127.0.0.1" };
const DOMAINS = { ALLOWED_EMAIL_DOMAINS: "fund.example" };

let folder: string;
let mail: FakeMail;
let tables: TestDatabase;
let stop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(await fastFolder(), "test-uninvited-"));
  mail = await startFakeMail();
  tables = await openTestDatabase("pglite");
});
afterEach(async () => {
  await stop();
  await tables.reset();
});
afterAll(async () => {
  await tables.close();
  await mail.close();
  rmSync(folder, { recursive: true });
});

/** The product's server on its own sockets, in this process. Resolves with its port. */
async function start(env: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort();
  const config = readConfig({ DATA_DIR: folder, PORT: String(port), ...env });
  const log = () => {};
  const { shutdown } = await startServer({ config, database: tables.database, metrics: null, log });
  stop = () => runShutdown(shutdown, log);
  return port;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function signUp(port: number, headers: Readonly<Record<string, string>> = {}, email = "eve@fund.example") {
  const body = JSON.stringify({ email, password: "correct horse battery" });
  const call = request({
    host: "127.0.0.1",
    port,
    path: "/auth/v1/signup",
    method: "POST",
    headers: { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)), ...headers },
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on("response", resolve).on("error", reject).end(body);
  });
  return { status: response.statusCode, body: JSON.parse(await text(response)) as Record<string, unknown> };
}

test.each([
  ["as deployed", { ...PUBLIC, ...PROXY, ...DOMAINS }],
  ["without a domain", { ...PUBLIC, ...PROXY }],
  ["with a public URL alone", PUBLIC],
  ["with a proxy alone", PROXY],
  ["on all interfaces", { HOST: "0.0.0.0", ...DOMAINS }],
])("a server that others can reach takes no sign-up without email confirmation: %s", async (_what, settings) => {
  const port = await start(settings);
  for (const headers of [{}, { "x-forwarded-for": "203.0.113.9" }]) {
    const { status, body } = await signUp(port, headers);
    expect([status, body]).toEqual([422, REFUSAL]);
  }
  const settingsResponse = await fetch(`http://127.0.0.1:${port}/auth/v1/settings`);
  expect(await settingsResponse.json()).toMatchObject({ disable_signup: true });
  expect(readConfig(settings).signupDisabledReason).toContain(
    "Accounts are by invitation (npm run accounts -- invite <email>)",
  );
});

test("with email confirmation but no domain it takes none either", async () => {
  const port = await start({ ...PUBLIC, ...PROXY, SMTP_URL: mail.url, MAIL_FROM: "research@fund.example" });
  expect((await signUp(port)).body).toEqual(REFUSAL);
  expect(mail.mails).toHaveLength(0);
});

test("with email confirmation and a domain, only addresses of the domain get an email", async () => {
  const port = await start({ ...PUBLIC, ...PROXY, ...DOMAINS, SMTP_URL: mail.url, MAIL_FROM: "r@fund.example" });
  const outside = await signUp(port, {}, "eve@evil.example");
  expect(outside.status).toBe(400);
  expect(JSON.stringify(outside.body)).not.toContain("fund.example");
  expect(outside.body["msg"]).toContain("Ask your administrator for an invitation.");
  const inside = await signUp(port, { "x-forwarded-for": "203.0.113.9" }, "ana@fund.example");
  expect(inside.status).toBe(200);
  expect(inside.body).not.toHaveProperty("access_token");
  expect((await mail.next("ana@fund.example")).text).toContain(PUBLIC.PUBLIC_URL);
});

test("on loopback alone, a request that came through a proxy signs nobody up, and one of this machine does", async () => {
  const port = await start({});
  for (const headers of [
    { "x-forwarded-for": "203.0.113.9" },
    { "X-Forwarded-Proto": "https" },
    { "x-forwarded-server": "proxy" },
    { forwarded: "for=203.0.113.9" },
    { via: "1.1 proxy" },
    { "x-real-ip": "203.0.113.9" },
    { "cf-connecting-ip": "203.0.113.9" },
    { host: "192.0.2.80" },
  ]) {
    const { status, body } = await signUp(port, headers);
    expect([headers, status, body]).toEqual([headers, 422, REFUSAL]);
  }
  // nginx without any header settings.
  const socket = connect(port, "127.0.0.1");
  const body = JSON.stringify({ email: "eve@fund.example", password: "correct horse battery" });
  socket.write(
    `POST /auth/v1/signup HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  expect(await text(socket)).toContain("Sign-ups are by invitation");
  const local = await signUp(port);
  expect(local.status).toBe(200);
  expect(local.body).toHaveProperty("access_token");
});
