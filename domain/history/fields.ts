import { FACT_LABELS } from "../company/fact-fields.ts";
import { investmentTypeLabel } from "../funding/investment-type.ts";
import { describeRevisit, parseRevisit } from "../hotlist/revisit.ts";
import { findSquad } from "../hotlist/squads.ts";

/** What a row of each recorded table is called. */
const KINDS: Readonly<Record<string, string>> = {
  company_facts: "Company",
  company_files: "File",
  squad_hotlist_companies: "Hotlist entry",
  universities: "University",
  company_names: "Company name",
  other_names: "Other name",
  match_rules: "Rule",
  hotlist_notes: "Note",
};

export function kindOf(tableName: string): string {
  return KINDS[tableName] ?? sentenceCase(tableName);
}

/** For fewer days than other rows: their content takes space. `private.file_limits` has the same number. */
const FILE_TRASH_DAYS = 30;

/** For how many days a deleted row can be restored. */
export function restorableDays(tableName: string, historyDays: number): number {
  return tableName === "company_files" ? Math.min(FILE_TRASH_DAYS, historyDays) : historyDays;
}

/** Columns that no screen shows. */
const HIDDEN = new Set(
  "id created_at updated_at as_of authors author company_id screened_by screened_at only_screened source fetched_from status_since added_by revisit_due_at entry_id mentions edited_at".split(
    " ",
  ),
);

const LABELS: Readonly<Record<string, string>> = {
  ...FACT_LABELS,
  company_url: "Crunchbase URL",
  url: "Crunchbase URL",
  funding_stage: "Stage",
  squad_id: "Squad",
  geography: "Geography",
  sector: "Sector",
  priority: "Priority",
  next_step_on: "Next step on",
  pass_reason: "Reason",
  revisit_on: "Look again on",
  revisit_when: "Look again when",
  revisit_due: "Look again",
  body: "Note",
  extra: "Other columns",
  pinned: "Set by hand",
  name: "Name",
  removed: "Removed from the list",
};

/** Columns with values such as `high`. */
const SENTENCE_CASE = new Set(["priority", "operating_status", "status"]);

export function isShownField(field: string): boolean {
  return !HIDDEN.has(field);
}

/** The column's label on the screens; for a column without one, its name. */
export function fieldLabel(field: string): string {
  return LABELS[field] ?? sentenceCase(field);
}

/** A value as the screens show it; null if it is empty. */
export function fieldValue(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(", ");
  if (field === "revisit_when") return describeRevisit(parseRevisit(value)).join(", ") || null;
  if (typeof value === "object") return objectValue(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (field === "funding_stage" || field === "last_round_type") return investmentTypeLabel(text);
  if (field === "squad_id") return findSquad(text)?.name ?? text;
  return SENTENCE_CASE.has(field) ? sentenceCase(text) : text;
}

/** `{"Owner": "Ada"}` as `Owner: Ada`. */
function objectValue(value: object): string | null {
  const items = Object.entries(value).map(
    ([name, item]) => `${name}: ${typeof item === "string" ? item : JSON.stringify(item)}`,
  );
  return items.length === 0 ? null : items.join(", ");
}

/** `website_domain` as `Website domain`. */
function sentenceCase(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
