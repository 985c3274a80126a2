/**
 * An HTTP stand-in for Crunchbase API v4: its addresses, shapes, errors and limits as far as they are known
 * (data.crunchbase.com/docs), with the sample companies as its data. Permalinks that start with `trouble-` misbehave on
 * purpose. For tests and journeys; it shares no code with the client.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleCompanies } from "#supabase/functions/fetch-crunchbase/sample/companies.ts";
import type { SampleCompany } from "#supabase/functions/fetch-crunchbase/sample/company.ts";
import { type Entity, entityOf, type Fields } from "./crunchbase-data.ts";
import { playTrouble, type Trouble, troublesByPermalink } from "./error-responses.ts";

export interface FakeCrunchbaseOptions {
  /** The product's sample companies, unless told. */
  readonly companies?: readonly SampleCompany[];
  /** Per key, as the real service counts; default 200. */
  readonly callsPerMinute?: number;
  /** Milliseconds since 1970. */
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
  /** Every request so far, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** The next `times` requests for the permalink (all, unless told) meet the trouble. */
  setTrouble(permalink: string, trouble: Trouble, times?: number): void;
  close(): Promise<void>;
}

/** Keys the stand-in knows, by what their license opens. */
export const fakeCrunchbaseKeys = {
  advanced: "fake-key-advanced-financials",
  basic: "fake-key-basic",
  /** A key for other endpoints alone. */
  elsewhere: "fake-key-without-entities",
} as const;

/** What comes without `field_ids`. */
const DEFAULT_FIELDS = ["identifier", "short_description", "rank_org"];
/** The exact list of the basic license is not documented. */
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
const LARGEST_PAGE = 100;
const WINDOW_MS = 60_000;

class Refusal extends Error {
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
  const troubles = new Map<string, { readonly trouble: Trouble; left: number }>();
  const calls = new Map<string, number[]>();

  function countCall(key: string): void {
    const recent = (calls.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
    if (recent.length >= callsPerMinute) throw new Refusal(429, { error: "usage limit exceeded" });
    calls.set(key, [...recent, now()]);
  }

  function nextTrouble(permalink: string): Trouble | undefined {
    const scripted = troubles.get(permalink);
    if (scripted === undefined) return troublesByPermalink[permalink];
    if (scripted.left === 0) return undefined;
    scripted.left -= 1;
    return scripted.trouble;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://fake");
    const key = keyOf(request, url);
    countCall(key);
    const [, id, card] = /^\/v4\/data\/entities\/organizations\/([^/]+)(?:\/cards\/([^/]+))?$/.exec(url.pathname) ?? [];
    if (request.method !== "GET" || id === undefined) throw notFound();
    if (key === fakeCrunchbaseKeys.elsewhere) throw new Refusal(403, { error: "forbidden" });
    const permalink = decodeURIComponent(id);
    const trouble = nextTrouble(permalink);
    if (trouble !== undefined && (await playTrouble(trouble, response))) return;
    const entity = entities.find((one) => one.permalink === permalink || one.uuid === permalink);
    if (entity === undefined) throw notFound();
    const body = card === undefined ? organization(entity, key, url, trouble) : cardPage(entity, key, card, url);
    send(response, 200, body, "application/json");
  }

  const server = createServer((request, response) => {
    const index = requests.push({ path: request.url ?? "", key: header(request, "x-cb-user-key"), status: null }) - 1;
    response.on("finish", () => {
      requests[index] = { ...(requests[index] as RecordedRequest), status: response.statusCode };
    });
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) send(response, error.status, error.body, error.contentType);
      else send(response, 500, { value: String(error) }, "application/json");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v4`,
    requests,
    setTrouble: (permalink, trouble, times = Number.POSITIVE_INFINITY) => {
      troubles.set(permalink, { trouble, left: times });
    },
    close() {
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
      server.closeAllConnections();
      return closed;
    },
  };
}

function keyOf(request: IncomingMessage, url: URL): string {
  const key = header(request, "x-cb-user-key") ?? url.searchParams.get("user_key") ?? "";
  if (Object.values<string>(fakeCrunchbaseKeys).includes(key)) return key;
  throw new Refusal(401, [{ status: 401, code: "LA401", message: "Unauthorized user_key" }], "text/plain");
}

function notFound(): Refusal {
  return new Refusal(404, { error: "requested resource could not be found", code: "CS404" });
}

function notEntitled(field: string): Refusal {
  const message = `insufficient permissions to access ${field}`;
  return new Refusal(400, [
    { message, code: "MD403", entity_def_id: "organization", field_id: field, entitlement_ids: [] },
  ]);
}

function organization(entity: Entity, key: string, url: URL, trouble: Trouble | undefined): unknown {
  const entitled = entitledFields(entity, key);
  const fieldIds = list(url, "field_ids") ?? DEFAULT_FIELDS.filter((field) => field in entitled);
  const cards: Record<string, unknown> = {};
  for (const card of list(url, "card_ids") ?? []) {
    if (card === "fields") cards.fields = entitled;
    else {
      const withoutInvestors = card === "raised_funding_rounds" && trouble?.kind === "rounds-without-investors";
      const items = itemsOf(entity, key, card).slice(0, LARGEST_PAGE);
      cards[card] = withoutInvestors
        ? items.map((item) => ({ identifier: item.identifier, announced_on: item.announced_on }))
        : items;
    }
  }
  return { properties: pick(entitled, fieldIds), cards };
}

function cardPage(entity: Entity, key: string, card: string, url: URL): unknown {
  const [field = "uuid", direction] = (url.searchParams.get("order") ?? "").split(" ");
  const limit = Number(url.searchParams.get("limit") ?? LARGEST_PAGE);
  if (!(limit >= 1 && limit <= LARGEST_PAGE)) throw new Refusal(400, { value: "limit must be from 1 to 100" });
  const ordered = itemsOf(entity, key, card).toSorted((a, b) => String(a[field]).localeCompare(String(b[field])));
  if (direction === "desc") ordered.reverse();
  const after = url.searchParams.get("after_id");
  const page = ordered.slice(after === null ? 0 : ordered.findIndex((item) => item.uuid === after) + 1).slice(0, limit);
  const fieldIds = list(url, "card_field_ids");
  return {
    properties: pick(entity.fields, ["identifier"]),
    cards: {
      [card]: fieldIds === null ? page : page.map((item) => pickKnown(item, ["uuid", ...fieldIds])),
    },
  };
}

function itemsOf(entity: Entity, key: string, card: string): readonly Fields[] {
  const items = Object.entries(entity.cards).find(([name]) => name === card)?.[1];
  if (items === undefined || key === fakeCrunchbaseKeys.basic) throw notEntitled(card);
  return items;
}

function entitledFields(entity: Entity, key: string): Fields {
  return key === fakeCrunchbaseKeys.basic ? pickKnown(entity.fields, BASIC_FIELDS) : entity.fields;
}

/** Fields every license but the basic one opens, though a company need not have them. */
const MAYBE_ABSENT = new Set(["funding_total", "description", "linkedin", "founded_on", "num_employees_enum"]);

/** Asking by name for what the license does not cover is refused. */
function pick(fields: Fields, names: readonly string[]): Fields {
  const missing = names.find((name) => !(name in fields) && !("description" in fields && MAYBE_ABSENT.has(name)));
  if (missing !== undefined) throw notEntitled(missing);
  return pickKnown(fields, names);
}

function pickKnown(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

function list(url: URL, parameter: string): readonly string[] | null {
  return url.searchParams.get(parameter)?.split(",").filter(Boolean) ?? null;
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

function send(response: ServerResponse, status: number, body: unknown, contentType: string): void {
  if (response.destroyed) return;
  response.writeHead(status, { "content-type": contentType }).end(JSON.stringify(body));
}
