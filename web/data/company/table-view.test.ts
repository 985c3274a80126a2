import { expect, test } from "vitest";
import { orderOf, sortColumns, type TableSort } from "./table-view.ts";

/** PostgREST's `order` parameter. */
function orderParameter(sort: TableSort, isFromEnd: boolean): string {
  return orderOf(sort, isFromEnd)
    .map(({ column, ascending, nullsFirst }) => {
      const nulls = nullsFirst === null ? "" : nullsFirst ? ".nullsfirst" : ".nullslast";
      return `${column}.${ascending ? "asc" : "desc"}${nulls}`;
    })
    .join(",");
}

test.each([
  ["name", "ascending", "sort_name.asc,id.asc", "sort_name.desc,id.desc"],
  ["name", "descending", "sort_name.desc,id.desc", "sort_name.asc,id.asc"],
  ["facts", "descending", "facts_at.desc,id.desc", "facts_at.asc,id.asc"],
  [
    "founded",
    "ascending",
    "founded_year.asc.nullslast,sort_name.asc,id.asc",
    "founded_year.desc.nullsfirst,sort_name.desc,id.desc",
  ],
  [
    "founded",
    "descending",
    "founded_year.desc.nullslast,sort_name.asc,id.asc",
    "founded_year.asc.nullsfirst,sort_name.desc,id.desc",
  ],
  [
    "employees",
    "ascending",
    "employee_rank.asc.nullslast,sort_name.asc,id.asc",
    "employee_rank.desc.nullsfirst,sort_name.desc,id.desc",
  ],
  [
    "funding",
    "descending",
    "funding_usd.desc.nullslast,sort_name.asc,id.asc",
    "funding_usd.asc.nullsfirst,sort_name.desc,id.desc",
  ],
  [
    "investors",
    "ascending",
    "sort_investors.asc.nullslast,sort_name.asc,id.asc",
    "sort_investors.desc.nullsfirst,sort_name.desc,id.desc",
  ],
  ["an unknown column", "ascending", "sort_name.asc,id.asc", "sort_name.desc,id.desc"],
] as const)("orders by %s, %s, and from the end in reverse", (column, direction, fromStart, fromEnd) => {
  expect(orderParameter({ column, direction }, false)).toBe(fromStart);
  expect(orderParameter({ column, direction }, true)).toBe(fromEnd);
});

test.each([
  ["name", true],
  ["funding", true],
  ["sort_name", false],
  ["toString", false],
  ["", false],
])("%j is a sort column: %s", (column, expected) => {
  expect(sortColumns.includes(column)).toBe(expected);
});
