import { asObject, asText, type JsonObject } from "../company/parse-json.ts";
import { isLei } from "./gleif-record.ts";
import {
  currentStatements,
  parseCount,
  parseEntityId,
  parseWikidataDate,
  pointInTimeOf,
  type WikidataDate,
} from "./wikidata-statements.ts";

/** What Wikidata says about a company. Linked entities are IDs: their labels need another request. */
export interface WikidataCompany {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly aliases: readonly string[];
  /** Lower case. */
  readonly permalinks: readonly string[];
  readonly founded: WikidataDate | null;
  readonly employees: EmployeeCount | null;
  readonly cityId: string | null;
  readonly countryId: string | null;
  readonly industryIds: readonly string[];
  readonly website: string | undefined;
  readonly linkedinSlug: string | undefined;
  readonly lei: string | undefined;
}

interface EmployeeCount {
  readonly count: number;
  /** Null where Wikidata does not say when. */
  readonly asOf: WikidataDate | null;
}

const PROPERTIES = {
  crunchbasePermalink: "P2088",
  founded: "P571",
  employees: "P1128",
  headquarters: "P159",
  country: "P17",
  industry: "P452",
  website: "P856",
  linkedinSlug: "P4264",
  lei: "P1278",
  instanceOf: "P31",
};
/** A person, and pages that are only about names: a permalink at one of these is a mistake. */
const NOT_COMPANIES: ReadonlySet<string> = new Set([
  "Q5", // human
  "Q101352", // family name
  "Q202444", // given name
  "Q4167410", // disambiguation page
  "Q4167836", // category
  "Q13406463", // list article
]);
/** The languages of names, best first. `mul` holds names that are the same in all languages. */
export const WIKIDATA_LANGUAGES = ["en", "mul", "de", "fr"] as const;
const MAX_ALIASES = 50;
const MAX_INDUSTRIES = 10;

/** Parses an untrusted entity of `wbgetentities`; null if it is missing, has no name or is no company. */
export function parseWikidataCompany(value: unknown): WikidataCompany | null {
  const entity = asObject(value);
  const id = parseEntityId(entity);
  const name = textIn(entity.labels);
  if (id === null || name === undefined || "missing" in entity) return null;
  const texts = (property: string) => valuesOf(entity, property, asText);
  const ids = (property: string) => valuesOf(entity, property, parseEntityId);
  if (ids(PROPERTIES.instanceOf).some((kind) => NOT_COMPANIES.has(kind))) return null;
  return {
    id,
    name,
    description: textIn(entity.descriptions),
    aliases: aliasesOf(entity).slice(0, MAX_ALIASES),
    permalinks: texts(PROPERTIES.crunchbasePermalink).map((permalink) => permalink.toLowerCase()),
    founded: parseWikidataDate(currentStatements(entity, PROPERTIES.founded)[0]?.value),
    employees: employeesOf(entity),
    cityId: ids(PROPERTIES.headquarters)[0] ?? null,
    countryId: ids(PROPERTIES.country)[0] ?? null,
    industryIds: ids(PROPERTIES.industry).slice(0, MAX_INDUSTRIES),
    website: texts(PROPERTIES.website)[0],
    linkedinSlug: texts(PROPERTIES.linkedinSlug).find((slug) => /^[\w%.-]{1,200}$/.test(slug)),
    lei: texts(PROPERTIES.lei).find(isLei),
  };
}

function valuesOf(entity: JsonObject, property: string, parse: (value: unknown) => string | null | undefined) {
  const values: string[] = [];
  for (const { value } of currentStatements(entity, property)) {
    const parsed = parse(value);
    if (parsed != null) values.push(parsed);
  }
  return values;
}

/** The entities whose labels are values of the company. */
export function linkedIds({ cityId, countryId, industryIds }: WikidataCompany): readonly string[] {
  return [cityId, countryId, ...industryIds].filter((id) => id !== null);
}

/** The latest dated count; one without a date only if none has a date. */
function employeesOf(entity: JsonObject): EmployeeCount | null {
  let latest: EmployeeCount | null = null;
  for (const statement of currentStatements(entity, PROPERTIES.employees)) {
    const count = parseCount(statement.value);
    if (count === null) continue;
    const asOf = pointInTimeOf(statement);
    if (latest === null || rankOf(asOf) > rankOf(latest.asOf)) latest = { count, asOf };
  }
  return latest;
}

function rankOf(date: WikidataDate | null): number {
  return date === null ? 0 : date.year * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0);
}

function textIn(byLanguage: unknown): string | undefined {
  const texts = asObject(byLanguage);
  for (const language of WIKIDATA_LANGUAGES) {
    const text = asText(asObject(texts[language]).value);
    if (text !== undefined) return text;
  }
  return undefined;
}

function aliasesOf({ aliases }: JsonObject): readonly string[] {
  const byLanguage = asObject(aliases);
  const distinct = new Set<string>();
  for (const language of WIKIDATA_LANGUAGES) {
    const list = byLanguage[language];
    if (!Array.isArray(list)) continue;
    for (const alias of list) {
      const text = asText(asObject(alias).value);
      if (text !== undefined) distinct.add(text);
    }
  }
  return [...distinct];
}
