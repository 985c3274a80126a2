import type { TopInvestor } from "../lists/investors.ts";

export interface TopInvestorMatcher {
  /** The list's name of an investor; null if it is not on the list. */
  match(name: string): string | null;
  /** The distinct top investors among the names, by the list's name and in the list's order. */
  matchAll(names: Iterable<string>): readonly string[];
}

/**
 * Recognizes top investors, ignoring case, spaces, punctuation and accents. The owner's own fund, if given, is first in the
 * list (decisions, "The owner's own fund").
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

/** The tables' format: joined with `, `, null if empty (specification, section 3). */
export function joinInvestors(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(", ");
}

/** The inverse of `joinInvestors`. */
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
