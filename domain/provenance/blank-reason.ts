/** Why a fact is blank. Only its card needs it. */
import type { FactSource } from "../company/facts-row.ts";
import { asList, asText } from "../company/parse-json.ts";
import type { Fact, FactColumn } from "./provenance.ts";

export type BlankReason =
  | { readonly kind: "no-url" }
  | { readonly kind: "not-asked" }
  | { readonly kind: "ambiguous"; readonly source: FactSource; readonly candidates: readonly Candidate[] }
  /** Sources have a value, and the team's record has not taken one. */
  | { readonly kind: "not-taken"; readonly sources: readonly FactSource[] }
  | { readonly kind: "none"; readonly sources: readonly FactSource[] }
  | { readonly kind: "failed"; readonly source: FactSource; readonly at: string; readonly message: string };

/** One of several entries that a source has for a company. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly url: string;
}

/** Null for a fact with a value. `url` is the company's. */
export function blankReason({ column, value, entries: all, others }: Fact, url: string | null): BlankReason | null {
  if (value !== null) return null;
  const entries = all.filter(({ source }) => isAskedFor(source, column));
  const failed = entries.find(({ error }) => error !== null);
  if (failed?.error) return { kind: "failed", source: failed.source, ...failed.error };
  for (const { source, candidates: listed } of entries) {
    const candidates = asList(listed, parseCandidate)?.flatMap((candidate) => candidate ?? []) ?? [];
    if (candidates.length > 0) return { kind: "ambiguous", source, candidates };
  }
  if (others.length > 0) return { kind: "not-taken", sources: others.map(({ source }) => source) };
  if (entries.length > 0) return { kind: "none", sources: entries.map(({ source }) => source) };
  return { kind: url === null ? "no-url" : "not-asked" };
}

/** GLEIF has the register number, and no other source has it. */
function isAskedFor(source: FactSource, column: FactColumn): boolean {
  return (source === "gleif") === (column === "register_number");
}

const CANDIDATE_PAGES = ["https://www.wikidata.org/", "https://search.gleif.org/"];

function parseCandidate({ id, name, description, url }: Readonly<Record<string, unknown>>): Candidate | null {
  const [itsId, itsName, page] = [asText(id), asText(name), asText(url)];
  if (itsId === undefined || itsName === undefined || page === undefined) return null;
  if (!CANDIDATE_PAGES.some((start) => page.startsWith(start))) return null;
  return { id: itsId, name: itsName, description: asText(description) ?? null, url: page };
}
