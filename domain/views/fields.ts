/** The fields that views filter by, for each screen. */
import { normalizeForSearch } from "../company/search-text.ts";
import { STATUS_LABELS } from "../hotlist/status.ts";

export const VIEW_SCREENS = ["companies", "hotlist", "people"] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];

/**
 * `choice`, `person`: one of a list; `list`: several values; `amount`: US dollars; `day`: a date without time; `time`: a date and time;
 * `flag`: true or false.
 */
export type FieldKind = "text" | "number" | "amount" | "day" | "time" | "choice" | "person" | "list" | "flag";

export type ViewRow = object;
export type FieldValue = string | number | boolean | readonly string[] | null;

export interface ViewField {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** The column of `company_facts`; null where the rows are filtered in the browser. */
  readonly column: string | null;
  /** Texts are folded, as the column is. `today`: `YYYY-MM-DD`. */
  readonly read: (row: ViewRow, today: string) => FieldValue;
}

const value = (row: ViewRow, property: string): unknown => (row as Readonly<Record<string, unknown>>)[property];
const textOf = (row: ViewRow, property: string): string | null => {
  const text = value(row, property);
  return typeof text === "string" ? text : null;
};
const numberOf = (row: ViewRow, property: string): number | null => {
  const number = value(row, property);
  return typeof number === "number" ? number : null;
};

/** The columns `sort_name` and `sort_investors` have at most as many characters. */
const FOLDED_LENGTH = 300;
const foldedOf = (row: ViewRow, property: string): string | null => {
  const text = textOf(row, property);
  // By code points, as the database counts.
  return text === null ? null : Array.from(normalizeForSearch(text)).slice(0, FOLDED_LENGTH).join("");
};

/** `11-50` is 11, as in the column `employee_rank`. */
export function employeeRank(employeeCount: string | null): number | null {
  const digits = /^\s*(\d{1,9})/.exec(employeeCount ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}

const UNITS: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 };

/** `250M USD` is 250,000,000, as in the column `funding_usd`. */
export function fundingUsd(totalFunding: string | null): number | null {
  const parts = /^\s*\$?(\d{1,15}(?:\.\d{1,6})?)/.exec(totalFunding ?? "");
  const unit = /^\s*\$?[\d.]+\s*([kmb])/i.exec(totalFunding ?? "")?.[1];
  return parts === null ? null : Number(parts[1]) * (UNITS[unit?.toUpperCase() ?? ""] ?? 1);
}

type Reader = ViewField["read"];
const folded =
  (property: string): Reader =>
  (row) =>
    foldedOf(row, property);
const text =
  (property: string): Reader =>
  (row) =>
    textOf(row, property);
const number =
  (property: string): Reader =>
  (row) =>
    numberOf(row, property);
const texts =
  (property: string): Reader =>
  (row) => {
    const list = value(row, property);
    return Array.isArray(list) ? list.filter((item) => typeof item === "string") : null;
  };
const field = (key: string, label: string, kind: FieldKind, column: string | null, read: Reader): ViewField => ({
  key,
  label,
  kind,
  column,
  read,
});

const SHARED: readonly ViewField[] = [
  field("name", "Name", "text", "sort_name", folded("company_name")),
  field("investor", "Top investors", "text", "sort_investors", folded("aaa_investors")),
  field("founded", "Founded", "number", "founded_year", number("founded_year")),
  field("employees", "Employees", "number", "employee_rank", (row) => employeeRank(textOf(row, "employee_count"))),
  field("funding", "Funding", "amount", "funding_usd", (row) => fundingUsd(textOf(row, "total_funding"))),
  field("added", "Added", "time", "created_at", text("created_at")),
];

const FIELDS: Readonly<Record<ViewScreen, readonly ViewField[]>> = {
  companies: [
    ...SHARED,
    field("category", "Category", "list", "categories", texts("categories")),
    field("country", "Country", "choice", "country", text("country")),
    field("city", "City", "choice", "city", text("city")),
    field("round", "Last round", "choice", "last_round_type", text("last_round_type")),
    field("round_on", "Last round on", "day", "last_round_on", text("last_round_on")),
    field("facts", "Facts from", "time", "facts_at", text("facts_at")),
  ],
  hotlist: [
    ...SHARED,
    field("status", "Status", "choice", null, text("status")),
    field("owner", "Owner", "person", null, text("owner")),
    field("priority", "Priority", "choice", null, text("priority")),
    field("sector", "Sector", "choice", null, text("sector")),
    field("geography", "Geography", "choice", null, text("geography")),
    field("stage", "Stage", "choice", null, text("funding_stage")),
    field("next_step", "Next step", "text", null, folded("nextStep")),
    field("next_step_on", "Next step on", "day", null, text("nextStepOn")),
    field("since", "In status since", "time", null, text("statusSince")),
    field("added_by", "Added by", "person", null, text("addedBy")),
    field(
      "due",
      "Look again",
      "flag",
      null,
      (row, today) => textOf(row, "revisitDue") !== null || (textOf(row, "revisitOn") ?? "9999-12-31") <= today,
    ),
  ],
  people: [],
};

export function viewFields(screen: ViewScreen): readonly ViewField[] {
  return FIELDS[screen];
}

export function findField(screen: ViewScreen, key: unknown): ViewField | null {
  return FIELDS[screen].find((known) => known.key === key) ?? null;
}

/** A choice as the screens show it. */
export function choiceLabel(key: string, choice: string): string {
  if (key === "status") return (STATUS_LABELS as Readonly<Record<string, string>>)[choice] ?? choice;
  return key === "priority" ? choice.charAt(0).toUpperCase() + choice.slice(1) : choice;
}
