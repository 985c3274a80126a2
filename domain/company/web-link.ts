const ABSOLUTE = /^https?:\/\/[^\s\p{Cc}"<>\\]+$/iu;
const BARE = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s\p{Cc}"<>\\]*)?$/iu;

/**
 * A link that is safe to render: `http` and `https` only, `https://` is added to a bare `example.com`. Null for everything
 * else, above all `javascript:`.
 */
export function parseWebLink(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (ABSOLUTE.test(text)) return text;
  return BARE.test(text) ? `https://${text}` : null;
}
