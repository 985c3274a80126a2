/** The migrations of an existing project that uses Supabase Storage and private channels load; the tables have their limits. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MIGRATIONS } from "#server/locations.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { migrate } from "./migrate.ts";

const PROJECT = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 1048576, array['image/png']) on conflict (id) do nothing;
create policy "Own folder" on storage.objects for all to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = auth.uid()::text and storage.extension(name) = 'png'
    and owner_id = auth.uid()::text and path_tokens[1] <> storage.filename(name));
create policy "Members read" on realtime.messages for select to authenticated
  using (realtime.messages.extension = 'broadcast' and (select realtime.topic()) = 'room:' || auth.uid());
create policy "Members write" on realtime.messages for insert to authenticated with check (extension in ('presence', 'broadcast'));`;

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let opened: TestDatabase;
  const migrationsDir = mkdtempSync(join(tmpdir(), "project-"));
  const rows = async (text: string) => (await opened.database.run([{ text }]))[0]?.rows;

  beforeAll(async () => {
    opened = await openTestDatabase(engine, { migrated: false });
    writeFileSync(join(migrationsDir, "20240101000000_storage.sql"), PROJECT);
    await migrate(opened.database, { platformDir: MIGRATIONS.platformDir, migrationsDir });
  });
  afterAll(async () => {
    await opened.close();
    rmSync(migrationsDir, { recursive: true });
  });

  test("policies and buckets of a project are created", async () => {
    expect(
      await rows("select policyname from pg_policies where schemaname in ('storage', 'realtime') order by 1"),
    ).toEqual([{ policyname: "Members read" }, { policyname: "Members write" }, { policyname: "Own folder" }]);
    expect(await rows("select id, type, public from storage.buckets")).toEqual([
      { id: "avatars", type: "STANDARD", public: "t" },
    ]);
  });

  test("the functions return what Supabase's return", async () => {
    expect(
      await rows(`select storage.foldername('a/b/c.tar.gz') as folder, storage.filename('a/b/c.tar.gz') as file,
        storage.extension('a/b/c.tar.gz') as extension, storage.foldername('top.png') as top, realtime.topic() as topic`),
    ).toEqual([{ folder: "{a,b}", file: "c.tar.gz", extension: "gz", top: "{}", topic: null }]);
    const [, topic] = await opened.database.run([
      { text: "select set_config('realtime.topic', 'room:1', true)" },
      { text: "select realtime.topic() as topic" },
    ]);
    expect(topic?.rows).toEqual([{ topic: "room:1" }]);
  });

  test.each(["anon", "authenticated", "service_role"])("%s has no privilege on private channels", async (role) => {
    for (const text of ["select from realtime.messages", "select realtime.topic()"]) {
      const denied = opened.database.run([{ text }], { runAs: { role } });
      await expect(denied, text).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("without a policy, files are visible to the service role only", async () => {
    const count = async (role: string) =>
      (await opened.database.run([{ text: "select count(*) as n from storage.buckets" }], { runAs: { role } }))[0]
        ?.rows;
    expect(await count("service_role")).toEqual([{ n: "1" }]);
    for (const role of ["anon", "authenticated"]) {
      expect(await count(role)).toEqual([{ n: "0" }]);
      const insert = "insert into storage.objects (bucket_id, name) values ('avatars', 'x.png')";
      const denied = opened.database.run([{ text: insert }], { runAs: { role } });
      await expect(denied).rejects.toMatchObject({ code: "42501" });
    }
  });

  test.each(["service_role", null])("SQL of %s deletes no row of a file", async (role) => {
    for (const table of ["objects", "buckets"]) {
      const denied = opened.database.run(
        [{ text: `delete from storage.${table}` }],
        role === null ? {} : { runAs: { role } },
      );
      await expect(denied).rejects.toMatchObject({ code: "42501", message: /Use the Storage API instead/ });
    }
  });

  test("names of objects contain no control characters except tab and line ends", async () => {
    const insert = (name: string) =>
      opened.database.run([{ text: "insert into storage.objects (name) values ($1)", values: [name] }]);
    await insert("a\tb\nc\r\u007f");
    for (const name of ["a\u0001", "a\u001f", "a\ufffe", "\uffff"]) {
      await expect(insert(name)).rejects.toMatchObject({ code: "23514" });
    }
  });
});
