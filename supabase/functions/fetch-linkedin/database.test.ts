/** The function on the real testDatabase, through the gateway's REST interface. */
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRestRoutes } from "#gateway/rest/routes.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { type FakeLinkedin, fakeLinkedinKeys, startFakeLinkedin } from "#tests/fakes/linkedin.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { profileUrl } from "../../../domain/profile/profile-url.ts";
import type { HandlerDeps } from "../_shared/request-handler.ts";
import { createHandler, createProfileCleanup } from "./handler.ts";
import { samplePeople } from "./sample/people.ts";

const NOW_MS = Date.parse("2026-11-21T10:00:00Z");
const DAY_MS = 24 * 3_600_000;
const BACKEND_URL = "http://gateway.test";
const people = Array.from({ length: 50 }, (_, index) => ({ ...samplePeople[0], public_id: `person-${index}` }));

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let testDatabase: TestDatabase;
  let gateway: Hono;
  let keys: { readonly service: string; readonly user: string };
  let fake: FakeLinkedin;
  let clockMs: number;
  const unexpected: unknown[] = [];

  beforeAll(async () => {
    testDatabase = await openTestDatabase(engine);
    const tokens = await createTokens(await createSigningKey(), Date.now);
    keys = {
      service: await tokens.sign({ aud: "authenticated", role: "service_role" }),
      user: await tokens.sign({
        aud: "authenticated",
        role: "authenticated",
        sub: "00000000-0000-4000-8000-00000000000a",
      }),
    };
    const onUnexpectedError = (error: unknown) => void unexpected.push(error);
    const rest = {
      database: testDatabase.database,
      tokens,
      sessionState: async () => "active" as const,
      schemas: ["public"],
      maxRows: 1000,
      onUnexpectedError,
    };
    gateway = new Hono().route("/rest/v1", createRestRoutes(rest));
    fake = await startFakeLinkedin({ people: [...samplePeople, ...(people as typeof samplePeople)] });
  });
  beforeEach(async () => {
    await testDatabase.reset();
    clockMs = NOW_MS;
  });
  afterAll(async () => {
    await fake.close();
    await testDatabase.close();
    expect(unexpected).toEqual([]);
  });

  const handlerDeps = (): HandlerDeps => ({
    environment: {
      SUPABASE_URL: BACKEND_URL,
      SUPABASE_SERVICE_ROLE_KEY: keys.service,
      LINKEDIN_API_KEY: fakeLinkedinKeys.valid,
      LINKEDIN_BASE_URL: fake.baseUrl,
    },
    fetch,
    backendFetch: async (url, init) => gateway.request(url, init),
    now: () => clockMs,
    log: (message) => void unexpected.push(message),
  });
  const newHandler = () => createHandler(handlerDeps());

  async function lookUp(handler: ReturnType<typeof newHandler>, publicId: string, refresh = false) {
    const response = await handler(
      new Request(`${BACKEND_URL}/functions/v1/fetch-linkedin`, {
        method: "POST",
        headers: { authorization: `Bearer ${keys.user}` },
        body: JSON.stringify({ url: profileUrl(publicId), refresh }),
      }),
    );
    return { status: response.status, body: await response.json() };
  }

  const clientWith = (key: string) =>
    createClient(BACKEND_URL, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (input, init) => gateway.request(input as string, init) },
    });

  async function readCount(): Promise<number> {
    const { data } = await clientWith(keys.user).from("linkedin_request_count").select("count").single().throwOnError();
    return data.count;
  }
  const setCount = (count: number) =>
    testDatabase.database.run([
      { text: "update public.linkedin_request_count set count = $1", values: [String(count)] },
    ]);

  test("50 concurrent requests in 3 processes with 3 left fetch exactly 3", async () => {
    await setCount(97);
    const before = fake.requests.length;
    const processes = [newHandler(), newHandler(), newHandler()];
    const results = await Promise.all(
      people.map(({ public_id }, index) => lookUp(processes[index % 3] ?? newHandler(), public_id)),
    );
    const statuses = results.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 47 }, () => 429)]);
    expect(fake.requests.length - before).toBe(3);
    expect(await readCount()).toBe(100);
    const { data } = await clientWith(keys.user).from("linkedin_profiles").select("url").throwOnError();
    expect(data).toHaveLength(3);
  });

  // PGlite has one connection, and thus no row locks to wait for: there is nothing to test.
  if (engine === "postgres")
    test("concurrent takes that wait for the row's lock never exceed the limit", async () => {
      await setCount(97);
      const service = clientWith(keys.service);
      const takes = await testDatabase.database.transaction(async (transaction) => {
        await transaction.query({ text: "select from public.linkedin_request_count for update" });
        const started = Array.from(
          { length: 8 },
          async () => await service.rpc("take_linkedin_request").throwOnError(),
        );
        const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
        while ((await transaction.query({ text: waiting })).affectedRows < 8) {
          await sleep(5);
          // A transaction otherwise sees a snapshot of pg_stat_activity.
          await transaction.query({ text: "select pg_stat_clear_snapshot()" });
        }
        return started;
      });
      const results = (await Promise.all(takes)).map(({ data }) => data[0].taken);
      expect(results.filter((taken: boolean) => taken)).toHaveLength(3);
      expect(await readCount()).toBe(100);
    });

  test("50 concurrent failed requests leave the count unchanged", async () => {
    await setCount(90);
    const handlers = Array.from({ length: 50 }, newHandler);
    const results = await Promise.all(handlers.map((handler) => lookUp(handler, "error-502")));
    // How many meet a momentarily full count depends on timing.
    expect(results.filter(({ status }) => status === 502).length).toBeGreaterThanOrEqual(10);
    expect(results.every(({ status }) => status === 502 || status === 429)).toBe(true);
    expect(await readCount()).toBe(90);
  });

  test("a profile is stored in one row, served, refreshed, and deleted after its retention", async () => {
    const handler = newHandler();
    expect(await lookUp(handler, "sample-founder")).toMatchObject({ status: 200, body: { cached: false } });
    expect(await lookUp(handler, "sample-founder")).toMatchObject({
      status: 200,
      body: { cached: true, fetched_at: "2026-11-21T10:00:00.000Z", source: "fresh-linkedin" },
    });
    clockMs += DAY_MS;
    expect(await lookUp(handler, "sample-founder", true)).toMatchObject({ status: 200, body: { cached: false } });
    const client = clientWith(keys.user);
    const stored = await client.from("linkedin_profiles").select("*").throwOnError();
    expect(stored.data).toMatchObject([
      {
        url: profileUrl("sample-founder"),
        full_name: "Jördis Grünwälder",
        experiences: expect.arrayContaining([expect.objectContaining({ company_name: "Celonis" })]),
        educations: expect.any(Array),
        raw_data: expect.objectContaining({ public_id: "sample-founder" }),
        source: "fresh-linkedin",
        fetched_at: expect.stringMatching(/^2026-11-22T10:00:00/),
      },
    ]);
    expect(await readCount()).toBe(2);
    clockMs += 180 * DAY_MS + 1;
    await lookUp(handler, "sample-cto");
    const remaining = await client.from("linkedin_profiles").select("url").throwOnError();
    expect(remaining.data).toEqual([{ url: profileUrl("sample-cto") }]);
  });

  test("the cleanup deletes expired profiles without any request", async () => {
    await lookUp(newHandler(), "sample-founder");
    clockMs += DAY_MS;
    await lookUp(newHandler(), "sample-cto");
    clockMs += 179 * DAY_MS + 1;
    const { environment, backendFetch, now } = handlerDeps();
    await createProfileCleanup({ environment, backendFetch, now })();
    const { data } = await clientWith(keys.user).from("linkedin_profiles").select("url").throwOnError();
    expect(data).toEqual([{ url: profileUrl("sample-cto") }]);
  });

  test("a user can read and delete profiles, but not write them or change the count", async () => {
    await lookUp(newHandler(), "sample-founder");
    const client = clientWith(keys.user);
    const url = profileUrl("sample-founder");
    expect((await client.from("linkedin_profiles").insert({ url: profileUrl("x") })).error?.code).toBe("42501");
    expect((await client.from("linkedin_profiles").update({ full_name: "Y" }).eq("url", url)).error?.code).toBe(
      "42501",
    );
    expect((await client.from("linkedin_request_count").update({ count: 0 }).gte("id", 0)).error?.code).toBe("42501");
    for (const name of ["take_linkedin_request", "give_back_linkedin_request"]) {
      expect((await client.rpc(name)).error?.code).toBe("42501");
    }
    expect(await readCount()).toBe(1);
    await client.from("linkedin_profiles").delete().eq("url", url).throwOnError();
    expect((await client.from("linkedin_profiles").select("url").throwOnError()).data).toEqual([]);
  });

  test("the count never drops below 0, and a limit below the count rejects every request", async () => {
    const service = clientWith(keys.service);
    await service.rpc("give_back_linkedin_request").throwOnError();
    expect(await readCount()).toBe(0);
    await service.from("linkedin_request_count").update({ count: 5, max_count: 3 }).gte("id", 0).throwOnError();
    const { data } = await service.rpc("take_linkedin_request").throwOnError();
    expect(data).toEqual([{ taken: false, count: 5, max_count: 3 }]);
  });
});
