import { describe, expect, it } from "vitest";
import { parsePartialDate } from "../../domain/profile/partial-date.ts";
import { type Cv, HALVES, type Half, readCorpus, readSamples } from "./corpus.ts";

/** Texts of each half. */
const COUNTS: Record<Half, number> = { development: 470, "held-out": 45, fresh: 744 };

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

  it("has the stated number of texts", () => {
    expect(corpus).toHaveLength(COUNTS[half]);
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

describe("the samples", () => {
  const files = readSamples();
  const samplesOf = (kind: keyof typeof files) => files[kind].flatMap(({ samples }) => samples);
  const careers = [...samplesOf("told"), ...samplesOf("clipped"), ...samplesOf("entries")];
  const others = samplesOf("others");

  it("have the stated numbers", () => {
    const numbers = Object.entries(files).map(([kind, own]) => [kind, own.flatMap(({ samples }) => samples).length]);
    expect(Object.fromEntries(numbers)).toEqual({ told: 4306, clipped: 240, entries: 1733, others: 631 });
  });

  it("differ from each other", () => {
    const samples = [...careers, ...others];
    expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length);
  });

  it("have every gold name in their text, and a name in every position", () => {
    for (const { text, positions } of careers) {
      expect(positions.length, text).toBeGreaterThan(0);
      for (const { company, title } of positions) {
        expect(company ?? title, text).not.toBeNull();
        for (const name of [company, title]) if (name !== null) expect(text).toContain(name);
      }
    }
  });

  it("have no positions in texts that are not about one person's career", () => {
    expect(others.filter(({ positions }) => positions.length > 0)).toEqual([]);
  });

  it("have no real contact details", () => {
    const contact = /[\w.]@(?!example\.com)[\w-]+\.\w|\+\d[\d ]{8,}/;
    expect([...careers, ...others].filter(({ text }) => contact.test(text))).toEqual([]);
  });
});

it("covers six languages and at least 14 layouts in each of English, German and French", () => {
  const all = HALVES.flatMap(readCorpus);
  expect(new Set(all.map(({ language }) => language)).size).toBe(6);
  for (const language of ["en", "de", "fr"]) {
    const layouts = new Set(all.filter((cv) => cv.language === language).map(({ layout }) => layout));
    expect(layouts.size, language).toBeGreaterThanOrEqual(14);
  }
});

it("shares at most a tenth of the held-out employers and schools with the other halves", () => {
  const fold = (name: string | null) => name?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") ?? "";
  const foldedNames = (half: Half) => [...new Set(readCorpus(half).flatMap(organizations).map(fold))].filter(Boolean);
  const used = new Set(HALVES.filter((half) => half !== "held-out").flatMap(foldedNames));
  const heldOut = foldedNames("held-out");
  const shared = heldOut.filter((name) => used.has(name));
  expect(shared.length, shared.join(", ")).toBeLessThanOrEqual(heldOut.length / 10);
});

it("detects real contact details", () => {
  const text =
    "a@mail.de, b @ mail . example . com, github.com/torvalds, +49 170 1234567, 0555 123 456, 2012 - 2016, 04.2012 - 09.2016";
  expect(realContacts(text)).toEqual(["@mail.de", "github.com/torvalds", "+49 170 1234567"]);
});
