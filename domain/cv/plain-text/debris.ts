/** Replaces emoji, and the frames, dots and signs that a page's layout leaves in a copied text. */
import { blanked, filled } from "../words/fillers.ts";

const EMOJI =
  /(?:\p{Extended_Pictographic}\u{fe0f}|[\u{1f000}-\u{1faff}])(?:\u200d|\ufe0f|[\u{1f000}-\u{1faff}]){0,8}|(?<!\S):[a-z_]{3,20}:(?!\S)/gu;

/** Emoji, also as ":office:". Blank at the edges of a line and beside a separator; between words, an emoji separates. */
export function withoutEmoji(text: string): string {
  if (!/[\ud83c-\ud83e]|\ufe0f|(?<!\S):[a-z_]{3,20}:(?!\S)/.test(text)) return text;
  return text.replaceAll(EMOJI, (emoji, at: number) => {
    const isInside =
      /[^\s|·•,–—(/-][^\S\n]*$/.test(text.slice(Math.max(0, at - 6), at)) &&
      /^[^\S\n]*[\p{L}\d]/u.test(text.slice(at + emoji.length, at + emoji.length + 6));
    return isInside ? filled("|", emoji) : blanked(emoji);
  });
}

/** Lines of a frame; signs between blanks that separate, and those at the edges of a frame's rows */
const FRAME = /^[^\S\n]*[\u2500-\u257f]{2}[\u2500-\u257f\s]{0,200}$|^[^\S\n]*[│┃║]|[│┃║](?=[^\S\n]*$)/gm;
const SEPARATOR = /(?<=\S[^\S\n]{1,4})[▸►▶❯›»│┃║❘¦∣⏐◆◇■●○◦⋅‣➤➔✦★☆❖\ue000-\uf8ff](?<!«[^«»\n]{1,80}»)(?=[^\S\n]+\S)/g;
/** The sign of a calendar or a map before dates or a place, in the font of a PDF: "\uf073 Oct 2022 – Jan 2024 \uf041 Bruges" */
const ICON =
  /^[^\S\n]*[\ue000-\uf8ff](?=[^\S\n]*(?:(?:\p{L}{3,9}\.?[ /]|\d{1,2}[./]){0,2}(?:19|20)\d\d(?!\d)|[^\n]{0,60}[\ue000-\uf8ff]))/gmu;
/** The same without blanks: "Jan 2024\uf041Bruges" */
const GLUED_ICON = /[\ue000-\uf8ff](?<=[\p{Ll}\d)].)(?=\p{Lu}\p{Ll})/gu;
/** The name of the picture of a list mark, copied with the text of a page: "puce 2011: Nurse", "bullet Acme" */
const NAMED_MARK =
  /^[^\S\n]*(?:bullet|puce|icon|icône|icone|arrow|flèche|calendar|star|dot|pfeil|viñeta)[^\S\n]+(?=[\p{Lu}\d])/gmu;
const MIN_NAMED = 3;
/** Dots between a name and its dates, as in a table of contents */
const LEADER = / ?\.{4,} ?(?=\S)/g;
/** The same at the end of a line, above the dates */
const LAST_LEADER = / ?\.{4,}(?=[^\S\n]*$)/gm;
/** A letter or sign that a PDF has no code for */
const UNNAMED = /\(cid:\d{1,5}\)/g;

/** The text with plain separators and list marks in place of what a layout had there. */
export function withoutLayout(text: string): string {
  let plain = text;
  if (/[▸-◿❘-❯➔➤★-☆\u2500-\u257f›»¦∣⏐⋅‣✦]/.test(text))
    plain = plain.replaceAll(FRAME, blanked).replaceAll(SEPARATOR, "|");
  if (/[\ue000-\uf8ff]/.test(text))
    plain = plain.replaceAll(ICON, blanked).replaceAll(SEPARATOR, "|").replaceAll(GLUED_ICON, "|");
  if (text.includes("...."))
    plain = plain.replaceAll(LAST_LEADER, blanked).replaceAll(LEADER, (dots) => filled("\t", dots));
  if ((plain.match(NAMED_MARK)?.length ?? 0) >= MIN_NAMED) plain = plain.replaceAll(NAMED_MARK, blanked);
  if (text.includes("(cid:")) plain = plain.replaceAll(UNNAMED, signOf);
  return plain;
}

function signOf(sign: string, at: number, text: string): string {
  const before = text.charAt(at - 1);
  if (/^[\n\r]?$/.test(before)) return filled("•", sign);
  return before === " " && text.charAt(at + sign.length) === " " ? filled("|", sign) : blanked(sign);
}
