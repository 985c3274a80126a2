import type { FactColumns } from "../company/facts.ts";
import type { EntryWork, EntryWorkChange } from "./entry-work.ts";

export const priorities = ["high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];

/** A row of `squad_hotlist_companies`. */
export interface HotlistCompany extends FactColumns, EntryWork {
  readonly id: string;
  /** ISO date and time. */
  readonly created_at: string;
  readonly squad_id: string;
  readonly company_name: string | null;
  readonly company_url: string | null;
  readonly sector: string | null;
  readonly geography: string | null;
  /** Crunchbase's type, such as `series_b`. */
  readonly funding_stage: string | null;
  readonly priority: Priority;
  /** Email address of the user who last changed each field, by column. Fields that never changed are absent. */
  readonly authors: Readonly<Record<string, string>>;
}

/** The columns that can be edited in place. */
export type HotlistChange = Partial<Pick<HotlistCompany, "priority" | "funding_stage" | "geography">>;

export function hotlistCompanyName({ company_name }: Pick<HotlistCompany, "company_name">): string {
  return company_name ?? "Unnamed company";
}

/** What can be changed on an entry, in place or in bulk. */
export type EntryChange = HotlistChange & EntryWorkChange;
