import { type Extra, hasSameEntries, mergedExtra } from "./extra.ts";
import { COMPANY_COLUMNS, ENTRY_COLUMNS, type ImportValues } from "./fields.ts";
import type { ExistingCompany, ExistingEntry, PlannedChange, Policies, Policy } from "./plan-types.ts";

// The database function `private.import_company_lines` has the same rules; a property test compares the two.

/** What the line changes in the company's row. */
export function companyChanges(
  values: ImportValues,
  current: ExistingCompany,
  policies: Policies,
): readonly PlannedChange[] {
  const changes: PlannedChange[] =
    current.only_screened === true ? [{ column: "only_screened", from: true, to: false }] : [];
  for (const column of COMPANY_COLUMNS) {
    const policy = column === "url" && policies.url !== "leave" ? "fill" : policies[column];
    const change = changeOf(values[column], current[column], policy ?? "fill");
    if (change === null || (column === "company_name" && change.to === null)) continue;
    changes.push({ column, ...change });
  }
  const extra = extraChange(values.extra, current.extra, policies.extra ?? "fill");
  return extra === null ? changes : [...changes, extra];
}

/** What the line changes in the company's hotlist entry. */
export function entryChanges(
  values: ImportValues,
  current: ExistingEntry,
  policies: Policies,
): readonly PlannedChange[] {
  return ENTRY_COLUMNS.flatMap((column): readonly PlannedChange[] => {
    const change = changeOf(values[column], current[column], policies[column] ?? "fill");
    return change === null || (column === "priority" && change.to === null) ? [] : [{ column, ...change }];
  });
}

type Value = string | number | readonly string[] | null | undefined;

/** @param value undefined if no column of the file is mapped to it */
function changeOf(value: Value, current: Value, policy: Policy): { readonly from: Value; readonly to: Value } | null {
  if (policy === "leave" || value === undefined || isEqual(value, current)) return null;
  if (isEmpty(value))
    return policy === "take_blank" && !isEmpty(current)
      ? { from: current, to: Array.isArray(value) ? [] : null }
      : null;
  return policy !== "fill" || isEmpty(current) ? { from: current, to: value } : null;
}

function extraChange(
  added: Extra | undefined,
  current: ExistingCompany["extra"],
  policy: Policy,
): PlannedChange | null {
  if (added === undefined || policy === "leave") return null;
  const merged = mergedExtra(current, added, policy !== "fill");
  return hasSameEntries(merged, current) ? null : { column: "extra", from: current, to: merged };
}

function isEmpty(value: Value): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function isEqual(one: Value, other: Value): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
