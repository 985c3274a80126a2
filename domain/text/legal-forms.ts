import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";

/** What may stand behind a company's name and then belongs to it, with the blank or comma before it. */
const ENDINGS = [
  " GmbH",
  " GmbH & Co. KG",
  " GmbH & Co. KGaA",
  " gGmbH",
  " AG",
  " AG & Co. KGaA",
  " SE",
  " SE & Co. KG",
  " SE & Co. KGaA",
  " KG",
  " KGaA",
  " UG",
  " Inc.",
  " Inc",
  ", Inc.",
  " LLC",
  ", LLC",
  " Ltd.",
  " Ltd",
  ", Ltd.",
  " Limited",
  " plc",
  " Corp.",
  " Corp",
  " Corporation",
  " Co.",
  " S.A.",
  " SA",
  " SAS",
  " S.p.A.",
  " SpA",
  " S.r.l.",
  " B.V.",
  " BV",
  " N.V.",
  " NV",
  " Oy",
  " Oyj",
  " AB",
  " A/S",
  " ApS",
] as const;

/** Endings that are everyday words in small letters: `Siemens ab 2019` names Siemens, `Klarna AB` is Klarna's full name. */
const EVERYDAY_ENDING = /[\p{Zs}\t](?:ab|sa|se)$/u;

const ENDS_IN_FORM = new RegExp(
  `^(.*?[^ ,])(?:${ENDINGS.map((ending) => ending.replaceAll(/[.()/]/g, "\\$&")).join("|")})$`,
  "iu",
);

/** The name without the legal form behind it; null where there is none. */
export function withoutLegalForm(name: string): string | null {
  return ENDS_IN_FORM.exec(name)?.[1] ?? null;
}

/** The name with every legal form behind it; none where it has one already. */
export function withLegalForms(name: string): readonly string[] {
  return withoutLegalForm(name) === null ? ENDINGS.map((ending) => name + ending) : [];
}

/**
 * How much of what was found is the entry's name, in units: without a last word such as `ab` in small letters, if what is
 * left is one of its spellings too.
 */
export function lengthWithoutEverydayEnding(written: string, entry: DictionaryEntry): number {
  const ending = EVERYDAY_ENDING.exec(written)?.index;
  if (ending === undefined) return written.length;
  const rest = fold(written.slice(0, ending));
  const spellings = [entry.name, ...(entry.aliases ?? [])];
  return spellings.some((spelling) => fold(spelling.normalize("NFC")) === rest) ? ending : written.length;
}
