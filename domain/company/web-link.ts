const ABSOLUTE = /^https?:\/\/[^\s\p{Cc}"<>\\]+$/iu;
const BARE = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s\p{Cc}"<>\\]*)?$/iu;

/**
 * An address from the data service as something a screen may link to: `http` and `https` only, a bare `example.com`
 * gets its scheme. Null for everything else, `javascript:` above all.
 */
export function parseWebLink(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (ABSOLUTE.test(text)) return text;
  return BARE.test(text) ? `https://${text}` : null;
}
