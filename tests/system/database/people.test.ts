/** Kept people: who reads them and for how long, erasing them, and the companies of a career. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dump } from "#gateway/backup/dump.ts";
import type { TablesInsert } from "#supabase/database.types.ts";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const URL = "https://www.linkedin.com/in/ida-probe";
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

interface Trace {
  readonly kind: "person" | "profile" | "file";
  readonly id: string;
}

interface Company {
  readonly id: string;
  readonly reason: string;
  readonly rounds: readonly unknown[];
  readonly squads: readonly string[];
}

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  let bob: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
    bob = await team.colleague("bob", "b");
  });
  beforeEach(() => team.tables.reset());
  afterAll(() => team.tables.close());

  const sql = async (text: string) => (await team.tables.database.run([{ text }]))[0]?.rows ?? [];
  const keep = (fields: Partial<TablesInsert<"people">> = {}, client = ada) =>
    client
      .from("people")
      .insert({
        full_name: " Ida  Probe ",
        profile: { name: "Ida" },
        source: "linkedin_pdf",
        purpose: "EIR 2026",
        ...fields,
      })
      .select("id,full_name,added_by,expires_at,created_at")
      .single();
  const companies = async (client: TeamClient, employers: readonly object[]) =>
    (await client.rpc("career_companies", { employers: employers as never }).throwOnError())
      .data as unknown as Company[][];

  test("a kept person is read by the team, belongs to its author and expires after 180 days", async () => {
    const { data } = await keep().throwOnError();
    expect(data).toMatchObject({ full_name: "Ida Probe", added_by: idOf("a") });
    expect(Math.round((Date.parse(data.expires_at) - Date.parse(data.created_at)) / DAY_MS)).toBe(180);
    expect((await bob.from("people").select("full_name").throwOnError()).data).toEqual([{ full_name: "Ida Probe" }]);
    expect(await sql("select from changes")).toEqual([]);
  });

  test.each<[why: string, fields: Partial<TablesInsert<"people">>, code: string]>([
    ["an expiry in the past", { expires_at: inDays(-1) }, "23514"],
    ["an expiry after more than two years", { expires_at: inDays(732) }, "23514"],
    ["no purpose", { purpose: "  " }, "23514"],
    ["a profile over 200 kB", { profile: { text: "x".repeat(200_001) } }, "23514"],
    ["an unknown source", { source: "rumor" }, "23514"],
    ["somebody else as author", { added_by: idOf("b") }, "42501"],
  ])("%s is rejected", async (_why, fields, code) => {
    expect((await keep(fields)).error?.code).toBe(code);
  });

  test("an expired person is unreadable at once, purged within the hour, and gives way to a new one", async () => {
    await keep({ linkedin_url: URL }).throwOnError();
    expect((await keep({ linkedin_url: URL }, bob)).error?.code).toBe("23505");
    await sql("update people set created_at = now() - interval '200 days', expires_at = now() - interval '1 second'");
    expect((await ada.from("people").select("id").throwOnError()).data).toEqual([]);
    await keep({ linkedin_url: URL }, bob).throwOnError();
    expect(await sql("select added_by from people")).toEqual([{ added_by: idOf("b") }]);
    await sql("update people set created_at = now() - interval '200 days', expires_at = now() - interval '1 second'");
    await sql("select purge_changes()");
    expect(await sql("select from people")).toEqual([]);
  });

  test("a new profile moves the date of the reading, another purpose does not", async () => {
    const { data } = await keep().throwOnError();
    await sql("update people set read_at = '2026-01-01'");
    const readAt = async (fields: object) =>
      (await bob.from("people").update(fields).eq("id", data.id).select("read_at").single().throwOnError()).data
        .read_at;
    expect(await readAt({ purpose: "CTO search" })).toContain("2026-01-01");
    expect(await readAt({ profile: { name: "Ida", headline: "CEO" } })).not.toContain("2026-01-01");
  });

  test("erasing finds a person by URL and by name, also expired ones, and leaves nothing in any table or backup", async () => {
    await keep({ linkedin_url: URL }).throwOnError();
    await keep({ full_name: "ida probe", purpose: "expired" }).throwOnError();
    await keep({ full_name: "Somebody Else" }).throwOnError();
    await sql(
      "update people set created_at = now() - interval '1 year', expires_at = now() - interval '1 day' where purpose = 'expired'",
    );
    await sql(
      `insert into linkedin_profiles (url, full_name, raw_data, source) values ('${URL}', 'I. Probe', '{}', 'sample')`,
    );
    const company = idOf("1");
    await ada.from("company_facts").insert({ id: company, company_name: "Solar" }).throwOnError();
    const addFile = async (file: string, name: string, kind: string) => {
      const path = `${company}/${file}`;
      await sql(
        `insert into storage.objects (bucket_id, name, owner_id, metadata) values ('company-files', '${path}', '${idOf("a")}', '{"size": 1}')`,
      );
      const sha256 = file.replaceAll("-", "").padEnd(64, "0");
      const row = { id: file, company_id: company, path, name, kind, purpose: "EIR 2026", sha256 };
      await ada.from("company_files").insert(row).throwOnError();
    };
    await addFile(idOf("2"), "CV_ida-probe.2026.pdf", "cv");
    await addFile(idOf("3"), "Probe, Ida.docx", "cv");
    await addFile(idOf("4"), "Probert, Ida.docx", "cv");
    await addFile(idOf("5"), "Deck of Ida Probert.pdf", "deck");
    await ada.from("company_files").delete().eq("id", idOf("3")).throwOnError();
    const { data } = await bob.rpc("person_traces", { linkedin_url: URL, full_name: "Ida Probe" }).throwOnError();
    const traces = data as unknown as readonly Trace[];
    expect(traces.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "file",
      "file",
      "person",
      "person",
      "profile",
    ]);
    const idsOf = (wanted: Trace["kind"]) => traces.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    const erased = await bob
      .rpc("erase_person", {
        person_ids: idsOf("person"),
        profile_ids: idsOf("profile"),
        // A deck is no CV.
        file_ids: [...idsOf("file"), idOf("5")],
      })
      .throwOnError();
    expect(erased.data).toMatchObject({ people: 2, profiles: 1, files: 2 });
    expect((erased.data as { paths: string[] }).paths.toSorted((a, b) => a.localeCompare(b))).toEqual([
      `${company}/${idOf("2")}`,
      `${company}/${idOf("3")}`,
    ]);
    expect(await sql("select full_name from people")).toEqual([{ full_name: "Somebody Else" }]);

    let backup = "";
    for await (const part of dump(team.tables.database, new Date())) backup += part;
    expect(backup).toContain("Somebody Else");
    expect(backup).toContain("Probert, Ida.docx");
    expect(backup).not.toMatch(/probe(?!rt)/i);
  });

  test("a name of 150 words among CVs with long notes is found before the deadline", async () => {
    await team.tables.database.run([
      { text: "set local session_replication_role = replica" },
      {
        text: `insert into public.company_files (company_id, path, name, sha256, kind, note, purpose, expires_at)
          select gen_random_uuid(), gen_random_uuid() || '/' || gen_random_uuid(), 'CV.pdf', repeat('0', 64), 'cv', repeat('a ', 990), 'CFO',
            now() + interval '1 day' from generate_series(1, 60)`,
      },
    ]);
    // 0.3 s; 14 s, which fails, if each word folds the notes again.
    const names = { linkedin_url: URL, full_name: "a ".repeat(149) };
    expect((await bob.rpc("person_traces", names).throwOnError()).data).toHaveLength(60);
  });

  test("the companies of employers: by LinkedIn page, by name, by another name, and two of one name", async () => {
    const { data: rows } = await ada
      .from("company_facts")
      .insert([
        { company_name: "Celonis", url: "https://www.crunchbase.com/organization/celonis", linkedin_slug: "celonis" },
        { company_name: "Mercury", linkedin_slug: "mercuryhq" },
        { company_name: "Mercury", linkedin_slug: "mercury-chem" },
        { company_name: "Meta" },
      ])
      .select("id,company_name")
      .order("id")
      .throwOnError();
    await sql(`update company_facts set other_names = E'Facebook\\nThe Facebook' where company_name = 'Meta'`);
    await sql(`insert into company_profiles (url, source, data) values ('https://www.crunchbase.com/organization/celonis', 'sample',
      '{"cards": {"raised_funding_rounds": [{"investment_type": "seed", "announced_on": "2016-01-01", "uuid": "x"}]}}')`);
    await ada.from("squad_hotlist_companies").insert({ squad_id: "genai", company_name: "Celonis" }).throwOnError();
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.company_name;
    const found = await companies(ada, [
      { slug: null, names: ["celonis", "Celonis SE"] },
      { slug: null, names: ["Mercury"] },
      { slug: "mercuryhq", names: ["Mercury"] },
      { slug: "another", names: ["Mercury"] },
      { slug: null, names: ["Facebook"] },
      { slug: null, names: [] },
      { slug: null },
    ]);
    expect(found.map((list) => list.map(({ id, reason }) => `${nameOf(id)} ${reason}`))).toEqual([
      ["Celonis name"],
      ["Mercury name", "Mercury name"],
      ["Mercury linkedin"],
      [],
      ["Meta other_name"],
      [],
      [],
    ]);
    expect(found[0]?.[0]).toMatchObject({
      squads: ["genai"],
      rounds: [{ investment_type: "seed", announced_on: "2016-01-01" }],
    });
    expect(found[0]?.[0]?.rounds[0]).not.toHaveProperty("uuid");
    await expect(
      companies(
        ada,
        Array.from({ length: 2001 }, () => ({ names: ["x"] })),
      ),
    ).rejects.toMatchObject({ code: "PT413" });
  });

  test("people who worked at a company stay linked when it is merged into another", async () => {
    await ada
      .from("company_facts")
      .insert([
        { id: idOf("1"), company_name: "Solar" },
        { id: idOf("2"), company_name: "Solar AG" },
      ])
      .throwOnError();
    await keep({ employer_ids: [idOf("2")] }).throwOnError();
    await ada.rpc("merge_companies", { keep: idOf("1"), other: idOf("2"), chosen: {} }).throwOnError();
    const { data } = await bob
      .from("people")
      .select("full_name")
      .contains("employer_ids", [idOf("1")])
      .throwOnError();
    expect(data).toEqual([{ full_name: "Ida Probe" }]);
  });
});
