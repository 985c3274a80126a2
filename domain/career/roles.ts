import { normalizeForSearch } from "../company/search-text.ts";

/** Titles of people who founded their employer; shown beside the result. */
export const FOUNDER_WORDS: readonly string[] = [
  "founder",
  "co-founder",
  "cofounder",
  "founding partner",
  "gründer",
  "mitgründer",
  "gründerin",
  "mitgründerin",
  "fondateur",
  "fondatrice",
  "cofondateur",
  "cofondatrice",
  "fundador",
  "fundadora",
  "cofundador",
  "cofundadora",
];

/** Titles of people who lead a company or a part of it. */
export const LEAD_WORDS: readonly string[] = [
  "ceo",
  "cto",
  "cfo",
  "coo",
  "cpo",
  "cmo",
  "cro",
  "cio",
  "ciso",
  "chief",
  "managing director",
  "general manager",
  "geschäftsführer",
  "geschäftsführerin",
  "vorstand",
  "president",
  "vice president",
  "vp",
  "svp",
  "evp",
  "head of",
  "director",
  "directeur",
  "directrice",
  "leiter",
  "leiterin",
  "partner",
];

export type Role = "founder" | "lead";

const FOUNDER = anyOf(FOUNDER_WORDS);
const LEAD = anyOf(LEAD_WORDS);
/** Works for a founder or a leader: "Founder's Associate", "Assistant to the CEO", "Chief of Staff to the CTO". */
const WORKS_FOR =
  /\bfounders?['’]?s? (?:associate|office|assistant|intern|fellow)\b|\b(?:assistant|assistenz|assistentin?|associate|intern|office|referent|secretary)\b.*\b(?:to|of|der|des|du)\b|\bchief of staff\b|\b(?:hr|business|sales|channel|people|learning) partner\b|\bpartner (?:manager|success|sales)\b/;

/** A founder's role, else a leading one; null for every other title. */
export function roleOf(title: string | null): Role | null {
  if (title === null) return null;
  const folded = normalizeForSearch(title);
  if (WORKS_FOR.test(folded)) return null;
  if (FOUNDER.test(folded)) return "founder";
  return LEAD.test(folded) ? "lead" : null;
}

/** Whole words only. */
function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.map(normalizeForSearch).join("|")})(?![\\p{L}\\d])`, "u");
}
