/**
 * `/functions/v1/{name}`: runs the functions of `supabase/functions` for verified callers, as Supabase's Edge Runtime does.
 * The gateway's CORS middleware sets the headers and answers preflights.
 */
import { type Context, Hono } from "hono";
import type { Claims } from "#gateway/tokens/claims.ts";
import { readClaims } from "#gateway/tokens/credentials.ts";
import { TokenError, type Tokens } from "#gateway/tokens/tokens.ts";

export type FunctionHandler = (request: Request) => Promise<Response>;

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
  const rejection = await rejectCaller(deps, context);
  if (rejection !== null) return rejection;
  try {
    const response = await handler(context.req.raw);
    // The functions' own CORS headers allow every origin.
    response.headers.delete("access-control-allow-origin");
    return response;
  } catch (error) {
    deps.onUnexpectedError(error);
    return context.json(
      { code: "WORKER_ERROR", message: "The function stopped with an error. Try again in a moment." },
      500,
      { "sb-error-code": "WORKER_ERROR" },
    );
  }
}

function notFound(context: Context): Response {
  return context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404);
}

async function rejectCaller(deps: FunctionDeps, context: Context): Promise<Response | null> {
  const { headers } = context.req.raw;
  if (!headers.has("authorization") && !headers.has("apikey")) {
    return context.json({ code: 401, message: "Missing authorization header" }, 401);
  }
  try {
    const claims = await readClaims(deps.tokens, headers);
    if (await deps.isSessionActive(claims)) return null;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
  }
  return context.json({ code: 401, message: "Invalid JWT" }, 401);
}
