import type { MiddlewareHandler } from "hono";
import { CONTENT_SECURITY_POLICY, connectSources } from "./content-security-policy.ts";

/** @param publicOrigin the only origin besides `'self'` that the page may connect to */
export function securityHeaders(publicOrigin: string | null = null): MiddlewareHandler {
  const policy = [...CONTENT_SECURITY_POLICY, "frame-ancestors 'none'", connectSources(publicOrigin)].join("; ");
  const isEncrypted = publicOrigin?.startsWith("https:") === true;
  return async function securityHeaders(context, next) {
    await next();
    const headers = context.res.headers;
    // A file that a user uploaded has a stricter one.
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", policy);
    headers.set("x-content-type-options", "nosniff");
    headers.set("x-frame-options", "DENY");
    headers.set("x-xss-protection", "1; mode=block");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("cross-origin-opener-policy", "same-origin");
    // Applies to requests without CORS only, so allowed origins are not affected.
    headers.set("cross-origin-resource-policy", "same-origin");
    if (isEncrypted) headers.set("strict-transport-security", "max-age=31536000");
    headers.set("permissions-policy", "camera=(), geolocation=(), microphone=()");
  };
}

/** The default for responses that contain the team's data. */
export const noStore: MiddlewareHandler = async function noStore(context, next) {
  await next();
  if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
};
