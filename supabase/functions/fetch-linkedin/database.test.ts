/** The function against the real tables, through the gateway's REST interface, on both engines. */
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
const URL_OF_BACKEND = "http://gateway.test";
const crowd = Array.from({ length: 50 }, (_, index) => ({ ...samplePeople[0], public_id: `person-${index}` }));

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let tables: TestDatabase;
  let gateway: Hono;
  let keys: { readonly service: string; readonly user: string };
  let fake: FakeLinkedin;
  let clockMs: number;
  const unexpected: unknown[] = [];

  beforeAll(async () => {
    tables = await openTestDatabase(engine);
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
      database: tables.database,
      tokens,
      sessionState: async () => "active" as const,
      schemas: ["public"],
      maxRows: 1000,
      onUnexpectedError,
    };
    gateway = new Hono().route("/rest/v1", createRestRoutes(rest));
    fake = await startFakeLinkedin({ people: [...samplePeople, ...(crowd as typeof samplePeople)] });
  });
  beforeEach(async () => {
    await tables.reset();
    clockMs = NOW_MS;
  });
  afterAll(async () => {
    await fake.close();
    await tables.close();
    expect(unexpected).toEqual([]);
  });

  const handlerDeps = (): HandlerDeps => ({
    environment: {
      SUPABASE_URL: URL_OF_BACKEND,
      SUPABASE_SERVICE_ROLE_KEY: keys.service,
      LINKEDIN_API_KEY: fakeLinkedinKeys.good,
      LINKEDIN_BASE_URL: fake.baseUrl,
    },
    fetch,
    backendFetch: async (address, init) => gateway.request(address, init),
    now: () => clockMs,
    log: (message) => void unexpected.push(message),
  });
  const newHandler = () => createHandler(handlerDeps());

  async function ask(handler: ReturnType<typeof newHandler>, publicId: string, refresh = false) {
    const response = await handler(
      new Request(`${URL_OF_BACKEND}/functions/v1/fetch-linkedin`, {
        method: "POST",
        headers: { authorization: `Bearer ${keys.user}` },
        body: JSON.stringify({ url: profileUrl(publicId), refresh }),
      }),
    );
    return { status: response.status, body: await response.json() };
  }

  const clientWith = (key: string) =>
    createClient(URL_OF_BACKEND, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (input, init) => gateway.request(input as string, init) },
    });

  async function countNow(): Promise<number> {
    const { data } = await clientWith(keys.user).from("linkedin_request_count").select("count").single().throwOnError();
    return data.count;
  }
  const setCount = (count: number) =>
    tables.database.run([{ text: "update public.linkedin_request_count set count = $1", values: [String(count)] }]);

  test("50 requests at once with 3 left fetch exactly 3, in however many processes", async () => {
    await setCount(97);
    const before = fake.requests.length;
    const processes = [newHandler(), newHandler(), newHandler()];
    const answers = await Promise.all(
      crowd.map(({ public_id }, index) => ask(processes[index % 3] ?? newHandler(), public_id)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 47 }, () => 429)]);
    expect(fake.requests.length - before).toBe(3);
    expect(await countNow()).toBe(100);
    const { data } = await clientWith(keys.user).from("linkedin_profiles").select("url").throwOnError();
    expect(data).toHaveLength(3);
  });

  // One connection has no crowd at its row.
  test.runIf(engine === "postgres")(
    "who waits for the row together meets its new count one after the other",
    async () => {
      await setCount(97);
      const service = clientWith(keys.service);
      const takes = await tables.database.transaction(async (transaction) => {
        await transaction.query({ text: "select from public.linkedin_request_count for update" });
        const started = Array.from(
          { length: 8 },
          async () => await service.rpc("take_linkedin_request").throwOnError(),
        );
        const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
        while ((await transaction.query({ text: waiting })).affectedRows < 8) {
          await sleep(5);
          // Within a transaction the view shows what it first saw.
          await transaction.query({ text: "select pg_stat_clear_snapshot()" });
        }
        return started;
      });
      const answers = (await Promise.all(takes)).map(({ data }) => data[0].taken);
      expect(answers.filter((taken: boolean) => taken)).toHaveLength(3);
      expect(await countNow()).toBe(100);
    },
  );

  test("50 failures at once leave the count as it was", async () => {
    await setCount(90);
    const handlers = Array.from({ length: 50 }, newHandler);
    const answers = await Promise.all(handlers.map((handler) => ask(handler, "trouble-502")));
    // How many found the count full for a moment is chance.
    expect(answers.filter(({ status }) => status === 502).length).toBeGreaterThanOrEqual(10);
    expect(answers.every(({ status }) => status === 502 || status === 429)).toBe(true);
    expect(await countNow()).toBe(90);
  });

  test("a person is one row, read from there, written anew on Refresh, and deleted with age", async () => {
    const handler = newHandler();
    expect(await ask(handler, "sample-founder")).toMatchObject({ status: 200, body: { cached: false } });
    expect(await ask(handler, "sample-founder")).toMatchObject({
      status: 200,
      body: { cached: true, fetched_at: "2026-11-21T10:00:00.000Z", source: "fresh-linkedin" },
    });
    clockMs += DAY_MS;
    expect(await ask(handler, "sample-founder", true)).toMatchObject({ status: 200, body: { cached: false } });
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
    expect(await countNow()).toBe(2);
    clockMs += 180 * DAY_MS + 1;
    await ask(handler, "sample-cto");
    const left = await client.from("linkedin_profiles").select("url").throwOnError();
    expect(left.data).toEqual([{ url: profileUrl("sample-cto") }]);
  });

  test("what is too old goes in the clean-up, too, though nobody asks for anybody", async () => {
    await ask(newHandler(), "sample-founder");
    clockMs += DAY_MS;
    await ask(newHandler(), "sample-cto");
    clockMs += 179 * DAY_MS + 1;
    const { environment, backendFetch, now } = handlerDeps();
    await createProfileCleanup({ environment, backendFetch, now })();
    const { data } = await clientWith(keys.user).from("linkedin_profiles").select("url").throwOnError();
    expect(data).toEqual([{ url: profileUrl("sample-cto") }]);
  });

  test("a user may read and erase profiles, but neither write them nor touch the count", async () => {
    await ask(newHandler(), "sample-founder");
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
    expect(await countNow()).toBe(1);
    await client.from("linkedin_profiles").delete().eq("url", url).throwOnError();
    expect((await client.from("linkedin_profiles").select("url").throwOnError()).data).toEqual([]);
  });

  test("the count is never given back below nothing, and a cap below the count lets nobody through", async () => {
    const service = clientWith(keys.service);
    await service.rpc("give_back_linkedin_request").throwOnError();
    expect(await countNow()).toBe(0);
    await service.from("linkedin_request_count").update({ count: 5, max_count: 3 }).gte("id", 0).throwOnError();
    const { data } = await service.rpc("take_linkedin_request").throwOnError();
    expect(data).toEqual([{ taken: false, count: 5, max_count: 3 }]);
  });
});
