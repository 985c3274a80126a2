/** What is no word: emoji, and what a PDF leaves in a copied text. */
import { blanked, filled } from "./fillers.ts";

const EMOJI =
  /(?:\p{Extended_Pictographic}\u{fe0f}|[\u{1f000}-\u{1faff}])(?:\u200d|\ufe0f|[\u{1f000}-\u{1faff}]){0,8}/gu;

/** Blank at the edges of a line and beside a separator; between words, an emoji separates. */
export function withoutEmoji(text: string): string {
  if (!/[\ud83c-\ud83e]|\ufe0f/.test(text)) return text;
  return text.replaceAll(EMOJI, (emoji, at: number) => {
    const isInside =
      /[^\s|·•,–—(/-][^\S\n]*$/.test(text.slice(Math.max(0, at - 6), at)) &&
      /^[^\S\n]*[\p{L}\d]/u.test(text.slice(at + emoji.length, at + emoji.length + 6));
    return isInside ? filled("|", emoji) : blanked(emoji);
  });
}
