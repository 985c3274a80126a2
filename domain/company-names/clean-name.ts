// oxlint-disable no-control-regex -- control characters are removed

// The database function `private.clean_name` has the same steps; a test compares the two.

/** Control, bidirectional and zero-width characters, and soft hyphens: they show nothing, but make equal names different. */
const INVISIBLE =
  /[\0-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** Zero-width joiners, except within scripts and emoji that need them. */
const LATIN_JOINER = /(?<![^\0-\u024f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\u024f])/gu;
const SPACES = /[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** A typed or fetched name as it is stored: NFC, without invisible characters, with single spaces, trimmed. */
export function cleanName(name: string): string {
  return name.normalize("NFC").replaceAll(INVISIBLE, "").replaceAll(LATIN_JOINER, "").replaceAll(SPACES, " ").trim();
}
