/**
 * `/functions/v1/{name}`: runs the functions of `supabase/functions` for verified callers, as Supabase's Edge Runtime does.
 * The gateway's CORS middleware sets the headers and answers preflights.
 */
import { type Context, Hono } from "hono";
import { MAX_ANONYMOUS_BODY_BYTES } from "#gateway/http/body-budget.ts";
import { RequestAbortedError, withLimitedBody } from "#gateway/http/limited-body.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { readClaims } from "#gateway/tokens/credentials.ts";
import { TokenError, type Tokens } from "#gateway/tokens/tokens.ts";

export type FunctionHandler = (request: Request) => Promise<Response>;

const MAX_BODY_BYTES = 1024 * 1024;
const METHODS_WITH_BODY = new Set(["POST", "PUT", "PATCH", "DELETE"]);

export interface FunctionDeps {
  readonly tokens: Tokens;
  readonly handlers: Readonly<Record<string, FunctionHandler>>;
  readonly isSessionActive: (claims: Claims) => Promise<boolean>;
  readonly onUnexpectedError: (error: unknown) => void;
}

export function createFunctionRoutes(deps: FunctionDeps): Hono {
  const routes = new Hono();
  routes.all("/:name", (context) => invoke(deps, context.req.param("name"), context));
  routes.all("*", notFound);
  return routes;
}

/** Runs one function by name; also used for the product's own URLs outside `/functions/v1`. */
export async function invoke(deps: FunctionDeps, name: string, context: Context): Promise<Response> {
  const handler = Object.hasOwn(deps.handlers, name) ? deps.handlers[name] : undefined;
  if (handler === undefined) return notFound(context);
  const claims = await authenticate(deps, context);
  if (claims instanceof Response) return claims;
  try {
    const { raw } = context.req;
    if (!METHODS_WITH_BODY.has(raw.method)) return await run(handler, raw);
    const maxBytes = claims.sub === undefined ? MAX_ANONYMOUS_BODY_BYTES : MAX_BODY_BYTES;
    return await withLimitedBody(context, maxBytes, claims.sub ?? claims.role, async (body) => {
      if (body === null) return context.json({ code: "too_large", message: "The request is too large." }, 413);
      return run(handler, new Request(raw.url, { method: raw.method, headers: raw.headers, body }));
    });
  } catch (error) {
    if (error instanceof RequestAbortedError) return error.toResponse();
    deps.onUnexpectedError(error);
    return context.json(
      { code: "WORKER_ERROR", message: "The function stopped with an error. Try again in a moment." },
      500,
      { "sb-error-code": "WORKER_ERROR" },
    );
  }
}

async function run(handler: FunctionHandler, request: Request): Promise<Response> {
  const response = await handler(request);
  // The functions' own CORS headers allow every origin.
  response.headers.delete("access-control-allow-origin");
  return response;
}

function notFound(context: Context): Response {
  return context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404);
}

/** The caller's claims, or the rejection. */
async function authenticate(deps: FunctionDeps, context: Context): Promise<Claims | Response> {
  const { headers } = context.req.raw;
  if (!headers.has("authorization") && !headers.has("apikey")) {
    return context.json({ code: 401, message: "Missing authorization header" }, 401);
  }
  try {
    const claims = await readClaims(deps.tokens, headers);
    if (await deps.isSessionActive(claims)) return claims;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
  }
  return context.json({ code: 401, message: "Invalid JWT" }, 401);
}
