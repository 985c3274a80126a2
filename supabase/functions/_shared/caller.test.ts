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
  ])("is the signed-in user with aal %s", (aal, hasUsedSecondFactor) => {
    const authorization = bearer({ role: "authenticated", sub: "7f", email: "zoë@fund.example", aal });
    expect(callerOf(authorization)).toEqual({ userId: "7f", hasUsedSecondFactor });
  });

  test.each([
    ["the anonymous key", { role: "anon" }],
    ["the service role", { role: "service_role" }],
    ["another role with an ID", { role: "service_role", sub: "7f" }],
    ["a token without an ID", { role: "authenticated" }],
    ["a token with a blank ID", { role: "authenticated", sub: "" }],
    ["a token with a numeric ID", { role: "authenticated", sub: 7 }],
    ["a payload that is an array", ["authenticated"]],
    ["a payload that is null", null],
    ["a payload that is not JSON", "authenticated"],
  ])("is null for %s", (_case, payload) => {
    expect(callerOf(bearer(payload))).toBeNull();
  });

  test.each([
    ["no header", undefined],
    ["an opaque key", "Bearer sb_publishable_x"],
    ["another scheme", "Basic YTpi"],
    ["no token", "Bearer "],
    ["a token that is not base64url", "Bearer a.%%%.c"],
    ["a token of an invalid length", "Bearer a.abcde.c"],
  ])("is null for %s", (_case, authorization) => {
    expect(callerOf(authorization)).toBeNull();
  });
});
