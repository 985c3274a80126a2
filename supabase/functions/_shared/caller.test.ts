import { describe, expect, test } from "vitest";
import { readCaller } from "./caller.ts";

const encode = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const bearer = (payload: unknown) => `Bearer ${encode({ alg: "HS256" })}.${encode(payload)}.signature`;
const callerOf = (authorization?: string) =>
  readCaller(new Request("http://a.example", authorization === undefined ? {} : { headers: { authorization } }));

describe("the caller", () => {
  test.each([
    ["signed in", { role: "authenticated", sub: "7f", email: "zoë@fund.example" }, { userId: "7f" }],
    ["the public key", { role: "anon" }, null],
    ["the service role", { role: "service_role" }, null],
    ["another role with an id", { role: "service_role", sub: "7f" }, null],
    ["without an id", { role: "authenticated" }, null],
    ["with a blank id", { role: "authenticated", sub: "" }, null],
    ["with an id that is a number", { role: "authenticated", sub: 7 }, null],
    ["with a token that is a list", ["authenticated"], null],
    ["with a token that is null", null, null],
    ["with a token that is no JSON", "authenticated", null],
  ])("%s", (_what, payload, caller) => {
    expect(callerOf(bearer(payload))).toEqual(caller);
  });

  test.each([
    ["no header", undefined],
    ["an opaque key", "Bearer sb_publishable_x"],
    ["another scheme", "Basic YTpi"],
    ["no token", "Bearer "],
    ["a token that is not base64url", "Bearer a.%%%.c"],
    ["a token of an impossible length", "Bearer a.abcde.c"],
  ])("with %s is nobody", (_what, authorization) => {
    expect(callerOf(authorization)).toBeNull();
  });
});
