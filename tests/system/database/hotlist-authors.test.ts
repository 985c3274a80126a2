/** Who last changed each field of a hotlist entry. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRestRoutes } from "#gateway/rest/routes.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let tables: TestDatabase;
  let clientOf: (claims: {
    readonly role: string;
    readonly sub?: string;
    readonly email?: string;
  }) => Promise<SupabaseClient>;

  beforeAll(async () => {
    tables = await openTestDatabase(engine);
    const tokens = await createTokens(await createSigningKey(), Date.now);
    const routes = createRestRoutes({
      database: tables.database,
      tokens,
      sessionState: async () => "active" as const,
      schemas: ["public"],
      maxRows: 1000,
      onUnexpectedError: (error: unknown) => {
        throw error;
      },
    });
    const gateway = new Hono().route("/rest/v1", routes);
    clientOf = async (claims) =>
      createClient("http://gateway.test", await tokens.sign({ aud: "authenticated", ...claims }), {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: async (input, init) => gateway.request(input as string, init) },
      });
  });
  beforeEach(() => tables.reset());
  afterAll(() => tables.close());

  const user = (name: string, last: string) =>
    clientOf({
      role: "authenticated",
      sub: `00000000-0000-4000-8000-00000000000${last}`,
      email: `${name}@fund.example`,
    });
  const TABLE = "squad_hotlist_companies";

  test("an update records its user for the changed fields only", async () => {
    const [ada, grace] = [await user("ada", "a"), await user("grace", "b")];
    const forged = { squad_id: "fintech", company_name: "N26", authors: { geography: "somebody@else.example" } };
    const { data: added } = await ada.from(TABLE).insert(forged).select("authors").single().throwOnError();
    expect(added).toEqual({ authors: {} });

    await ada.from(TABLE).update({ geography: "DACH", priority: "high" }).eq("company_name", "N26").throwOnError();
    const change = { geography: "DACH", priority: "low", sector: "Banking" };
    const { data } = await grace.from(TABLE).update(change).eq("company_name", "N26").select("authors").throwOnError();
    expect(data).toEqual([{ authors: { geography: "ada@fund.example", priority: "grace@fund.example" } }]);

    const { error } = await ada.from(TABLE).update({ authors: {} }).eq("company_name", "N26");
    expect(error?.code).toBe("42501");
  });

  test("a change without a user removes the author, and a restored row keeps its authors", async () => {
    const service = await clientOf({ role: "service_role" });
    const authors = { geography: "ada@fund.example", priority: "ada@fund.example" };
    const row = { squad_id: "fintech", company_name: "N26", geography: "DACH", authors };
    const { data: restored } = await service.from(TABLE).insert(row).select("authors").single().throwOnError();
    expect(restored).toEqual({ authors });
    const { data } = await service
      .from(TABLE)
      .update({ geography: "Nordics" })
      .eq("company_name", "N26")
      .select("authors")
      .throwOnError();
    expect(data).toEqual([{ authors: { priority: "ada@fund.example" } }]);
  });
});
