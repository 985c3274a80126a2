/** Lower case without accents, soft hyphens and typographic quotes. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  let at = 0;
  while (at < lower.length && lower.charCodeAt(at) < 0x80) at++;
  if (at === lower.length) return lower;
  let folded = lower.slice(0, at);
  for (; at < lower.length; at++) {
    const unit = lower.charCodeAt(at);
    if (unit < 0x80) folded += lower.charAt(at);
    else if (isSurrogate(unit)) return foldLetters(lower);
    else folded += foldedUnits.get(unit) ?? foldUnit(unit);
  }
  return folded;
}

/** By UTF-16 unit, when first needed: `normalize` takes long. */
const foldedUnits = new Map<number, string>();

function foldUnit(unit: number): string {
  const folded = foldLetters(String.fromCharCode(unit));
  foldedUnits.set(unit, folded);
  return folded;
}

function foldLetters(lower: string): string {
  return lower
    .replaceAll(/[\u00ad\u200b\u200e\u200f\ufeff]/g, "")
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("œ", "oe")
    .replaceAll("ł", "l")
    .replaceAll("đ", "d")
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
}

export function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}
