import { cleanName } from "../company-names/clean-name.ts";
import { parseCompanyUrl } from "./company-url.ts";
import { type CompanyFacts, type FactColumns, factColumns } from "./facts.ts";
import { linkedinSlug } from "./linkedin-slug.ts";
import { omitUndefined } from "./parse-json.ts";
import { websiteDomain } from "./website-domain.ts";

/** What the record of a company has besides the facts. */
interface RecordColumns {
  readonly website_domain: string;
  readonly linkedin_slug: string;
  readonly short_description: string;
  readonly categories: string[];
  readonly city: string;
  readonly country: string;
  readonly last_round_type: string;
  /** `YYYY-MM-DD`. */
  readonly last_round_on: string;
}

/** Where a company's profile can be fetched. */
export type CompanySource = "crunchbase" | "wikidata" | "sample";
/** Where single facts can be fetched: GLEIF has the register number. */
export type FactSource = CompanySource | "gleif";

/** An insert into `company_facts` (specification, section 7). Columns of which nothing is known keep their values. */
export interface CompanyFactsRow extends FactColumns, Partial<RecordColumns> {
  /** Normalized; unique. */
  readonly url: string;
  readonly company_name: string;
  /** A row with a source is a fetch: the database keeps pinned values. */
  readonly source: CompanySource;
}

/** The constraints on these columns. */
const NAME_LIMIT = 300;
const DESCRIPTION_LIMIT = 2000;
const CATEGORIES_LIMIT = 30;
const CATEGORY_LIMIT = 60;

/** Without a name, the permalink is the name. */
export function companyFactsRow(url: string, facts: CompanyFacts, source: CompanySource): CompanyFactsRow {
  const name = cleanName(facts.name ?? "") || permalinkOr(url);
  return { url, company_name: name.slice(0, NAME_LIMIT), ...factColumns(facts), ...recordColumns(facts), source };
}

function permalinkOr(url: string): string {
  const parsed = parseCompanyUrl(url);
  return parsed.ok ? parsed.permalink : url;
}

function recordColumns(facts: CompanyFacts): Partial<RecordColumns> {
  const categories = facts.categories.slice(0, CATEGORIES_LIMIT).map((category) => category.slice(0, CATEGORY_LIMIT));
  const hasDay = /^\d{4}-\d{2}-\d{2}$/.test(facts.lastRoundOn ?? "");
  return omitUndefined<Partial<RecordColumns>>({
    website_domain: (facts.website === null ? null : websiteDomain(facts.website)) ?? undefined,
    linkedin_slug: (facts.linkedin === null ? null : linkedinSlug(facts.linkedin)) ?? undefined,
    short_description: facts.shortDescription?.slice(0, DESCRIPTION_LIMIT),
    categories: categories.length === 0 ? undefined : categories,
    city: facts.city?.slice(0, NAME_LIMIT),
    country: facts.geography?.slice(0, NAME_LIMIT),
    last_round_type: facts.fundingStage?.slice(0, NAME_LIMIT),
    last_round_on: (hasDay ? facts.lastRoundOn : null) ?? undefined,
  });
}
