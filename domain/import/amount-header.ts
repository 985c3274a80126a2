import { currencyOf, splitUnit, unitOf } from "./amounts.ts";

export interface AmountHeader {
  /** The header without currency and unit. */
  readonly base: string;
  /** ISO code; null if the header names none. */
  readonly currency: string | null;
  /** What a number without a unit is multiplied with; null if the header says nothing. */
  readonly factor: number | null;
}

/** What `Total Funding (USD M)`, `Valuation ($B)` and `Finanzierung in Mio. €` say of the amounts below them. */
export function splitAmountHeader(header: string): AmountHeader {
  const words = header.split(/[\s_()[\]/]+/).filter((word) => word !== "");
  let currency: string | null = null;
  let factor: number | null = null;
  // Without brackets or a currency, a single letter is no unit: `Series B`.
  const takesLetters = /[([]/.test(header) || words.some((word) => isCurrency(word));
  while (words.length > 1) {
    const parts = splitUnit((words.at(-1) ?? "").toLowerCase().replace(/\.$/, ""));
    const isPart = (part: string) =>
      isCurrency(part) || part === "in" || (unitOf(part) !== null && (part.length > 1 || takesLetters));
    if (!parts.every(isPart)) break;
    for (const part of parts) {
      currency ??= isCurrency(part) ? currencyOf(part) : null;
      factor ??= unitOf(part);
    }
    words.pop();
  }
  return { base: words.join(" "), currency, factor };
}

/** `all` and `mil` are no currencies, although they have three letters. */
function isCurrency(word: string): boolean {
  return KNOWN.has(word.toLowerCase());
}

const KNOWN = new Set(
  "$|us$|usd|€|eur|euro|euros|£|gbp|chf|sek|nok|dkk|pln|inr|₹|jpy|¥|cny|cad|aud|sgd|brl|dollar|dollars".split("|"),
);
