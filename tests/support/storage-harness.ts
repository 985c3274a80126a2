import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { createLimitedServer } from "#gateway/http/socket-limits.ts";
import { draftsFolder, objectsFolder } from "#gateway/storage/file-store.ts";
import { type FilesFolder, openFilesFolder } from "#gateway/storage/files-folder.ts";
import { UPLOAD_PACE } from "#gateway/storage/pace.ts";
import { createStorageRoutes } from "#gateway/storage/routes.ts";
import type { StorageDependencies } from "#gateway/storage/service.ts";
import { createUrlTokens } from "#gateway/storage/url-tokens.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { createSigningKey, createTokens } from "#gateway/tokens/tokens.ts";
import { openTestDatabase, type TestEngine } from "./databases.ts";
import { fastFolder } from "./fast-folder.ts";
import { IN_PROCESS } from "./in-process-server.ts";
import { runScript } from "./run-script.ts";

const ENGINES = ["pglite", "postgres"] as const;

export const ANN = "00000000-0000-4000-8000-00000000000a";
export const BOB = "00000000-0000-4000-8000-00000000000b";
/** For requests without a key or token. */
export const ANONYMOUS = "anonymous";
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Everybody reads "shared" and writes to their own folder of it; "pictures" takes small ones of decks; "secret" has no policy. */
const POLICIES = `
create policy "signed-in people see buckets" on storage.buckets for select to authenticated using (true);
create policy "signed-in people read shared files" on storage.objects for select to authenticated using (bucket_id in ('shared', 'typed', 'tiny'));
create policy "people add to their folder" on storage.objects for insert to authenticated
  with check (bucket_id in ('shared', 'typed', 'tiny') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people add small pictures of decks" on storage.objects for insert to authenticated
  with check (bucket_id = 'pictures' and metadata ->> 'mimetype' like 'image/%' and (metadata ->> 'contentLength')::int <= 1000
    and user_metadata ->> 'kind' = 'deck');
create policy "owners change" on storage.objects for update to authenticated using (owner_id = (select auth.uid())::text)
  with check ((storage.foldername(name))[1] = (select auth.uid())::text);
create policy "owners delete" on storage.objects for delete to authenticated using (owner_id = (select auth.uid())::text);`;

const ROWS = [
  "select set_config('storage.allow_delete_query', 'true', true)",
  "delete from storage.objects",
  "delete from storage.buckets",
  `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
     ('shared', 'shared', false, null, null), ('secret', 'secret', false, null, null), ('open', 'open', true, null, null),
     ('pictures', 'pictures', false, null, null),
     ('typed', 'typed', false, null, '{application/pdf,image/png,text/csv,text/plain}'), ('tiny', 'tiny', false, 10, null)`,
];

export type StorageHarness = Awaited<ReturnType<typeof openStorage>>;

export function describeStorage(tests: (storage: () => StorageHarness) => void): void {
  describe.each(ENGINES)("on %s", (engine) => {
    let storage: StorageHarness;
    beforeAll(async () => {
      storage = await openStorage(engine);
    });
    beforeEach(() => storage.reset());
    afterAll(() => storage.close());
    tests(() => storage);
  });
}

/** The routes over a database and a folder of their own, mounted at /storage/v1 of a server. */
export async function openStorage(engine: TestEngine, policies = POLICIES) {
  const test = await openTestDatabase(engine);
  const { database } = test;
  await runScript(database, policies);
  const parent = await mkdtemp(join(await fastFolder(), "test-files-"));
  const folder = join(parent, "files");
  const tokens = await createTokens(await createSigningKey());
  const unexpectedErrors: unknown[] = [];
  const endedUsers = new Set(["ended"]);
  let nowMs: number | null = null;
  const clock = () => nowMs ?? Date.now();
  const options = {
    free: 2 ** 40,
    pace: UPLOAD_PACE,
    files: await openFilesFolder(database, folder),
  };
  const urlTokens = createUrlTokens(Buffer.alloc(32, 7), clock);
  const dependencies: StorageDependencies = {
    database,
    tokens,
    sessionState: async ({ sub, aal }) =>
      endedUsers.has(sub ?? "") ? "ended" : aal === "aal1" ? "aal2-required" : "active",
    files: {
      folder,
      create: (version) => options.files.files.create(version),
      open: (version) => options.files.files.open(version),
      duplicate: (version, copy) => options.files.files.duplicate(version, copy),
      remove: (version) => options.files.files.remove(version),
    },
    uploadsDisabled: () => options.files.mismatch(),
    urlTokens,
    maxFileBytes: MAX_FILE_BYTES,
    freeBytes: async () => options.free,
    pace: () => options.pace,
    clock,
    onUnexpectedError: (error) => unexpectedErrors.push(error),
  };
  const app = new Hono().route("/storage/v1", createStorageRoutes(dependencies));
  const server = createLimitedServer(app, IN_PROCESS).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;

  async function deleteFiles(): Promise<void> {
    for (const path of [objectsFolder(folder), draftsFolder(folder)]) {
      for (const name of await readdir(path)) await rm(join(path, name), { recursive: true, force: true });
    }
  }

  const sign = (claims: Partial<Claims> & { role: string }) => tokens.sign({ aud: "authenticated", ...claims });
  const named = new Map<string | null, string>([
    [null, await sign({ role: "anon" })],
    [ANN, await sign({ role: "authenticated", sub: ANN, aal: "aal2" })],
    [BOB, await sign({ role: "authenticated", sub: BOB, aal: "aal2" })],
    ["service_role", await sign({ role: "service_role" })],
  ]);
  const tokenOf = (as: string | null) => named.get(as) ?? String(as);

  return {
    database,
    another: () => test.another(),
    /** Restores every table to its state after the migrations, and deletes all files. */
    async resetTables() {
      await test.reset();
      await deleteFiles();
    },
    app,
    port,
    origin,
    folder,
    sign,
    tokenOf,
    urlTokens,
    unexpectedErrors,
    /** Users without an active session. */
    endedUsers,
    /** Of the server's disk and senders. */
    options,
    setTime: (ms: number | null) => {
      nowMs = ms;
    },
    reopen: (other: string): Promise<FilesFolder> => openFilesFolder(database, other),

    /** The official client, as Ann by default; null for the anonymous key. */
    client(as: string | null = ANN) {
      return createClient(origin, tokenOf(null), {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { headers: { Authorization: `Bearer ${tokenOf(as)}` } },
      }).storage;
    },

    /** A plain request, as Ann by default. */
    request(path: string, init: RequestInit = {}, as: string | null = ANN) {
      const headers = new Headers(init.headers);
      if (as !== ANONYMOUS) headers.set("authorization", `Bearer ${tokenOf(as)}`);
      return fetch(`${origin}/storage/v1${path}`, { ...init, headers });
    },

    /** Versions of the files and drafts in the folder. */
    async storedVersions(): Promise<readonly string[]> {
      const names: string[] = await readdir(draftsFolder(folder));
      for (const shard of await readdir(objectsFolder(folder))) {
        names.push(...(await readdir(join(objectsFolder(folder), shard))));
      }
      return names.sort();
    },

    async rowVersions(): Promise<readonly string[]> {
      const [result] = await database.run([{ text: "select version from storage.objects order by version" }]);
      return (result?.rows ?? []).map((row) => row["version"] ?? "");
    },

    async reset() {
      nowMs = null;
      options.free = 2 ** 40;
      options.pace = UPLOAD_PACE;
      unexpectedErrors.length = 0;
      await database.run(ROWS.map((text) => ({ text })));
      await deleteFiles();
    },

    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await test.close();
      await rm(parent, { recursive: true });
    },
  };
}
