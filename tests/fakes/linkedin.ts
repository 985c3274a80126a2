/**
 * A fake of Fresh LinkedIn Profile Data (RapidAPI) and Enrich Layer: URLs, shapes, errors and limits as documented
 * (fdocs.info, enrichlayer.com/docs), with the sample people as data. Public IDs that start with `error-` return errors.
 * Shares no code with the clients.
 */
import type { IncomingMessage } from "node:http";
import { type SamplePerson, samplePeople } from "#supabase/functions/fetch-linkedin/sample/people.ts";
import { createRateLimit, header, sendJson, startHttpServer } from "./http-server.ts";
import { enrichProfile, freshProfile } from "./linkedin-data.ts";
import { COMMON_ERRORS, createScript, type ScriptedResponse, sendScripted } from "./scripted-responses.ts";

export interface FakeLinkedinOptions {
  /** The sample people by default. */
  readonly people?: readonly SamplePerson[];
  /** Per key; Enrich Layer's 300 by default. */
  readonly callsPerMinute?: number;
  /** Unix milliseconds. */
  readonly now?: () => number;
}

interface RecordedRequest {
  /** With query, such as `/api/v2/profile?profile_url=…`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface FakeLinkedin {
  /** For `LINKEDIN_BASE_URL`; each service has its own path. */
  readonly baseUrl: string;
  /** Oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** For the next `times` requests of the public ID; all by default. */
  scriptResponse(publicId: string, scripted: ScriptedResponse, times?: number): void;
  close(): Promise<void>;
}

export const fakeLinkedinKeys = {
  valid: "fake-key-linkedin",
  /** Not subscribed (RapidAPI), or without credits (Enrich Layer). */
  unpaid: "fake-key-unpaid",
} as const;

/** `error-{status}` is that status in the service's own shape. */
const ERRORS: Readonly<Record<string, ScriptedResponse>> = {
  ...COMMON_ERRORS,
  "error-empty-object": { kind: "body", body: "{}" },
  "error-no-data": { kind: "body", body: '{"message":"ok","data":null}' },
  "error-blank": { kind: "body", body: '{"data":{"full_name":"","experiences":[],"educations":[]},"message":"ok"}' },
  "error-truncated-json": { kind: "body", body: '{"message":"ok","data":{"full_name":"Half a' },
  "error-deep-json": {
    kind: "body",
    body: `{"message":"ok","data":{"full_name":"Deep","more":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`,
  },
  "error-redirect": { kind: "redirect", to: "/elsewhere" },
};

/** What differs between the services. */
interface Service {
  readonly keyOf: (request: IncomingMessage) => string | null;
  /** The query parameter with the profile's URL. */
  readonly parameter: string;
  /** Sent with a 403 for `fakeLinkedinKeys.unpaid`. */
  readonly unpaidMessage: string;
  readonly errorBody: (status: number, message: string) => unknown;
  readonly profileBody: (person: SamplePerson, query: URLSearchParams) => unknown;
}

const fresh: Service = {
  keyOf: (request) => header(request, "x-rapidapi-key"),
  parameter: "linkedin_url",
  unpaidMessage: "You are not subscribed to this API.",
  errorBody: (_status, message) => ({ message }),
  profileBody: (person, query) => freshProfile(person, query.get("include_skills") === "true"),
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
  unpaidMessage: "Not enough credits, please top up",
  errorBody: (code, description) => ({ code, description, name: STATUS_NAMES[code] ?? "Error" }),
  profileBody: (person, query) => enrichProfile(person, query.get("skills") === "include"),
};

const services: Readonly<Record<string, Service>> = { "/get-personal-profile": fresh, "/api/v2/profile": enrich };

export async function startFakeLinkedin(options: FakeLinkedinOptions = {}): Promise<FakeLinkedin> {
  const { people = samplePeople, callsPerMinute = 300, now = Date.now } = options;
  const requests: RecordedRequest[] = [];
  const script = createScript(ERRORS);
  const countCall = createRateLimit(callsPerMinute, now);

  const server = await startHttpServer(async (request, response) => {
    requests.push({ path: request.url ?? "", headers: request.headers });
    const url = new URL(request.url ?? "/", "http://fake");
    const service = services[url.pathname];
    if (service === undefined) {
      return sendJson(response, 404, { message: `Endpoint '${url.pathname}' does not exist` });
    }
    const sendError = (status: number, message: string) =>
      sendJson(response, status, service.errorBody(status, message));
    const key = service.keyOf(request);
    if (key === fakeLinkedinKeys.unpaid) return sendError(403, service.unpaidMessage);
    if (key !== fakeLinkedinKeys.valid) return sendError(401, "Invalid API key");
    if (!countCall(key)) return sendError(429, "Too many requests");
    const publicId = publicIdOf(url.searchParams.get(service.parameter));
    if (publicId === null) return sendError(400, `${service.parameter} is missing or no LinkedIn profile`);
    const scripted = script.next(publicId);
    if (scripted !== undefined && (await sendScripted(scripted, response))) return;
    const status = Number(/^error-(\d{3})$/.exec(publicId)?.[1] ?? 0);
    if (status !== 0) return sendError(status, `scripted ${status}`);
    const person = people.find((one) => one.public_id === publicId);
    if (person === undefined) return sendError(404, "Person not found");
    sendJson(response, 200, service.profileBody(person, url.searchParams));
  });
  return { baseUrl: server.origin, requests, scriptResponse: script.set, close: server.close };
}

/** The services expect a complete URL and reject LinkedIn's internal IDs. */
function publicIdOf(url: string | null): string | null {
  const id = /^https:\/\/www\.linkedin\.com\/in\/([^/?#]+)\/?$/.exec(url ?? "")?.[1];
  return id === undefined || id.startsWith("AC") ? null : decodeURIComponent(id);
}
