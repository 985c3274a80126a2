/** Deterministic names and texts for benchmarks, from the built-in lists and generated names. */
import { companies } from "../../domain/lists/companies.ts";
import { universities } from "../../domain/lists/universities.ts";

/** Seeded random integers: 0 ≤ result < `below`. */
export function createRandom(seed: number): (below: number) => number {
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
const commonWords = words(WORDS);

/** Distinct names (ignoring case): those of the built-in lists first, then generated ones. */
export function makeNames(count: number): string[] {
  const random = createRandom(7);
  const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const stem = () =>
    capital(oneOf(syllables) + oneOf(syllables) + oneOf(syllables) + (random(3) === 0 ? oneOf(syllables) : ""));
  const shapes = [
    stem,
    () => `${stem()} ${oneOf(descriptors)}`,
    () => `${stem()} ${oneOf(descriptors)}`,
    () => `${stem()} ${stem()} ${oneOf(descriptors)}`,
    () => `${oneOf(descriptors)} of ${stem()}`,
    () => `${stem()} ${oneOf(descriptors)} GmbH`,
    () => `${stem()}-${stem()}`,
  ];
  const names = new Map<string, string>();
  const add = (name: string) => {
    // Its lower case is longer, which shifts the offsets of automata that lowercase the text: results would not be comparable.
    if (name.includes("İ")) return;
    if (names.size < count && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  };
  const listed = [...universities, ...companies];
  // Every second entry first, so that 1,000 names cover the whole alphabet.
  for (const offset of [0, 1]) for (const [index, { name }] of listed.entries()) if (index % 2 === offset) add(name);
  for (const { aliases } of listed) for (const alias of aliases) add(alias);
  while (names.size < count) add(oneOf(shapes)());
  return [...names.values()];
}

/**
 * Text like pasted CVs and profiles: short lines, bullets, dates, dashes, two languages, a few emoji.
 *
 * @param length in UTF-16 code units
 * @param namesPerKilobyte names per 1,000 code units
 */
export function makeText(names: readonly string[], length: number, namesPerKilobyte: number, seed = 1): string {
  const random = createRandom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  // A word and its separator have about seven code units.
  const nameShare = Math.round(namesPerKilobyte * 7 * 10);
  const word = () => {
    if (random(10_000) < nameShare) return random(12) === 0 ? oneOf(names).toUpperCase() : oneOf(names);
    const kind = random(20);
    if (kind < 13) return oneOf(commonWords);
    if (kind < 15) return capital(oneOf(syllables) + oneOf(syllables));
    if (kind < 18) return oneOf(syllables) + oneOf(syllables) + (random(2) === 0 ? oneOf(syllables) : "");
    return `${1990 + random(40)}`;
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
    const part = word() + (random(600) === 0 ? " 🚀 " : oneOf(separators));
    parts.push(part);
    units += part.length;
  }
  return flat(parts.join("").slice(0, length));
}

/** Copies the text into contiguous memory: V8's sliced strings are slower to read. */
function flat(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Worst cases for a matcher, each with a description. */
export function hostileTexts(names: readonly string[], length: number): readonly (readonly [string, string])[] {
  const random = createRandom(11);
  const fill = (part: () => string) => {
    const parts: string[] = [];
    for (let units = 0; units < length; ) {
      const next = part();
      parts.push(next);
      units += next.length;
    }
    return flat(parts.join("").slice(0, length));
  };
  const name = () => names[random(names.length)] ?? "";
  return [
    ["only names", fill(() => `${name()} `)],
    ["names without their last word", fill(() => `${name().split(" ").slice(0, -1).join(" ")} `)],
    ["names without their last letter", fill(() => `${name().slice(0, -1)} `)],
    ["the chain of thirty, repeated", fill(() => "chain ")],
    ["the chain, broken at its last word", fill(() => `${"chain ".repeat(29)}chained `)],
    ["single letters", fill(() => "a ")],
    ["one word", fill(() => "a")],
    ["punctuation", fill(() => "!?.")],
    ["emoji", fill(() => "🚀")],
    ["letters outside the BMP", fill(() => "𝗚𝗼𝗼 ")],
    ["spaces", fill(() => " ")],
  ];
}
