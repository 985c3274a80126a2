/**
 * A fake of GLEIF's API (`/lei-records`, JSON:API): shapes, errors and limits as documented (documenter.getpostman.com/view/7679680),
 * with the sample companies as data. Shares no code with the client.
 */
import { sampleCompanies } from "#supabase/functions/fetch-crunchbase/sample/companies.ts";
import { createRateLimit, header, sendJson, startHttpServer } from "./http-server.ts";
import { createScript, type ScriptedResponse, sendScripted } from "./scripted-responses.ts";

export interface LegalEntity {
  readonly lei: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Null for an entity in no register. */
  readonly registeredAs: string | null;
}

export interface FakeGleif {
  /** For `GLEIF_API_URL`. */
  readonly baseUrl: string;
  /** Paths with queries, oldest first. */
  readonly requests: readonly string[];
  /** By LEI, or `search`. */
  scriptResponse(id: string, scripted: ScriptedResponse, times?: number): void;
  close(): Promise<void>;
}

const REQUESTS_PER_MINUTE = 60;
const COUNTRY_CODES: Readonly<Record<string, string>> = { Germany: "DE", "United States": "US", France: "FR" };

/** The LEI of a sample company, as Wikidata has it, too. */
export function leiOf(permalink: string): string {
  const index = sampleCompanies.findIndex((company) => company.permalink === permalink);
  return `5299000SAMPLE${String(index).padStart(5, "0")}42`.slice(0, 20);
}

export const legalEntities: readonly LegalEntity[] = sampleCompanies.map(({ permalink, name, country }, index) => ({
  lei: leiOf(permalink),
  name: `${name} SE`,
  country: COUNTRY_CODES[country] ?? "GB",
  registeredAs: `HRB ${160_000 + index}`,
}));

export async function startFakeGleif({
  entities = legalEntities,
  now = Date.now,
}: {
  readonly entities?: readonly LegalEntity[];
  readonly now?: () => number;
} = {}): Promise<FakeGleif> {
  const requests: string[] = [];
  const script = createScript({});
  const countRequest = createRateLimit(REQUESTS_PER_MINUTE, now);
  const server = await startHttpServer(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? "/", "http://fake");
    requests.push(decodeURIComponent(pathname + search));
    const send = (status: number, body: unknown) => sendJson(response, status, body, "application/vnd.api+json");
    if (!header(request, "accept")?.includes("application/vnd.api+json"))
      return send(406, error(406, "Not Acceptable"));
    if (!countRequest("address")) return send(429, error(429, "Too Many Requests"));
    const lei = /^\/api\/v1\/lei-records\/([^/]+)$/.exec(pathname)?.[1];
    const scripted = script.next(lei ?? "search");
    if (scripted !== undefined && (await sendScripted(scripted, response))) return undefined;
    if (lei !== undefined) {
      const entity = entities.find((one) => one.lei === lei);
      return entity === undefined
        ? send(404, error(404, "Not Found"))
        : send(200, { meta: META, data: resourceOf(entity) });
    }
    const name = searchParams.get("filter[entity.legalName]")?.toLowerCase();
    if (pathname !== "/api/v1/lei-records" || name === undefined) return send(404, error(404, "Not Found"));
    const perPage = Number(searchParams.get("page[size]") ?? 15);
    const found = entities.filter((entity) => entity.name.toLowerCase().startsWith(name));
    return send(200, {
      meta: {
        ...META,
        pagination: { currentPage: 1, perPage, from: 1, to: found.length, total: found.length, lastPage: 1 },
      },
      links: { first: "", last: "" },
      data: found.slice(0, perPage).map(resourceOf),
    });
  });
  return {
    baseUrl: `${server.origin}/api/v1`,
    requests,
    scriptResponse: script.set,
    close: server.close,
  };
}

const META = { goldenCopy: { publishDate: "2026-09-18T08:00:00Z" } };

function error(status: number, title: string) {
  return { errors: [{ status: String(status), title }] };
}

function resourceOf({ lei, name, country, registeredAs }: LegalEntity) {
  const address = {
    language: "en",
    addressLines: ["Main Street 1"],
    city: "City",
    region: null,
    country,
    postalCode: "1",
  };
  return {
    type: "lei-records",
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name, language: "en" },
        otherNames: [],
        transliteratedOtherNames: [],
        legalAddress: address,
        headquartersAddress: address,
        registeredAt: { id: "RA000304", other: null },
        registeredAs,
        jurisdiction: country,
        category: "GENERAL",
        legalForm: { id: "SGST", other: null },
        status: "ACTIVE",
        creationDate: "2010-01-01T00:00:00Z",
        expiration: { date: null, reason: null },
      },
      registration: {
        initialRegistrationDate: "2014-01-01T00:00:00Z",
        lastUpdateDate: "2026-09-01T08:00:00Z",
        status: "ISSUED",
        nextRenewalDate: "2027-09-01T08:00:00Z",
        corroborationLevel: "FULLY_CORROBORATED",
      },
      bic: null,
    },
    relationships: {},
    links: { self: `https://api.gleif.org/api/v1/lei-records/${lei}` },
  };
}
