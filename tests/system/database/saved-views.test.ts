/** Saved views: who sees them, and that the database filters as the browser does. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filterToText, textToFilter } from "#domain/views/address.ts";
import { type FieldKind, type ViewRow, viewFields } from "#domain/views/fields.ts";
import {
  type Condition,
  countConditions,
  type FilterNode,
  type Group,
  MAX_CONDITIONS,
  OPERATORS,
  parseFilter,
} from "#domain/views/filter.ts";
import { matchesFilter } from "#domain/views/match.ts";
import { toQuery } from "#domain/views/to-query.ts";
import { idOf, openTeamClients, type TeamClient, type TeamClients } from "#tests/support/team-clients.ts";

const ROWS = 5000;
const TODAY = "2026-11-22";
const DAYS = ["2025-12-31", "2026-01-01", "2026-10-22", "2026-10-23", "2026-11-22", "2026-11-27"];

const TEXTS = ["a", "ze", "zoë", "tech", "50%", "a_b", "a*b", 'quo"te', "back\\slash", "com,ma", "(x)", "{y}", "Accel"];
const CHOICES = ["Germany", "France", "São Tomé", 'A "B", C', "back\\slash", "{x}", "null", "SaaS", "series_a", "(y)"];
const FILTER_DAYS = ["2025-12-31", "2026-01-01", "2026-11-22"];

const VALUES: Readonly<Record<FieldKind, fc.Arbitrary<NonNullable<Condition["value"]>>>> = {
  text: fc.constantFrom(...TEXTS),
  number: fc.constantFrom(0, 1, 11, 51, 1999, 2010, 2026),
  amount: fc.constantFrom(0, 999, 1_500_000, 10_000_000, 2_500_000_000),
  day: fc.constantFrom(...FILTER_DAYS, "-30d", "0d", "5d"),
  time: fc.constantFrom(...FILTER_DAYS, "-30d", "0d", "5d"),
  choice: fc.uniqueArray(fc.constantFrom(...CHOICES), { minLength: 1, maxLength: 4 }),
  person: fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 2 }),
  list: fc.uniqueArray(fc.constantFrom(...CHOICES), { minLength: 1, maxLength: 4 }),
  flag: fc.boolean(),
};

const anyCondition: fc.Arbitrary<Condition> = fc
  .constantFrom(...viewFields("companies"))
  .chain(({ key, kind }) =>
    fc
      .constantFrom(...OPERATORS[kind])
      .chain((op) =>
        op === "empty" || op === "not_empty"
          ? fc.constant<Condition>({ field: key, op, value: null })
          : VALUES[kind].map((value): Condition => ({ field: key, op, value })),
      ),
  );

function groupOf(node: fc.Arbitrary<FilterNode>): fc.Arbitrary<Group> {
  const nodes = fc.array(node, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    nodes.map((all) => ({ all })),
    nodes.map((any) => ({ any })),
  );
}

const innermost = groupOf(anyCondition);
const inner = groupOf(fc.oneof(anyCondition, innermost));
/** At most three groups deep. */
const anyGroup = groupOf(fc.oneof(anyCondition, inner)).filter((group) => countConditions(group) <= MAX_CONDITIONS);

const company = fc.record({
  company_name: fc
    .tuple(fc.constantFrom(...TEXTS), fc.constantFrom("", " Tech", "Zoë", " Ltd"))
    .map((parts) => parts.join("")),
  aaa_investors: fc.option(fc.constantFrom(...TEXTS)),
  founded_year: fc.option(fc.constantFrom(1999, 2010, 2026)),
  employee_count: fc.option(fc.constantFrom("1-10", "51-100", "10000+", "unknown")),
  total_funding: fc.option(fc.constantFrom("0M USD", "2M USD", "10M USD", "$1.5M", "2.5B USD", "999", "a lot")),
  created_at: fc
    .tuple(fc.constantFrom(...DAYS), fc.constantFrom("00:00:00", "23:59:59"))
    .map(([day, time]) => `${day}T${time}Z`),
  categories: fc.uniqueArray(fc.constantFrom(...CHOICES), { maxLength: 2 }),
  country: fc.option(fc.constantFrom(...CHOICES)),
  city: fc.option(fc.constantFrom(...CHOICES)),
  last_round_type: fc.option(fc.constantFrom(...CHOICES)),
  last_round_on: fc.option(fc.constantFrom(...DAYS)),
  as_of: fc.constantFrom(...DAYS),
});

test("the text of a filter is read back as the same filter", () => {
  fc.assert(
    fc.property(anyGroup, (filter) => {
      const text = filterToText(filter, "companies");
      const context = { screen: "companies", members: null } as const;
      expect(parseFilter(textToFilter(text, "companies"), context)).toEqual({ filter, notices: [] });
    }),
    { numRuns: 2000 },
  );
});

const sampleRows = () => fc.sample(company, { numRuns: ROWS, seed: 20_261_122 });

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  let ada: TeamClient;
  let grace: TeamClient;
  beforeAll(async () => {
    team = await openTeamClients(engine);
    [ada, grace] = [await team.colleague("ada", "a"), await team.colleague("grace", "b")];
  });
  afterAll(() => team.tables.close());

  test("every condition and group selects the same companies in the database and in the browser", async () => {
    const rows = sampleRows();
    // In parts, each far from the deadline of a statement.
    for (let start = 0; start < ROWS; start += 500) {
      await team.tables.database.run([
        {
          text: `insert into company_facts (id, company_name, aaa_investors, founded_year, employee_count, total_funding, created_at,
              categories, country, city, last_round_type, last_round_on, as_of, updated_at)
            select md5(r.position || ' ' || $2)::uuid, c.company_name, c.aaa_investors, c.founded_year, c.employee_count, c.total_funding,
              c.created_at, c.categories, c.country, c.city, c.last_round_type, c.last_round_on, c.as_of, '2020-01-01'
            from jsonb_array_elements($1::jsonb) with ordinality r (item, position)
            cross join lateral jsonb_populate_record(null::company_facts, r.item) c`,
          values: [JSON.stringify(rows.slice(start, start + 500)), String(start)],
        },
      ]);
    }
    const { data: stored } = await team.tables.database
      .run([{ text: "select json_agg(to_jsonb(c)) as list from company_facts c" }])
      .then(([result]) => ({ data: JSON.parse(result?.rows[0]?.["list"] ?? "[]") as (ViewRow & { id: string })[] }));
    expect(stored).toHaveLength(ROWS);

    const filters: readonly Group[] = [
      ...fc.sample(anyCondition, { numRuns: 150, seed: 1 }).map((condition) => ({ all: [condition] })),
      ...fc.sample(anyGroup, { numRuns: 100, seed: 2 }),
    ];
    let selective = 0;
    for (const filter of filters) {
      const expected = stored.filter((row) => matchesFilter(filter, row, "companies", TODAY)).map(({ id }) => id);
      const query = toQuery(filter, TODAY);
      const { count, data, error } = await ada
        .from("company_facts")
        .select("id", { count: "exact" })
        .or(query)
        .order("id");
      expect([query, error]).toEqual([query, null]);
      // A response has at most 1,000 rows.
      expect([query, count, data?.map(({ id }) => id)]).toEqual([
        query,
        expected.length,
        expected.toSorted().slice(0, 1000),
      ]);
      if (expected.length > 0 && expected.length < ROWS) selective += 1;
    }
    expect(selective).toBeGreaterThan(filters.length / 2);
  });

  test("the values of a field are offered, the most frequent first, and found by a part of them", async () => {
    const countOf = (choice: string) => sampleRows().filter(({ categories }) => categories.includes(choice)).length;
    const choices = async (request: { field: string; search?: string; max_choices?: number }) =>
      (await ada.rpc("company_choices", request).throwOnError()).data;
    const all = await choices({ field: "category" });
    expect(all.toSorted()).toEqual(CHOICES.toSorted());
    expect(all.map(countOf)).toEqual(all.map(countOf).toSorted((a, b) => b - a));
    expect(await choices({ field: "country", search: "FRAN" })).toEqual(["France"]);
    expect(await choices({ field: "city", search: "\\" })).toEqual(["back\\slash"]);
    expect(await choices({ field: "round", search: "_" })).toEqual(["series_a"]);
    expect(await choices({ field: "city", max_choices: 2 })).toHaveLength(2);
    expect((await ada.rpc("company_choices", { field: "name" })).error?.message).toBe("Unknown field");
  });

  test("a view belongs to its owner, who may share it", async () => {
    const view = {
      screen: "hotlist",
      squad_id: "genai",
      name: "  Monday \n meeting ",
      definition: { layout: "board" },
    };
    const { data: added } = await ada.from("saved_views").insert(view).select().single().throwOnError();
    expect(added).toMatchObject({
      owner: idOf("a"),
      name: "Monday meeting",
      is_shared: false,
      definition: { layout: "board" },
    });
    const names = async () => (await grace.from("saved_views").select("name").throwOnError()).data;
    expect(await names()).toEqual([]);
    await ada.from("saved_views").update({ is_shared: true }).eq("id", added.id).throwOnError();
    expect(await names()).toEqual([{ name: "Monday meeting" }]);
    await grace.from("saved_views").update({ name: "Stolen" }).eq("id", added.id).throwOnError();
    await grace.from("saved_views").delete().eq("id", added.id).throwOnError();
    expect(await names()).toEqual([{ name: "Monday meeting" }]);
    const forged = { ...view, owner: idOf("b") };
    expect((await ada.from("saved_views").insert(forged as never)).error?.code).toBe("42501");
    await ada.from("saved_views").delete().eq("id", added.id).throwOnError();
    expect(await names()).toEqual([]);
  });

  test.each([
    ["without a name", { name: " " }, "saved_views_name_length"],
    ["with a name of 81 characters", { name: "x".repeat(81) }, "saved_views_name_length"],
    ["of another screen", { screen: "moon" }, "saved_views_screen_known"],
    ["of another squad", { squad_id: "moon" }, "saved_views_squad_id_known"],
    ["that is not an object", { definition: [] }, "saved_views_definition_size"],
    ["that is too large", { definition: { filter: "x".repeat(8000) } }, "saved_views_definition_size"],
  ])("a view %s is rejected", async (_what, change, constraint) => {
    const view = { screen: "companies", name: "All", definition: {}, ...change };
    expect((await ada.from("saved_views").insert(view)).error?.message).toContain(constraint);
  });
});
