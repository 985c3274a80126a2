/**
 * An HTTP stand-in for the two services of LinkedIn profiles, Fresh LinkedIn Profile Data (RapidAPI) and Enrich Layer:
 * their addresses, shapes, errors and limits as far as they are known (fdocs.info, enrichlayer.com/docs), with the sample
 * people as its data. Public ids that start with `trouble-` misbehave on purpose. For tests and journeys; it shares no
 * code with the clients.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type SamplePerson, samplePeople } from "#supabase/functions/fetch-linkedin/sample/people.ts";
import { playTrouble, type Trouble } from "./error-responses.ts";
import { enrichAnswer, freshAnswer } from "./linkedin-data.ts";

export interface FakeLinkedinOptions {
  /** The product's sample people, unless told. */
  readonly people?: readonly SamplePerson[];
  /** Per key; default 300, which is Enrich Layer's. */
  readonly callsPerMinute?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface RecordedRequest {
  /** With query, such as `/api/v2/profile?profile_url=…`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface FakeLinkedin {
  /** For `LINKEDIN_BASE_URL`; both services answer there, each at its own path. */
  readonly baseUrl: string;
  /** Every request so far, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** The next `times` requests for the public id (all, unless told) meet the trouble. */
  setTrouble(publicId: string, trouble: Trouble, times?: number): void;
  close(): Promise<void>;
}

/** Keys the stand-in knows. */
export const fakeLinkedinKeys = {
  good: "fake-key-linkedin",
  /** Not subscribed (RapidAPI), or without credits (Enrich Layer). */
  unpaid: "fake-key-unpaid",
} as const;

const WINDOW_MS = 60_000;
const HTML = "<!DOCTYPE html><html><head><title>Attention Required!</title></head><body>Are you human?</body></html>";
const MEGABYTE = 1024 * 1024;

/** Troubles that a public id of this name always has; `trouble-{status}` is that status in the service's own shape. */
const troublesByPublicId: Readonly<Record<string, Trouble>> = {
  "trouble-html": { kind: "body", body: HTML, contentType: "text/html" },
  "trouble-html-403": { kind: "body", body: HTML, contentType: "text/html", status: 403 },
  "trouble-html-404": { kind: "body", body: HTML, contentType: "text/html", status: 404 },
  "trouble-html-502": { kind: "body", body: HTML, contentType: "text/html", status: 502 },
  "trouble-empty-object": { kind: "body", body: "{}" },
  "trouble-no-data": { kind: "body", body: '{"message":"ok","data":null}' },
  "trouble-blank": { kind: "body", body: '{"data":{"full_name":"","experiences":[],"educations":[]},"message":"ok"}' },
  "trouble-list": { kind: "body", body: "[]" },
  "trouble-nothing": { kind: "body", body: "" },
  "trouble-half-json": { kind: "body", body: '{"message":"ok","data":{"full_name":"Half a' },
  "trouble-half-body": { kind: "half-body" },
  "trouble-hang-up": { kind: "hang-up" },
  "trouble-silence": { kind: "silence" },
  "trouble-huge": { kind: "huge", bytes: 30 * MEGABYTE, tellsLength: false },
  "trouble-huge-and-honest": { kind: "huge", bytes: 30 * MEGABYTE, tellsLength: true },
  "trouble-redirect": { kind: "redirect", to: "/elsewhere" },
};

/** What is a service's own: where its key and the profile's address stand, and how it says no. */
interface Service {
  readonly keyOf: (request: IncomingMessage) => string | null;
  readonly parameter: string;
  readonly unpaid: { readonly status: number; readonly words: string };
  readonly refusal: (status: number, words: string) => unknown;
  readonly answer: (person: SamplePerson, query: URLSearchParams) => unknown;
}

const fresh: Service = {
  keyOf: (request) => header(request, "x-rapidapi-key"),
  parameter: "linkedin_url",
  unpaid: { status: 403, words: "You are not subscribed to this API." },
  refusal: (_status, message) => ({ message }),
  answer: (person, query) => freshAnswer(person, query.get("include_skills") === "true"),
};

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  410: "Gone",
  429: "Too Many Requests",
};

const enrich: Service = {
  keyOf: (request) => /^Bearer (\S+)$/.exec(header(request, "authorization") ?? "")?.[1] ?? null,
  parameter: "profile_url",
  unpaid: { status: 403, words: "Not enough credits, please top up" },
  refusal: (code, description) => ({ code, description, name: STATUS_NAMES[code] ?? "Error" }),
  answer: (person, query) => enrichAnswer(person, query.get("skills") === "include"),
};

const services: Readonly<Record<string, Service>> = { "/get-personal-profile": fresh, "/api/v2/profile": enrich };

export async function startFakeLinkedin(options: FakeLinkedinOptions = {}): Promise<FakeLinkedin> {
  const { people = samplePeople, callsPerMinute = 300, now = Date.now } = options;
  const requests: RecordedRequest[] = [];
  const troubles = new Map<string, { readonly trouble: Trouble; left: number }>();
  const calls = new Map<string, readonly number[]>();

  function isOverLimit(key: string): boolean {
    const recent = (calls.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
    calls.set(key, [...recent, now()]);
    return recent.length >= callsPerMinute;
  }

  function nextTrouble(publicId: string): Trouble | undefined {
    const scripted = troubles.get(publicId);
    if (scripted === undefined) return troublesByPublicId[publicId];
    if (scripted.left === 0) return undefined;
    scripted.left -= 1;
    return scripted.trouble;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://fake");
    const service = services[url.pathname];
    if (service === undefined) {
      return send(response, 404, { message: `Endpoint '${url.pathname}' does not exist` });
    }
    const refuse = (status: number, words: string) => send(response, status, service.refusal(status, words));
    const key = service.keyOf(request);
    if (key === fakeLinkedinKeys.unpaid) return refuse(service.unpaid.status, service.unpaid.words);
    if (key !== fakeLinkedinKeys.good) return refuse(401, "Invalid API key");
    if (isOverLimit(key)) return refuse(429, "Too many requests");
    const publicId = publicIdOf(url.searchParams.get(service.parameter));
    if (publicId === null) return refuse(400, `${service.parameter} is missing or no LinkedIn profile`);
    const trouble = nextTrouble(publicId);
    if (trouble !== undefined && (await playTrouble(trouble, response))) return;
    const status = Number(/^trouble-(\d{3})$/.exec(publicId)?.[1] ?? 0);
    if (status !== 0) return refuse(status, `scripted ${status}`);
    const person = people.find((one) => one.public_id === publicId);
    if (person === undefined) return refuse(404, "Person not found");
    send(response, 200, service.answer(person, url.searchParams));
  }

  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? "", headers: request.headers });
    answer(request, response).catch((error: unknown) => send(response, 500, { message: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setTrouble: (publicId, trouble, times = Number.POSITIVE_INFINITY) => {
      troubles.set(publicId, { trouble, left: times });
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

/** The services take a whole address, and refuse the internal ids that stand in some. */
function publicIdOf(address: string | null): string | null {
  const id = /^https:\/\/www\.linkedin\.com\/in\/([^/?#]+)\/?$/.exec(address ?? "")?.[1];
  return id === undefined || id.startsWith("AC") ? null : decodeURIComponent(id);
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed) return;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
