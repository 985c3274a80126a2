import type { Browser } from "@playwright/test";
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

export const LAYOUTS = {
  linkedin: linkedinLayout,
  "latex-dates-left": latexDatesLeft,
  "latex-dates-right": latexDatesRight,
  "word-paragraphs": wordParagraphs,
  "word-table": wordTable,
  "printed-one-column": printedOneColumn,
  "printed-two-columns": printedTwoColumns,
} as const;
export type Layout = keyof typeof LAYOUTS;

/** The held-out half was not looked at while the rules were written. */
export const HALVES = ["development", "held-out"] as const;
export type Half = (typeof HALVES)[number];

export interface SampleDocument {
  readonly layout: Layout;
  readonly person: SamplePerson;
  readonly bytes: Uint8Array;
}

const LANGUAGES: readonly Language[] = ["en", "de", "fr"];
/** Of each layout and language in one half. */
const LINKEDIN_PEOPLE = 7;
const OTHER_PEOPLE = 2;

/** Prints pages with the browser's own PDF writer. */
export async function writeCorpus(half: Half, browser: Browser): Promise<readonly SampleDocument[]> {
  const page = await browser.newPage();
  const documents: SampleDocument[] = [];
  const first = half === "development" ? 0 : 100;
  for (const layout of Object.keys(LAYOUTS) as Layout[]) {
    for (const language of LANGUAGES) {
      for (let index = 0; index < (layout === "linkedin" ? LINKEDIN_PEOPLE : OTHER_PEOPLE); index += 1) {
        const person = samplePerson(first + index, language);
        const written = LAYOUTS[layout](person);
        if (typeof written === "string") await page.setContent(written);
        const bytes = typeof written === "string" ? new Uint8Array(await page.pdf({ format: "A4" })) : written;
        documents.push({ layout, person, bytes });
      }
    }
  }
  await page.close();
  return documents;
}
