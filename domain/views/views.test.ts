import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterToText, textToFilter } from "./address.ts";
import { describeCondition, describeNode } from "./describe.ts";
import { findField, viewFields } from "./fields.ts";
import { type Condition, countConditions, type FilterNode, type Group, nodesOf, parseFilter } from "./filter.ts";
import { matchesFilter } from "./match.ts";
import { toQuery } from "./to-query.ts";
import { EMPTY_VIEW, parseView } from "./view.ts";

const TODAY = "2026-11-22";
const companies = { screen: "companies", members: null } as const;
const hotlist = { screen: "hotlist", members: new Set(["ada"]) } as const;

describe("the text of a filter", () => {
  test.each<[string, Group]>([
    ["funding>10M", { all: [{ field: "funding", op: "gt", value: 10_000_000 }] }],
    [
      "employees<=250;country=Germany,France",
      {
        all: [
          { field: "employees", op: "lte", value: 250 },
          { field: "country", op: "is", value: ["Germany", "France"] },
        ],
      },
    ],
    [
      "name~50%25 (a%2Cb%29;(city=|added>=-30d)",
      {
        all: [
          { field: "name", op: "contains", value: "50% (a,b)" },
          {
            any: [
              { field: "city", op: "empty", value: null },
              { field: "added", op: "gte", value: "-30d" },
            ],
          },
        ],
      },
    ],
  ])("%s", (text, filter) => {
    // Parentheses are escaped in a written text.
    expect(parseFilter(textToFilter(text.replace(" (", " %28"), "companies"), companies)).toEqual({
      filter,
      notices: [],
    });
    expect(filterToText(filter, "companies")).toBe(text.replace(" (", " %28"));
  });

  test("never throws, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("name=><~!;|()%,25Mfunding d-")) }), (text) => {
        parseFilter(textToFilter(text, "companies"), companies);
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseFilter(value, hotlist)));
  });
});

describe("a filter that is read", () => {
  const status: Condition = { field: "status", op: "is", value: ["screening"] };
  const nested = (depth: number): FilterNode => (depth === 0 ? status : { all: [nested(depth - 1)] });
  test.each<[what: string, value: unknown, left: Group | null, notices: readonly string[]]>([
    ["is null without conditions", {}, null, []],
    ["is a group", status, { all: [status] }, []],
    [
      "loses unknown fields",
      { any: [status, { field: "moon", op: "is", value: 1 }] },
      { any: [status] },
      ["The field “moon” does not exist here. Its condition was left out."],
    ],
    [
      "loses values of another kind",
      { all: [{ field: "founded", op: "gt", value: "2010" }] },
      null,
      ["A condition on Founded could not be read. It was left out."],
    ],
    [
      "loses operators of another kind",
      { all: [{ field: "founded", op: "contains", value: 1 }] },
      null,
      ["A condition on Founded could not be read. It was left out."],
    ],
    [
      "loses people who left",
      {
        all: [
          { field: "owner", op: "is", value: ["ada", "gone"] },
          { field: "added_by", op: "is", value: ["gone"] },
        ],
      },
      { all: [{ field: "owner", op: "is", value: ["ada"] }] },
      ["A person in this filter has left the team and was left out."],
    ],
    ["is three groups deep", nested(3), nested(3) as Group, []],
    [
      "loses groups four deep",
      { all: [status, nested(4)] },
      { all: [status] },
      ["Groups can be nested 3 deep. Deeper groups were left out."],
    ],
  ])("%s", (_what, value, filter, notices) => {
    expect(parseFilter(value, hotlist)).toEqual({ filter, notices });
  });

  test("has at most 20 conditions", () => {
    const { filter, notices } = parseFilter({ any: Array.from({ length: 25 }, () => status) }, hotlist);
    expect(filter && countConditions(filter)).toBe(20);
    expect(notices).toEqual(["A filter has at most 20 conditions. The others were left out."]);
  });
});

test("a view loses columns that do not exist any more", () => {
  const context = { ...companies, columns: new Set(["name", "funding"]) };
  const definition = {
    sort: { column: "funding", direction: "descending" },
    columns: ["name", "moon"],
    layout: "list",
  };
  expect(parseView(definition, context)).toEqual({
    view: { ...EMPTY_VIEW, sort: definition.sort, columns: ["name"], layout: "list" },
    notices: ["A column of this view does not exist any more."],
  });
  expect(parseView("garbage", context)).toEqual({ view: EMPTY_VIEW, notices: [] });
});

test("entries of a hotlist are filtered by their work", () => {
  const entry = {
    company_name: "Zoë Tech",
    total_funding: "12M USD",
    status: "passed",
    owner: null,
    revisitDue: null,
    revisitOn: "2026-11-22",
  };
  const has = (text: string) => {
    const { filter, notices } = parseFilter(textToFilter(text, "hotlist"), { ...hotlist, members: null });
    expect(notices).toEqual([]);
    return filter !== null && matchesFilter(filter, entry, "hotlist", TODAY);
  };
  for (const text of [
    "due=true",
    "owner=",
    "status=passed,parked;funding>10M",
    "name~ZOE",
    "owner!=ada",
    "(status=sourced|due=true)",
  ])
    expect([text, has(text)]).toEqual([text, true]);
  for (const text of ["due=false", "owner!=", "status!=passed", "funding>12M", "name~x|owner=ada", "next_step_on<=0d"])
    expect([text, has(text)]).toEqual([text, false]);
});

test("conditions are described", () => {
  const describeText = (text: string) => {
    const { filter } = parseFilter(textToFilter(text, "hotlist"), { ...hotlist, members: null });
    const [condition] = filter === null ? [] : nodesOf(filter);
    return describeCondition(condition as Condition, "hotlist", () => "ada");
  };
  expect(
    ["funding>=10M", "status=passed,parked", "owner!=x", "owner=", "stage=series_a", "due=true", "added>=-30d"].map(
      describeText,
    ),
  ).toEqual([
    "Funding at least $10.0M",
    "Status is Passed or Parked",
    "Owner is not ada",
    "Owner is empty",
    "Stage is Series A",
    "Look again",
    "Added from 30 days ago",
  ]);
  const { filter } = parseFilter(textToFilter("due=true;(funding>10M|(owner=;name~x))", "hotlist"), hotlist);
  expect(filter && describeNode(filter, "hotlist", String)).toBe(
    "Look again and (Funding more than $10.0M or (Owner is empty and Name contains x))",
  );
});

test("PostgREST's reserved characters are quoted", () => {
  const name: Condition = { field: "name", op: "contains", value: 'a,"b"\\_%' };
  expect(toQuery({ all: [name, { any: [{ field: "founded", op: "gt", value: 2010 }] }] }, TODAY)).toBe(
    String.raw`and(sort_name.like."%a,\"b\"\\\\\\_\\%%",or(founded_year.gt.2010))`,
  );
  expect(viewFields("companies").every(({ column }) => column !== null)).toBe(true);
  expect(findField("people", "name")).toBeNull();
});
