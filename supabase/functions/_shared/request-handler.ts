/** What both functions do with every request: CORS, method, caller, second factor, and errors as responses. */
import { isObject } from "../../../domain/company/parse-json.ts";
import type { Log, Rest } from "./backend.ts";
import { type Caller, readCaller } from "./caller.ts";
import { parseJson, readCappedBody } from "./capped-body.ts";
import type { Environment } from "./environment.ts";
import { FunctionError } from "./errors.ts";
import type { Fetch } from "./external-fetch.ts";
import { jsonResponse, preflightResponse } from "./json-response.ts";
import { requireSecondFactor } from "./second-factor.ts";

export interface HandlerDeps {
  readonly environment: Environment;
  /** Calls the provider. */
  readonly fetch: Fetch;
  /** Calls the project's REST interface. */
  readonly backendFetch: Fetch;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Overrides the provider's own timeout. */
  readonly providerTimeoutMs?: number;
  /** Defaults to the console. */
  readonly log?: Log;
}

export type RequestHandler = (request: Request) => Promise<Response>;

export interface RequestHandlerOptions {
  readonly rest: Rest;
  /** By HTTP method; each resolves to the JSON body of a 200. Errors other than `FunctionError` are rethrown. */
  readonly methods: Readonly<Record<string, (request: Request, caller: Caller) => Promise<unknown>>>;
  /** The JSON body of an error; `{code, message}` by default. */
  readonly errorBody?: (error: FunctionError) => unknown;
}

const MAX_BODY_BYTES = 16 * 1024;

export function createRequestHandler({ rest, methods, errorBody = defaultErrorBody }: RequestHandlerOptions) {
  const allowed = Object.keys(methods);

  async function respond(request: Request): Promise<unknown> {
    const caller = readCaller(request);
    if (caller === null) throw new FunctionError("not_signed_in", "Sign in, then try again.");
    await requireSecondFactor(rest, caller);
    return methods[request.method]?.(request, caller);
  }

  return async (request: Request): Promise<Response> => {
    if (request.method === "OPTIONS") return preflightResponse();
    try {
      if (!allowed.includes(request.method)) {
        throw new FunctionError("method_not_allowed", `Use ${allowed.join(" or ")}.`);
      }
      return jsonResponse(200, await respond(request));
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      const isMethodError = error.code === "method_not_allowed";
      const headers: Record<string, string> = isMethodError ? { allow: [...allowed, "OPTIONS"].join(", ") } : {};
      return jsonResponse(error.status, errorBody(error), headers);
    }
  };
}

function defaultErrorBody({ code, message }: FunctionError) {
  return { code, message };
}

export interface LookupBody {
  readonly url: string;
  /** Null unless the caller asks for many. */
  readonly urls: readonly string[] | null;
  readonly name: string;
  /** A host or URL to search by. */
  readonly website: string;
  /** The id of an entry to choose. */
  readonly item: string;
  readonly refresh: boolean;
  readonly asksForSource: boolean;
  /** The source that the caller wants; `""` for the provider's. */
  readonly source: string;
  /** False if the caller stores the company itself. */
  readonly keep: boolean;
}

/**
 * The body `{url, refresh?, keep?}`, `{urls, source?}` for many, `{name, source?}` or `{website, source}` to search, or `{source: true}` to ask where the data come from. A
 * missing text is `""`.
 * @throws FunctionError
 */
export async function readLookupBody(request: Request, exampleUrl: string): Promise<LookupBody> {
  const text = await readCappedBody(request, MAX_BODY_BYTES);
  if (text === null) throw new FunctionError("too_large", "The request is too large. Send only the URL.");
  const body = parseJson(text);
  if (!isObject(body)) throw new FunctionError("bad_request", `Send JSON such as {"url": "${exampleUrl}"}.`);
  const url = typeof body.url === "string" ? body.url : "";
  const name = typeof body.name === "string" ? body.name.trim() : "";
  return {
    url,
    urls: Array.isArray(body.urls) ? body.urls.filter((one) => typeof one === "string") : null,
    source: typeof body.source === "string" ? body.source : "",
    name,
    website: typeof body.website === "string" ? body.website.trim() : "",
    item: typeof body.item === "string" ? body.item.slice(0, 100) : "",
    refresh: body.refresh === true,
    asksForSource: body.source === true && url === "",
    keep: body.keep !== false,
  };
}
