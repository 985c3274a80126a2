/**
 * `@supabase/lite` embedded in Node as its documentation describes (docs/integrations/embedded.mdx), with the product's tables
 * and policies. In memory, so that no disk slows it down; `bench/package.json` pins it to the product's version of PGlite.
 * The types are declared here because type checks run without the packages of bench/package.json.
 */
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
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

const { App } = await importPackage<Lite>("@supabase/lite");
const { createPgliteConnection } = await importPackage<LitePglite>("@supabase/lite/pglite");

const connection = await createPgliteConnection({
  pgliteOptions: { extensions: { citext, fuzzystrmatch, pg_trgm, unaccent } },
});
const app = new App({ connection, auth: { enabled: true, jwt_secret: randomBytes(32).toString("hex") } });
await app.ensureSystemSchema();
// Present in every Supabase project before its migrations; lite creates the roles only with the first policy.
for (const role of ["anon", "authenticated", "service_role", "authenticator"]) {
  await connection.driver.exec(`create role ${role} nologin`);
}
await connection.driver.exec("create schema extensions");
await connection.driver.exec("grant usage on schema extensions to anon, authenticated, service_role");
await connection.driver.exec('set search_path = "$user", public, extensions');
await connection.driver.exec("create publication supabase_realtime");
// lite has no second factors, but the policies query them.
await connection.driver.exec(
  "create table auth.mfa_factors (id uuid primary key, user_id uuid not null, status text not null)",
);
// lite has no storage, but the tables of files use it.
await connection.driver.exec(
  await readFile(join(root, "gateway", "db", "migrations", "platform", "0005_storage.sql"), "utf8"),
);
const migrations = join(root, "supabase", "migrations");
for (const name of (await readdir(migrations)).toSorted()) {
  await connection.driver.exec(await readFile(join(migrations, name), "utf8"));
}

serve(
  { fetch: (request) => app.fetch(request, { peerAddress: "127.0.0.1" }), hostname: "127.0.0.1", port: 0 },
  ({ port }) => console.log(`Ready at http://127.0.0.1:${port}`),
);

function importPackage<Module>(name: string): Promise<Module> {
  return import(name) as Promise<Module>;
}
