/** Dashes, list marks and quotation marks that a wrong encoding has left as other characters. Lengths stay. */
import { filled } from "../words/fillers.ts";

/** UTF-8 that was read as Windows-1252 or as Mac OS Roman: "2014 â€“ 2016" */
const MISREAD = /â€(?:[“”™˜œ¢¦"\u009d\u0093\u0094\u0099]|\u0080[\u0090-\u00a2])|‚Ä(?:[ìîôòúù¢¶])|Â(?=\u00a0)/g;
const SIGNS: Readonly<Record<string, string>> = {
  "“": "–",
  "”": "–",
  '"': "–",
  "\u0093": "–",
  "\u0094": "–",
  "™": "’",
  "˜": "‘",
  "\u0099": "’",
  œ: "“",
  "\u009d": "”",
  "¢": "•",
  "¦": "…",
  ì: "–",
  î: "–",
  ô: "’",
  ò: "“",
  ú: "”",
  ù: "”",
  "¶": "…",
};
/** Windows-1252 that was read as Latin 1 */
const CONTROLS: Readonly<Record<string, string>> = {
  "\u0085": "…",
  "\u0091": "‘",
  "\u0092": "’",
  "\u0093": "“",
  "\u0094": "”",
  "\u0095": "•",
  "\u0096": "–",
  "\u0097": "–",
};
const YEAR = "(?:19|20)\\d\\d";
/** "May 2014 ? June 2016", "2014 ? Present": a dash that the encoding of the text does not have */
const QUESTIONED = new RegExp(
  `(?<=${YEAR} ?)\\?(?= ?(?:(?:\\p{Lu}\\p{L}{2,8}\\.?,? |\\d{1,2}[./])?${YEAR}|[Pp]resent|[Cc]urrent|[Nn]ow|[Hh]eute))`,
  "gu",
);
/** "2014 2016", "2014 Present": no character is left of the dash */
const APART = new RegExp(
  `(?<![\\d–-] ?)(${YEAR}) (?=(${YEAR})(?! ?[\\d–-])|(?:Present|PRESENT|Current|Now)(?!\\p{L}))`,
  "gu",
);
const RANGE = new RegExp(`${YEAR} ?(?:[-–—]|to) ?(?:\\p{L}{3,9}\\.? )?(?:${YEAR}|[Pp]resent)`, "u");
const MIN_APART = 3;
const MAX_YEARS = 20;
const MIN_QUESTIONED = 2;
const MIN_BULLETS = 3;
const QUESTIONED_BULLET = /^[^\S\n]*\?(?=\s{1,8}\p{Lu}\p{L})/gmu;

/** List marks of a symbol font, as the letters that they are in other fonts: "Ø Handled the stores", "ü Led a team" */
const SYMBOL = /^[^\S\n]*(?:[Øüvq~](?=[ \t]{1,8}\p{Lu}\p{L})|Ø(?=\p{Lu}\p{Ll}))/gmu;
const MIN_SYMBOLS = 2;

/** The text as it was before. */
export function withLostMarks(text: string): string {
  let plain = text;
  if (/â€|‚Ä|Â/.test(plain)) plain = plain.replaceAll(MISREAD, (sign) => filled(SIGNS[sign.slice(-1)] ?? " ", sign));
  if (/[\u0085-\u0097]/.test(plain)) plain = plain.replaceAll(/[\u0085-\u0097]/g, (sign) => CONTROLS[sign] ?? sign);
  if (plain.includes("\ufffd")) plain = withoutReplacements(plain);
  if (plain.includes("?")) plain = withoutQuestions(plain);
  return withDashes(withSymbols(plain));
}

function withSymbols(text: string): string {
  if (!/^[^\S\n]*[Øüvq~](?:[ \t]|\p{Lu})/mu.test(text)) return text;
  const marks = (text.match(SYMBOL) ?? []).map((mark) => mark.trimStart());
  const sure = new Set(marks.filter((mark) => marks.filter((other) => other === mark).length >= MIN_SYMBOLS));
  return text.replaceAll(SYMBOL, (mark) => (sure.has(mark.trimStart()) ? `${mark.slice(0, -1)}•` : mark));
}

function withDashes(text: string): string {
  if ((text.match(APART)?.length ?? 0) < MIN_APART || RANGE.test(text)) return text;
  return text.replaceAll(APART, (apart, from: string, to: string | undefined) => {
    const years = to === undefined ? 0 : Number(to) - Number(from);
    return years >= 0 && years <= MAX_YEARS ? `${from}–` : apart;
  });
}

/** Puts a bullet, an apostrophe or a dash where a decoder wrote U+FFFD for a character that it could not decode. */
function withoutReplacements(text: string): string {
  return text
    .replaceAll(/^[^\S\n]*\ufffd(?=\s)/gm, (mark) => mark.replace("\ufffd", "•"))
    .replaceAll(/(?<=\p{L})\ufffd(?=\p{Ll})/gu, "’")
    .replaceAll(/(?<=[\d\s])\ufffd(?=[\d\s\p{Lu}])/gu, "–");
}

function withoutQuestions(text: string): string {
  let plain = text;
  if ((text.match(QUESTIONED)?.length ?? 0) >= MIN_QUESTIONED)
    plain = plain.replaceAll(QUESTIONED, "–").replaceAll(/(?<=[\p{L}\d).]) \?(?= \p{Lu})/gu, " –");
  if ((text.match(QUESTIONED_BULLET)?.length ?? 0) >= MIN_BULLETS)
    plain = plain.replaceAll(QUESTIONED_BULLET, (mark) => mark.replace("?", "•"));
  return plain;
}
