/** What every answer tells the browser not to do. */
import type { MiddlewareHandler } from "hono";

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The component library sets its custom properties in a style element.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** @param publicOrigin where people reach the product, if that is known: the page may talk to it, and to nobody else. */
export function securityHeaders(publicOrigin: string | null = null): MiddlewareHandler {
  const sources = publicOrigin === null ? ["'self'"] : ["'self'", publicOrigin, publicOrigin.replace(/^http/, "ws")];
  const policy = `${CONTENT_SECURITY_POLICY}; connect-src ${sources.join(" ")}`;
  const isEncrypted = publicOrigin?.startsWith("https:") === true;
  return async function securityHeaders(context, next) {
    await next();
    const headers = context.res.headers;
    headers.set("content-security-policy", policy);
    headers.set("x-content-type-options", "nosniff");
    headers.set("x-frame-options", "DENY");
    headers.set("x-xss-protection", "1; mode=block");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("cross-origin-opener-policy", "same-origin");
    if (isEncrypted) headers.set("strict-transport-security", "max-age=31536000");
    headers.set("permissions-policy", "camera=(), geolocation=(), microphone=()");
  };
}

/** Answers that carry the team's data are never kept by a cache. */
export const noStore: MiddlewareHandler = async function noStore(context, next) {
  await next();
  if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
};
