import { describe, expect, test } from "vitest";
import { readCaller } from "./caller.ts";

const encode = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const bearer = (payload: unknown) => `Bearer ${encode({ alg: "HS256" })}.${encode(payload)}.signature`;
const callerOf = (authorization?: string) =>
  readCaller(new Request("http://a.example", authorization === undefined ? {} : { headers: { authorization } }));

describe("the caller", () => {
  test.each([
    ["aal1", false],
    ["aal2", true],
    [undefined, false],
  ])("is who is signed in, with assurance %s", (aal, hasUsedSecondFactor) => {
    const authorization = bearer({ role: "authenticated", sub: "7f", email: "zoë@fund.example", aal });
    expect(callerOf(authorization)).toEqual({ userId: "7f", hasUsedSecondFactor });
  });

  test.each([
    ["the public key", { role: "anon" }],
    ["the service role", { role: "service_role" }],
    ["another role with an id", { role: "service_role", sub: "7f" }],
    ["without an id", { role: "authenticated" }],
    ["with a blank id", { role: "authenticated", sub: "" }],
    ["with an id that is a number", { role: "authenticated", sub: 7 }],
    ["with a token that is a list", ["authenticated"]],
    ["with a token that is null", null],
    ["with a token that is no JSON", "authenticated"],
  ])("%s is nobody", (_what, payload) => {
    expect(callerOf(bearer(payload))).toBeNull();
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
