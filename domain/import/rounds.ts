import type { ImportRow } from "./values.ts";

/**
 * For a file with one line per funding round: the newest round of each company counts, with the top investors of all its rounds.
 * The other lines are marked as superseded.
 */
export function mergeRounds(rows: readonly ImportRow[]): readonly ImportRow[] {
  const newest = new Map<string, ImportRow>();
  const investors = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = companyKey(row);
    if (key === null) continue;
    const known = investors.get(key) ?? new Set();
    for (const name of row.values.aaa_investors?.split(", ") ?? []) known.add(name);
    investors.set(key, known);
    const other = newest.get(key);
    if (other === undefined || (row.values.last_round_on ?? "") > (other.values.last_round_on ?? ""))
      newest.set(key, row);
  }
  return rows.map((row) => {
    const key = companyKey(row);
    const winner = key === null ? undefined : newest.get(key);
    if (key === null || winner === undefined) return row;
    if (winner !== row) return { ...row, supersededBy: winner.line };
    const names = [...(investors.get(key) ?? [])];
    return row.values.aaa_investors === undefined || names.length === 0
      ? row
      : { ...row, values: { ...row.values, aaa_investors: names.join(", ") } };
  });
}

function companyKey({ values }: ImportRow): string | null {
  return values.url ?? values.website_domain ?? values.company_name?.toLowerCase() ?? null;
}
