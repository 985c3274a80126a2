import type { TopInvestor } from "../lists/investors.ts";

export interface TopInvestorMatcher {
  /** The name under which the top list knows an investor; null where it is not on the list. */
  match(name: string): string | null;
  /** The top investors among the names, each once under its name in the list, in the list's order. */
  matchAll(names: Iterable<string>): readonly string[];
}

/**
 * Recognizes top investors whatever the case, spaces, punctuation and accents of their names. The owner's own fund,
 * where given, counts as the first of the list (decisions, "The owner's own fund").
 */
export function createTopInvestorMatcher(list: readonly TopInvestor[], ownFund?: string | null): TopInvestorMatcher {
  const ordered = withOwnFundFirst(list, ownFund ?? "");
  const rankByKey = new Map<string, number>();
  for (const [rank, investor] of ordered.entries()) {
    for (const spelling of [investor.name, ...investor.aliases]) {
      const key = keyOf(spelling);
      if (key !== "" && !rankByKey.has(key)) rankByKey.set(key, rank);
    }
  }
  const rankOf = (name: string) => rankByKey.get(keyOf(name));
  const nameAt = (rank: number | undefined) => (rank === undefined ? null : (ordered[rank]?.name ?? null));
  return {
    match: (name) => nameAt(rankOf(name)),
    matchAll(names) {
      const ranks = new Set<number>();
      for (const name of names) {
        const rank = rankOf(name);
        if (rank !== undefined) ranks.add(rank);
      }
      return [...ranks].toSorted((a, b) => a - b).flatMap((rank) => nameAt(rank) ?? []);
    },
  };
}

/** Investors as the tables keep them: joined with `, `, null where there is none (specification, section 3). */
export function joinInvestors(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(", ");
}

/** Investors as the tables keep them, one by one. */
export function splitInvestors(joined: string | null | undefined): readonly string[] {
  return (joined ?? "").split(",").flatMap((name) => name.trim() || []);
}

function withOwnFundFirst(list: readonly TopInvestor[], ownFund: string): readonly TopInvestor[] {
  const key = keyOf(ownFund);
  if (key === "") return list;
  const isOwn = ({ name, aliases }: TopInvestor) => [name, ...aliases].some((spelling) => keyOf(spelling) === key);
  const own = list.find(isOwn) ?? { name: ownFund.trim(), aliases: [] };
  return [own, ...list.filter((investor) => investor !== own)];
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
