const UNITS = 3;
/** Bits for each character: 32 values for letters without their case, and 32 for digits, blanks and signs */
const BITS = 6;

/**
 * Whether a text may begin with one of the folded phrases or characters, by the first three characters. Most texts do not, and are
 * neither folded nor looked up. True for other characters than ASCII.
 */
export function beginningTest(phrases: Iterable<string>, characters = ""): (text: string) => boolean {
  const beginnings = new Uint8Array(1 << (UNITS * BITS));
  for (const phrase of [...phrases, ...characters.split("")]) {
    if (phrase.length < UNITS) {
      // Anything may follow a short phrase.
      const first = hashOf(phrase);
      for (let rest = 0; rest < 1 << ((UNITS - phrase.length) * BITS); rest++) beginnings[first | rest] = 1;
    } else beginnings[hashOf(phrase)] = 1;
  }
  return (text) => {
    const hash = hashOf(text);
    return hash < 0 || beginnings[hash] === 1;
  };
}

/** Equal for capitals and small letters, 0 after the end; -1 for other characters than ASCII. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < UNITS; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : 0x40;
    if (unit >= 0x80) return -1;
    hash = (hash << BITS) | (unit < 0x40 ? 0x20 | (unit & 0x1f) : unit & 0x1f);
  }
  return hash;
}
