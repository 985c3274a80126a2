/** Which URLs a link in an email may redirect to, and how the result is passed on. */

const MAX_URL_LENGTH = 2048;
const FORBIDDEN_PROTOCOLS = new Set(["javascript:", "data:", "vbscript:", "file:", "blob:", "about:"]);
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The first allowed candidate, else the site URL. Allowed are the site's origin, loopback IP addresses and any port if the site is
 * on loopback, and what a pattern of the list matches.
 */
export function chooseRedirect(
  candidates: readonly (string | null | undefined)[],
  siteUrl: string,
  allowList: readonly string[],
): string {
  return candidates.find((candidate) => isAllowedRedirect(candidate ?? "", siteUrl, allowList)) ?? siteUrl;
}

export function isAllowedRedirect(candidate: string, siteUrl: string, allowList: readonly string[]): boolean {
  // URL parsers disagree on control characters, spaces and backslashes.
  if (candidate === "" || candidate.length > MAX_URL_LENGTH || /[\p{Cc}\s\\]/u.test(candidate)) return false;
  const url = URL.parse(candidate);
  const site = URL.parse(siteUrl);
  if (url === null || FORBIDDEN_PROTOCOLS.has(url.protocol)) return false;
  if (url.protocol === "http:" || url.protocol === "https:") {
    // Only the canonical spelling of the host: no credentials, no decimal or percent-encoded form.
    const written = /^https?:\/\/([^/?#]*)/i.exec(candidate)?.[1]?.toLowerCase();
    if (written === undefined || (written !== url.host && written !== `${url.hostname}:${defaultPort(url)}`))
      return false;
    if (site !== null && url.protocol === site.protocol && url.hostname === site.hostname) {
      if (url.port === site.port || LOOPBACK.test(url.hostname)) return true;
    }
    // Anybody may request a link to a colleague; what listens on their machine must not get the session.
    if (LOOPBACK_ADDRESS.test(url.hostname) && LOOPBACK.test(site?.hostname ?? "")) return true;
    // Any other IP address is forbidden.
    if (/^\d+(?:\.\d+)*$|^\[/.test(url.hostname)) return false;
  }
  const withoutFragment = candidate.replace(/#.*$/s, "");
  return allowList.some((pattern) => globToRegExp(pattern).test(withoutFragment));
}

function defaultPort(url: URL): string {
  return url.protocol === "https:" ? "443" : "80";
}

/** GoTrue's globs: `**` matches anything, `*` anything except `.` and `/`, `?` one such character. */
function globToRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|\*|\?|[^*?]+/g, (part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^./]*";
    return part === "?" ? "[^./]" : part.replace(/[.+^${}()|[\]\\/-]/g, "\\$&");
  });
  return new RegExp(`^${source}$`, "s");
}

/** The implicit flow passes the session in the fragment, which browsers do not send to servers. */
export function withFragment(redirectTo: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(redirectTo);
  url.hash = encode(parameters);
  return url.href;
}

/** PKCE passes the code in the query. */
export function withQuery(redirectTo: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(redirectTo);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Errors go into the fragment, for PKCE (whose client reads the query) also into the query. */
export function withError(
  redirectTo: string,
  error: { readonly status: number; readonly code: string; readonly message: string },
  isPkce: boolean,
): string {
  const parameters = {
    error: OAUTH_ERRORS[error.status] ?? "access_denied",
    error_code: error.code,
    error_description: error.message,
    sb: "",
  };
  return withFragment(isPkce ? withQuery(redirectTo, parameters) : redirectTo, parameters);
}

const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
};

function encode(parameters: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(sorted).toString();
}
