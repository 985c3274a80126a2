/** The results of the database function `duplicate_groups`, and what merging two companies decides. */
import { fieldLabel, fieldValue } from "../history/fields.ts";
import { asNonNegativeNumber, asObject, asText } from "./parse-json.ts";

/** What two companies have in common. */
export type DuplicateReason = "linkedin" | "website" | "name";

export interface DuplicateCompany {
  readonly id: string;
  readonly name: string;
  /** ISO timestamp of the facts in UTC: the later one sorts last as text, too. */
  readonly updatedAt: string;
  /** Values by column of `company_facts`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Hotlist entries that point to it. */
  readonly hotlists: number;
}

/** The older one first: a merge keeps it. */
export interface DuplicatePair {
  readonly reason: DuplicateReason;
  readonly companies: readonly [DuplicateCompany, DuplicateCompany];
}

/** 0 for the first company of a pair, 1 for the second. */
export type Side = 0 | 1;

export interface ComparedField {
  readonly column: string;
  readonly label: string;
  /** As the screens show them; null if empty. */
  readonly values: readonly [string | null, string | null];
  readonly differs: boolean;
  /** The value that is there, otherwise the newer one. */
  readonly preset: Side;
}

/** The columns of the database function `private.merged_columns`, in the order of the screen. */
export const mergedColumns: readonly string[] =
  "company_name url website_domain linkedin_slug founded_year employee_count total_funding aaa_investors last_round_type last_round_on operating_status register_number city country categories short_description".split(
    " ",
  );

const REASONS: readonly DuplicateReason[] = ["linkedin", "website", "name"];

/** Skips invalid items. */
export function parseDuplicates(result: unknown): readonly DuplicatePair[] {
  if (!Array.isArray(result)) return [];
  return result.flatMap((item): DuplicatePair[] => {
    const group = asObject(item);
    const reason = REASONS.find((known) => known === group.reason);
    const rows: readonly unknown[] = Array.isArray(group.rows) ? group.rows : [];
    const counts: readonly unknown[] = Array.isArray(group.hotlists) ? group.hotlists : [];
    const [first, second] = rows.map((row, index) => parseCompany(asObject(row), counts[index]));
    return reason === undefined || !first || !second ? [] : [{ reason, companies: [first, second] }];
  });
}

function parseCompany(values: Readonly<Record<string, unknown>>, hotlists: unknown): DuplicateCompany | null {
  const id = asText(values.id);
  if (id === undefined) return null;
  return {
    id,
    name: asText(values.company_name) ?? "",
    updatedAt: asText(values.updated_at) ?? "",
    values,
    hotlists: asNonNegativeNumber(hotlists) ?? 0,
  };
}

/** The fields that at least one of the two has. */
export function compareFields({ companies: [first, second] }: DuplicatePair): readonly ComparedField[] {
  const newer: Side = second.updatedAt > first.updatedAt ? 1 : 0;
  return mergedColumns.flatMap((column): ComparedField[] => {
    const values = [fieldValue(column, first.values[column]), fieldValue(column, second.values[column])] as const;
    if (values[0] === null && values[1] === null) return [];
    const preset = values[0] === null ? 1 : values[1] === null ? 0 : newer;
    return [{ column, label: fieldLabel(column), values, differs: values[0] !== values[1], preset }];
  });
}

/** The argument `chosen` of the database function `merge_companies`, which keeps the first company. */
export function chosenValues(
  fields: readonly ComparedField[],
  picked: Readonly<Record<string, Side>>,
): Readonly<Record<string, "keep" | "other">> {
  const differing = fields.filter(({ differs }) => differs);
  return Object.fromEntries(
    differing.map(({ column, preset }) => [column, (picked[column] ?? preset) === 0 ? "keep" : "other"] as const),
  );
}

/** Identifies a pair as long as both companies exist. */
export function pairKey({ companies: [first, second] }: DuplicatePair): string {
  return `${first.id} ${second.id}`;
}
