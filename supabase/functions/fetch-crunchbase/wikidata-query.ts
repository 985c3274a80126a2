/** Queries of Wikidata's query service (SPARQL) and their results in `application/sparql-results+json`. */
import { asObject, asText, type JsonObject } from "../../../domain/company/parse-json.ts";
import { WIKIDATA_LANGUAGES } from "../../../domain/open-data/wikidata-company.ts";
import { wikidataError } from "./wikidata-error.ts";

/** The entities with one of these Crunchbase permalinks. A permalink may be at several: duplicates. */
export function permalinkQuery(permalinks: readonly string[]): string {
  const values = permalinks.map((permalink) => JSON.stringify(permalink)).join(" ");
  return `SELECT ?cb ?item WHERE { VALUES ?cb { ${values} } ?item wdt:P2088 ?cb } LIMIT ${permalinks.length * MAX_DUPLICATES}`;
}

/** The entities with this website, in the spellings that Wikidata has. */
export function websiteQuery(domain: string): string {
  const urls = ["https", "http"].flatMap((scheme) =>
    [domain, `www.${domain}`].flatMap((host) => [`${scheme}://${host}/`, `${scheme}://${host}`]),
  );
  const values = urls.map((url) => `<${url}>`).join(" ");
  return `SELECT ?item WHERE { VALUES ?site { ${values} } ?item wdt:P856 ?site } LIMIT ${MAX_DUPLICATES * 2}`;
}

/** The labels of these entities: one request for any number, where `wbgetentities` takes 50. */
export function labelQuery(ids: readonly string[]): string {
  const languages = WIKIDATA_LANGUAGES.map((language) => JSON.stringify(language)).join(", ");
  const values = ids.map((id) => `wd:${id}`).join(" ");
  return `SELECT ?item ?label WHERE { VALUES ?item { ${values} } ?item rdfs:label ?label FILTER(LANG(?label) IN (${languages})) }`;
}

const MAX_DUPLICATES = 5;

/** The oldest first: the one most likely to be the company itself, not a duplicate. @throws ProviderError */
export function readIds(result: JsonObject): readonly string[] {
  const ids = bindingsOf(result).flatMap((binding) => entityId(binding) ?? []);
  return [...new Set(ids)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

/** The entities of a permalink query. @throws ProviderError */
export function readPermalinks(result: JsonObject): readonly { readonly id: string; readonly permalink: string }[] {
  return bindingsOf(result).flatMap((binding) => {
    const [id, permalink] = [entityId(binding), asText(asObject(binding.cb).value)];
    return id === undefined || permalink === undefined ? [] : [{ id, permalink }];
  });
}

/** By ID, in the best language. @throws ProviderError */
export function readLabels(result: JsonObject): ReadonlyMap<string, string> {
  const labels = new Map<string, { readonly rank: number; readonly text: string }>();
  for (const binding of bindingsOf(result)) {
    const id = entityId(binding);
    const label = asObject(binding.label);
    const text = asText(label.value);
    const rank = WIKIDATA_LANGUAGES.findIndex((language) => language === label["xml:lang"]);
    if (id === undefined || text === undefined || rank === -1) continue;
    if (rank < (labels.get(id)?.rank ?? Infinity)) labels.set(id, { rank, text });
  }
  return new Map([...labels].map(([id, { text }]) => [id, text]));
}

function bindingsOf({ results }: JsonObject): readonly JsonObject[] {
  const { bindings } = asObject(results);
  if (!Array.isArray(bindings)) throw wikidataError("invalid_response");
  return bindings.map(asObject);
}

function entityId({ item }: JsonObject): string | undefined {
  return /\/entity\/(Q[1-9]\d*)$/.exec(asText(asObject(item).value) ?? "")?.[1];
}
