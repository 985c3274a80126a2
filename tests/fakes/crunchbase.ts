/**
 * A fake of Crunchbase API v4: URLs, shapes, errors and limits as documented (data.crunchbase.com/docs), with the sample
 * companies as data. Permalinks that start with `error-` return errors. Shares no code with the client.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { sampleCompanies } from "#supabase/functions/fetch-crunchbase/sample/companies.ts";
import type { SampleCompany } from "#supabase/functions/fetch-crunchbase/sample/company.ts";
import { type Entity, entityOf, type Fields } from "./crunchbase-data.ts";
import { createRateLimit, header, sendJson, startHttpServer } from "./http-server.ts";
import { COMMON_ERRORS, createScript, type ScriptedResponse, sendScripted } from "./scripted-responses.ts";

export interface FakeCrunchbaseOptions {
  /** The sample companies by default. */
  readonly companies?: readonly SampleCompany[];
  /** Per key; 200 by default. */
  readonly callsPerMinute?: number;
  /** Unix milliseconds. */
  readonly now?: () => number;
}

interface RecordedRequest {
  /** With query, such as `/v4/data/entities/organizations/stripe?card_ids=fields`. */
  readonly path: string;
  readonly key: string | null;
  readonly status: number | null;
}

export interface FakeCrunchbase {
  /** For `CRUNCHBASE_BASE_URL`. */
  readonly baseUrl: string;
  /** Oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** For the next `times` requests of the permalink, or of `autocompletes`; all by default. */
  scriptResponse(permalink: string, scripted: ScriptedResponse, times?: number): void;
  close(): Promise<void>;
}

/** Valid keys, by license. */
export const fakeCrunchbaseKeys = {
  advanced: "fake-key-advanced-financials",
  basic: "fake-key-basic",
  otherEndpoints: "fake-key-without-entities",
} as const;

/** Returned without `field_ids`. */
const DEFAULT_FIELDS = ["identifier", "short_description", "rank_org"];
/** Assumed: the fields of the basic license are not documented. */
const BASIC_FIELDS = [
  "identifier",
  "uuid",
  "name",
  "permalink",
  "short_description",
  "categories",
  "location_identifiers",
  "website_url",
];
const MAX_PAGE_SIZE = 100;

const ERRORS: Readonly<Record<string, ScriptedResponse>> = {
  ...COMMON_ERRORS,
  "error-401": { kind: "status", status: 401 },
  "error-403": { kind: "status", status: 403 },
  "error-429": { kind: "status", status: 429 },
  "error-500": { kind: "status", status: 500 },
  "error-503": { kind: "status", status: 503 },
  "error-truncated-json": { kind: "body", body: '{"properties":{"identifier":{"value":"Half' },
  "error-deep-json": {
    kind: "body",
    body: `{"properties":{"identifier":{"value":"Deep"},"more":${"[".repeat(20_000)}${"]".repeat(20_000)}},"cards":{}}`,
  },
  "error-null": { kind: "body", body: "null" },
  "error-wrong-shape": { kind: "body", body: '{"properties":"none","cards":[]}' },
  "error-no-name": { kind: "body", body: '{"properties":{"identifier":{}},"cards":{}}' },
};

class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly contentType: string;
  constructor(status: number, body: unknown, contentType = "application/json") {
    super(`status ${status}`);
    this.status = status;
    this.body = body;
    this.contentType = contentType;
  }
}

export async function startFakeCrunchbase(options: FakeCrunchbaseOptions = {}): Promise<FakeCrunchbase> {
  const { callsPerMinute = 200, now = Date.now, companies = sampleCompanies } = options;
  const entities = companies.map(entityOf);
  const requests: RecordedRequest[] = [];
  const script = createScript(ERRORS);
  const countCall = createRateLimit(callsPerMinute, now);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://fake");
    const key = keyOf(request, url);
    if (!countCall(key)) throw new HttpError(429, { error: "usage limit exceeded" });
    if (request.method === "GET" && url.pathname === "/v4/data/autocompletes") {
      const scripted = script.next("autocompletes");
      if (scripted !== undefined && (await sendScripted(scripted, response))) return;
      sendJson(response, 200, autocomplete(entities, url));
      return;
    }
    const [, id, card] = /^\/v4\/data\/entities\/organizations\/([^/]+)(?:\/cards\/([^/]+))?$/.exec(url.pathname) ?? [];
    if (request.method !== "GET" || id === undefined) throw notFound();
    if (key === fakeCrunchbaseKeys.otherEndpoints) throw new HttpError(403, { error: "forbidden" });
    const permalink = decodeURIComponent(id);
    const scripted = script.next(permalink);
    if (scripted !== undefined && (await sendScripted(scripted, response))) return;
    const entity = entities.find((one) => one.permalink === permalink || one.uuid === permalink);
    if (entity === undefined) throw notFound();
    const withoutInvestors = scripted?.kind === "rounds-without-investors";
    const body =
      card === undefined ? organization(entity, key, url, withoutInvestors) : cardPage(entity, key, card, url);
    sendJson(response, 200, body);
  }

  const server = await startHttpServer(async (request, response) => {
    const index = requests.push({ path: request.url ?? "", key: header(request, "x-cb-user-key"), status: null }) - 1;
    response.on("finish", () => {
      requests[index] = { ...(requests[index] as RecordedRequest), status: response.statusCode };
    });
    try {
      await respond(request, response);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      sendJson(response, error.status, error.body, error.contentType);
    }
  });
  return { baseUrl: `${server.origin}/v4`, requests, scriptResponse: script.set, close: server.close };
}

function keyOf(request: IncomingMessage, url: URL): string {
  const key = header(request, "x-cb-user-key") ?? url.searchParams.get("user_key") ?? "";
  if (Object.values<string>(fakeCrunchbaseKeys).includes(key)) return key;
  throw new HttpError(401, [{ status: 401, code: "LA401", message: "Unauthorized user_key" }], "text/plain");
}

function notFound(): HttpError {
  return new HttpError(404, { error: "requested resource could not be found", code: "CS404" });
}

function notEntitled(field: string): HttpError {
  const message = `insufficient permissions to access ${field}`;
  return new HttpError(400, [
    { message, code: "MD403", entity_def_id: "organization", field_id: field, entitlement_ids: [] },
  ]);
}

const MAX_AUTOCOMPLETES = 25;

/** Entities with a word that begins with the query, in any case. */
function autocomplete(entities: readonly Entity[], url: URL): unknown {
  const query = url.searchParams.get("query")?.toLowerCase() ?? "";
  const limit = Number(url.searchParams.get("limit") ?? 10);
  if (query === "") throw new HttpError(400, [{ message: "query is required", code: "MD101" }]);
  if (!(limit >= 1 && limit <= MAX_AUTOCOMPLETES)) throw new HttpError(400, { value: "limit must be from 1 to 25" });
  const found = entities.filter(({ fields }) => ` ${String(fields.name).toLowerCase()}`.includes(` ${query}`));
  return {
    count: found.length,
    entities: found.slice(0, limit).map(({ fields }) => ({
      identifier: fields.identifier,
      facet_ids: ["organization.companies"],
      short_description: fields.short_description,
    })),
  };
}

function organization(entity: Entity, key: string, url: URL, withoutInvestors: boolean): unknown {
  const entitled = entitledFields(entity, key);
  const fieldIds = list(url, "field_ids") ?? DEFAULT_FIELDS.filter((field) => field in entitled);
  const cards: Record<string, unknown> = {};
  for (const card of list(url, "card_ids") ?? []) {
    if (card === "fields") cards.fields = entitled;
    else {
      const items = itemsOf(entity, key, card).slice(0, MAX_PAGE_SIZE);
      cards[card] =
        withoutInvestors && card === "raised_funding_rounds"
          ? items.map((item) => ({ identifier: item.identifier, announced_on: item.announced_on }))
          : items;
    }
  }
  return { properties: pick(entitled, fieldIds), cards };
}

function cardPage(entity: Entity, key: string, card: string, url: URL): unknown {
  const [field = "uuid", direction] = (url.searchParams.get("order") ?? "").split(" ");
  const limit = Number(url.searchParams.get("limit") ?? MAX_PAGE_SIZE);
  if (!(limit >= 1 && limit <= MAX_PAGE_SIZE)) throw new HttpError(400, { value: "limit must be from 1 to 100" });
  const ordered = itemsOf(entity, key, card).toSorted((a, b) => String(a[field]).localeCompare(String(b[field])));
  if (direction === "desc") ordered.reverse();
  const after = url.searchParams.get("after_id");
  const page = ordered.slice(after === null ? 0 : ordered.findIndex((item) => item.uuid === after) + 1).slice(0, limit);
  const fieldIds = list(url, "card_field_ids");
  return {
    properties: pick(entity.fields, ["identifier"]),
    cards: {
      [card]: fieldIds === null ? page : page.map((item) => pickPresent(item, ["uuid", ...fieldIds])),
    },
  };
}

function itemsOf(entity: Entity, key: string, card: string): readonly Fields[] {
  const items = Object.entries(entity.cards).find(([name]) => name === card)?.[1];
  if (items === undefined || key === fakeCrunchbaseKeys.basic) throw notEntitled(card);
  return items;
}

function entitledFields(entity: Entity, key: string): Fields {
  return key === fakeCrunchbaseKeys.basic ? pickPresent(entity.fields, BASIC_FIELDS) : entity.fields;
}

/** Fields of every license but the basic one that a company may lack. */
const OPTIONAL_FIELDS = new Set(["funding_total", "description", "linkedin", "founded_on", "num_employees_enum"]);

/** Rejects fields that the license does not cover. */
function pick(fields: Fields, names: readonly string[]): Fields {
  const missing = names.find((name) => !(name in fields) && !("description" in fields && OPTIONAL_FIELDS.has(name)));
  if (missing !== undefined) throw notEntitled(missing);
  return pickPresent(fields, names);
}

function pickPresent(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

function list(url: URL, parameter: string): readonly string[] | null {
  return url.searchParams.get(parameter)?.split(",").filter(Boolean) ?? null;
}
