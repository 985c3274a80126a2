/** CVs rendered from invented careers in combinations of layouts: each has the same facts in another form. */
import { CAREERS } from "./careers.ts";
import type { Cv, GoldEducation, GoldPosition } from "./corpus.ts";
import { LANGUAGES, STUDY, WORK } from "./layouts.ts";

interface Entry {
  /** The title, or the degree */
  readonly what: string;
  /** The company, or the school */
  readonly where: string;
  readonly place: string;
  readonly start: string;
  readonly end: string;
  readonly isEducation: boolean;
}
type Language = Cv["language"];
type Dated = { readonly text: string; readonly start: string | null; readonly end: string };

const lines = (list: string) =>
  list
    .trim()
    .split("\n")
    .map((line) => line.replaceAll("⏎", "\n").replaceAll("→", "\t"));
const works = lines(WORK);
const studies = lines(STUDY);
const HEADINGS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => `${word}:`,
  (word) => `## ${word}`,
  (word) => word.toUpperCase().split("").join(" "),
  (word) => `=== ${word} ===`,
  (word) => `💼 ${word}`,
  (word) => `${word}\n${"-".repeat(word.length)}`,
  (word) => `■ ${word.toUpperCase()}`,
  (word) => `2. ${word}`,
];
const BULLETS = ["- ", "• ", "  * ", "\t– ", "", "→ "];
const DASHES = [" – ", " - ", "–", " — ", "-"];

/** Dates as written and as the gold has them. */
const DATES: readonly ((date: string, language: Language) => readonly [string, string])[] = [
  (date, language) => [`${monthName(date, language, "long")} ${yearOf(date)}`, date],
  (date, language) => [`${monthName(date, language, "short")} ${yearOf(date)}`, date],
  (date) => [`${monthOf(date)}/${yearOf(date)}`, date],
  (date) => [`${monthOf(date)}.${yearOf(date)}`, date],
  (date) => [date, date],
  (date) => [yearOf(date), yearOf(date)],
  (date, language) => [`${monthName(date, language, "short")} ’${yearOf(date).slice(2)}`, date],
  (date) => [`01.${monthOf(date)}.${yearOf(date)}`, date],
  (date) => [`${yearOf(date)}/${monthOf(date)}`, date],
];

const yearOf = (date: string) => date.slice(0, 4);
const monthOf = (date: string) => date.slice(5);

function monthName(date: string, language: Language, month: "long" | "short"): string {
  return new Intl.DateTimeFormat(language, { month, timeZone: "UTC" }).format(new Date(`${date}-15`));
}

/** The same numbers in every run (mulberry32). */
function randomOf(seed: number): <T>(values: readonly T[]) => T {
  let state = seed * 0x9e3779b9;
  return (values) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return values[((mixed ^ (mixed >>> 14)) >>> 0) % values.length] as (typeof values)[number];
  };
}

const careers = CAREERS.trim()
  .split(/\n\n/)
  .map((block) => {
    const [language, ...lines] = block.split("\n");
    const entries = lines.map((line): Entry => {
      const [what, where, place, start, end] = line.replace(/^= /, "").split(" | ") as [
        string,
        string,
        string,
        string,
        string,
      ];
      return { what, where, place, start, end, isEducation: line.startsWith("= ") };
    });
    return { language: language as Language, entries };
  });

/** One CV for each number, the same in every run. */
export function generatedCvs(count = 400): Cv[] {
  return Array.from({ length: count }, (_, seed) => render(seed));
}

function render(seed: number): Cv {
  const pick = randomOf(seed + 1);
  const { language, entries } = careers[seed % careers.length] as (typeof careers)[number];
  const [workWord, studyWord, skillsWord, present, since, at, ...allTasks] = LANGUAGES[language].split("|") as [
    string,
    string,
    string,
    string,
    string,
    string,
    ...string[],
  ];
  const [work, study, heading, bullet, dash, single] = [
    pick(works),
    pick(studies),
    pick(HEADINGS),
    pick(BULLETS),
    pick(DASHES),
    pick(DATES),
  ];
  const [tasks, blanks, isGrouped] = [pick([0, 1, 2, 3]), pick(["\n", "\n\n", "\n\n"]), pick([true, false])];
  const positions: GoldPosition[] = [];
  const educations: GoldEducation[] = [];
  const datesOf = ({ start, end }: Entry): Dated => {
    const [from, goldStart] = start.length === 4 ? [start, start] : single(start, language);
    if (end === "present")
      return pick([true, true, false])
        ? { text: `${from}${dash}${present}`, start: goldStart, end }
        : { text: `${since} ${from}`, start: goldStart, end };
    const [to, goldEnd] = end.length === 4 ? [end, end] : single(end, language);
    return { text: start === end ? from : `${from}${dash}${to}`, start: goldStart, end: goldEnd };
  };
  const fill = (template: string, { what, where, place, end }: Entry, dates: string) =>
    withMargin(
      template
        .replace("{w}", what)
        .replace("{o}", where)
        .replace("{O}", where.toUpperCase())
        .replace("{p}", place)
        .replace("{at}", at)
        .replace("{d}", dates)
        .replace("{e}", yearOf(end)),
    );
  const list = (isEducation: boolean) => {
    let last: Entry | null = null;
    const texts = entries
      .filter((entry) => entry.isEducation === isEducation)
      .map((entry) => {
        const dated = datesOf(entry);
        if (isEducation) {
          educations.push({
            school: entry.where,
            degree: entry.what,
            start: study.includes("{d}") ? dated.start : null,
            end: dated.end,
          });
          return fill(study, entry, dated.text);
        }
        const company = work.includes("{O}") ? entry.where.toUpperCase() : entry.where;
        positions.push({ company, title: entry.what, start: dated.start, end: dated.end });
        const isSame = isGrouped && last?.where === entry.where && work === "{o}, {p}~{d}\n{w}";
        last = entry;
        const head = isSame ? `${entry.what} (${dated.text})` : fill(work, entry, dated.text);
        return [head, ...allTasks.slice(0, tasks).map((task) => bullet + task)].join("\n");
      });
    const word = isEducation ? studyWord : workWord;
    return [heading(word), texts.join(isEducation && study.split("\n").length === 1 ? "\n" : blanks)].join("\n\n");
  };
  const sections = [list(false), list(true)];
  const text = [
    `Robin Testmann\nrobin@example.org | +49 555 0100`,
    ...(pick([true, false]) ? sections : sections.toReversed()),
    `${heading(skillsWord)}\n\nExcel, SAP, Python`,
  ].join("\n\n");
  return {
    name: `${language}-generated-${seed}`,
    text,
    language,
    layout: "generated",
    positions,
    educations,
    mentions: ["SAP"],
  };
}

function withMargin(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [left, right] = line.split("~");
      return right === undefined ? line : `${(left as string).padEnd(70)}${right}`;
    })
    .join("\n");
}
