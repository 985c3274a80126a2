/** CORS for the services' routes, with the headers that supabase-js sends and reads. */
import { cors } from "hono/cors";

const SECONDS_PER_DAY = 86_400;

export const serviceCors = cors({
  origin: "*",
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
});
