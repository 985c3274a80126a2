import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";

/** Suffixes that belong to a company's name, with the space or comma before them. */
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

/** Everyday words in lower case: `Siemens ab 2019` names Siemens, `Klarna AB` is Klarna's full name. */
const EVERYDAY_ENDING = /[\p{Zs}\t](?:ab|sa|se)$/u;

const ENDS_IN_FORM = new RegExp(
  `^(.*?[^ ,])(?:${ENDINGS.map((ending) => ending.replaceAll(/[.()/]/g, "\\$&")).join("|")})$`,
  "iu",
);

/** The name without its legal form; null where it has none. */
export function withoutLegalForm(name: string): string | null {
  return ENDS_IN_FORM.exec(name)?.[1] ?? null;
}

/** The name with each legal form; empty where it has one already. */
export function withLegalForms(name: string): readonly string[] {
  return withoutLegalForm(name) === null ? ENDINGS.map((ending) => name + ending) : [];
}

/**
 * Length of a match without a final lower-case word such as `ab`, if the rest is a spelling of the entry too; else its full
 * length.
 */
export function lengthWithoutEverydayEnding(written: string, entry: DictionaryEntry): number {
  const ending = EVERYDAY_ENDING.exec(written)?.index;
  if (ending === undefined) return written.length;
  const rest = fold(written.slice(0, ending));
  const spellings = [entry.name, ...(entry.aliases ?? [])];
  return spellings.some((spelling) => fold(spelling.normalize("NFC")) === rest) ? ending : written.length;
}
