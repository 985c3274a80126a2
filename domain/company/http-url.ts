/** The parts of an `http` or `https` address that somebody typed. */
export interface HttpUrl {
  readonly scheme: string;
  /** User, host and port, lower case. */
  readonly authority: string;
  readonly path: string;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: "80", https: "443" };
const CONTROL_OR_SPACE = /[\s\p{Cc}\p{Cf}]/u;

/**
 * Takes an address apart, by hand and more strictly than a browser: control characters, blanks and backslashes, which a
 * browser would repair, are refused, as is every scheme but `http` and `https`. The scheme may be missing. Query and
 * fragment are dropped. Null where the text is no such address.
 */
export function parseHttpUrl(text: string): HttpUrl | null {
  if (CONTROL_OR_SPACE.test(text) || text.includes("\\")) return null;
  const withScheme = /^(https?):\/\/(.*)$/i.exec(text);
  const rest = withScheme?.[2] ?? text;
  // Without a scheme there is still no other one, and something that looks like a host.
  if (withScheme === null && !/^[^/?#:@]+\.[^/?#:@]+(:\d*)?([/?#]|$)/.test(rest)) return otherForm(rest);
  const end = rest.search(/[/?#]/);
  const authority = (end === -1 ? rest : rest.slice(0, end)).toLowerCase();
  if (authority === "") return null;
  const path = end === -1 ? "" : rest.slice(end).replace(/[?#].*$/, "");
  return { scheme: (withScheme?.[1] ?? "https").toLowerCase(), authority, path };
}

/** A user name before the host (`crunchbase.com@example.org`) is an address, only of somebody else. */
function otherForm(text: string): HttpUrl | null {
  const authority = /^([^/?#:]+@[^/?#:@]+\.[^/?#:@]+)([/?#]|$)/.exec(text)?.[1];
  return authority === undefined ? null : { scheme: "https", authority, path: "" };
}

/** The address's host without its scheme's own port; null where another port is named. */
export function hostOf({ scheme, authority }: HttpUrl): string | null {
  const [host = "", port] = authority.split(/:(.*)/);
  return port === undefined || port === "" || port === DEFAULT_PORTS[scheme] ? host : null;
}
