/** Entries of a form, each field with its label: "Employer: Acme", "Position: Clerk", "Period: 2014 – 2016" in any order. */

import type { Row } from "./row.ts";
import type { Class } from "./row-class.ts";

type Field = "company" | "title" | "date";

type Entry = ReadonlyMap<Field, Row>;

/** The dated row of an entry, and those of its company and its title. */
export interface FormEntry {
  readonly anchor: Row;
  readonly others: readonly Row[];
}

/** A form has labels at most of its dates. */
const MIN_SHARE = 0.7;

/** The entries of a section; null where it is no form. Blank lines between the fields, and other fields, do not count. */
export function findFormEntries(rows: readonly Row[], classes: readonly Class[]): readonly FormEntry[] | null {
  if (!rows.some(({ label }) => label?.kind === "company")) return null;
  const dated = groupFields(rows, classes).filter((entry) => entry.has("date"));
  const whole = dated.filter((entry) => entry.has("title") && entry.has("company"));
  const anchors = classes.filter((kind) => kind === "anchor").length;
  if (whole.length === 0 || whole.length < MIN_SHARE * anchors) return null;
  return dated.flatMap((entry) => {
    const anchor = entry.get("date") as Row;
    return entry.size === 1 ? [] : [{ anchor, others: [...new Set(entry.values())].filter((row) => row !== anchor) }];
  });
}

function groupFields(rows: readonly Row[], classes: readonly Class[]): readonly Entry[] {
  const entries: Map<Field, Row>[] = [];
  let first: Field | null = null;
  let current: Map<Field, Row> | null = null;
  let company: Row | undefined;
  for (const [index, row] of rows.entries()) {
    const fields = fieldsOf(row, classes[index] as Class);
    const [field] = fields;
    if (field === undefined) continue;
    first ??= field;
    if (current === null || field === first || fields.some((one) => current?.has(one))) {
      current = new Map();
      entries.push(current);
      // The second position at a company that is named once
      if (field === "title" && first === "company" && company !== undefined) current.set("company", company);
    }
    for (const one of fields) current.set(one, row);
    if (field === "company") company = row;
  }
  return entries;
}

function fieldsOf({ label }: Row, kind: Class): readonly Field[] {
  const isDated = kind === "anchor";
  const field = label?.kind;
  if (field === "company" || field === "title") return isDated ? [field, "date"] : kind === "name" ? [field] : [];
  return isDated ? ["date"] : [];
}
