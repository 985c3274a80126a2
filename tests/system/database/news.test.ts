/** What changed since a person looked, and what waits for them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type News, readNews, summaryOf } from "#tests/support/news.ts";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  let grace: TeamClient;
  const run = (text: string) => team.tables.database.run([{ text }]);
  beforeAll(async () => {
    team = await openTeamClients(engine);
    ada = await team.colleague("ada", "a");
    grace = await team.colleague("grace", "b");
  });
  beforeEach(async () => {
    await team.tables.reset();
    await run(
      `insert into team_members (id, email) values ('${idOf("a")}', 'ada@fund.example'), ('${idOf("b")}', 'grace@fund.example')`,
    );
  });
  afterAll(() => team.tables.close());

  const news = (request: Record<string, unknown> = {}, client = ada) => readNews(client, request);
  const company = (last: string, name: string) => ({
    id: idOf(last),
    company_name: name,
    url: urlOf(name.toLowerCase()),
  });

  test("groups colleagues' changes by company, newest first, without one's own and without values that are no news", async () => {
    await grace
      .from("company_facts")
      .insert([company("1", "Celonis"), company("2", "Helsing")])
      .throwOnError();
    await grace
      .from("squad_hotlist_companies")
      .insert({ id: idOf("5"), squad_id: "fintech", company_name: "Celonis" })
      .throwOnError();
    await grace.from("company_facts").update({ founded_year: 2011 }).eq("id", idOf("2")).throwOnError();
    await grace.from("squad_hotlist_companies").update({ status: "meeting" }).eq("id", idOf("5")).throwOnError();
    await grace
      .from("hotlist_notes")
      .insert({ entry_id: idOf("5"), body: "Great call." })
      .throwOnError();
    await ada.from("company_facts").update({ total_funding: "9M USD" }).eq("id", idOf("2")).throwOnError();
    const read = await news();
    expect(summaryOf(read)).toEqual([
      ["Celonis", "Great call.", "status", "added", "added"],
      ["Helsing", "added"],
    ]);
    expect(read.companies[0]?.changes[1]).toMatchObject({
      actor: { email: "grace@fund.example" },
      squad_id: "fintech",
      old: { status: "sourced" },
      new: { status: "meeting" },
    });
    expect(summaryOf(await news({ include_own: true }))[0]).toEqual(["Helsing", "total_funding", "added"]);
  });

  test("a marker hides what was seen, is the reader's own, and never goes back", async () => {
    await grace.from("company_facts").insert(company("1", "Celonis")).throwOnError();
    const { read_at } = await news();
    const mark = async (seen_at: string, client = ada) =>
      (await client.rpc("mark_seen", { scope: "all", seen_at }).throwOnError()).data;
    await mark(read_at);
    expect(summaryOf(await news())).toEqual([]);
    await grace.from("company_facts").update({ company_name: "Celonis SE" }).eq("id", idOf("1")).throwOnError();
    expect(summaryOf(await news())).toEqual([["Celonis SE", "company_name"]]);
    await mark("2020-01-01T00:00:00Z");
    expect(new Date((await news()).since)).toEqual(new Date(read_at));
    expect(Date.parse((await mark("2999-01-01T00:00:00Z")) ?? "")).toBeLessThan(Date.now() + 60_000);
    expect((await grace.from("seen_markers").select("*").throwOnError()).data).toEqual([]);
    expect((await ada.rpc("mark_seen", { scope: "company:1", seen_at: read_at })).error?.code).toBe("23514");
    expect(summaryOf(await news({ since: "2020-01-01" }))).toEqual([["Celonis SE", "company_name", "added"]]);
  });

  test("scopes: the database, one hotlist, the reader's hotlists, and entries the reader owns", async () => {
    await grace
      .from("company_facts")
      .insert([company("1", "Celonis"), company("2", "Helsing")])
      .throwOnError();
    const entry = (last: string, squad_id: string, company_name: string) => ({
      id: idOf(last),
      squad_id,
      company_name,
    });
    await grace
      .from("squad_hotlist_companies")
      .insert([entry("5", "fintech", "Celonis"), entry("6", "genai", "Helsing")])
      .throwOnError();
    await ada
      .from("squad_hotlist_companies")
      .insert(entry("7", "genai", "Aleph Alpha"))
      .throwOnError();
    await grace
      .from("squad_hotlist_companies")
      .update({ owner: idOf("a") })
      .eq("id", idOf("5"))
      .throwOnError();
    await grace
      .from("company_facts")
      .update({ total_funding: "9M USD" })
      .in("id", [idOf("1"), idOf("2")])
      .throwOnError();
    const names = async (scope: string) => summaryOf(await news({ scope }));
    expect(await names("companies")).toEqual([
      ["Helsing", "total_funding", "added"],
      ["Celonis", "total_funding", "added"],
    ]);
    expect(await names("hotlist:fintech")).toEqual([["Celonis", "owner", "added"]]);
    expect((await names("squads")).map(([name]) => name)).toEqual(["Helsing", "Celonis"]);
    await ada.from("squad_hotlist_companies").delete().eq("id", idOf("7")).throwOnError();
    expect(await names("squads")).toEqual(await names("owned"));
    expect(await names("owned")).toEqual([["Celonis", "total_funding", "owner", "added", "added"]]);
    expect((await ada.rpc("what_changed", { scope: "nothing" })).error?.code).toBe("22023");
  });

  test("rows that others changed since the reader looked are listed by scope, and read as companies", async () => {
    const changed = async (scope: string) => {
      const { data } = await ada.rpc("changed_rows", { scope }).throwOnError();
      return data as unknown as { ids: string[]; read_at: string; since: string };
    };
    await ada.from("company_facts").insert(company("1", "Own")).throwOnError();
    await grace
      .from("company_facts")
      .insert([company("2", "Theirs"), company("3", "Third")])
      .throwOnError();
    const entries = ["4", "5"].map((last) => ({ id: idOf(last), squad_id: "genai", company_name: `Entry ${last}` }));
    await ada.from("squad_hotlist_companies").insert(entries).throwOnError();
    const { read_at: readAt } = await changed("companies");
    expect((await changed("companies")).ids.toSorted()).toEqual([idOf("2"), idOf("3")]);
    expect((await changed("hotlist:genai")).ids).toEqual([]);
    await ada.rpc("mark_seen", { scope: "companies", seen_at: readAt }).throwOnError();
    expect((await changed("companies")).ids).toEqual([]);

    await grace.from("company_facts").update({ founded_year: 2020 }).eq("id", idOf("1")).throwOnError();
    await grace.from("company_facts").delete().eq("id", idOf("3")).throwOnError();
    await grace.from("squad_hotlist_companies").update({ next_step: "Call" }).eq("id", idOf("4")).throwOnError();
    await grace
      .from("hotlist_notes")
      .insert({ entry_id: idOf("5"), body: "Great." })
      .throwOnError();
    const { ids, since } = await changed("companies");
    expect(ids).toEqual([idOf("1")]);
    expect((await changed("hotlist:genai")).ids.toSorted()).toEqual([idOf("4"), idOf("5")]);
    expect((await changed("hotlist:fintech")).ids).toEqual([]);
    const rows = ada.rpc("changed_companies", { since }).select("company_name").eq("founded_year", 2020);
    expect((await rows.throwOnError()).data).toEqual([{ company_name: "Own" }]);
  });

  test("an entry that was opened is seen until its next change, and a marker of its hotlist includes it", async () => {
    const changed = async () =>
      ((await ada.rpc("changed_rows", { scope: "hotlist:genai" }).throwOnError()).data as unknown as { ids: string[] })
        .ids;
    const mark = (scope: string) => ada.rpc("mark_seen", { scope, seen_at: "infinity" });
    const entries = ["4", "5"].map((last) => ({ id: idOf(last), squad_id: "genai", company_name: `Entry ${last}` }));
    await grace.from("squad_hotlist_companies").insert(entries).throwOnError();
    expect((await changed()).toSorted()).toEqual([idOf("4"), idOf("5")]);
    await mark(`entry:${idOf("4")}`).throwOnError();
    expect(await changed()).toEqual([idOf("5")]);
    await grace.from("squad_hotlist_companies").update({ next_step: "Call" }).eq("id", idOf("4")).throwOnError();
    expect((await changed()).toSorted()).toEqual([idOf("4"), idOf("5")]);
    await mark(`entry:${idOf("4")}`).throwOnError();
    await mark("hotlist:genai").throwOnError();
    expect(await changed()).toEqual([]);
    expect((await ada.from("seen_markers").select("scope").throwOnError()).data).toEqual([{ scope: "hotlist:genai" }]);
    expect((await mark("entry:1")).error?.code).toBe("23514");
  });

  test("each of the last days has the number of its companies and imports, in the reader's time zone", async () => {
    const days = async (zone: string) =>
      (await ada.rpc("news_days", { days: 3, zone }).throwOnError()).data as unknown as { day: string; news: number }[];
    await grace.from("company_facts").insert(company("2", "N26")).throwOnError();
    await grace.from("company_facts").insert(company("1", "Celonis")).throwOnError();
    await ada.from("company_facts").update({ founded_year: 2011 }).eq("id", idOf("1")).throwOnError();
    await ada.from("squad_hotlist_companies").insert({ squad_id: "genai", company_name: "Celonis" }).throwOnError();
    await ada.from("squad_hotlist_companies").insert({ squad_id: "genai", company_name: "Other" }).throwOnError();
    // Yesterday at 23:30 in UTC, which is today in Berlin.
    await run(
      "update changes set at = (date_trunc('day', now() at time zone 'UTC') - interval '30 minutes') at time zone 'UTC' where row_id = (select id from company_facts where company_name = 'N26')",
    );
    const utc = await days("UTC");
    expect(utc.map(({ news: count }) => count)).toEqual([0, 1, 2]);
    const [, yesterday = { day: "", news: 0 }] = utc;
    const between = await news({
      since: `${yesterday.day}T00:00:00Z`,
      until: `${utc[2]?.day}T00:00:00Z`,
      include_own: true,
    });
    expect(between.companies.map(({ name }) => name)).toEqual(["N26"]);
    expect((await days("Pacific/Kiritimati")).reduce((sum, { news: count }) => sum + count, 0)).toBe(3);
    expect((await ada.rpc("news_days", { zone: "Moon/Base" })).error?.code).toBe("22023");
  });

  test("pages hold whole changes and lose none", async () => {
    await grace
      .from("company_facts")
      .insert(Array.from({ length: 7 }, (_, n) => company(`${n}`, `Company ${n}`)))
      .throwOnError();
    for (const n of [0, 6, 0])
      await grace
        .from("company_facts")
        .update({ total_funding: `${n + Math.random()}M USD` })
        .eq("id", idOf(`${n}`))
        .throwOnError();
    const seen = new Set<number>();
    const keys = new Set<string>();
    let before: number | null = null;
    for (let page = 0; page < 10; page += 1) {
      const { companies, next }: News = await news({ max_companies: 2, ...(before !== null && { before }) });
      for (const { key, changes } of companies) {
        keys.add(key);
        for (const { id } of changes) seen.add(id);
      }
      before = next;
      if (before === null) break;
    }
    expect([before, keys.size, seen.size]).toEqual([null, 7, 10]);
  });

  test("an import is one line, and the deal of a new round has its sum", async () => {
    const { data: id } = await grace
      .rpc("begin_operation", { kind: "batch", label: "Batch of 2 companies" })
      .throwOnError();
    const batch = await team.colleague("grace", "b", { "x-operation-id": id });
    await batch
      .from("company_facts")
      .insert([company("1", "Celonis"), company("2", "Helsing")])
      .throwOnError();
    await grace.rpc("finish_operation", { id: id }).throwOnError();
    await run(`insert into company_profiles (url, source, data) values ('${urlOf("celonis")}', 'sample',
      '{"cards":{"raised_funding_rounds":[{"announced_on":"2026-05-01","money_raised":{"value_usd":488000000}}]}}')`);
    await grace
      .from("company_facts")
      .update({ last_round_type: "series_d", last_round_on: "2026-05-01" })
      .eq("id", idOf("1"))
      .throwOnError();
    const { companies, operations } = await news();
    expect(operations).toMatchObject([{ label: "Batch of 2 companies", inserted: 2 }]);
    expect(companies).toMatchObject([{ name: "Celonis", round_usd: 488_000_000 }]);
  });

  test("for_you lists the reader's inbox, due revisits and the week's next steps", async () => {
    const add = (last: string, fields: Record<string, unknown>) => ({
      id: idOf(last),
      squad_id: "fintech",
      company_name: `Company ${last}`,
      ...fields,
    });
    const owned = { owner: idOf("a") };
    await grace
      .from("squad_hotlist_companies")
      .insert(
        [
          add("1", { ...owned, next_step: "Call", next_step_on: "2026-11-29" }),
          add("2", { ...owned, next_step: "Later", next_step_on: "2026-11-30" }),
          add("3", { ...owned, status: "parked", revisit_on: "2026-11-25" }),
          add("4", { ...owned, status: "parked", revisit_on: "2026-11-26" }),
          add("5", { next_step: "Not mine", next_step_on: "2026-11-25" }),
        ],
        { defaultToNull: false },
      )
      .throwOnError();
    await grace
      .from("hotlist_notes")
      .insert({ entry_id: idOf("5"), body: "Look, Ada", mentions: [idOf("a")] })
      .throwOnError();
    // A Wednesday.
    const { data } = await ada.rpc("for_you", { today: "2026-11-25" }).throwOnError();
    expect(data).toMatchObject({
      inbox: [{ kind: "mention", text: "Look, Ada", actor: { email: "grace@fund.example" } }, {}, {}, {}, {}],
      unread: 5,
      revisits: [{ id: idOf("3") }],
      next_steps: [{ id: idOf("1"), next_step: "Call" }],
    });
    expect((await grace.rpc("for_you", { today: "2026-11-25" }).throwOnError()).data).toMatchObject({
      inbox: [],
      next_steps: [],
    });
  });
});
