/**
 * Which pages may use the server. The `Host` check stops DNS rebinding: a page whose own name resolves to this machine has the
 * origin of its requests. The `Origin` check stops other pages; only browsers send that header.
 */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";

export interface OriginPolicy {
  /** @param host the `Host` header, with or without a port */
  isAllowedHost(host: string): boolean;
  /** @param host an allowed host; its own pages are allowed */
  isAllowedOrigin(origin: string, host: string): boolean;
}

export interface OriginPolicyOptions {
  /** The product's public origin, or null. */
  readonly publicOrigin: string | null;
  /** The name or address that the server listens on. */
  readonly listenHost: string;
  /** Other origins whose pages may use the server. */
  readonly allowedOrigins: readonly string[];
}

/** Shown to users and operators; the status is for HTTP and upgrades. */
export const ORIGIN_ERRORS = {
  host: {
    status: 421,
    code: "host_not_allowed",
    message: "This server does not serve this host name. Set PUBLIC_URL to the URL that people use.",
  },
  origin: {
    status: 403,
    code: "origin_not_allowed",
    message: "Pages of this origin may not use this server. Add the origin to ALLOWED_ORIGINS.",
  },
} as const;

/** An IP address cannot be rebound, so every IP address is allowed as a host. */
export function createOriginPolicy({ publicOrigin, listenHost, allowedOrigins }: OriginPolicyOptions): OriginPolicy {
  const publicUrl = publicOrigin === null ? null : new URL(publicOrigin);
  const names = new Set(["localhost", listenHost.toLowerCase(), ...(publicUrl === null ? [] : [publicUrl.hostname])]);
  const origins = new Set(publicOrigin === null ? allowedOrigins : [publicOrigin, ...allowedOrigins]);
  return {
    isAllowedHost(host) {
      const name = hostname(host);
      // Browsers resolve names below .localhost to loopback themselves (RFC 6761).
      return names.has(name) || isIP(name) !== 0 || name.endsWith(".localhost");
    },
    isAllowedOrigin(origin, host) {
      if (origins.has(origin)) return true;
      // A page without TLS is not the public one.
      if (host === publicUrl?.host) return false;
      // A proxy may have terminated TLS.
      return origin === `http://${host}` || origin === `https://${host}`;
    },
  };
}

/** Rejects other hosts and origins before any route runs. */
export function enforceOriginPolicy(policy: OriginPolicy): MiddlewareHandler {
  return async function enforceOriginPolicy(context, next) {
    const host = hostOf(context.req.url);
    const origin = context.req.header("origin");
    const violation = !policy.isAllowedHost(host)
      ? ORIGIN_ERRORS.host
      : origin !== undefined && !policy.isAllowedOrigin(origin, host)
        ? ORIGIN_ERRORS.origin
        : null;
    if (violation === null) return next();
    const { status, code, message } = violation;
    return context.json({ code, message }, status, { "cache-control": "no-store" });
  };
}

/** Whether proxies and this server may read different hosts (RFC 9112, section 3.2); Node uses the first one. */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/** The host and port of an absolute URL. */
export function hostOf(url: string): string {
  const start = url.indexOf("//") + 2;
  const end = url.indexOf("/", start);
  return end === -1 ? url.slice(start) : url.slice(start, end);
}

/** Whether the host is this machine, without a port. */
export function isLoopbackHost(host: string): boolean {
  const name = hostname(host);
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

/** Of proxies, load balancers, tunnels and content delivery networks; all `X-Forwarded-…` besides. */
const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-original-forwarded-for",
  "x-envoy-external-address",
  "x-amzn-trace-id",
  "x-appengine-user-ip",
  "x-azure-clientip",
  "cf-connecting-ip",
  "cf-ray",
  "cdn-loop",
  "true-client-ip",
  "fastly-client-ip",
  "fly-client-ip",
];

/** Whether a proxy passed the request on, or the client says so. */
export function isForwarded(headers: Headers): boolean {
  if (FORWARDING_HEADERS.some((name) => headers.has(name))) return true;
  return [...headers.keys()].some((name) => name.startsWith("x-forwarded-"));
}

/** Lower case, without the port and the brackets of an IPv6 address. */
function hostname(host: string): string {
  const name = host.replace(/:\d*$/, "").toLowerCase();
  return name.startsWith("[") && name.endsWith("]") ? name.slice(1, -1) : name;
}
