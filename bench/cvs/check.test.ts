import { describe, expect, it } from "vitest";
import { parsePartialDate } from "../../domain/profile/partial-date.ts";
import { type Cv, HALVES, type Half, readCorpus } from "./corpus.ts";

const COUNTS: Record<Half, Record<string, number>> = {
  development: {
    "academic de": 1,
    "academic en": 4,
    "academic fr": 1,
    "classic de": 4,
    "classic en": 14,
    "classic es": 2,
    "classic fr": 5,
    "classic it": 2,
    "classic nl": 1,
    "company-first de": 2,
    "company-first en": 4,
    "company-first fr": 4,
    "consultant de": 2,
    "consultant en": 3,
    "consultant fr": 1,
    "europass de": 1,
    "europass fr": 1,
    "founder en": 1,
    "indeed en": 14,
    "linkedin-page de": 4,
    "linkedin-page en": 5,
    "linkedin-page es": 1,
    "linkedin-pdf de": 1,
    "linkedin-pdf en": 3,
    "linkedin-pdf fr": 2,
    "markdown en": 2,
    "no-headings de": 3,
    "no-headings en": 5,
    "no-headings fr": 3,
    "not-a-cv de": 4,
    "not-a-cv en": 14,
    "not-a-cv es": 1,
    "not-a-cv fr": 2,
    "ocr de": 6,
    "ocr en": 6,
    "ocr fr": 3,
    "one-line de": 1,
    "one-line en": 4,
    "one-line it": 1,
    "prose de": 7,
    "prose en": 12,
    "prose fr": 4,
    "skills-heavy en": 4,
    "student de": 1,
    "table de": 2,
    "table en": 5,
    "table fr": 3,
    "two-column de": 3,
    "two-column en": 11,
    "two-column fr": 3,
  },
  "held-out": {
    "classic en": 2,
    "classic de": 1,
    "classic fr": 1,
    "company-first en": 1,
    "company-first de": 1,
    "one-line en": 1,
    "one-line de": 1,
    "table en": 1,
    "table de": 1,
    "two-column en": 1,
    "two-column fr": 1,
    "linkedin-page en": 1,
    "linkedin-page fr": 1,
    "linkedin-pdf en": 1,
    "linkedin-pdf de": 1,
    "no-headings en": 1,
    "prose en": 1,
    "ocr de": 1,
    "ocr fr": 1,
    "academic en": 1,
    "consultant de": 1,
    "consultant fr": 1,
    "skills-heavy en": 1,
    "not-a-cv en": 1,
    "not-a-cv de": 1,
    "not-a-cv fr": 1,
  },
  fresh: {
    "linkedin-page en": 2,
    "linkedin-pdf en": 1,
    "classic en": 1,
    "company-first en": 1,
    "one-line en": 1,
    "table en": 1,
    "two-column en": 1,
    "markdown en": 1,
    "prose en": 1,
    "ocr en": 1,
    "academic en": 1,
    "founder en": 1,
    "student en": 1,
    "executive en": 1,
    "no-headings en": 1,
    "linkedin-page de": 1,
    "linkedin-pdf de": 1,
    "table de": 1,
    "classic de": 1,
    "europass de": 1,
    "company-first de": 1,
    "no-headings de": 1,
    "ocr de": 1,
    "prose de": 1,
    "student de": 1,
    "linkedin-page fr": 1,
    "linkedin-pdf fr": 1,
    "classic fr": 1,
    "two-column fr": 1,
    "company-first fr": 1,
    "prose fr": 1,
    "ocr fr": 1,
    "markdown fr": 1,
    "indeed en": 4,
    "classic es": 1,
    "linkedin-page es": 1,
    "europass it": 1,
    "one-line it": 1,
    "classic nl": 1,
    "table nl": 1,
    "not-a-cv en": 2,
    "not-a-cv de": 2,
    "not-a-cv fr": 1,
    "not-a-cv es": 1,
  },
  blind: {
    "academic en": 1,
    "classic de": 1,
    "classic en": 1,
    "classic es": 1,
    "classic fr": 1,
    "company-first de": 1,
    "consultant fr": 1,
    "indeed en": 3,
    "linkedin-page en": 1,
    "linkedin-pdf en": 1,
    "not-a-cv de": 1,
    "not-a-cv en": 1,
    "ocr en": 1,
    "one-line en": 1,
    "prose de": 1,
    "skills-heavy en": 1,
    "table en": 1,
    "two-column fr": 1,
  },
};

const entries = ({ positions, educations }: Cv) => [...positions, ...educations];
const organizations = (cv: Cv) => [...cv.positions.map((p) => p.company), ...cv.educations.map((e) => e.school)];
const names = (cv: Cv) => [
  ...organizations(cv),
  ...cv.positions.map((p) => p.title),
  ...cv.educations.map((e) => e.degree),
  ...cv.mentions,
];

/** True if the name occurs as whole words. */
function occurs(name: string, text: string): boolean {
  const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!isWord(text[at - 1]) && !isWord(text[at + name.length])) return true;
  }
  return false;
}

/** "2O15" of a scanned page */
function withDigits(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])[\dOolI]{4}(?![\p{L}\d])/gu, (year) =>
    year.replaceAll(/[Oo]/g, "0").replaceAll(/[lI]/g, "1"),
  );
}

/** Email domains, web addresses and telephone numbers that are not reserved for examples. */
function realContacts(text: string): string[] {
  const dense = text.replace(/ *([.@]) */g, "$1");
  const reserved = /(?:^|\.)(?:example\.(?:com|org|net)|invalid)$/;
  const emails = [...dense.matchAll(/@([\w-]+(?:\.[\w-]+)+)/g)].filter(([, domain = ""]) => !reserved.test(domain));
  const profiles = [...dense.matchAll(/(?:github\.com|linkedin\.com\/in)\/[\w-]+/g)].filter(
    ([path]) => !/-(?:invented|fictive|erfunden|not-real)$/.test(path),
  );
  const undated = text.replace(/\b(?:\d\d\.){1,2}(?:19|20)\d\d\b/g, "date");
  const phones = [...undated.matchAll(/(?<![\d/–.-])[+(]{0,2}\d[\d ().-]{7,}\d/g)].filter(([phone]) => {
    const digits = phone.replace(/\D/g, "");
    return digits.length >= 9 && !digits.includes("555") && !/^0+$/.test(digits) && !/^(?:19|20)\d\d\b/.test(phone);
  });
  return [...emails, ...profiles, ...phones].map(([match]) => match);
}

describe.each(HALVES)("the %s half", (half) => {
  const corpus = readCorpus(half);

  it("has the stated number of texts per layout and language", () => {
    const counts: Record<string, number> = {};
    for (const { layout, language } of corpus) {
      counts[`${layout} ${language}`] = (counts[`${layout} ${language}`] ?? 0) + 1;
    }
    expect(counts).toEqual(COUNTS[half]);
  });

  it.each(corpus)("$name: is well-formed", (cv) => {
    const { text, mentions, name, language, layout, ...rest } = cv;
    expect(Object.keys(rest).sort()).toEqual(["educations", "positions"]);
    expect(name).toContain(`${language}-`);
    for (const position of cv.positions) {
      expect(Object.keys(position).sort()).toEqual(["company", "end", "start", "title"]);
      expect(position.company ?? position.title).not.toBeNull();
    }
    for (const education of cv.educations) {
      expect(Object.keys(education).sort()).toEqual(["degree", "end", "school", "start"]);
      expect(education.school ?? education.degree).not.toBeNull();
    }
    expect(entries(cv).length > 2).toBe(layout !== "not-a-cv");
    expect(mentions.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThan(12_000);
  });

  it.each(corpus)("$name: has every gold name in its text", (cv) => {
    expect(names(cv).filter((name) => name !== null && !(name.trim() === name && occurs(name, cv.text)))).toEqual([]);
  });

  it.each(corpus)("$name: mentions no employer or school of the person", (cv) => {
    expect(cv.mentions.filter((mention) => organizations(cv).includes(mention))).toEqual([]);
  });

  it.each(corpus)("$name: has valid dates in order, with their years in the text", (cv) => {
    const text = withDigits(cv.text);
    for (const { start, end } of entries(cv)) {
      for (const date of [start, end]) {
        if (date === null || date === "present") continue;
        expect(date).toMatch(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/);
        expect(parsePartialDate(date)).not.toBeNull();
        expect(text).toMatch(new RegExp(`${date.slice(0, 4)}|[/'’–]${date.slice(2, 4)}`));
      }
      expect(start).not.toBe("present");
      if (start !== null && end !== null && end !== "present") expect(start.slice(0, end.length) <= end).toBe(true);
    }
  });

  it.each(corpus)("$name: has no real contact details", ({ text }) => {
    expect(realContacts(text)).toEqual([]);
  });
});

describe("the halves", () => {
  const fold = (name: string | null) => name?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") ?? "";
  const foldedNames = (half: Half) => [...new Set(readCorpus(half).flatMap(organizations).map(fold))].filter(Boolean);
  const [development, heldOut, fresh] = [foldedNames("development"), foldedNames("held-out"), foldedNames("fresh")];

  it("have no employer and no school in common", () => {
    expect(heldOut.filter((name) => development.includes(name))).toEqual([]);
  });

  it("share at most a tenth of the fresh employers and schools", () => {
    const shared = fresh.filter((name) => development.includes(name) || heldOut.includes(name));
    expect(shared.length, shared.join(", ")).toBeLessThanOrEqual(fresh.length / 10);
  });
});

it("detects real contact details", () => {
  const text =
    "a@mail.de, b @ mail . example . com, github.com/torvalds, +49 170 1234567, 0555 123 456, 2012 - 2016, 04.2012 - 09.2016";
  expect(realContacts(text)).toEqual(["@mail.de", "github.com/torvalds", "+49 170 1234567"]);
});
