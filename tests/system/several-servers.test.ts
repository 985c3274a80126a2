/** Two servers on one Postgres behave as one. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompanies } from "#supabase/functions/fetch-crunchbase/sample/companies.ts";
import { type FakeWikidata, startFakeWikidata } from "#tests/fakes/wikidata.ts";
import { entitiesOf } from "#tests/fakes/wikidata-data.ts";
import { type AppHarness, codeOf, openApp, PASSWORD } from "#tests/support/app-harness.ts";

const permalinks = Array.from({ length: 1000 }, (_, index) => `company-${index}`);
let app: AppHarness;
let wikidata: FakeWikidata;
beforeAll(async () => {
  const [company] = sampleCompanies;
  if (company === undefined) throw new Error("There are no sample companies");
  wikidata = await startFakeWikidata({
    entities: entitiesOf(permalinks.map((permalink) => Object.assign({ ...company }, { permalink }))),
  });
  app = await openApp("postgres", {
    servers: 2,
    outside: fetch,
    environment: {
      OPEN_DATA_CONTACT: "ops@fund.example",
      WIKIDATA_API_URL: wikidata.apiUrl,
      WIKIDATA_QUERY_URL: wikidata.queryUrl,
      // Filling many companies asks Wikidata alone. Nothing listens there.
      GLEIF_API_URL: "http://127.0.0.1:9",
    },
  });
});
afterAll(async () => {
  await app.close();
  await wikidata.close();
});

const json = (body: unknown, address = "192.0.2.7"): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", "x-test-address": address },
  body: JSON.stringify(body),
});

test("a session reads at one server what it wrote at the other", async () => {
  const { accessToken } = await app.signUp();
  const made = await app.as(accessToken, "/rest/v1/universities", { method: "POST", body: '{"name":"Both"}' }, 0);
  expect(made.status).toBe(201);
  const read = await app.as(accessToken, "/rest/v1/universities?name=eq.Both&select=name", {}, 1);
  expect(await read.json()).toEqual([{ name: "Both" }]);
});

test("a file uploaded at one server is read at the other", async () => {
  const { accessToken } = await app.signUp();
  const [id, company] = [randomUUID(), randomUUID()];
  const post = (path: string, server: number, type: string, body: string) =>
    app.as(accessToken, path, { method: "POST", headers: { "content-type": type }, body }, server);
  const path = `${company}/${id}`;
  const stored = [
    await post("/rest/v1/company_facts", 0, "application/json", JSON.stringify({ id: company, company_name: "N26" })),
    await post(`/storage/v1/object/company-files/${path}`, 0, "text/plain", "A memo"),
    await post(
      "/rest/v1/company_files",
      1,
      "application/json",
      JSON.stringify({ id, company_id: company, path, name: "Memo.txt", sha256: "0".repeat(64) }),
    ),
  ];
  expect(stored.map(({ status }) => status)).toEqual([201, 200, 201]);
  const read = await app.as(accessToken, `/storage/v1/object/company-files/${path}`, {}, 1);
  expect([read.status, await read.text()]).toEqual([200, "A memo"]);
});

test("a sign-out at one server takes effect at the other within five seconds", async () => {
  const { accessToken } = await app.signUp();
  const read = async (server: number) =>
    (await app.as(accessToken, "/rest/v1/universities?limit=1", {}, server)).status;
  expect([await read(0), await read(1)]).toEqual([200, 200]);
  await app.as(accessToken, "/auth/v1/logout", { method: "POST" }, 0);
  app.advance(5000);
  expect([await read(0), await read(1)]).toEqual([401, 401]);
});

test("failed sign-ins count together and lock the account at both", async () => {
  const { email } = await app.signUp();
  const signIn = async (server: number, password: string) =>
    (await app.request("/auth/v1/token?grant_type=password", json({ email, password }), server)).status;
  for (const server of [0, 1, 0, 1, 0]) expect(await signIn(server, "wrong password")).toBe(400);
  expect([await signIn(1, PASSWORD), await signIn(0, PASSWORD)]).toEqual([429, 429]);
});

test("the rate limit counts a client's requests at both together", async () => {
  const send = async (server: number) =>
    (await app.request("/auth/v1/recover", json({ email: "nobody@fund.example" }, "192.0.2.8"), server)).status;
  const responses = await Promise.all(Array.from({ length: 60 }, (_, index) => send(index % 2)));
  expect(responses.filter((status) => status !== 429)).toHaveLength(30);
});

test("20 concurrent refreshes of one token at both leave one active session", async () => {
  const { refreshToken } = await app.signUp();
  const refresh = async (token: string, server: number) =>
    app.request("/auth/v1/token?grant_type=refresh_token", json({ refresh_token: token }), server);
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => refresh(refreshToken, index % 2)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const held = (await Promise.all(responses.map((response) => response.json()))) as { refresh_token: string }[];
  expect((await refresh(held.at(-1)?.refresh_token ?? "", 1)).status).toBe(200);
});

test("the last 5 of 100 LinkedIn requests are used exactly 5 times", async () => {
  await app.database.run([{ text: "update public.linkedin_request_count set count = 95" }]);
  const take = async (server: number) => {
    const response = await app.as(app.keys.serviceRoleKey, "/rest/v1/rpc/take_linkedin_request", json({}), server);
    const [row] = (await response.json()) as { taken: boolean }[];
    return row?.taken;
  };
  const taken = await Promise.all(Array.from({ length: 50 }, (_, index) => take(index % 2)));
  expect(taken.filter(Boolean)).toHaveLength(5);
  const [left] = await app.database.run([{ text: "select count from public.linkedin_request_count" }]);
  expect(left?.rows).toEqual([{ count: "100" }]);
});

test.each([
  ["university", "universities", { name: "Shared" }],
  ["company", "company_facts", { url: "https://shared.example", company_name: "Shared" }],
  ["company name", "company_names", { name: "Shared" }],
  ["match rule", "match_rules", { kind: "never", spelling: "Shared" }],
  ["other name", "other_names", { kind: "company", name: "Company", other_name: "Shared" }],
  ["hotlist's company", "squad_hotlist_companies", { squad_id: "genai", company_name: "Shared" }],
])("of 50 concurrent inserts of the same %s at both, one succeeds", async (_what, table, row) => {
  const { accessToken } = await app.signUp();
  const add = async (server: number) => {
    const init = { method: "POST", body: JSON.stringify(row) };
    const response = await app.as(accessToken, `/rest/v1/${table}`, init, server);
    return response.status === 201 ? 201 : [response.status, ((await response.json()) as { code: string }).code];
  };
  const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => add(index % 2)));
  expect(responses.filter((response) => response === 201)).toHaveLength(1);
  expect(responses.filter((response) => response !== 201)).toEqual(Array.from({ length: 49 }, () => [409, "23505"]));
  const [kept] = await app.database.run([
    { text: `select from public.${table} where to_jsonb(${table}) @> $1::jsonb`, values: [JSON.stringify(row)] },
  ]);
  expect(kept?.rows).toHaveLength(1);
});

test("a table created at one is served by the other after the schema notification", async () => {
  const read = async (server: number) =>
    (await app.as(app.keys.serviceRoleKey, "/rest/v1/made_later", {}, server)).status;
  expect([await read(0), await read(1)]).toEqual([404, 404]);
  await app.database.run([
    { text: "create table public.made_later (id integer primary key)" },
    { text: "grant select on public.made_later to service_role" },
    { text: "notify pgrst, 'reload schema'" },
  ]);
  await expect.poll(() => Promise.all([read(0), read(1)])).toEqual([200, 200]);
});

test("an authenticator code works once across both", async () => {
  const user = await app.signUp();
  const { secret, factorId } = await app.addFactor(user);
  const signIn = { email: user.email, password: PASSWORD };
  const fresh = await Promise.all(
    [0, 1].map(async (server) => {
      const response = await app.request(
        "/auth/v1/token?grant_type=password",
        json(signIn, `192.0.2.2${server}`),
        server,
      );
      return ((await response.json()) as { access_token: string }).access_token;
    }),
  );
  const code = codeOf(secret, app.nowMs(), 1);
  const show = async (token: string, server: number) => {
    const asked = await app.as(token, `/auth/v1/factors/${factorId}/challenge`, { method: "POST", body: "{}" }, server);
    const { id: challenge_id } = (await asked.json()) as { id: string };
    const body = JSON.stringify({ challenge_id, code });
    return (await app.as(token, `/auth/v1/factors/${factorId}/verify`, { method: "POST", body }, server)).status;
  };
  const responses = await Promise.all(fresh.map((token, server) => show(token, server)));
  expect(responses.filter((status) => status === 200)).toHaveLength(1);
});

test("both together fill 1,000 companies with at most 45 requests to Wikidata, three at once", async () => {
  const { accessToken } = await app.signUp();
  const urls = permalinks.map((permalink) => `https://www.crunchbase.com/organization/${permalink}`);
  const rows = urls.map((url) => ({ url, company_name: url }));
  await app.as(accessToken, "/rest/v1/company_facts", { method: "POST", body: JSON.stringify(rows) });
  const batches = Array.from({ length: 10 }, (_, index) => urls.slice(index * 100, (index + 1) * 100));
  const fill = async (server: number) => {
    for (const batch of batches.filter((_, index) => index % 2 === server)) {
      const body = JSON.stringify({ urls: batch, source: "wikidata" });
      const found = await app.as(accessToken, "/functions/v1/fetch-crunchbase", { method: "POST", body }, server);
      expect(found.status).toBe(200);
      const init = { method: "POST", body: JSON.stringify({ urls: batch }) };
      const filled = await app.as(accessToken, "/rest/v1/rpc/fill_from_open_data", init, server);
      expect(await filled.json()).toHaveLength(100);
    }
  };
  await Promise.all([fill(0), fill(1)]);
  // The fake responds with 429 above 200 a minute and 3 at once.
  expect(wikidata.requests.length).toBeLessThanOrEqual(45);
  expect(wikidata.mostAtOnce()).toBeLessThanOrEqual(3);
  const [counted, calls] = await app.database.run([
    {
      text: `select count(*) from public.company_facts where founded_year is not null and city is not null
        and fetched_from ->> 'founded_year' = 'wikidata'`,
    },
    { text: "select cardinality(call_times) as calls from private.service_calls where service = 'wikidata'" },
  ]);
  expect(counted?.rows).toEqual([{ count: "1000" }]);
  expect(calls?.rows).toEqual([{ calls: String(wikidata.requests.length) }]);
});
