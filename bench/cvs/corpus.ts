// CVs with gold annotations: `<half>/<name>.txt` and `<name>.json`. README.md has the annotation rules.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const HALVES = ["development", "held-out", "fresh"] as const;
export type Half = (typeof HALVES)[number];

/** Names are exact substrings of the text. Dates are `2016-05`, `2016` or `present`. Null: the text has none. */
export type GoldPosition = { company: string | null; title: string | null; start: string | null; end: string | null };
export type GoldEducation = { school: string | null; degree: string | null; start: string | null; end: string | null };

export type Cv = {
  name: string;
  text: string;
  language: "en" | "de" | "fr" | "es" | "it" | "nl";
  layout: string;
  positions: GoldPosition[];
  educations: GoldEducation[];
  /** Skills, clients, investors and other names that are no employer or school of the person. */
  mentions: string[];
};

const TOLD_LAYOUTS = /^(?:prose|founder|executive|academic|student)$/;

/** Whether sentences tell the career, and no entries. */
export function isTold({ layout }: Cv): boolean {
  return TOLD_LAYOUTS.test(layout);
}

/** Empty for a half without texts: the held-out half moves to `development` once it has been measured. */
export function readCorpus(half: Half): Cv[] {
  const folder = join(import.meta.dirname, half);
  return existsSync(folder) ? readCvs(folder) : [];
}

/** The CVs of a folder, which may be outside the project: CVs of real persons stay there. */
export function readCvs(folder: string): Cv[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const name = file.slice(0, -".txt".length);
      const gold = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Omit<Cv, "name" | "text">;
      return Object.assign(gold, { name, text: readFileSync(join(folder, file), "utf8") });
    });
}

/** Some sentences about a career, or some entries of a CV, with their positions */
export type Sample = Pick<Cv, "text" | "positions"> & { lang: Cv["language"] };

export interface SampleFile {
  readonly name: string;
  readonly samples: readonly Sample[];
}

type Kind = "told" | "clipped" | "entries" | "others";

/** The samples that the tagger and the career score learn from. Files are called after their kind. */
export function readSamples(): Readonly<Record<Kind, readonly SampleFile[]>> {
  const folder = join(import.meta.dirname, "samples");
  const files = readdirSync(folder)
    .sort()
    .map((name) => ({ name, samples: readLines(join(folder, name)) }));
  const ofKind = (kind: string) => files.filter(({ name }) => name.startsWith(`${kind}-`));
  return { told: ofKind("told"), clipped: ofKind("clipped"), entries: ofKind("entries"), others: ofKind("others") };
}

function readLines(file: string): readonly Sample[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Sample);
}
