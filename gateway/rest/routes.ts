/**
 * `/rest/v1`: PostgREST's protocol for single tables and functions. Everything else is rejected with PostgREST's errors.
 * Pipeline: request → plan → SQL → run → response.
 */
import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { type Database, DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { FairQueue } from "#gateway/db/port/fair-queue.ts";
import { MAX_ANONYMOUS_BODY_BYTES } from "#gateway/http/body-budget.ts";
import { RequestAbortedError, withLimitedBody } from "#gateway/http/limited-body.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { readClaims } from "#gateway/tokens/credentials.ts";
import type { Tokens } from "#gateway/tokens/tokens.ts";
import type { Catalog } from "./catalog.ts";
import { RestError, renderError, restError, toRestError } from "./errors.ts";
import { planRequest } from "./plan.ts";
import type { Plan } from "./plan-types.ts";
import { parseBody, parseHead, type RequestHead, type Target } from "./request.ts";
import { renderOptions, renderResponse } from "./response.ts";
import { runPlan } from "./run.ts";
import { createSchemaCache } from "./schema-cache.ts";
import { transactionSettings } from "./transaction-settings.ts";
import { privilegeViolation } from "./write-privilege.ts";

/** An import of 12,000 rows; the service role stores complete responses of data services. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;
/** Larger bodies of users take turns: parsed, each needs many times its size until it is stored. */
const SMALL_BODY_BYTES = 256 * 1024;
const LARGE_BODIES_AT_ONCE = 1;
const LARGE_BODY_WAIT_MS = 30_000;
const NO_BODY = new Uint8Array();

export interface RestDependencies {
  readonly database: Database;
  readonly tokens: Tokens;
  /** The state of a valid token's session. Called for every request: cache it. */
  readonly sessionState: (claims: Claims) => Promise<"active" | "aal2-required" | "ended">;
  /** Exposed schemas, the default first. */
  readonly schemas: readonly string[];
  /** PostgREST's `db-max-rows`; does not limit counts. */
  readonly maxRows: number;
  /** Reports errors that are not the client's: unexpected errors and an unavailable database. */
  readonly onUnexpectedError?: (error: unknown) => void;
}

export function createRestRoutes(dependencies: RestDependencies): Hono {
  const { database, tokens, sessionState, schemas, maxRows, onUnexpectedError = () => {} } = dependencies;
  const largeBodies = new FairQueue(LARGE_BODIES_AT_ONCE, LARGE_BODIES_AT_ONCE);
  const schemaCache = createSchemaCache({ database, schemas, onError: onUnexpectedError });

  /** Runs `work` again with a newer catalog if a name is missing. */
  async function withCatalog<T>(work: (catalog: Catalog) => T): Promise<T> {
    const catalog = await schemaCache.current();
    try {
      return work(catalog);
    } catch (error) {
      if (!(error instanceof RestError && error.isCatalogMiss)) throw error;
      const newer = await schemaCache.reloadAfterMiss(catalog);
      if (newer === catalog) throw error;
      return work(newer);
    }
  }

  async function checkPrivilege(head: RequestHead, role: string): Promise<void> {
    if ((await withCatalog((catalog) => privilegeViolation(head, role, catalog))) === null) return;
    // The privilege may have been granted since: only some grants are followed by a `reload schema`.
    const newer = await schemaCache.reloadAfterMiss(await schemaCache.current());
    const violation = privilegeViolation(head, role, newer);
    if (violation !== null) throw violation;
  }

  async function handle(context: Context, target: Target): Promise<Response> {
    const request = context.req.raw;
    const { method, headers } = request;
    let isAnonymous = true;
    try {
      const claims = await readClaims(tokens, headers);
      isAnonymous = claims.role === "anon";
      const state = await sessionState(claims);
      if (state !== "active") throw state === "ended" ? restError.sessionEnded() : restError.secondFactorRequired();
      const head = parseHead({ method, target, search: searchOf(request.url), headers }, schemas);
      if (head.body === null) return await respond(head, NO_BODY, claims, headers);
      await checkPrivilege(head, claims.role);
      const caller = claims.sub ?? claims.role;
      const maxBytes = isAnonymous ? MAX_ANONYMOUS_BODY_BYTES : MAX_BODY_BYTES;
      return await withLimitedBody(context, maxBytes, caller, async (body) => {
        if (body === null) throw restError.bodyTooLarge(maxBytes);
        // After the body is read: a slow sender holds no turn. The functions need none.
        const takesTurn = body.length > SMALL_BODY_BYTES && claims.role !== "service_role";
        const endTurn = takesTurn ? await largeBodies.acquire({ caller, waitMs: LARGE_BODY_WAIT_MS }) : () => {};
        return respond(head, body, claims, headers).finally(endTurn);
      });
    } catch (error) {
      if (error instanceof RequestAbortedError) return error.toResponse();
      return renderError(toResponseError(error, isAnonymous), method);
    }
  }

  async function respond(head: RequestHead, body: Uint8Array, claims: Claims, headers: Headers): Promise<Response> {
    const apiRequest = parseBody(head, body);
    const plan: Plan = await withCatalog((catalog) => planRequest(apiRequest, catalog, maxRows));
    if (plan.kind === "options") return renderOptions(plan);
    const settings = transactionSettings(apiRequest, claims, headers, plan.readOnly);
    return renderResponse(apiRequest, plan, await runPlan(database, plan, settings));
  }

  function toResponseError(error: unknown, isAnonymous: boolean): RestError {
    const expected = toRestError(error, isAnonymous);
    if (expected && !shouldReport(error, expected)) return expected;
    const requestId = randomUUID();
    onUnexpectedError(new Error(`Request ${requestId} failed`, { cause: error }));
    return expected ?? restError.unexpected(requestId);
  }

  const routes = new Hono();
  routes.all("/", (context) => renderError(restError.openApiDisabled(), context.req.method));
  routes.all("/rpc/:name", (context) => handle(context, { kind: "routine", name: context.req.param("name") }));
  routes.all("/:name", (context) => handle(context, { kind: "relation", name: context.req.param("name") }));
  routes.all("*", (context) =>
    renderError(isRoot(context) ? restError.openApiDisabled() : restError.invalidResourcePath(), context.req.method),
  );
  return routes;
}

/** Errors of the server that have a defined response. */
function shouldReport(error: unknown, { status }: RestError): boolean {
  return (error instanceof DatabaseError && status >= 500) || (error instanceof DatabaseUnavailable && status === 503);
}

/** The mount path with a trailing slash, which Hono does not route to "/". */
function isRoot(context: Context): boolean {
  return context.req.path === routePath(context).replace("*", "");
}

/** The raw query string. */
function searchOf(url: string): string {
  const start = url.indexOf("?");
  if (start === -1) return "";
  const end = url.indexOf("#", start);
  return url.slice(start + 1, end === -1 ? undefined : end);
}
