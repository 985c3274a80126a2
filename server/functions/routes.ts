/** `/functions/v1/{name}`: runs the handlers of `supabase/functions` for verified callers, as Supabase's runtime does. */
import { type Context, Hono } from "hono";
import type { Claims } from "#gateway/tokens/claims.ts";
import { readClaims } from "#gateway/tokens/credentials.ts";
import { TokenError, type Tokens } from "#gateway/tokens/tokens.ts";

/** A function of the project: Web request in, Web response out. */
export type FunctionHandler = (request: Request) => Promise<Response>;

export interface FunctionDeps {
  readonly tokens: Tokens;
  readonly handlers: Readonly<Record<string, FunctionHandler>>;
  /** Whether the session of a valid access token is still alive. */
  readonly isSessionAlive: (claims: Claims) => Promise<boolean>;
  readonly onUnexpectedError: (error: unknown) => void;
}

const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, x-client-info, apikey, content-type, x-region",
  "access-control-allow-methods": "GET, POST, OPTIONS",
};

export function createFunctionRoutes(deps: FunctionDeps): Hono {
  const routes = new Hono();
  routes.all("/:name", (context) => invoke(deps, context.req.param("name"), context));
  routes.all("*", (context) => context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404));
  return routes;
}

/** Runs one function by name; also serves the flat addresses that stand outside `/functions/v1`. */
export async function invoke(deps: FunctionDeps, name: string, context: Context): Promise<Response> {
  const handler = Object.hasOwn(deps.handlers, name) ? deps.handlers[name] : undefined;
  if (handler === undefined) {
    return context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404, CORS_HEADERS);
  }
  // A preflight carries no token; the function answers it itself.
  if (context.req.method !== "OPTIONS") {
    const refusal = await refuseCaller(deps, context);
    if (refusal !== null) return refusal;
  }
  try {
    return await handler(context.req.raw);
  } catch (error) {
    deps.onUnexpectedError(error);
    return context.json(
      { code: "WORKER_ERROR", message: "The function stopped with an error. Try again in a moment." },
      500,
      { ...CORS_HEADERS, "sb-error-code": "WORKER_ERROR" },
    );
  }
}

async function refuseCaller(deps: FunctionDeps, context: Context): Promise<Response | null> {
  const { headers } = context.req.raw;
  if (!headers.has("authorization") && !headers.has("apikey")) {
    return context.json({ code: 401, message: "Missing authorization header" }, 401, CORS_HEADERS);
  }
  try {
    const claims = await readClaims(deps.tokens, headers);
    if (await deps.isSessionAlive(claims)) return null;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
  }
  return context.json({ code: 401, message: "Invalid JWT" }, 401, CORS_HEADERS);
}
