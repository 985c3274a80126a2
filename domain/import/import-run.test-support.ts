/** An import from a file's bytes to its counts, with the database behind two calls. */

import { suggestMapping } from "./layouts.ts";
import { importRow, isImported, type MatchRequest, matchRequest, planImport } from "./plan.ts";
import type { CompanyMatch, Decision, ImportPlan, Policies } from "./plan-types.ts";
import { readTable } from "./read-file.ts";
import { mergeRounds } from "./rounds.ts";
import type { ImportTable } from "./table.ts";
import { isFileError } from "./table.ts";
import { type ImportRow, readRows } from "./values.ts";

export interface LineOutcome {
  readonly line: number;
  readonly outcome: "added" | "changed" | "same" | "rejected";
  readonly id: string | null;
  readonly reason: string | null;
}

export type SentLine = ReturnType<typeof importRow>;

export interface ImportBackend {
  match(requests: readonly MatchRequest[]): Promise<readonly CompanyMatch[]>;
  send(lines: readonly SentLine[], policies: Policies): Promise<readonly LineOutcome[]>;
}

/** A fifth of what `match_companies` takes, so that it ends within 8 s on a busy machine, too. */
const MATCHED_AT_ONCE = 1000;

export function readImportRows(bytes: Uint8Array): readonly ImportRow[] {
  const table = readTable(bytes);
  if (isFileError(table)) throw new Error(table.message);
  const { layout, columns } = suggestMapping(table.header, samplesOf(table));
  const rows = readRows(table.rows, columns);
  return layout?.id === "crunchbase_rounds" ? mergeRounds(rows) : rows;
}

export async function matchRows(
  rows: readonly ImportRow[],
  backend: Pick<ImportBackend, "match">,
): Promise<readonly CompanyMatch[]> {
  const matches: CompanyMatch[] = [];
  for (let at = 0; at < rows.length; at += MATCHED_AT_ONCE) {
    for (const match of await backend.match(rows.slice(at, at + MATCHED_AT_ONCE).map(matchRequest)))
      matches.push(match);
  }
  return matches;
}

export async function planFile(
  bytes: Uint8Array,
  policies: Policies,
  backend: Pick<ImportBackend, "match">,
  decide: (plan: ImportPlan) => ReadonlyMap<number, Decision> = () => new Map(),
): Promise<ImportPlan> {
  const rows = readImportRows(bytes);
  const matches = await matchRows(rows, backend);
  const undecided = planImport(rows, matches, policies);
  const decisions = decide(undecided);
  return decisions.size === 0 ? undecided : planImport(rows, matches, policies, decisions);
}

export async function sendPlan(
  plan: ImportPlan,
  policies: Policies,
  backend: Pick<ImportBackend, "send">,
  chunkSize = 500,
): Promise<readonly LineOutcome[]> {
  const lines = plan.lines.filter(isImported).map(importRow);
  const outcomes: LineOutcome[] = [];
  for (let at = 0; at < lines.length; at += chunkSize)
    outcomes.push(...(await backend.send(lines.slice(at, at + chunkSize), policies)));
  return outcomes;
}

/** For a second import of the file: a line that was decided to be a company, or to be a new one, is that company. */
export function decisionsAgain(plan: ImportPlan, outcomes: readonly LineOutcome[]): ReadonlyMap<number, Decision> {
  const decided = new Set(plan.lines.filter(({ candidates }) => candidates.length > 0).map(({ line }) => line));
  return new Map([
    ...plan.lines.flatMap(({ line, id }): [number, Decision][] =>
      id !== null && decided.has(line) ? [[line, { same: id }]] : [],
    ),
    ...outcomes.flatMap(({ line, id }): [number, Decision][] =>
      id !== null && decided.has(line) ? [[line, { same: id }]] : [],
    ),
  ]);
}

function samplesOf({ header, rows }: ImportTable): readonly (readonly string[])[] {
  return header.map((_, column) => rows.slice(0, 20).map(({ cells }) => cells[column] ?? ""));
}
