/** What is left of an erased person: tables of every schema, files, the server's log, and a backup made afterwards. */
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite } from "#gateway/db/pglite/open-pglite.ts";
import { createDataDir } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const URL = "https://www.linkedin.com/in/sample-founder";
const NAME = "Jördis Grünwälder";
/** The person's name, URL and employer, and words of the CV. */
const TRACES = /gr(?:ü|\\u00fc)nw(?:ä|\\u00e4)lder|sample-founder|quayside zephyr|counted containers/gi;
const CV = `${NAME}\n\nExperience\nQuayside Zephyr, Head of Ports\t2018 - 2020\nCounted containers`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(await fastFolder(), "test-erased-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("an erased person is in no table, no file, no line of the log and no backup made afterwards", async () => {
  const dataDir = join(folder, "data");
  await createDataDir(dataDir);
  const server = await startServerProcess({ env: { DATA_DIR: dataDir, LOG_LEVEL: "debug" } });
  const backups = { before: join(folder, "before.sql.gz"), after: join(folder, "after.sql.gz") };
  const { supabaseAnonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { supabaseAnonKey: string };
  const client = createClient(server.url, supabaseAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signUp({ email: "ada@fund.example", password: "correct horse battery" });
  expect(error).toBeNull();

  // The person in every place that the product has for people.
  const fetched = await client.functions.invoke("fetch-linkedin", { body: { url: URL } });
  expect(fetched.error).toBeNull();
  const company = randomUUID();
  await client.from("company_facts").insert({ id: company, company_name: "Solar" }).throwOnError();
  const kept = {
    full_name: NAME,
    profile: { headline: "Head of Ports at Quayside Zephyr" },
    source: "docx",
    linkedin_url: URL,
    employer_ids: [company],
    purpose: `EIR: ${NAME}`,
  };
  await client.from("people").insert(kept).throwOnError();
  const files = [randomUUID(), randomUUID()];
  for (const id of files) {
    const path = `${company}/${id}`;
    const uploaded = await client.storage
      .from("company-files")
      .upload(path, `${CV}\n${id}`, { contentType: "text/plain" });
    expect(uploaded.error).toBeNull();
    const row = {
      id,
      company_id: company,
      path,
      name: "CV.txt",
      kind: "cv",
      purpose: "EIR",
      sha256: id.replaceAll("-", ""),
    };
    await client
      .from("company_files")
      .insert({ ...row, sha256: row.sha256.padEnd(64, "0") })
      .throwOnError();
    await client
      .from("company_files")
      .update({ name: `CV_${NAME}.txt` })
      .eq("id", id)
      .throwOnError();
  }
  // One of them is in the trash.
  await client.from("company_files").delete().eq("id", files[0]).throwOnError();
  // Searched for by name, and rejected with the name in the row.
  await client.from("people").select("id").ilike("full_name", `%${NAME}%`).throwOnError();
  expect((await client.from("people").insert({ ...kept, purpose: "" })).error?.code).toBe("23514");
  expect((await client.from("people").insert(kept)).error?.code).toBe("23505");
  expect((await runCommand("backup", [backups.before], { DATA_DIR: dataDir })).status).toBe(0);

  const { data: traces } = await client.rpc("person_traces", { linkedin_url: URL, full_name: NAME }).throwOnError();
  const idsOf = (wanted: string) =>
    (traces as readonly { kind: string; id: string }[]).filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const { data: erased } = await client
    .rpc("erase_person", { person_ids: idsOf("person"), profile_ids: idsOf("profile"), file_ids: idsOf("file") })
    .throwOnError();
  expect(erased).toMatchObject({ people: 1, profiles: 1, files: 2 });
  const { paths } = erased as { paths: string[] };
  expect((await client.storage.from("company-files").remove(paths)).data).toHaveLength(2);
  expect((await runCommand("backup", [backups.after], { DATA_DIR: dataDir })).status).toBe(0);
  await server.end("SIGTERM");

  const backup = gunzipSync(await readFile(backups.after)).toString();
  expect(backup).toContain("Solar");
  expect(backup.match(TRACES)).toBeNull();
  // Before, it was in the backup: the search finds what is there.
  expect(
    new Set(
      gunzipSync(await readFile(backups.before))
        .toString()
        .match(TRACES)
        ?.map((trace) => trace.toLowerCase()),
    ),
  ).toEqual(new Set([NAME.split(" ")[1]?.toLowerCase(), "sample-founder", "quayside zephyr"]));
  expect([...server.out, ...server.err].join("\n").match(TRACES)).toBeNull();
  expect(server.out.length).toBeGreaterThan(10);
  const stored = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  for (const file of stored.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name));
    expect(bytes.toString().match(TRACES), file.name).toBeNull();
  }

  const database = await openPglite({ dataDir: join(dataDir, "database") });
  const sql = async (text: string) => (await database.run([{ text }]))[0]?.rows ?? [];
  try {
    const tables = (await sql(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )) as readonly { name: string }[];
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["public.people", "public.changes", "storage.objects", "auth.users"]),
    );
    for (const { name } of tables) {
      const rows = (await sql(`select t::text as row from ${name} t`)) as readonly { row: string }[];
      expect(
        rows.filter(({ row }) => row.search(TRACES) !== -1),
        name,
      ).toEqual([]);
    }
  } finally {
    await database.close();
  }
});
