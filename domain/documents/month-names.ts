import { foldWords } from "../cv/words/split-words.ts";

/** Languages of LinkedIn's site that write months as words. Croatian is left out: its months contradict Czech and Polish. */
const LANGUAGES =
  "en de fr es it nl pt sv da nb fi pl cs sk hu ro tr el ru uk bg he ar hi id ms vi th tl lt lv et".split(" ");

/** 15 January 2001, and the average length of a month: each sum is near the middle of a month. */
const JANUARY_MS = 979_516_800_000;
const MONTH_MS = 2_629_746_000;

let months: ReadonlyMap<string, number> | null = null;

/** The month, 1 to 12, of a name or an abbreviation of three letters or more. Null for other words. */
export function monthOfName(word: string): number | null {
  months ??= readMonths();
  const key = keyOf(word);
  const exact = months.get(key);
  if (exact !== undefined) return exact;
  if (key.length < 3) return null;
  for (const [name, month] of months) if (name.startsWith(key)) return month;
  return null;
}

function readMonths(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const format of [{ month: "long" }, { month: "short" }, { month: "long", day: "numeric" }] as const) {
      const formatter = new Intl.DateTimeFormat(language, { ...format, timeZone: "UTC" });
      for (let month = 1; month <= 12; month += 1) {
        const parts = formatter.formatToParts(JANUARY_MS + (month - 1) * MONTH_MS);
        const name = keyOf(parts.find(({ type }) => type === "month")?.value ?? "");
        if (/\p{L}{2}/u.test(name) && !found.has(name)) found.set(name, month);
      }
    }
  }
  return found;
}

function keyOf(word: string): string {
  return foldWords(word.normalize("NFC")).replaceAll(/[^\p{L}\p{M}]/gu, "");
}
