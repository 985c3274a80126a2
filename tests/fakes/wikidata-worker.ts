/** Wikidata's fake with many companies, on a thread of its own: its CPU time is not the function's. */
import { parentPort, workerData } from "node:worker_threads";
import { sampleCompanies } from "#supabase/functions/fetch-crunchbase/sample/companies.ts";
import { startFakeWikidata } from "./wikidata.ts";
import { entitiesOf } from "./wikidata-data.ts";

const { companies } = workerData as { readonly companies: number };
const all = Array.from({ length: companies }, (_, index) => ({
  ...(sampleCompanies[index % sampleCompanies.length] as (typeof sampleCompanies)[0]),
  permalink: `company-${index}`,
}));
// Without the limit of a minute: the figure is the time of a call, not of its wait.
let minutes = 0;
const now = () => (minutes += 1) * 60_000;
const { apiUrl, queryUrl } = await startFakeWikidata({ entities: entitiesOf(all), now });
parentPort?.postMessage({ apiUrl, queryUrl });
