import type { EntryKind } from "./dictionary.ts";

/** Letters that Unicode does not decompose, as written without accents. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  đ: "d",
  Đ: "D",
  ı: "i",
  ð: "d",
  þ: "th",
};
/** As written without umlauts in German. */
const UMLAUTS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
  å: "aa",
  ø: "oe",
};

/** The university of a place, in its usual names. The place has at most three words. */
const OF_A_PLACE =
  /^(?:Univ(?:ersity|\.)? of|Universität|Universitaet|Université (?:de|d'|du)|Università (?:di|degli Studi di)|Universidad de|Universidade de|Universiteit|Universiteit van) ?(?<place>[\p{L}.'-]+(?: [\p{L}.'-]+){0,2})$|^(?<before>[\p{L}.'-]+(?: [\p{L}.'-]+){0,2}) Univ(?:ersity|ersität|\.)?$/u;
/** `University of Applied Sciences Munich` is not the university of a place. */
const NO_PLACE =
  /\b(?:Applied|Arts?|Sciences?|Technology|Economics|Business|Music|Medicine|Medical|Health|Education|Law|State|Technical|Technische|Open|National|Free|Freie|The|and|of|for|für|in)\b/u;

/**
 * Other spellings of a name, which count where no name is spelled so: without accents, with `and` for `&`, and another order for a
 * university of a place.
 */
export function otherSpellings(name: string, kind: EntryKind): readonly string[] {
  const isPlain = /^[ -~]*$/.test(name);
  if (isPlain && kind === "company" && !/ (?:&|and|und) /.test(name)) return NONE;
  const spellings = new Set<string>();
  for (const spelling of [name, ...withOtherAnd(name)]) addWithoutAccents(spellings, spelling);
  if (kind === "university") addOtherOrders(spellings, name);
  spellings.delete(name);
  return [...spellings];
}

function addWithoutAccents(spellings: Set<string>, spelling: string): void {
  spellings.add(spelling);
  if (/^[ -~]*$/.test(spelling)) return;
  spellings.add(withoutAccents(spelling));
  spellings.add(withoutUmlauts(spelling));
}

const NONE: readonly string[] = [];

export function withoutAccents(name: string): string {
  if (/^[ -~]*$/.test(name)) return name;
  return name
    .normalize("NFD")
    .replaceAll(/([A-Za-z])\p{M}+/gu, "$1")
    .replaceAll(/[^ -~]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFC");
}

function withoutUmlauts(name: string): string {
  return /[äöüÄÖÜßåø]/.test(name)
    ? withoutAccents(name.replaceAll(/[äöüÄÖÜßåø]/g, (letter) => UMLAUTS[letter] ?? letter))
    : name;
}

function withOtherAnd(name: string): readonly string[] {
  if (name.includes(" & ")) return [name.replaceAll(" & ", " and "), name.replaceAll(" & ", " und ")];
  return / (?:and|und) /.test(name) ? [name.replaceAll(/ (?:and|und) /g, " & ")] : NONE;
}

function addOtherOrders(spellings: Set<string>, name: string): void {
  const groups = OF_A_PLACE.exec(name)?.groups;
  const accented = groups?.["place"] ?? groups?.["before"];
  if (accented === undefined || NO_PLACE.test(accented)) return;
  const places = new Set<string>();
  addWithoutAccents(places, accented);
  for (const place of places) {
    spellings.add(`University of ${place}`);
    spellings.add(`Univ. of ${place}`);
    spellings.add(`Univ of ${place}`);
    spellings.add(`Universität ${place}`);
    spellings.add(`Uni ${place}`);
    spellings.add(`${place} University`);
    spellings.add(`${place} Univ.`);
  }
}
