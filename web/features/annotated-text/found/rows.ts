import { type Annotation, MARK_SIZE, ROLE_EMPLOYER, ROLE_MENTION, ROLE_SCHOOL } from "#domain/text/annotation.ts";
import type { UnknownName } from "#domain/text/unknown-names.ts";
import { entryKey } from "../use-annotated-text.ts";
import type { AnalyzedText, FoundEntry } from "../worker-messages.ts";

export type Role = "employer" | "school" | "mention";
export type Group = "unknown" | "companies" | "schools";

/** An entry of the text with what all its occurrences say. */
export interface EntrySummary {
  readonly entry: FoundEntry;
  readonly role: Role;
  readonly occurrences: number;
  /** The first occurrence with the role. */
  readonly start: number;
  readonly end: number;
}

export type FoundRow =
  | { readonly kind: "heading"; readonly key: string; readonly group: Group; readonly count: number }
  | { readonly kind: "unknown"; readonly key: string; readonly unknown: UnknownName }
  | { readonly kind: "entry"; readonly key: string; readonly summary: EntrySummary };

const ROLES: readonly Role[] = ["mention", "employer", "school"];

/** One per entry, by position. */
export function summarizeEntries({ entries, marks, roles }: Annotation<FoundEntry>): readonly EntrySummary[] {
  const roleOf = new Uint8Array(entries.length);
  const first = new Int32Array(entries.length).fill(-1);
  const counts = new Int32Array(entries.length);
  for (let mark = 0; mark < roles.length; mark += 1) {
    const entry = marks[mark * MARK_SIZE + 2] as number;
    const role = roles[mark] as number;
    counts[entry] = (counts[entry] as number) + 1;
    if (first[entry] === -1 || (role !== ROLE_MENTION && roleOf[entry] === ROLE_MENTION)) {
      first[entry] = mark;
      roleOf[entry] = role;
    }
  }
  return entries.map((entry, position) => {
    const mark = (first[position] as number) * MARK_SIZE;
    return {
      entry,
      role: ROLES[roleOf[position] as number] ?? "mention",
      occurrences: counts[position] as number,
      start: marks[mark] ?? 0,
      end: marks[mark + 1] ?? 0,
    };
  });
}

/** Whether the text is a CV: somebody works or studies somewhere in it. */
export function hasCareer({ annotation, unknown }: AnalyzedText): boolean {
  return unknown.length > 0 || annotation.roles.includes(ROLE_EMPLOYER) || annotation.roles.includes(ROLE_SCHOOL);
}

interface RowsOptions {
  readonly unknown: readonly UnknownName[];
  readonly entries: readonly EntrySummary[];
  /** Leaves out the mentions. */
  readonly isCareerOnly: boolean;
}

/** The rows of the panel, employers and schools first, each group in the order of the text. */
export function foundRows({ unknown, entries, isCareerOnly }: RowsOptions): readonly FoundRow[] {
  const shown = isCareerOnly ? entries.filter(({ role }) => role !== "mention") : entries;
  const sorted = shown.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
  const entryRows = (kind: FoundEntry["kind"]): readonly FoundRow[] =>
    sorted
      .filter(({ entry }) => entry.kind === kind)
      .map((summary) => ({ kind: "entry", key: entryKey(summary.entry), summary }));
  return [
    ...group(
      "unknown",
      unknown.map((name) => ({ kind: "unknown", key: unknownKey(name), unknown: name })),
    ),
    ...group("companies", entryRows("company")),
    ...group("schools", entryRows("university")),
  ];
}

export function unknownKey({ name }: Pick<UnknownName, "name">): string {
  return `unknown:${name}`;
}

function rank({ role }: EntrySummary): number {
  return role === "mention" ? 1 : 0;
}

function group(name: Group, rows: readonly FoundRow[]): readonly FoundRow[] {
  return rows.length === 0 ? [] : [{ kind: "heading", key: name, group: name, count: rows.length }, ...rows];
}
