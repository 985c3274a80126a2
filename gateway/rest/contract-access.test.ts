/** Roles, privileges, row-level security and tokens. */
import { describe, expect, test } from "vitest";
import { ANN, BOB, describeContract } from "#tests/support/rest-harness.ts";

describeContract({ resetRows: "before each" }, ({ client, raw, rest }) => {
  const as = (who: string | null) => client(who);
  const get = (path: string, who: string | null = ANN) => raw(path, { as: who });

  test("row-level security hides rows without an error", async () => {
    await as(ANN).from("notes").insert({ body: "ann's" });
    await as(BOB)
      .from("notes")
      .insert([{ body: "bob's" }, { body: "bob's other" }]);
    expect((await as(ANN).from("notes").select("owner,body")).data).toEqual([{ owner: ANN, body: "ann's" }]);
    expect((await as(BOB).from("notes").select("*", { count: "exact", head: true })).count).toBe(2);
    expect((await as("service_role").from("notes").select("*", { count: "exact", head: true })).count).toBe(3);
    expect(await as(null).from("notes").select()).toMatchObject({ status: 200, data: [], error: null });
    const changed = await as(BOB).from("notes").update({ body: "stolen" }).eq("owner", ANN).select();
    expect(changed).toMatchObject({ status: 200, data: [], error: null });
    expect(await as(BOB).from("notes").delete().eq("owner", ANN)).toMatchObject({ status: 204, error: null });
    expect((await as(ANN).from("notes").select("body")).data).toEqual([{ body: "ann's" }]);
  });

  test("rejects rows that violate a policy's check", async () => {
    const { error, status } = await as(ANN).from("notes").insert({ owner: BOB, body: "planted" });
    expect(status).toBe(403);
    expect(error).toMatchObject({
      code: "42501",
      message: 'new row violates row-level security policy for table "notes"',
    });
    const moved = await as(ANN).from("notes").upsert({ id: 1, owner: BOB });
    expect(moved.status).toBe(403);
  });

  test("a table without privileges: 401 for the anonymous role, 403 for users", async () => {
    const anonymous = await get("/closed", null);
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get("www-authenticate")).toBe("Bearer");
    expect(anonymous.headers.get("proxy-status")).toBe("PostgREST; error=42501");
    expect(await anonymous.json()).toMatchObject({ code: "42501", message: "permission denied for table closed" });
    const ann = await get("/closed");
    expect([ann.status, ann.headers.get("www-authenticate")]).toEqual([403, null]);
    expect((await get("/closed", "service_role")).status).toBe(200);
  });

  test.each([
    "regclass",
    "regproc",
    "regprocedure",
    "regrole",
    "regtype",
    "regnamespace",
    "REGCLASS",
    "_regclass",
    "aclitem",
    "object",
    "objects",
  ])("rejects a cast to %s, which would reveal names of the catalog", async (type) => {
    const response = await get(`/items?select=id::${type}`);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "42704", message: `type "${type}" does not exist` },
    ]);
  });

  test.each([
    ["everything?id=eq.1", "id::text", "1"],
    ["everything?id=eq.1", "small::numeric", 1],
    ["everything?id=eq.1", "uid::varchar", "00000000-0000-4000-8000-000000000001"],
    ["everything?id=eq.1", "at::date", "2026-01-02"],
    ["everything?id=eq.1", "data->n::int", 1],
    ["everything?id=eq.1", "name::bpchar", "one"],
    ["everything?id=eq.1", "numbers::_text", ["1", "2", "3"]],
    ["everything?id=eq.1", "feeling::mood", "ok"],
  ])("casts of %s: %s", async (path, select, value) => {
    const response = await get(`/${path}&select=value:${select}`);
    expect(await response.json()).toEqual([{ value }]);
  });

  test("a role with INSERT only can insert without returning rows", async () => {
    const inbox = () => as(null).from("inbox");
    expect(await inbox().insert([{ body: "a" }, { body: "b" }])).toMatchObject({ status: 201, error: null });
    expect((await inbox().insert({ body: "c" }).select()).status).toBe(401);
    expect((await inbox().select()).status).toBe(401);
  });

  test.each([
    ["POST", "/closed", "table closed"],
    ["PATCH", "/profiles?id=eq.1", "table profiles"],
    ["PUT", "/items?id=eq.1", "table items"],
  ])("rejects a %s to %s without any privilege before the body is read", async (method, path, what) => {
    const response = await raw(path, {
      method,
      as: null,
      headers: { "Content-Type": "application/json" },
      body: "[".repeat(100_000),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: "42501",
      details: null,
      hint: null,
      message: `permission denied for ${what}`,
    });
  });

  test("a privilege that was just granted counts", async () => {
    const insert = () => as(null).from("numbers").insert({ id: 100_001 });
    expect((await insert()).status).toBe(401);
    try {
      await rest().database.run([{ text: "grant insert on rest_test.numbers to anon" }]);
      await rest().database.run([{ text: "notify pgrst, 'reload schema'" }]);
      await expect.poll(async () => (await insert()).status).toBe(201);
    } finally {
      await rest().database.run([
        { text: "revoke insert on rest_test.numbers from anon" },
        { text: "delete from rest_test.numbers where id = 100001" },
        { text: "notify pgrst, 'reload schema'" },
      ]);
    }
  });

  test("rejects writes to columns without privileges", async () => {
    const profiles = () => as(ANN).from("profiles");
    expect((await profiles().update({ name: "eve", is_admin: true }).eq("id", 1)).status).toBe(403);
    expect((await profiles().insert({ id: 2, name: "eve", is_admin: true })).status).toBe(403);
    expect((await profiles().upsert({ id: 1, name: "eve", is_admin: true })).status).toBe(403);
    const headers = { "Content-Type": "application/json" };
    const duplicated = await raw("/profiles?id=eq.1", {
      method: "PATCH",
      headers,
      body: '{"name":"eve","name":"ann","is_admin":false,"is_admin":true}',
    });
    expect(duplicated.status).toBe(403);
    const past = await raw("/profiles?id=eq.1&columns=name", {
      method: "PATCH",
      headers,
      body: '{"name":"eve","is_admin":true}',
    });
    expect(past.status).toBe(204);
    expect((await as("service_role").from("profiles").select()).data).toEqual([
      { id: 1, name: "eve", is_admin: false },
    ]);
  });

  describe("tokens", () => {
    test("a request without a token runs as the anonymous role", async () => {
      const response = await raw("/rpc/whoami", { headers: { Authorization: "" } });
      expect(await response.json()).toMatchObject({ role: "anon", sub: null });
    });

    test.each<[what: string, token: () => Promise<string> | string, code: string, message: string]>([
      ["a malformed token", () => "garbage", "PGRST301", "JWT could not be decoded"],
      [
        "an invalid signature",
        async () => `${(await rest().sign({ role: "anon" })).slice(0, -8)}AAAAAAAA`,
        "PGRST301",
        "JWSError JWSInvalidSignature",
      ],
      ["an expired token", () => rest().sign({ role: "authenticated", exp: 1 }), "PGRST303", "JWT expired"],
      [
        "a token that is not yet valid",
        () => rest().sign({ role: "authenticated", nbf: 99999999999 }),
        "PGRST303",
        "JWT not yet valid",
      ],
      [
        "a token for another audience",
        () => rest().sign({ role: "authenticated", aud: "other" }),
        "PGRST303",
        "JWT not in audience",
      ],
    ])("rejects %s", async (_what, token, code, message) => {
      const response = await get("/numbers?limit=1", await token());
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe(
        `Bearer error="invalid_token", error_description="${message}"`,
      );
      expect(await response.json()).toEqual({ code, details: null, hint: null, message });
    });

    test("rejects a role that does not exist", async () => {
      const response = await get("/numbers", await rest().sign({ role: "nobody_at_all" }));
      expect([response.status, (await response.json()).code]).toEqual([401, "22023"]);
    });
  });
});
