/**
 * `/rest/v1`: PostgREST's protocol for single tables and functions, as `@supabase/supabase-js` speaks it. Exact or
 * refused. A request is a pipe: request → plan → sql → run → response.
 */
import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { type Database, DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { readClaims } from "#gateway/tokens/credentials.ts";
import type { Tokens } from "#gateway/tokens/tokens.ts";
import { readBody } from "./body.ts";
import { RestError, renderError, restError, toRestError } from "./errors.ts";
import { makePlan } from "./plan.ts";
import type { Plan } from "./plan-types.ts";
import { type Intent, parseRequest, type Target } from "./request.ts";
import { describe, respond } from "./response.ts";
import { run } from "./run.ts";
import { createSchemaCache } from "./schema-cache.ts";
import { sessionOf } from "./transaction-settings.ts";

const MAX_BODY_BYTES = 1024 * 1024;
/** The service role writes whole answers of data services. */
const MAX_SERVICE_BODY_BYTES = 6 * 1024 * 1024;
const NO_BODY = new Uint8Array();

export interface RestDependencies {
  readonly database: Database;
  readonly tokens: Tokens;
  /**
   * What the session of a valid access token is worth now: nothing, or nothing before a second factor was shown. Asked at
   * every request, so it has to remember answers.
   */
  readonly sessionState: (claims: Claims) => Promise<"active" | "aal2-required" | "ended">;
  /** Schemas that requests may name, the default first. */
  readonly schemas: readonly string[];
  /** The longest page of a read; counts go beyond it. */
  readonly maxRows: number;
  /** Told of what is nobody's fault but ours, and of a database that is away; says nothing to the client. */
  readonly onUnexpectedError?: (error: unknown) => void;
}

/** The routes below their mounting point; cross-origin headers are the app's business. */
export function createRestRoutes(dependencies: RestDependencies): Hono {
  const { database, tokens, sessionState, schemas, maxRows, onUnexpectedError = () => {} } = dependencies;
  const cache = createSchemaCache({ database, schemas, onError: onUnexpectedError });

  async function plan(intent: Intent): Promise<Plan> {
    const catalog = await cache.current();
    try {
      return makePlan(intent, catalog, maxRows);
    } catch (error) {
      if (!(error instanceof RestError && error.stale)) throw error;
      const newer = await cache.afterMiss(catalog);
      if (newer === catalog) throw error;
      return makePlan(intent, newer, maxRows);
    }
  }

  async function answer(context: Context, target: Target): Promise<Response> {
    const request = context.req.raw;
    const { method, headers } = request;
    let anonymous = true;
    try {
      const claims = await readClaims(tokens, headers);
      anonymous = claims.role === "anon";
      const state = await sessionState(claims);
      if (state !== "active") throw state === "ended" ? restError.sessionEnded() : restError.secondFactorMissing();
      const hasBody = method === "POST" || method === "PATCH" || method === "PUT";
      const maxBytes = claims.role === "service_role" ? MAX_SERVICE_BODY_BYTES : MAX_BODY_BYTES;
      const body = hasBody ? await readBody(request, maxBytes) : NO_BODY;
      const intent = parseRequest({ method, target, search: searchOf(request.url), headers, body }, schemas);
      const planned = await plan(intent);
      if (planned.kind === "describe") return describe(planned);
      const readOnly = planned.kind === "read" || (planned.kind === "call" && planned.readOnly);
      const outcome = await run(database, planned, sessionOf(intent, claims, headers, readOnly));
      return respond(intent, planned, outcome);
    } catch (error) {
      return renderError(explain(error, anonymous), method);
    }
  }

  function explain(error: unknown, anonymous: boolean): RestError {
    const known = toRestError(error, anonymous);
    if (known && !isForTheLog(error, known)) return known;
    const requestId = randomUUID();
    onUnexpectedError(new Error(`Request ${requestId} failed`, { cause: error }));
    return known ?? restError.unexpected(requestId);
  }

  const routes = new Hono();
  routes.all("/", (context) => renderError(restError.root(), context.req.method));
  routes.all("/rpc/:name", (context) => answer(context, { kind: "routine", name: context.req.param("name") }));
  routes.all("/:name", (context) => answer(context, { kind: "relation", name: context.req.param("name") }));
  routes.all("*", (context) => renderError(isRoot(context) ? restError.root() : restError.path(), context.req.method));
  return routes;
}

/** What the operator has to hear of, although there are words for the client. */
function isForTheLog(error: unknown, { status }: RestError): boolean {
  return (error instanceof DatabaseError && status >= 500) || (error instanceof DatabaseUnavailable && status === 503);
}

/** The mounting point with a slash behind it, which is no route of its own to Hono. */
function isRoot(context: Context): boolean {
  return context.req.path === routePath(context).replace("*", "");
}

/** The query string as it came, undecoded. */
function searchOf(url: string): string {
  const start = url.indexOf("?");
  if (start === -1) return "";
  const end = url.indexOf("#", start);
  return url.slice(start + 1, end === -1 ? undefined : end);
}
