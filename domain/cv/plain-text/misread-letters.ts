/** Letters of UTF-8 that a program has read in another encoding: "SociÃ©tÃ©" (Windows-1252), "Soci├®t├®" (code page 850). */
import { findAll } from "../words/find-all.ts";
import type { Edit } from "./respaced-text.ts";

/** Characters of the bytes 0x80 to 0xBF, which continue a letter of UTF-8 */
const WINDOWS_1252 = `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿`;
const CODE_PAGE_850 = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐";
/** The first byte of a letter by its character. In code page 850 also that of signs, such as dashes and bullets. */
const FIRST_BYTES = new Map([
  ["Ã", 0xc3],
  ["Ä", 0xc4],
  ["Å", 0xc5],
  ["┬", 0xc2],
  ["├", 0xc3],
  ["┼", 0xc5],
]);
/** Of "Ä" and "Å", which are letters themselves, those that Polish and Czech words have behind them */
const IN_WINDOWS_1252 = new RegExp(`Ã[${WINDOWS_1252}]|Ä[™‡…]|Å[‚›„¡¼º¾]`, "gu");
const IN_CODE_PAGE_850 = new RegExp(`[┬├┼]([${CODE_PAGE_850}])|ÔÇ([${CODE_PAGE_850}])`, "gu");

/** What stands for each of them, in the text's order */
export function misreadLetters(text: string): readonly Edit[] {
  const windows = text.includes("Ã") || text.includes("Å") || /Ä[™‡…]/.test(text) ? findAll(IN_WINDOWS_1252, text) : [];
  const dos = /[├┬┼]|ÔÇ/.test(text) ? findAll(IN_CODE_PAGE_850, text) : [];
  return [
    ...windows.map((match) => editOf(match, WINDOWS_1252)),
    ...dos.map((match) => editOf(match, CODE_PAGE_850)),
  ].toSorted((one, other) => one.at - other.at);
}

function editOf({ 0: found, index: at }: RegExpExecArray, table: string): Edit {
  const rest = 0x80 + table.indexOf(found.slice(-1));
  const first = FIRST_BYTES.get(found.charAt(0));
  // "ÔÇô" is a sign of three bytes, the first two of which are 0xE2 and 0x80.
  const code = first === undefined ? 0x2000 | (rest & 0x3f) : ((first & 0x1f) << 6) | (rest & 0x3f);
  return { at, end: at + found.length, put: String.fromCharCode(code) };
}
