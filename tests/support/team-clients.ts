/** Clients of the product's tables through the gateway, without a server. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import type { Database } from "#gateway/db/port/database.ts";
import { createRestRoutes } from "#gateway/rest/routes.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import type { Database as Schema } from "#supabase/database.types.ts";
import { createRest, type Rest } from "#supabase/functions/_shared/backend.ts";
import { openTestDatabase, type TestDatabase } from "./databases.ts";

export type TeamClient = SupabaseClient<Schema>;

export interface Clients {
  /** A client with these claims; `headers` are sent with each request. */
  clientOf(
    claims: { readonly role: string; readonly sub?: string; readonly email?: string },
    headers?: Readonly<Record<string, string>>,
  ): Promise<TeamClient>;
  /** A signed-in colleague. The last character of the ID is `last`. */
  colleague(name: string, last: string, headers?: Readonly<Record<string, string>>): Promise<TeamClient>;
  /** The REST interface as the edge functions call it. */
  functionRest(): Promise<Rest>;
}

export interface TeamClients extends Clients {
  readonly tables: TestDatabase;
}

export const idOf = (last: string) => `00000000-0000-4000-8000-00000000000${last}`;

export async function openTeamClients(engine: "pglite" | "postgres"): Promise<TeamClients> {
  const tables = await openTestDatabase(engine);
  return { tables, ...(await clientsOn(tables.database)) };
}

/** Clients of any database with the product's tables. */
export async function clientsOn(database: Database): Promise<Clients> {
  const tokens = await createTokens(await createSigningKey(), Date.now);
  const routes = createRestRoutes({
    database,
    tokens,
    sessionState: async () => "active" as const,
    schemas: ["public"],
    maxRows: 1000,
    onUnexpectedError: (error: unknown) => {
      throw error;
    },
  });
  const gateway = new Hono().route("/rest/v1", routes);
  const url = "http://gateway.test";
  const fetch = async (input: string | URL | Request, init?: RequestInit) => gateway.request(input, init);
  const keyOf = (claims: { readonly role: string }) => tokens.sign({ aud: "authenticated", ...claims });
  const clientOf: Clients["clientOf"] = async (claims, headers = {}) =>
    createClient<Schema>(url, await keyOf(claims), {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers, fetch },
    });
  return {
    clientOf,
    functionRest: async () => createRest({ url, serviceRoleKey: await keyOf({ role: "service_role" }) }, fetch),
    colleague: (name, last, headers) =>
      clientOf({ role: "authenticated", sub: idOf(last), email: `${name}@fund.example` }, headers),
  };
}
