import type { Browser } from "@playwright/test";
import { awesomeCv, jakesResume, moderncvBanking } from "./latex-templates.ts";
import {
  latexDatesLeft,
  latexDatesRight,
  linkedinLayout,
  printedOneColumn,
  printedTwoColumns,
  wordParagraphs,
  wordTable,
} from "./layouts.ts";
import { type Language, type SamplePerson, samplePerson } from "./people.ts";
import {
  canvaSidebar,
  canvaTimeline,
  docsSwiss,
  europass,
  germanTable,
  groupedPromotions,
  linkedinSections,
  wordTemplate,
} from "./unusual-layouts.ts";

const LAYOUTS = {
  linkedin: linkedinLayout,
  "latex-dates-left": latexDatesLeft,
  "latex-dates-right": latexDatesRight,
  "word-paragraphs": wordParagraphs,
  "word-table": wordTable,
  "printed-one-column": printedOneColumn,
  "printed-two-columns": printedTwoColumns,
} as const;
export type Layout = keyof typeof LAYOUTS | keyof typeof UNUSUAL;

/** Widely used templates, written after the rules. */
const UNUSUAL = {
  "linkedin-sections": linkedinSections,
  "canva-sidebar": canvaSidebar,
  "canva-timeline": canvaTimeline,
  europass,
  "moderncv-banking": moderncvBanking,
  "awesome-cv": awesomeCv,
  "jakes-resume": jakesResume,
  "docs-swiss": docsSwiss,
  "german-table": germanTable,
  "grouped-promotions": groupedPromotions,
  "word-template": wordTemplate,
} as const;

/** The held-out half was not looked at while the rules were written. */
export const HALVES = ["development", "held-out", "unusual", "unusual-held-out"] as const;
export type Half = (typeof HALVES)[number];

export interface SampleDocument {
  readonly layout: Layout;
  readonly person: SamplePerson;
  readonly bytes: Uint8Array;
}

const LANGUAGES: readonly Language[] = ["en", "de", "fr"];
const ALL_LANGUAGES: readonly Language[] = [...LANGUAGES, "es"];
/** Of each layout and language in one half. */
const LINKEDIN_PEOPLE = 7;
const OTHER_PEOPLE = 2;

/** Prints pages with the browser's own PDF writer. */
export async function writeCorpus(half: Half, browser: Browser): Promise<readonly SampleDocument[]> {
  const page = await browser.newPage();
  const documents: SampleDocument[] = [];
  const isUnusual = half.startsWith("unusual");
  const layouts: Readonly<Partial<Record<Layout, (person: SamplePerson) => string | Uint8Array>>> = isUnusual
    ? UNUSUAL
    : LAYOUTS;
  const first = half.endsWith("held-out") ? 100 : 0;
  for (const [layout, write] of Object.entries(layouts) as [Layout, (person: SamplePerson) => string | Uint8Array][]) {
    for (const language of isUnusual ? ALL_LANGUAGES : LANGUAGES) {
      for (let index = 0; index < (layout === "linkedin" ? LINKEDIN_PEOPLE : OTHER_PEOPLE); index += 1) {
        const sample = samplePerson(first + index, language);
        const person = isUnusual && index === 1 ? withLongTitle(sample) : sample;
        const written = write(person);
        if (typeof written === "string") await page.setContent(written);
        const bytes = typeof written === "string" ? new Uint8Array(await page.pdf({ format: "A4" })) : written;
        documents.push({ layout, person, bytes });
      }
    }
  }
  await page.close();
  return documents;
}

function withLongTitle(person: SamplePerson): SamplePerson {
  const [first, ...others] = person.positions as [SamplePerson["positions"][number]];
  const title = `${first.title} (Platform Engineering, Developer Experience & Internal Tools, Northern Europe)`;
  return { ...person, positions: [{ ...first, title }, ...others] };
}
