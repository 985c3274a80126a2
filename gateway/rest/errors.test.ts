import { describe, expect, test } from "vitest";
import { DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { TokenError } from "#gateway/tokens/tokens.ts";
import { renderError, restError, toRestError } from "./errors.ts";
import { closestMatch } from "./fuzzy-hint.ts";
import { sqlStateStatus } from "./sqlstate.ts";

test.each<[code: string, status: number]>([
  ["08006", 503],
  ["09000", 500],
  ["0L000", 403],
  ["0P000", 403],
  ["22P02", 400],
  ["23502", 400],
  ["23503", 409],
  ["23505", 409],
  ["23514", 400],
  ["25006", 405],
  ["25P02", 500],
  ["28000", 403],
  ["2D000", 500],
  ["38000", 500],
  ["40001", 500],
  ["42703", 400],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53100", 507],
  ["53300", 503],
  ["53400", 500],
  ["54000", 400],
  ["54001", 500],
  ["55P03", 500],
  ["57014", 504],
  ["57P01", 503],
  ["58030", 500],
  ["P0001", 400],
  ["P0002", 500],
  ["PT402", 402],
  ["PT999", 500],
  ["XX000", 500],
  ["99999", 400],
])("SQLSTATE %s is a %i", (code, status) => {
  expect(sqlStateStatus(code, "", false)).toBe(status);
});

test("some statuses depend on the role or the message", () => {
  expect(sqlStateStatus("42501", "", true)).toBe(401);
  expect(sqlStateStatus("42501", "", false)).toBe(403);
  expect(sqlStateStatus("21000", "UPDATE requires a WHERE clause", false)).toBe(400);
  expect(sqlStateStatus("21000", "more than one row", false)).toBe(500);
  expect(sqlStateStatus("22023", 'role "nobody" does not exist', false)).toBe(401);
  expect(sqlStateStatus("22023", "something else", false)).toBe(400);
});

test.each<[reason: DatabaseUnavailable["reason"], status: number, code: string]>([
  ["deadline", 504, "57014"],
  ["restarting", 503, "PGRST001"],
  ["connection", 503, "PGRST001"],
  ["closed", 503, "PGRST001"],
  ["unknown", 503, "08007"],
  ["disk-full", 507, "53100"],
  ["result-too-large", 400, "54000"],
])("DatabaseUnavailable: %s", (reason, status, code) => {
  expect(toRestError(new DatabaseUnavailable(reason, "x"), false)).toMatchObject({ status, code });
});

test.each<[reason: TokenError["code"], code: string]>([
  ["malformed", "PGRST301"],
  ["signature", "PGRST301"],
  ["expired", "PGRST303"],
  ["not-yet-valid", "PGRST303"],
  ["audience", "PGRST303"],
  ["role", "PGRST303"],
])("an invalid token: %s", (reason, code) => {
  expect(toRestError(new TokenError(reason, "x"), true)).toMatchObject({ status: 401, code });
});

test("other errors have no client view", () => {
  expect(toRestError(new Error("secret"), false)).toBeNull();
});

describe("RAISE SQLSTATE 'PGRST'", () => {
  const raise = (message: string, detail: string | null) =>
    toRestError(new DatabaseError(message, { code: "PGRST", detail }), false);

  test("defines the response", () => {
    expect(raise('{"code":"X","message":"m","hint":"h"}', '{"status":402,"headers":{"X-A":"1"}}')).toMatchObject({
      status: 402,
      code: "X",
      message: "m",
      details: null,
      hint: "h",
      headers: { "X-A": "1" },
    });
  });

  test.each([
    ["no JSON", '{"status":402,"headers":{}}'],
    ['{"code":"X"}', '{"status":402,"headers":{}}'],
    ['{"code":"X","message":"m"}', null],
    ['{"code":"X","message":"m"}', '{"status":"402","headers":{}}'],
    ['{"code":"X","message":"m"}', '{"status":99,"headers":{}}'],
    ['{"code":"X","message":"m"}', '{"status":402,"headers":{"a\\nb":"1"}}'],
  ])("rejects MESSAGE %s, DETAIL %s", (message, detail) => {
    expect(raise(message, detail)).toMatchObject({ status: 500, code: "PGRST121" });
  });
});

describe("renderError", () => {
  test("renders body, Content-Type and Proxy-Status", async () => {
    const response = renderError(restError.singularity(3), "GET");
    expect(response.status).toBe(406);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("proxy-status")).toBe("PostgREST; error=PGRST116");
    expect(await response.text()).toBe(
      '{"code":"PGRST116","details":"The result contains 3 rows","hint":null,"message":"Cannot coerce the result to a single JSON object"}',
    );
  });

  test("renders no body for HEAD", async () => {
    expect(await renderError(restError.openApiDisabled(), "HEAD").text()).toBe("");
  });

  test("a 401 has WWW-Authenticate", () => {
    const anonymous = toRestError(new DatabaseError("denied", { code: "42501" }), true);
    expect(anonymous && renderError(anonymous, "GET").headers.get("www-authenticate")).toBe("Bearer");
    const expired = toRestError(new TokenError("expired", "JWT expired"), true);
    expect(expired && renderError(expired, "GET").headers.get("www-authenticate")).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    );
  });
});

test.each<[name: string, expected: string | null]>([
  ["item", "items"],
  ["Items", "items"],
  ["itmes", null],
  ["completely_else", null],
  ["", null],
])("the closestMatch to %j", (name, expected) => {
  expect(closestMatch(name, ["items", "parts", "profiles"], 0.75)).toBe(expected);
});
