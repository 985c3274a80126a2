/** Names and texts to measure with: the same at every run, made of the built-in lists and of invented names like them. */
import { companies } from "../../domain/lists/companies.ts";
import { universities } from "../../domain/lists/universities.ts";

/** Whole numbers from 0 up to n, n excluded; the same ones for the same seed. */
export type Pick = (below: number) => number;

export function createPick(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 12)) >>> 0) % below;
  };
}

const SYLLABLES =
  "al an ar be ca co da de di do el en er fa fi ga ge ha he in ka ke ko la le li lo lu ma me mi mo na ne no nu or pa pe pi " +
  "po ra re ri ro sa se si so ta te ti to tra ul un va ve vi vo wa we xa ya ze zo bren chem dyn flex gard hart kron lux merk " +
  "nord plan quant rad stell strom tech therm ton vert wald west";
const DESCRIPTORS =
  "Systems Technologies Group Holding Partners Capital Bank Energy Health Software Media Labs Robotics Pharma Motors " +
  "Ventures Networks Therapeutics Solutions Analytics Foods Logistics Digital Industries Consulting Bio";
const WORDS =
  "the and of in for with at to a as on by from team led built managed developed engineering product data cloud strategy " +
  "business Munich Berlin analyst consultant manager senior junior responsible customers growth project platform " +
  "development Bachelor Master Science experience years present January September worked new first und der die das mit im " +
  "von Berufserfahrung Ausbildung Kenntnisse Studium Leitung Aufbau Entwicklung machine learning sales marketing " +
  "operations finance research international market launch revenue budget stakeholders agile roadmap Europe Germany " +
  "increased reduced delivered founded award thesis grade languages English Deutsch French volunteer interests";

const words = (text: string) => text.split(" ");
const syllables = words(SYLLABLES);
const descriptors = words(DESCRIPTORS);
const ordinary = words(WORDS);

/** So many names without repetition (case aside): real ones first, then invented ones. */
export function makeNames(count: number): string[] {
  const pick = createPick(7);
  const of = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const stem = () => capital(of(syllables) + of(syllables) + of(syllables) + (pick(3) === 0 ? of(syllables) : ""));
  const shapes = [
    stem,
    () => `${stem()} ${of(descriptors)}`,
    () => `${stem()} ${of(descriptors)}`,
    () => `${stem()} ${stem()} ${of(descriptors)}`,
    () => `${of(descriptors)} of ${stem()}`,
    () => `${stem()} ${of(descriptors)} GmbH`,
    () => `${stem()}-${stem()}`,
  ];
  const names = new Map<string, string>();
  const add = (name: string) => {
    // Automata that lower the text's case lose their offsets behind it, and their answers could not be compared.
    if (name.includes("İ")) return;
    if (names.size < count && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  };
  const listed = [...universities, ...companies];
  // Every second entry, so that the thousand holds companies of all letters.
  for (const offset of [0, 1]) for (const [index, { name }] of listed.entries()) if (index % 2 === offset) add(name);
  for (const { aliases } of listed) for (const alias of aliases) add(alias);
  while (names.size < count) add(of(shapes)());
  return [...names.values()];
}

/**
 * Text like pasted CVs and profiles: short lines, bullets, dates, dashes, two languages, here and there an emoji.
 *
 * @param length UTF-16 units
 * @param namesPerKilobyte how many of the names stand in a thousand units
 */
export function makeText(names: readonly string[], length: number, namesPerKilobyte: number, seed = 1): string {
  const pick = createPick(seed);
  const of = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  // A word takes about seven units, its separator included.
  const nameShare = Math.round(namesPerKilobyte * 7 * 10);
  const word = () => {
    if (pick(10_000) < nameShare) return pick(12) === 0 ? of(names).toUpperCase() : of(names);
    const kind = pick(20);
    if (kind < 13) return of(ordinary);
    if (kind < 15) return capital(of(syllables) + of(syllables));
    if (kind < 18) return of(syllables) + of(syllables) + (pick(2) === 0 ? of(syllables) : "");
    return `${1990 + pick(40)}`;
  };
  const separators = [
    ...Array.from({ length: 30 }, () => " "),
    ", ",
    ", ",
    ", ",
    " – ",
    ".\n",
    "\n",
    "\n• ",
    " (",
    ") ",
    "/",
    " & ",
  ];
  const parts: string[] = [];
  for (let units = 0; units < length; ) {
    const part = word() + (pick(600) === 0 ? " 🚀 " : of(separators));
    parts.push(part);
    units += part.length;
  }
  return flat(parts.join("").slice(0, length));
}

/** The same text as one piece of memory: a slice of another, as `slice` makes it, is slower to read for everybody. */
function flat(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Texts that make a matcher work, each with what it is. */
export function hostileTexts(names: readonly string[], length: number): readonly (readonly [string, string])[] {
  const pick = createPick(11);
  const fill = (part: () => string) => {
    const parts: string[] = [];
    for (let units = 0; units < length; ) {
      const next = part();
      parts.push(next);
      units += next.length;
    }
    return flat(parts.join("").slice(0, length));
  };
  const name = () => names[pick(names.length)] ?? "";
  return [
    ["names and nothing else", fill(() => `${name()} `)],
    ["names but for their last word", fill(() => `${name().split(" ").slice(0, -1).join(" ")} `)],
    ["names but for their last letter", fill(() => `${name().slice(0, -1)} `)],
    ["the chain of thirty, again and again", fill(() => "chain ")],
    ["the chain, broken at its end", fill(() => `${"chain ".repeat(29)}chained `)],
    ["single letters", fill(() => "a ")],
    ["one word", fill(() => "a")],
    ["punctuation", fill(() => "!?.")],
    ["emoji", fill(() => "🚀")],
    ["letters outside the first plane", fill(() => "𝗚𝗼𝗼 ")],
    ["spaces", fill(() => " ")],
  ];
}
