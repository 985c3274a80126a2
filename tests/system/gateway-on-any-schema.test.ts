/** The gateway serves any schema: here a kitchen's recipes, without a table, function or word of the product. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuthRoutes } from "#gateway/auth/routes.ts";
import { createSessionCheck, findEndedSessions } from "#gateway/auth/session-check.ts";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { createOriginPolicy } from "#gateway/http/origin-policy.ts";
import { startRealtime } from "#gateway/realtime/realtime.ts";
import { createRestRoutes } from "#gateway/rest/routes.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { MIGRATIONS } from "#server/locations.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const RECIPES = `
  create table public.recipes (
    id bigint generated always as identity primary key,
    cook uuid not null default auth.uid() references auth.users (id),
    dish text not null
  );
  alter table public.recipes enable row level security;
  grant select, insert on public.recipes to authenticated;
  create policy "own recipes" on public.recipes for all to authenticated using (cook = auth.uid());
  create function public.dish_count() returns bigint language sql stable as 'select count(*) from public.recipes';
  alter publication supabase_realtime add table public.recipes;`;

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  const unexpected: unknown[] = [];
  let kitchen: Awaited<ReturnType<typeof openKitchen>>;
  beforeAll(async () => {
    kitchen = await openKitchen(engine, (error) => unexpected.push(error));
  });
  afterAll(async () => {
    await kitchen.close();
    expect(unexpected).toEqual([]);
  });

  test("people sign up, write rows, read their own only, and call functions", async () => {
    const ann = await kitchen.signUp("ann@kitchen.example");
    const bob = await kitchen.signUp("bob@kitchen.example");
    const { data } = await ann.from("recipes").insert({ dish: "Dumplings" }).select("id,dish").single();
    expect(data).toEqual({ id: 1, dish: "Dumplings" });
    expect((await bob.from("recipes").select("dish")).data).toEqual([]);
    expect((await ann.rpc("dish_count")).data).toBe(1);
  });

  test("a subscriber receives its own new row", async () => {
    const cook = await kitchen.signUp("cook@kitchen.example");
    const seen: unknown[] = [];
    const channel = cook
      .channel("kitchen")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "recipes" }, (change) =>
        seen.push(change.new.dish),
      );
    const joined = Promise.withResolvers<void>();
    channel.on("system", {}, ({ status }) => status === "ok" && joined.resolve());
    channel.subscribe();
    await joined.promise;
    await cook.from("recipes").insert({ dish: "Noodles" });
    await expect.poll(() => seen).toEqual(["Noodles"]);
    await cook.realtime.disconnect();
  });
});

async function openKitchen(engine: "pglite" | "postgres", onUnexpectedError: (error: unknown) => void) {
  const opened = await openTestDatabase(engine, { migrated: false });
  const { database } = opened;
  const migrationsDir = await mkdtemp(join(tmpdir(), "kitchen-"));
  await writeFile(join(migrationsDir, "1_recipes.sql"), RECIPES);
  await migrate(database, { platformDir: MIGRATIONS.platformDir, migrationsDir });

  const clock = Date.now;
  const tokens = await createTokens(await createSigningKey());
  const shared = { database, tokens, clock, onUnexpectedError };
  const realtime = await startRealtime({
    ...shared,
    endedSessions: findEndedSessions(database, clock),
    originPolicy: createOriginPolicy({ publicOrigin: null, listenHost: "127.0.0.1", allowedOrigins: [] }),
    clientAddress: () => "192.0.2.1",
    anonymousJoins: false,
  });
  const siteUrl = (request: Request) => new URL(request.url).origin;
  const app = new Hono()
    .route(
      "/auth/v1",
      createAuthRoutes({
        ...shared,
        random: randomBytes,
        mailer: null,
        clientAddress: () => "192.0.2.1",
        settings: {
          apiUrl: (request) => `${siteUrl(request)}/auth/v1`,
          siteUrl,
          autoConfirm: true,
          acceptsSignUps: () => true,
          allowedEmailDomains: [],
          passwordMinLength: 8,
          jwtLifetimeSeconds: 3600,
          refreshTokenReuseSeconds: 10,
          redirectAllowList: [],
        },
      }),
    )
    .route(
      "/rest/v1",
      createRestRoutes({
        ...shared,
        sessionState: createSessionCheck(database, clock),
        schemas: ["public"],
        maxRows: 1000,
      }),
    );
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  realtime.attach(server);
  if (!server.listening) await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const anonKey = await tokens.sign({ role: "anon", exp: Math.floor(clock() / 1000) + 3600 });

  return {
    /** The official client, signed in with a new account. */
    async signUp(email: string): Promise<SupabaseClient> {
      const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
      const { error } = await client.auth.signUp({ email, password: "correct horse battery" });
      expect(error).toBeNull();
      return client;
    },
    async close() {
      await realtime.close();
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
      await rm(migrationsDir, { recursive: true });
    },
  };
}
