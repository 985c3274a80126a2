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
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

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
  if (kind === "company" && HAS_NO_OTHER.test(name)) return NONE;
  // A few: searching an array takes less time than making a set.
  const spellings = [name];
  addWithoutAccents(spellings, name);
  for (const spelling of withOtherAnd(name)) addWithoutAccents(spellings, spelling);
  if (kind === "university") addOtherOrders(spellings, name);
  return spellings.length === 1 ? NONE : spellings.slice(1);
}

function addWithoutAccents(spellings: string[], spelling: string): void {
  add(spellings, spelling);
  if (IS_ASCII.test(spelling)) return;
  add(spellings, inPlainLetters(spelling));
  if (UMLAUT.test(spelling)) add(spellings, withoutUmlauts(spelling));
}

function add(spellings: string[], spelling: string): void {
  if (!spellings.includes(spelling)) spellings.push(spelling);
}

const NONE: readonly string[] = [];
const IS_ASCII = /^[ -~]*$/;
/** Only ASCII, and no word for `&`. */
const HAS_NO_OTHER = /^[!-~]*(?: (?!(?:&|and|und) )[!-~]*)*$/;
const UMLAUT = new RegExp(`[${Object.keys(UMLAUTS).join("")}]`);
const EVERY_UMLAUT = new RegExp(UMLAUT, "g");

export function withoutAccents(name: string): string {
  return IS_ASCII.test(name) ? name : inPlainLetters(name);
}

function inPlainLetters(name: string): string {
  plainLetters ??= latinLetters({});
  return respelledLatin(name, plainLetters) ?? withoutMarks(name);
}

function withoutUmlauts(name: string): string {
  germanLetters ??= latinLetters(UMLAUTS);
  const latin = respelledLatin(name, germanLetters);
  return latin ?? withoutMarks(name.replaceAll(EVERY_UMLAUT, (letter) => UMLAUTS[letter] ?? letter));
}

/** The end of the Latin letters that most names are written with. */
const LATIN_END = 0x250;
/** What is written for each of them, by its unit. */
let plainLetters: readonly string[] | null = null;
let germanLetters: readonly string[] | null = null;

function latinLetters(special: Readonly<Record<string, string>>): readonly string[] {
  const letters = Array.from({ length: LATIN_END }, (_, unit) => String.fromCharCode(unit));
  return letters.map((letter) => special[letter] ?? withoutMarks(letter));
}

/** Null where a name has other letters. */
function respelledLatin(name: string, letters: readonly string[]): string | null {
  let respelled = "";
  let copied = 0;
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (unit < 0x80) continue;
    if (unit >= LATIN_END) return null;
    respelled += name.slice(copied, at) + letters[unit];
    copied = at + 1;
  }
  return respelled + name.slice(copied);
}

function withoutMarks(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/([A-Za-z])\p{M}+/gu, "$1")
    .replaceAll(UNDECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFC");
}

function withOtherAnd(name: string): readonly string[] {
  if (name.includes(" & ")) return [name.replaceAll(" & ", " and "), name.replaceAll(" & ", " und ")];
  return / (?:and|und) /.test(name) ? [name.replaceAll(/ (?:and|und) /g, " & ")] : NONE;
}

function addOtherOrders(spellings: string[], name: string): void {
  const groups = OF_A_PLACE.exec(name)?.groups;
  const accented = groups?.["place"] ?? groups?.["before"];
  if (accented === undefined || NO_PLACE.test(accented)) return;
  const places: string[] = [];
  addWithoutAccents(places, accented);
  for (const place of places) {
    add(spellings, `University of ${place}`);
    add(spellings, `Univ. of ${place}`);
    add(spellings, `Univ of ${place}`);
    add(spellings, `Universität ${place}`);
    add(spellings, `Uni ${place}`);
    add(spellings, `${place} University`);
    add(spellings, `${place} Univ.`);
  }
}
