/** The result of the database function `similar_companies`. */
import { investmentTypeLabel } from "../funding/investment-type.ts";
import { asList, asNonNegativeNumber, asObject, asText, asTexts, isObject, type JsonObject } from "./parse-json.ts";

export interface SimilarCompany {
  readonly id: string;
  readonly name: string;
  /** Normalized; null if it is not known. */
  readonly url: string | null;
  /** Such as `2011 · 1001-5000 · 1300M USD`. */
  readonly facts: string;
  /** What both have in common, such as `Also Process Mining, Series B, Index Ventures in both`. */
  readonly reason: string;
  /** The squads that have it on their hotlist. */
  readonly squads: readonly string[];
}

export interface SimilarCompanies {
  /** False if the company has neither categories nor a description. */
  readonly isComparable: boolean;
  readonly companies: readonly SimilarCompany[];
}

/** Null for an unknown company. */
export function parseSimilarCompanies(result: unknown): SimilarCompanies | null {
  if (!isObject(result)) return null;
  return {
    isComparable: result.is_comparable === true,
    companies: asList(result.companies, parseCompany)?.filter((company) => company !== null) ?? [],
  };
}

function parseCompany(item: JsonObject): SimilarCompany | null {
  const [id, name] = [asText(item.id), asText(item.name)];
  if (id === undefined || name === undefined) return null;
  return {
    id,
    name,
    url: asText(item.url) ?? null,
    facts: [asNonNegativeNumber(item.founded_year), asText(item.employee_count), asText(item.total_funding)]
      .filter((fact) => fact !== undefined)
      .join(" · "),
    reason: reasonOf(asObject(item)),
    squads: asTexts(item.squads) ?? [],
  };
}

const MAX_CATEGORIES = 3;
const MAX_WORDS = 4;
const MAX_INVESTORS = 2;

function reasonOf(item: JsonObject): string {
  const categories = asTexts(item.categories) ?? [];
  const words = (asTexts(item.words) ?? []).slice(0, MAX_WORDS);
  const investors = asTexts(item.investors) ?? [];
  const stage = asText(item.stage);
  const country = asText(item.country);
  const shared = [
    ...categories.slice(0, MAX_CATEGORIES),
    ...(stage === undefined ? [] : [investmentTypeLabel(stage)]),
    ...(country === undefined ? [] : [country]),
  ];
  const parts = [
    ...(shared.length === 0 ? [] : [`Also ${shared.join(", ")}`]),
    ...(words.length === 0 ? [] : [`“${words.join("”, “")}” in both descriptions`]),
    ...(investors.length === 0 ? [] : [`${investors.slice(0, MAX_INVESTORS).join(" and ")} in both`]),
  ];
  return parts.join(" · ");
}
