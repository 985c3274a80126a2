import { type ColumnTarget, ENTRY_FIELDS, FIELD_LABELS, type ImportField } from "#domain/import/fields.ts";
import type { ImportTarget } from "#web/data/import/target.ts";
import { importMessages } from "./messages.ts";

const messages = importMessages.columns;
const ALL_FIELDS = Object.keys(FIELD_LABELS) as ImportField[];
/** A row is recognized by one of these. */
const KEY_FIELDS: ReadonlySet<ColumnTarget> = new Set(["company_name", "url", "website", "linkedin"]);

/** What a column can be imported as, besides being left out. */
export function fieldsOf({ kind }: ImportTarget): readonly ColumnTarget[] {
  switch (kind) {
    case "hotlist":
      return [...ALL_FIELDS, "extra"];
    case "companies":
      return [...ALL_FIELDS.filter((field) => !ENTRY_FIELDS.includes(field)), "extra"];
    case "universities":
    case "company-names":
      return ["company_name"];
  }
}

export function isField(field: string, target: ImportTarget): field is ColumnTarget {
  return field === "leave_out" || fieldsOf(target).some((allowed) => allowed === field);
}

export function targetLabel(field: ColumnTarget, { kind }: ImportTarget): string {
  if (field === "leave_out") return messages.leaveOut;
  if (field === "extra") return messages.extra;
  return kind === "universities" || kind === "company-names" ? "Name" : FIELD_LABELS[field];
}

/** Why the columns can't be imported like this; null if they can. */
export function columnProblem(fields: readonly ColumnTarget[], target: ImportTarget): string | null {
  const used = fields.filter((field): field is ImportField => field !== "extra" && field !== "leave_out");
  const double = used.find((field, position) => used.indexOf(field) !== position);
  if (double !== undefined) return messages.double(targetLabel(double, target));
  if (used.some((field) => KEY_FIELDS.has(field))) return null;
  return target.kind === "companies" || target.kind === "hotlist" ? messages.missing : messages.missingName;
}
