/** The migrations of an existing project that uses Supabase Storage and private channels load. */
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

  test.each(["anon", "authenticated", "service_role"])("%s can neither read nor write them", async (role) => {
    for (const statement of [
      "select from storage.buckets",
      "insert into storage.objects (name) values ('x')",
      "select from realtime.messages",
      "delete from storage.objects",
      "select storage.filename('x')",
    ]) {
      const denied = opened.database.run([{ text: statement }], { runAs: { role } });
      await expect(denied, statement).rejects.toMatchObject({ code: "42501" });
    }
  });
});
