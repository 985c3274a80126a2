/**
 * A fake of Wikidata's API (`wbgetentities`, `query&list=search`) and query service (SPARQL): shapes, errors and limits as documented
 * (mediawiki.org/wiki/Wikibase/API, wikitech: Robot policy), with the sample companies as data. Shares no code with the client.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { sampleCompanies } from "#supabase/functions/fetch-crunchbase/sample/companies.ts";
import { createRateLimit, header, sendJson, startHttpServer } from "./http-server.ts";
import { createScript, type ScriptedResponse, sendScripted } from "./scripted-responses.ts";
import { type Entities, type Entity, entitiesOf } from "./wikidata-data.ts";

export interface FakeWikidataOptions {
  /** By ID; the sample companies by default. */
  readonly entities?: Entities;
  /** Unix milliseconds. */
  readonly now?: () => number;
}

export interface FakeWikidata {
  /** For `WIKIDATA_API_URL`. */
  readonly apiUrl: string;
  /** For `WIKIDATA_QUERY_URL`. */
  readonly queryUrl: string;
  /** Oldest first: the action or `sparql`, and all parameters. */
  readonly requests: readonly {
    readonly action: string;
    readonly parameters: URLSearchParams;
    readonly agent: string;
  }[];
  /** How many requests were open at the same time, at most. */
  mostAtOnce(): number;
  /** For the next `times` requests of an action (`sparql`, `wbgetentities`, `query`); all by default. */
  scriptResponse(action: string, scripted: ScriptedResponse, times?: number): void;
  close(): Promise<void>;
}

const REQUESTS_PER_MINUTE = 200;
const REQUESTS_AT_ONCE = 3;
const MAX_IDS = 50;

export async function startFakeWikidata(options: FakeWikidataOptions = {}): Promise<FakeWikidata> {
  const { entities = entitiesOf(sampleCompanies), now = Date.now } = options;
  const requests: { action: string; parameters: URLSearchParams; agent: string }[] = [];
  const script = createScript({});
  const countRequest = createRateLimit(REQUESTS_PER_MINUTE, now);
  let open = 0;
  let mostAtOnce = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
    const parameters = request.method === "POST" ? new URLSearchParams(await readBody(request)) : searchParams;
    const agent = header(request, "user-agent") ?? "";
    const action = pathname === "/sparql" ? "sparql" : (parameters.get("action") ?? "");
    requests.push({ action, parameters, agent });
    // Generic agents are blocked; identified ones name a way to contact the operator.
    if (!/\((?:https:\/\/|\S+@)\S+\)/.test(agent)) return sendHtml(response, 403);
    if (open > REQUESTS_AT_ONCE || !countRequest(agent)) {
      response.writeHead(429, { "retry-after": "1", "content-type": "text/plain" }).end("Too many requests");
      return;
    }
    const scripted = script.next(action);
    if (scripted !== undefined && (await sendScripted(scripted, response))) return;
    if (action === "sparql") sendJson(response, 200, runQuery(entities, parameters.get("query") ?? ""));
    else if (action === "wbgetentities") sendJson(response, 200, getEntities(entities, parameters));
    else if (action === "query") sendJson(response, 200, search(entities, parameters));
    else sendJson(response, 200, apiError("badvalue", `Unrecognized value for parameter "action": ${action}.`));
  }

  const server = await startHttpServer(async (request, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    await respond(request, response);
  });
  return {
    apiUrl: `${server.origin}/w/api.php`,
    queryUrl: `${server.origin}/sparql`,
    requests,
    mostAtOnce: () => mostAtOnce,
    scriptResponse: script.set,
    close: server.close,
  };
}

function sendHtml(response: ServerResponse, status: number): void {
  response.writeHead(status, { "content-type": "text/html" });
  response.end("<!DOCTYPE html><html><body><h1>Error</h1><p>Please set a user-agent.</p></body></html>");
}

function apiError(code: string, info: string) {
  return { error: { code, info }, servedby: "fake" };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The queries of the client only: entities by `VALUES ?cb { … }`, labels by `VALUES ?item { … }`. */
function runQuery(entities: Entities, query: string): unknown {
  if (/^SELECT \?item \?label .*\brdfs:label\b/s.test(query)) return labelsOf(entities, query);
  if (/^SELECT \?item WHERE .*\bwdt:P856\b/s.test(query)) return itemsOfWebsites(entities, query);
  if (!/^SELECT .*\bwdt:P2088\b/s.test(query)) throw new Error(`an unknown query: ${query}`);
  const wanted = new Set([...query.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => JSON.parse(literal) as string));
  const bindings = Object.values(entities).flatMap((entity) =>
    truthyPermalinks(entity)
      .filter((permalink) => wanted.has(permalink))
      .map((permalink) => ({
        item: { type: "uri", value: `http://www.wikidata.org/entity/${entity.id}` },
        cb: { type: "literal", value: permalink },
      })),
  );
  return { head: { vars: ["cb", "item"] }, results: { bindings } };
}

/** A website is an IRI: it matches in the same spelling only. */
function itemsOfWebsites(entities: Entities, query: string): unknown {
  const wanted = new Set([...query.matchAll(/<([^<>]*)>/g)].map(([, iri]) => iri));
  const bindings = Object.values(entities)
    .filter(({ claims }) => (claims?.P856 ?? []).some(({ mainsnak }) => wanted.has(String(mainsnak.datavalue?.value))))
    .map(({ id }) => ({ item: { type: "uri", value: `http://www.wikidata.org/entity/${id}` } }));
  return { head: { vars: ["item"] }, results: { bindings } };
}

function labelsOf(entities: Entities, query: string): unknown {
  const ids = [...query.matchAll(/\bwd:(Q\d+)/g)].map(([, id]) => id ?? "");
  const languages = new Set([...query.matchAll(/"(\w+)"/g)].map(([, language]) => language));
  const bindings = ids.flatMap((id) =>
    Object.values(entities[id]?.labels ?? {})
      .filter(({ language }) => languages.has(language))
      .map(({ language, value }) => ({
        item: { type: "uri", value: `http://www.wikidata.org/entity/${id}` },
        label: { "xml:lang": language, type: "literal", value },
      })),
  );
  return { head: { vars: ["item", "label"] }, results: { bindings } };
}

/** `wdt:` leaves deprecated statements out. */
function truthyPermalinks({ claims }: Entity): readonly string[] {
  return (claims?.P2088 ?? []).flatMap(({ rank, mainsnak }) =>
    rank === "deprecated" ? [] : [String(mainsnak.datavalue?.value)],
  );
}

function getEntities(entities: Entities, parameters: URLSearchParams): unknown {
  const ids = (parameters.get("ids") ?? "").split("|");
  if (ids.length > MAX_IDS) return apiError("toomanyvalues", `Too many values supplied for parameter "ids".`);
  const props = (parameters.get("props") ?? "").split("|");
  const found = ids.map((id) => {
    const entity = entities[id];
    if (entity === undefined) return [id, { id, missing: "" }] as const;
    const kept = Object.entries(entity).filter(([key]) => key === "id" || key === "type" || props.includes(key));
    return [id, Object.fromEntries(kept)] as const;
  });
  return { entities: Object.fromEntries(found), success: 1 };
}

/** Entities with a permalink whose label begins with the words of the search. */
function search(entities: Entities, parameters: URLSearchParams): unknown {
  const text = (parameters.get("srsearch") ?? "").toLowerCase();
  if (!text.endsWith(" haswbstatement:p2088")) throw new Error(`an unknown search: ${text}`);
  const words = text.replace(" haswbstatement:p2088", "");
  const hits = Object.values(entities).filter(
    (entity) => entity.claims?.P2088 !== undefined && entity.labels.en?.value.toLowerCase().startsWith(words),
  );
  const limit = Number(parameters.get("srlimit") ?? 10);
  return {
    batchcomplete: "",
    query: {
      searchinfo: { totalhits: hits.length },
      search: hits.slice(0, limit).map(({ id }) => ({ ns: 0, title: id, pageid: Number(id.slice(1)), snippet: "" })),
    },
  };
}
