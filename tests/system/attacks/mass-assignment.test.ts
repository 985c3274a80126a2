/** Extra fields in a request give no privileges and write no protected columns. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppHarness, openApp, PASSWORD, type SignedUp } from "#tests/support/app-harness.ts";

const POWERS = {
  role: "service_role",
  aud: "admin",
  is_super_admin: true,
  is_admin: true,
  app_metadata: { role: "admin" },
  raw_app_meta_data: { role: "admin" },
  email_confirmed_at: "2020-01-01T00:00:00Z",
  confirmed_at: "2020-01-01T00:00:00Z",
  banned_until: null,
  id: "00000000-0000-4000-8000-00000000000a",
  is_anonymous: true,
  factors: [],
  created_at: "2001-01-01T00:00:00Z",
  __proto__: { role: "service_role" },
};

const UUID = "00000000-0000-4000-8000-00000000000a";

let app: AppHarness;
let user: SignedUp;
beforeAll(async () => {
  app = await openApp("pglite");
  user = await app.signUp();
  await app.database.run([
    { text: "insert into public.company_facts (url, company_name) values ('https://a.example', 'Canary')" },
  ]);
});
afterAll(() => app.close());

const rest = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.as(user.accessToken, `/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) });

test("extra sign-up fields give no privileges", async () => {
  const response = await app.request("/auth/v1/signup", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "mallory@fund.example", password: PASSWORD, ...POWERS, data: POWERS }),
  });
  const { access_token: accessToken, user: made } = (await response.json()) as {
    access_token: string;
    user: Record<string, unknown>;
  };
  expect(made).toMatchObject({
    role: "authenticated",
    aud: "authenticated",
    app_metadata: { provider: "email", providers: ["email"] },
    is_anonymous: false,
  });
  expect(made["id"]).not.toBe(POWERS.id);
  expect(Date.parse(String(made["created_at"]))).toBeGreaterThan(Date.parse(POWERS.created_at));
  expect((await app.as(accessToken, "/auth/v1/admin/users")).status).toBe(403);
  const claims = await app.tokens.verify(accessToken);
  expect(claims).toMatchObject({ role: "authenticated", aud: "authenticated", aal: "aal1" });
});

test("extra fields of a user update give no privileges", async () => {
  const put = (body: object) =>
    app.as(user.accessToken, "/auth/v1/user", { method: "PUT", body: JSON.stringify(body) });
  expect((await put({ app_metadata: { role: "admin" } })).status).toBe(403);
  const { app_metadata: _, ...others } = POWERS;
  const changed = (await (await put({ ...others, data: POWERS })).json()) as Record<string, unknown>;
  expect(changed).toMatchObject({
    id: user.id,
    role: "authenticated",
    app_metadata: { provider: "email", providers: ["email"] },
  });
  const client = app.client();
  const { data } = await client.auth.signInWithPassword({ email: user.email, password: PASSWORD });
  expect(await app.tokens.verify(data.session?.access_token ?? "")).toMatchObject({
    role: "authenticated",
    aal: "aal1",
  });
});

describe("rejects writes to generated and protected columns", () => {
  test.each([
    ["PATCH", "company_facts?url=eq.https://a.example", { id: crypto.randomUUID() }, 403],
    ["PATCH", "company_facts?url=eq.https://a.example", { created_at: "2001-01-01" }, 403],
    ["PATCH", "universities?name=neq.x", { id: crypto.randomUUID() }, 403],
    ["PATCH", "squad_hotlist_companies?squad_id=eq.genai", { squad_id: "fintech" }, 403],
    ["PATCH", "company_facts?url=eq.https://a.example", { search_text: "x" }, 400],
    ["POST", "company_facts", { url: "https://b.example", company_name: "B", search_text: "x" }, 400],
    ["POST", "universities", { name: "X", owner: "me" }, 400],
    ["POST", "universities", { name: "X", "name\" = 'Y' --": "me" }, 400],
    ["POST", "universities?columns=name,owner", [{ name: "X", owner: "me" }], 400],
    ["PATCH", "company_files?id=not.is.null", { sha256: "0".repeat(64) }, 403],
    ["POST", "hotlist_notes", { entry_id: UUID, body: "x", author: UUID }, 403],
    ["POST", "saved_views", { screen: "people", name: "x", definition: {}, owner: UUID }, 403],
    ["POST", "seen_markers", { scope: "all", seen_at: "2026-01-01", person: UUID }, 403],
    ["POST", "company_files", { company_id: UUID, path: "x", name: "x", sha256: "x", added_by: UUID }, 403],
    ["POST", "people", { full_name: "x", profile: {}, source: "text", purpose: "abc", added_by: UUID }, 403],
    ["POST", "import_mappings", { layout: "x", mapping: {}, updated_by: UUID }, 403],
    ["POST", "not_duplicates", { a: UUID, b: UUID, decided_by: UUID }, 403],
    ["POST", "match_rules", { kind: "never", spelling: "x1", author: "grace@fund.example" }, 403],
  ])("%s %s %j", async (method, path, body, status) => {
    expect((await rest(method, path, body)).status).toBe(status);
  });

  test.each([
    ["company_facts", "fetched_from pinned only_screened screened_by screened_at other_names"],
    ["squad_hotlist_companies", "added_by authors company_id created_at revisit_due revisit_due_at status_since"],
    ["hotlist_notes", "author created_at edited_at entry_id id"],
    ["inbox", "actor entry_id kind person text"],
    ["saved_views", "created_at owner screen squad_id"],
    ["seen_markers", "person scope"],
    ["people", "added_by created_at id read_at"],
    ["company_files", "added_by bytes company_id created_at id mime path sha256"],
    ["team_settings", "history_since id"],
    ["import_mappings", "updated_at updated_by"],
    ["changes", "actor at label new old operation_id via"],
    ["operations", "actor details finished_at kind label undone_at"],
    ["team_members", "email id left_at"],
    ["company_sources", "error facts fetched_at source"],
    ["match_statistics", "right_count wrong_count"],
  ])("PATCH %s: %s", async (table, columns) => {
    for (const column of columns.split(" ")) {
      const response = await rest("PATCH", `${table}?${column}=not.is.null`, { [column]: null });
      expect([response.status, await response.json()], column).toMatchObject([403, { code: "42501" }]);
    }
  });

  test("a new hotlist entry belongs to who adds it, whatever the request says", async () => {
    const forged = {
      squad_id: "genai",
      company_name: "Forged",
      added_by: UUID,
      authors: { priority: "grace@fund.example" },
      status_since: "2001-01-01",
      revisit_due: "New round",
    };
    const response = await rest("POST", "squad_hotlist_companies", forged, { prefer: "return=representation" });
    const [entry] = (await response.json()) as Record<string, unknown>[];
    expect(entry).toMatchObject({ added_by: user.id, authors: {}, revisit_due: null });
    expect(Date.parse(String(entry?.["status_since"]))).toBeGreaterThan(Date.parse("2026-01-01"));
  });
});

describe("tables and functions that only the service role may use", () => {
  test.each([
    ["POST", "company_profiles", { url: "https://a.example", data: {}, source: "sample", fetched_at: "2001-01-01" }],
    ["PATCH", "company_profiles?url=neq.x", { fetched_at: "2001-01-01" }],
    ["POST", "linkedin_profiles", { url: "https://a.example", full_name: "x" }],
    ["PATCH", "linkedin_profiles?url=neq.x", { full_name: "x" }],
    ["PATCH", "linkedin_request_count?id=eq.1", { count: 0 }],
    ["PATCH", "linkedin_request_count?id=eq.1", { max_count: 1_000_000 }],
    ["POST", "linkedin_request_count", { count: 0, max_count: 1_000_000 }],
    ["DELETE", "linkedin_request_count?id=eq.1", undefined],
    ["POST", "rpc/take_linkedin_request", {}],
    ["POST", "rpc/give_back_linkedin_request", {}],
    [
      "POST",
      "rpc/take_service_slot",
      { service: "wikidata", calls: 1, window_ms: 1, max_wait_ms: 1, slots: 1, lease_ms: 1 },
    ],
    ["POST", "rpc/release_service_slot", { token: "00000000-0000-4000-8000-000000000000" }],
    ["POST", "rpc/read_company_sources", { source: "wikidata", urls: [] }],
    [
      "POST",
      "rpc/read_company_sources_and_take_slot",
      {
        source: "wikidata",
        urls: [],
        since: "2026-01-01",
        service: "wikidata",
        calls: 1,
        window_ms: 1,
        max_wait_ms: 1,
        slots: 1,
        lease_ms: 1,
      },
    ],
    ["POST", "rpc/store_company_sources", { source: "wikidata", entries: [] }],
    ["POST", "rpc/take_service_call", { service: "crunchbase", calls: 1, window_ms: 1, max_wait_ms: 1 }],
    ["POST", "rpc/has_second_factor", { user_id: UUID }],
    ["POST", "rpc/keep_screened_company", { company: { url: "https://a.example", company_name: "x" } }],
    ["POST", "rpc/purge_changes", {}],
    ["POST", "company_sources", { url: "https://a.example", source: "crunchbase" }],
    ["POST", "changes", { table_name: "universities", row_id: UUID, op: "insert", via: "edit" }],
    ["POST", "operations", { kind: "import", label: "x", actor: UUID }],
    ["POST", "team_members", { id: UUID, email: "x@fund.example" }],
    ["POST", "inbox", { person: UUID, kind: "mention", text: "x" }],
    ["DELETE", "inbox?person=not.is.null", undefined],
    ["DELETE", "changes?id=gt.0", undefined],
    ["DELETE", "operations?id=not.is.null", undefined],
    ["DELETE", "match_verdicts?id=not.is.null", undefined],
  ])("reject a user's %s %s %j", async (method, path, body) => {
    expect((await rest(method, path, body)).status).toBe(403);
  });

  test.each([
    "auth",
    "gateway",
    "private",
    "pg_catalog",
    "information_schema",
    "supabase_migrations",
    "storage",
    "extensions",
    "realtime",
    'public", "auth',
  ])("schema %s is not exposed", async (schema) => {
    const read = await app.as(user.accessToken, "/rest/v1/users", { headers: { "accept-profile": schema } });
    const write = await rest("POST", "users", { id: 1 }, { "content-profile": schema });
    expect([read.status, write.status]).toEqual([406, 406]);
  });
});
