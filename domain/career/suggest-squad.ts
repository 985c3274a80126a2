import { normalizeForSearch } from "../company/search-text.ts";
import { findSquad, type Squad, type SquadId, squads } from "../hotlist/squads.ts";
import type { LinkedCareer } from "./linked-career.ts";

/** A squad for a person, and why. */
export interface SquadSuggestion {
  readonly squad: Squad;
  /** Names of the employers that speak for it. */
  readonly employers: readonly string[];
}

/** Words in Crunchbase's categories. */
const CATEGORY_WORDS: Readonly<Record<SquadId, RegExp>> = {
  genai: /\b(?:artificial intelligence|generative ai|machine learning|natural language|computer vision|ai)\b/,
  fintech: /\b(?:fintech|financ\w*|payments?|banking|insur\w*|lending|wealth\w*|crypto\w*|trading)\b/,
  enterprise:
    /\b(?:enterprise\w*|developer|infrastructure|cloud|security|cybersecurity|saas|database|analytics|devops)\b/,
  climate: /\b(?:climate|clean\s?tech|energy|renewable\w*|solar|battery|sustainab\w*|carbon|electric vehicle)\b/,
  techbio: /\b(?:bio\w*|health\w*|pharma\w*|medical|medicine|life science|genetics|drug\w*|therapeutics)\b/,
};

/** The squad that most employers speak for: by its hotlist, else by their categories. Null where there is none, or two. */
export function suggestSquad({ employers }: Pick<LinkedCareer, "employers">): SquadSuggestion | null {
  const votes = new Map<SquadId, { hotlists: number; employers: string[] }>(
    squads.map(({ id }) => [id, { hotlists: 0, employers: [] }]),
  );
  for (const { name, link } of employers) {
    if (link.kind !== "linked") continue;
    const categories = normalizeForSearch(link.company.categories.join(" | "));
    for (const { id } of squads) {
      const vote = votes.get(id);
      const isListed = link.company.squads.includes(id);
      if (vote === undefined || (!isListed && !CATEGORY_WORDS[id].test(categories))) continue;
      vote.employers.push(name);
      if (isListed) vote.hotlists += 1;
    }
  }
  const ranked = [...votes]
    .filter(([, vote]) => vote.employers.length > 0)
    .toSorted(([, a], [, b]) => b.hotlists - a.hotlists || b.employers.length - a.employers.length);
  const [first, second] = ranked;
  if (first === undefined) return null;
  const [id, vote] = first;
  if (
    second !== undefined &&
    second[1].hotlists === vote.hotlists &&
    second[1].employers.length === vote.employers.length
  ) {
    return null;
  }
  const squad = findSquad(id);
  return squad === null ? null : { squad, employers: vote.employers };
}
