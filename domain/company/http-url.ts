export interface HttpUrl {
  readonly scheme: string;
  /** User, host and port, lower case. */
  readonly authority: string;
  readonly path: string;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: "80", https: "443" };
const CONTROL_OR_SPACE = /[\s\p{Cc}\p{Cf}]/u;

/**
 * Parses a typed `http` or `https` URL, more strictly than a browser: rejects control characters, whitespace, backslashes and
 * other schemes. The scheme is optional; query and fragment are dropped. Null where the text is not such a URL.
 */
export function parseHttpUrl(text: string): HttpUrl | null {
  if (CONTROL_OR_SPACE.test(text) || text.includes("\\")) return null;
  const withScheme = /^(https?):\/\/(.*)$/i.exec(text);
  const rest = withScheme?.[2] ?? text;
  // Without a scheme, the text must start with a host and no other scheme.
  if (withScheme === null && !/^[^/?#:@]+\.[^/?#:@]+(:\d*)?([/?#]|$)/.test(rest)) return parseUserAtHost(rest);
  const end = rest.search(/[/?#]/);
  const authority = (end === -1 ? rest : rest.slice(0, end)).toLowerCase();
  if (authority === "") return null;
  const path = end === -1 ? "" : rest.slice(end).replace(/[?#].*$/, "");
  return { scheme: (withScheme?.[1] ?? "https").toLowerCase(), authority, path };
}

/** `crunchbase.com@example.org` is a URL of example.org with a user name. */
function parseUserAtHost(text: string): HttpUrl | null {
  const authority = /^([^/?#:]+@[^/?#:@]+\.[^/?#:@]+)([/?#]|$)/.exec(text)?.[1];
  return authority === undefined ? null : { scheme: "https", authority, path: "" };
}

/** The host without the scheme's default port; null where the URL has another port. */
export function hostOf({ scheme, authority }: HttpUrl): string | null {
  const [host = "", port] = authority.split(/:(.*)/);
  return port === undefined || port === "" || port === DEFAULT_PORTS[scheme] ? host : null;
}
