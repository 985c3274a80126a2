/** Replaces a character of markup. It is no letter and no blank; names neither begin nor end with it. */
export const FILLER = "\u200b";

/** Replaces each "#" before a heading: a row counts them to know the level of the heading. */
export const HEADING_FILLER = "\u200c";

/** The markup with a filler in place of each character but line ends, so that lines and offsets do not change. */
export function blanked(markup: string): string {
  return markup.replaceAll(/[^\n\r]/g, FILLER);
}

/** The sign that replaces the markup, followed by fillers up to the length of the markup. */
export function filled(sign: string, markup: string): string {
  return sign + FILLER.repeat(Math.max(0, markup.length - sign.length));
}
