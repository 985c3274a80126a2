/** What ends a URL or an email address in running text. */
const SEPARATOR = /[\s<>"“”„«»|\0]/u;
/** Punctuation after a URL that is not part of it. */
const TRAILING = new Set([".", ",", ";", ":", "!", "?", "'", "’", "…", ")", "]", "}"]);
const OPENING: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/**
 * A scheme, `www.`, an email address, or a host name: with a path, or with a country's or a frequent top-level domain, such as
 * `n26.com`. A sentence without a space in front, such as `Google.then`, is none.
 */
const WEB_ADDRESS =
  /:\/\/|(?<![\p{L}\p{N}])www\.|[^@]@[^@]|[\p{L}\p{N}]\.(?:[a-z]{2,24}(?=\/)|(?:[a-z]{2}|app|bank|berlin|capital|cloud|com|dev|edu|fund|gov|info|int|net|org|tech|ventures|xyz)(?![\p{L}\p{N}_]))/u;

/**
 * Returns a function: the end of the URL or email address that contains the unit before an offset; -1 where there is none.
 * Offsets must not decrease from call to call, so that a text is read once.
 */
export function createAddressReader(text: string): (offset: number) => number {
  let end = 0;
  let addressEnd = -1;
  return function endOfAddress(offset) {
    if (offset > end) {
      let start = offset - 1;
      while (start > end && !SEPARATOR.test(text.charAt(start - 1))) start--;
      end = offset;
      while (end < text.length && !SEPARATOR.test(text.charAt(end))) end++;
      const word = text.slice(start, end);
      addressEnd = WEB_ADDRESS.test(word) ? start + lengthWithoutPunctuation(word) : -1;
    }
    return addressEnd >= offset ? addressEnd : -1;
  };
}

function lengthWithoutPunctuation(word: string): number {
  let length = word.length;
  for (; length > 0; length--) {
    const last = word.charAt(length - 1);
    const opening = OPENING[last];
    if (!TRAILING.has(last) || (opening !== undefined && word.includes(opening))) break;
  }
  return length;
}
