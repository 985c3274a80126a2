/** Replaces markup: no letter, no blank, and no name ends there. */
export const FILLER = "\u200b";

/** Stands for each "#" of a heading: rows know its level by them. */
export const HEADING_FILLER = "\u200c";

/** Fillers for all but the line ends, so that lines and offsets stay. */
export function blanked(markup: string): string {
  return markup.replaceAll(/[^\n\r]/g, FILLER);
}

/** The sign in the length of the markup that stands for it. */
export function filled(sign: string, markup: string): string {
  return sign + FILLER.repeat(Math.max(0, markup.length - sign.length));
}
