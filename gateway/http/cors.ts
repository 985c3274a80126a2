/** CORS for the services' routes, with the headers that supabase-js and the product's web app send and read. */
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { hostOf, type OriginPolicy } from "./origin-policy.ts";

const SECONDS_PER_DAY = 86_400;

/**
 * Sets CORS headers for the allowed origins, and answers preflights. Of hono's `cors`, which copies each response three times, only
 * the preflight is used.
 */
export function serviceCors(policy: OriginPolicy): MiddlewareHandler {
  const preflight = cors({
    ...OPTIONS,
    origin: (origin, { req }) => (policy.isAllowedOrigin(origin, hostOf(req.url)) ? origin : null),
  });
  const exposedHeaders = OPTIONS.exposeHeaders.join(",");
  return async function serviceCors(context, next) {
    const { req } = context;
    if (req.method === "OPTIONS") return preflight(context, next);
    await next();
    const { headers } = context.res;
    const origin = req.header("origin");
    if (origin !== undefined && policy.isAllowedOrigin(origin, hostOf(req.url))) {
      headers.set("access-control-allow-origin", origin);
    }
    headers.set("access-control-expose-headers", exposedHeaders);
    headers.append("vary", "Origin");
  };
}

const OPTIONS = {
  allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  allowHeaders: [
    "authorization",
    "apikey",
    "content-type",
    "x-client-info",
    "x-supabase-api-version",
    "prefer",
    "accept-profile",
    "content-profile",
    "range",
    "range-unit",
    "x-upsert",
    "x-metadata",
    "x-region",
    "cache-control",
    "x-retry-count",
    "x-operation-id",
    "x-change-via",
    "traceparent",
    "tracestate",
    "baggage",
  ],
  exposeHeaders: [
    "content-range",
    "content-location",
    "location",
    "range-unit",
    "preference-applied",
    "x-total-count",
    "link",
    "x-supabase-api-version",
    "x-sb-error-code",
    "sb-error-code",
    "x-relay-error",
    "etag",
    "content-length",
  ],
  maxAge: SECONDS_PER_DAY,
};
