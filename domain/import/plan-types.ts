import type { ENTRY_COLUMNS, ImportColumn, ImportValues } from "./fields.ts";

/**
 * fill: only what is empty (default). take: the file's value, never a blank. take_blank: the file's value, also a blank.
 * leave: never. A URL is only filled: it identifies the company.
 */
export type Policy = "fill" | "take" | "take_blank" | "leave";
export type Policies = Readonly<Partial<Record<ImportColumn, Policy>>>;

/** A row of `company_facts` as `match_companies` returns it. */
export interface ExistingCompany {
  readonly id: string;
  readonly company_name: string;
  readonly url: string | null;
  readonly linkedin_slug: string | null;
  readonly website_domain: string | null;
  readonly founded_year: number | null;
  readonly employee_count: string | null;
  readonly total_funding: string | null;
  readonly aaa_investors: string | null;
  readonly short_description: string | null;
  readonly categories: readonly string[];
  readonly city: string | null;
  readonly country: string | null;
  readonly last_round_type: string | null;
  readonly last_round_on: string | null;
  readonly operating_status: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Screened, but not in the database yet; an import adds it. */
  readonly only_screened?: boolean;
}

export interface ExistingEntry extends Readonly<Record<(typeof ENTRY_COLUMNS)[number], string | null>> {
  readonly id: string;
  readonly company_id: string | null;
  readonly company_url: string | null;
  readonly company_name: string | null;
}

export type MatchReason = "url" | "linkedin" | "domain" | "name" | "other_name";

/** One element of the result of `match_companies`. */
export interface CompanyMatch {
  readonly line: number;
  readonly reason: MatchReason;
  readonly certain: boolean;
  readonly rows: readonly ExistingCompany[];
}

/** same: the line is the company with this id. another: it is a new company. left_out: the line is not imported. */
export type Decision = { readonly same: string } | "another" | "left_out";

export type LineKind = "new" | "changes" | "same" | "twice" | "possibly_same" | "unreadable" | "left_out";

export interface PlannedChange {
  /** `only_screened`: the company becomes one of the database. */
  readonly column: ImportColumn | "only_screened";
  readonly from: unknown;
  readonly to: unknown;
}

export interface PlannedLine {
  readonly line: number;
  readonly kind: LineKind;
  /** Of the company in the database; null for a new one. */
  readonly id: string | null;
  readonly values: ImportValues;
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly { readonly column: number; readonly message: string }[];
  /** Why the line is not imported, or what it matches, as a sentence. */
  readonly reason: string | null;
  readonly candidates: readonly ExistingCompany[];
  /** It is another company than the one it looks like, by its URL or by the user's decision. */
  readonly isAnother: boolean;
}

export interface ImportPlan {
  readonly lines: readonly PlannedLine[];
  readonly counts: Readonly<Record<LineKind, number>>;
}
