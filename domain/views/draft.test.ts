import { expect, test } from "vitest";
import {
  addCondition,
  addGroup,
  changeNode,
  countDraftConditions,
  type DraftCondition,
  type DraftGroup,
  fromDraft,
  toDraft,
  withField,
  withOperator,
} from "./draft.ts";
import { type Group, parseFilter } from "./filter.ts";

const filter: Group = {
  all: [
    { field: "status", op: "is", value: ["screening"] },
    { any: [{ field: "funding", op: "gt", value: 10_000_000 }, { all: [{ field: "due", op: "is", value: true }] }] },
  ],
};
const read = (draft: DraftGroup) => parseFilter(fromDraft(draft), { screen: "hotlist", members: null }).filter;

test("a filter becomes a draft and the same filter again", () => {
  expect(fromDraft(toDraft(filter))).toEqual(filter);
  expect(read(toDraft(null))).toBeNull();
});

test("conditions without a value are in the draft and not in the filter", () => {
  const draft = addCondition(toDraft(filter), 1, "hotlist", "name");
  expect(countDraftConditions(draft)).toBe(4);
  expect(read(draft)).toEqual(filter);
  const added = draft.nodes.at(-1) as DraftCondition;
  const filled = changeNode(draft, added.id, (node) => ({ ...node, value: "zoe" }));
  expect(read(filled)).toEqual({ all: [...filter.all, { field: "name", op: "contains", value: "zoe" }] });
});

test("an added group is of the other kind, and a removed node leaves the others", () => {
  const draft = addGroup(toDraft(filter), toDraft(filter), "hotlist", "due");
  expect(read(draft)).toEqual({ all: [...filter.all, { any: [{ field: "due", op: "is", value: true }] }] });
  expect(read(changeNode(draft, 3, () => null))).toEqual({
    all: [filter.all[0], { any: [{ field: "due", op: "is", value: true }] }],
  });
  expect(read(changeNode(draft, 1, () => null))).toBeNull();
});

test("a condition keeps its value while the kind of its field and operator allow it", () => {
  const condition: DraftCondition = { id: 1, field: "founded", op: "gte", value: 2010 };
  expect(withField(condition, "companies", "employees")).toEqual({ ...condition, field: "employees" });
  expect(withField(condition, "companies", "name")).toEqual({ id: 1, field: "name", op: "contains", value: "" });
  const country: DraftCondition = { id: 1, field: "country", op: "is", value: ["Germany"] };
  expect(withField(country, "companies", "city").value).toEqual([]);
  expect(withOperator(withOperator(condition, "companies", "empty"), "companies", "lt")).toEqual({
    ...condition,
    op: "lt",
  });
});
