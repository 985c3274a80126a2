import { asObject, asText } from "../company/parse-json.ts";
import { parseRevisit, type RevisitCondition, type RevisitTerm } from "./revisit.ts";
import { findStatus, type HotlistStatus } from "./status.ts";

/** What a squad does about a company on its hotlist. */
export interface EntryWork {
  readonly status: HotlistStatus;
  /** ISO date and time. */
  readonly statusSince: string;
  /** A team member's id. */
  readonly owner: string | null;
  readonly nextStep: string | null;
  /** `YYYY-MM-DD`. */
  readonly nextStepOn: string | null;
  /** Why it was passed or parked. */
  readonly passReason: string | null;
  /** `YYYY-MM-DD`. */
  readonly revisitOn: string | null;
  readonly revisitWhen: RevisitCondition | null;
  /** The conditions that were met, in words; null if none was. */
  readonly revisitDue: string | null;
  /** A team member's id. */
  readonly addedBy: string | null;
  /** The company's record. */
  readonly companyId: string | null;
}

/** Values that can be changed. Conditions are set without `from`. */
export interface EntryWorkChange
  extends Partial<Pick<EntryWork, "status" | "owner" | "nextStep" | "nextStepOn" | "passReason" | "revisitOn">> {
  readonly revisitWhen?: { readonly any: readonly RevisitTerm[] } | null;
}

const COLUMNS = {
  status: "status",
  owner: "owner",
  nextStep: "next_step",
  nextStepOn: "next_step_on",
  passReason: "pass_reason",
  revisitOn: "revisit_on",
  revisitWhen: "revisit_when",
} as const satisfies Readonly<Record<keyof EntryWorkChange, string>>;

/** Reads a row of `squad_hotlist_companies`. Missing columns and unknown values become those of a new entry. */
export function parseEntryWork(row: unknown): EntryWork {
  const columns = asObject(row);
  const text = (column: string) => asText(columns[column]) ?? null;
  return {
    status: findStatus(columns.status) ?? "sourced",
    statusSince: text("status_since") ?? text("created_at") ?? "",
    owner: text("owner"),
    nextStep: text("next_step"),
    nextStepOn: text("next_step_on"),
    passReason: text("pass_reason"),
    revisitOn: text("revisit_on"),
    revisitWhen: parseRevisit(columns.revisit_when),
    revisitDue: text("revisit_due"),
    addedBy: text("added_by"),
    companyId: text("company_id"),
  };
}

/** The change as columns of `squad_hotlist_companies`. Other properties keep their names. */
export function toEntryColumns(change: EntryWorkChange): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(change).map(([property, value]) => [
      (COLUMNS as Readonly<Record<string, string>>)[property] ?? property,
      // Without `from`, the database takes the facts of now.
      property === "revisitWhen" && value !== null ? { any: value.any } : value,
    ]),
  );
}
