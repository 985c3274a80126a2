/** Where a link in a mail may lead, and how the outcome travels there. */

const MAX_URL_LENGTH = 2048;
const NEVER = new Set(["javascript:", "data:", "vbscript:", "file:", "blob:", "about:"]);
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The first of the wished-for addresses that is allowed, else the site's own. Allowed are: the site (same scheme, host and
 * port; on loopback any port), a loopback address, and what a pattern of the list matches.
 */
export function chooseRedirect(
  wishes: readonly (string | null | undefined)[],
  siteUrl: string,
  allowList: readonly string[],
): string {
  return wishes.find((wish) => isAllowedRedirect(wish ?? "", siteUrl, allowList)) ?? siteUrl;
}

export function isAllowedRedirect(wish: string, siteUrl: string, allowList: readonly string[]): boolean {
  // Control characters, blanks and backslashes are read differently by different parsers.
  if (wish === "" || wish.length > MAX_URL_LENGTH || /[\p{Cc}\s\\]/u.test(wish)) return false;
  const url = URL.parse(wish);
  const site = URL.parse(siteUrl);
  if (url === null || NEVER.has(url.protocol)) return false;
  if (url.protocol === "http:" || url.protocol === "https:") {
    // The host has to be written as it is: no user in front, no decimal or percent-encoded spelling.
    const written = /^https?:\/\/([^/?#]*)/i.exec(wish)?.[1]?.toLowerCase();
    if (written === undefined || (written !== url.host && written !== `${url.hostname}:${defaultPort(url)}`))
      return false;
    if (site !== null && url.protocol === site.protocol && url.hostname === site.hostname) {
      if (url.port === site.port || LOOPBACK.test(url.hostname)) return true;
    }
    if (LOOPBACK_ADDRESS.test(url.hostname)) return true;
    // Other addresses by number are never a site of one's own.
    if (/^\d+(?:\.\d+)*$|^\[/.test(url.hostname)) return false;
  }
  const withoutFragment = wish.replace(/#.*$/s, "");
  return allowList.some((pattern) => globToRegExp(pattern).test(withoutFragment));
}

function defaultPort(url: URL): string {
  return url.protocol === "https:" ? "443" : "80";
}

/** `**` stands for anything, `*` for anything without `.` and `/`, `?` for one such character. */
function globToRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|\*|\?|[^*?]+/g, (part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^./]*";
    return part === "?" ? "[^./]" : part.replace(/[.+^${}()|[\]\\/-]/g, "\\$&");
  });
  return new RegExp(`^${source}$`, "s");
}

/** The implicit flow: the session in the fragment, which browsers send to no server. */
export function withFragment(redirectTo: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(redirectTo);
  url.hash = encode(parameters);
  return url.href;
}

/** PKCE: the code in the query. */
export function withQuery(redirectTo: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(redirectTo);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** A refusal: in the fragment, and for PKCE (whose client reads the query) there too. */
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
