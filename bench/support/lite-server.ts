/**
 * `@supabase/lite` embedded in Node as its documentation says (docs/integrations/embedded.mdx): its App over its own PGlite
 * connection behind @hono/node-server, with the product's tables and policies. In memory, so that no disk slows it down;
 * `bench/package.json` gives it the very PGlite that the product has. Types are ours: the checks run without the peers.
 */
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { serve } from "@hono/node-server";
import { root } from "../../tools/steps.ts";

interface Connection {
  readonly driver: { exec(sql: string): Promise<unknown> };
}
interface LiteApp {
  ensureSystemSchema(): Promise<void>;
  fetch(request: Request, context: { readonly peerAddress: string }): Promise<Response>;
}
interface Lite {
  readonly App: new (config: {
    readonly connection: Connection;
    readonly auth: { readonly enabled: boolean; readonly jwt_secret: string };
  }) => LiteApp;
}
interface LitePglite {
  createPgliteConnection(config: {
    readonly pgliteOptions: { readonly extensions: Readonly<Record<string, unknown>> };
  }): Promise<Connection>;
}

const { App } = await peer<Lite>("@supabase/lite");
const { createPgliteConnection } = await peer<LitePglite>("@supabase/lite/pglite");

const connection = await createPgliteConnection({ pgliteOptions: { extensions: { citext, pg_trgm, unaccent } } });
const app = new App({ connection, auth: { enabled: true, jwt_secret: randomBytes(32).toString("hex") } });
await app.ensureSystemSchema();
// What every Supabase project has before its own migrations; lite makes the roles only when it first sees a policy.
for (const role of ["anon", "authenticated", "service_role", "authenticator"]) {
  await connection.driver.exec(`create role ${role} nologin`);
}
await connection.driver.exec("create schema extensions");
await connection.driver.exec("grant usage on schema extensions to anon, authenticated, service_role");
await connection.driver.exec('set search_path = "$user", public, extensions');
await connection.driver.exec("create publication supabase_realtime");
// It knows no second factors; the policies ask whether there is one.
await connection.driver.exec(
  "create table auth.mfa_factors (id uuid primary key, user_id uuid not null, status text not null)",
);
const migrations = join(root, "supabase", "migrations");
for (const name of (await readdir(migrations)).toSorted()) {
  await connection.driver.exec(await readFile(join(migrations, name), "utf8"));
}

serve(
  { fetch: (request) => app.fetch(request, { peerAddress: "127.0.0.1" }), hostname: "127.0.0.1", port: 0 },
  ({ port }) => console.log(`Ready at http://127.0.0.1:${port}`),
);

function peer<Module>(name: string): Promise<Module> {
  return import(name) as Promise<Module>;
}
