import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { docxOf, writeDocx } from "#tests/support/documents/docx-writer.ts";
import { type PdfItem, textWidth, writePdf } from "#tests/support/documents/pdf-writer.ts";
import { formatDateRange } from "../profile/date-range.ts";
import type { PersonProfile } from "../profile/parse-profile.ts";
import { readBytes } from "./read-bytes.ts";
import { DOCUMENT_LIMITS } from "./read-document.ts";

const TODAY = { year: 2026, month: 11 };
const CV =
  "Ida Beispiel\n\nExperience\nN26, Engineer\tJan 2019 - Present\nCelonis, Analyst\t2016 - 2018\n\nEducation\nTU München, MSc Informatics\t2010 - 2015";

/** Text at 11 points: each line at its left edge, a tab moves to the right margin. */
function page(lines: readonly string[], { x = 60, tab = 420, top = 60 } = {}): PdfItem[] {
  return lines.flatMap((line, index) =>
    line.split("\t").map((text, cell) => ({ text, x: cell === 0 ? x : tab, y: top + 15 * index, size: 11 })),
  );
}

/** An item for each letter, closer together or further apart than written. */
function lettersOf({ text, x, y, size }: PdfItem, spacing: number): readonly PdfItem[] {
  return Array.from({ length: text.length }, (_, at) => {
    const distance = spacing * textWidth(text.slice(0, at), size);
    return { text: text.charAt(at), x: x + distance, y, size };
  });
}

function positionsOf(profile: PersonProfile | null): readonly string[] {
  return (profile?.positions ?? []).map(
    ({ company, title, dates }) => `${company} | ${title} | ${formatDateRange(dates, TODAY)}`,
  );
}

const CV_POSITIONS = ["N26 | Engineer | Jan 2019 - Present", "Celonis | Analyst | 2016 - 2018"];

describe("PDF", () => {
  test("reads a CV with dates at the right margin row by row", async () => {
    const { kind, text, textProfile, pages } = await readBytes("cv.pdf", writePdf([page(CV.split("\n"))]));
    expect({ kind, pages }).toEqual({ kind: "pdf", pages: 1 });
    expect(text).toContain("N26, Engineer\tJan 2019 - Present");
    expect(positionsOf(textProfile)).toEqual(CV_POSITIONS);
    expect(textProfile?.fullName).toBe("Ida Beispiel");
  });

  test("reads the left column before the right one, below a name across both", async () => {
    const left = ["Skills", "TypeScript", "Rust", "Go", "Languages", "German", "English"];
    const right = ["Experience", "Engineer", "N26", "Jan 2019 - Present", "", "Analyst", "Celonis", "2016 - 2018"];
    const items = [
      { text: "Ida Beispiel, engineer in Berlin and elsewhere", x: 60, y: 40, size: 20 },
      ...page(left, { top: 80 }),
      ...page(right, { x: 240, top: 80 }),
    ];
    const { text, textProfile } = await readBytes("cv.pdf", writePdf([items]));
    expect(text.replaceAll(/\n+/g, "\n")).toBe(
      ["Ida Beispiel, engineer in Berlin and elsewhere", ...left, ...right].filter((line) => line !== "").join("\n"),
    );
    expect(positionsOf(textProfile)).toEqual([
      "N26 | Engineer | Jan 2019 - Present",
      "Celonis | Analyst | 2016 - 2018",
    ]);
  });

  test.each<{ name: string; rows: readonly (readonly [dates: string, text: string])[] }>([
    {
      name: "two lines",
      rows: [
        ["January 2019 –", "Engineer"],
        ["Present", "N26"],
        ["", "Built the ledger of the bank and led its team"],
        ["2016 –", "Analyst"],
        ["2018", "Celonis"],
      ],
    },
    {
      name: "two lines, above the place",
      rows: [
        ["January", "Engineer"],
        ["2019 – today", "N26"],
        ["Berlin", "Built the ledger of the bank and led its team"],
        ["2016 –", "Analyst"],
        ["2018", "Celonis"],
        ["Munich", "Counted many things"],
      ],
    },
  ])("reads dates at the left margin over $name", async ({ rows }) => {
    const items = rows.flatMap(([dates, text], row) => {
      const y = 90 + 14 * row + (row > 2 ? 20 : 0);
      return [
        { text: dates, x: 60, y, size: 11 },
        { text, x: 150, y, size: 11 },
      ];
    });
    const heading = { text: "Experience", x: 60, y: 50, size: 14 };
    const { textProfile } = await readBytes("cv.pdf", writePdf([[heading, ...items]]));
    expect(positionsOf(textProfile)).toEqual(CV_POSITIONS);
  });

  test.each<{ name: string; layOut: (item: PdfItem) => readonly PdfItem[] }>([
    {
      name: "with one item for each letter and none for blanks",
      layOut: (item) => lettersOf(item, 1).filter(({ text }) => text !== " "),
    },
    {
      name: "with kerned letters",
      layOut: (item) => lettersOf(item, 0.95),
    },
    {
      name: "printed twice, as a shadow",
      layOut: (item) => [item, { text: item.text, x: item.x + 0.4, y: item.y + 0.3, size: item.size }],
    },
    {
      name: "with ligatures and no-break spaces",
      layOut: (item) => [{ ...item, text: item.text.replaceAll(" ", "\u00a0").replaceAll("fi", "\ufb01") }],
    },
    {
      name: "with letter-spaced headings and name",
      layOut: (item) => (/^(?:Experience|Education|Ida Beispiel)$/.test(item.text) ? lettersOf(item, 1.5) : [item]),
    },
  ])("reads text $name", async ({ layOut }) => {
    const { textProfile } = await readBytes("cv.pdf", writePdf([page(CV.split("\n")).flatMap(layOut)]));
    expect(positionsOf(textProfile)).toEqual(CV_POSITIONS);
    expect(textProfile?.fullName?.replaceAll(/\s/g, "")).toBe("IdaBeispiel");
  });

  test("takes a CV with a large name in the middle as a CV", async () => {
    const name = { text: "Ida Beispiel", x: 220, y: 40, size: 24 };
    const { kind, textProfile } = await readBytes(
      "cv.pdf",
      writePdf([[name, ...page(CV.split("\n"), { x: 22, top: 80 })]]),
    );
    expect(kind).toBe("pdf");
    expect(positionsOf(textProfile)).toEqual(CV_POSITIONS);
  });

  test("joins hyphenated words and drops page numbers and repeated lines", async () => {
    const body = (text: string, number: number) => [
      ...page(
        [
          text,
          "mentation of the new platform for all teams of the company",
          "Built with a self-service Software-",
          "Entwicklung",
        ],
        { top: 160 },
      ),
      { text: "Curriculum vitae of Ida Beispiel", x: 60, y: 770, size: 9 },
      { text: `Page ${number} of 2`, x: 500, y: 785, size: 9 },
    ];
    const pages = [
      body("She led the whole design, planning and imple-", 1),
      body("Later she led another large imple-", 2),
    ];
    const { text } = await readBytes("cv.pdf", writePdf(pages));
    expect(text).toContain("planning and implementation of the new platform");
    expect(text).toContain("Software-Entwicklung");
    expect(text).not.toMatch(/Page|Curriculum/);
  });

  test("reads the first 50 of 300 pages and says so", async () => {
    const pages = Array.from({ length: 300 }, (_, index) =>
      page(["", "", "", `This is the text of page ${index + 1}.`]),
    );
    const { text, notice, problem } = await readBytes("thesis.pdf", writePdf(pages));
    expect({ notice, problem }).toEqual({ notice: "Read the first 50 of 300 pages.", problem: null });
    expect(text).toContain("text of page 50.");
    expect(text).not.toContain("text of page 51.");
  });

  test("never runs a script of the file", async () => {
    const catalog = "/OpenAction << /S /JavaScript /JS (globalThis.wasRun = true; app.alert\\(1\\)) >>";
    const { problem, text } = await readBytes("cv.pdf", writePdf([page(CV.split("\n"))], { catalog }));
    expect(problem).toBeNull();
    expect(text).toContain("Celonis");
    expect("wasRun" in globalThis).toBe(false);
  });
});

describe("other kinds", () => {
  test("reads a Word document, with a table row by row, without deleted text", async () => {
    const docx = writeDocx([
      "Ida Beispiel",
      "",
      "Berufserfahrung",
      ["01/2019 – heute", "N26\nSoftware Engineer"],
      ["2016 – 2018", "Celonis\nAnalyst"],
      "• Deutsch",
    ]);
    const { kind, text, textProfile } = await readBytes("cv.docx", docx);
    expect(kind).toBe("docx");
    expect(text).toBe(
      "Ida Beispiel\n\nBerufserfahrung\n01/2019 – heute\tN26\nSoftware Engineer\n2016 – 2018\tCelonis\nAnalyst\n• Deutsch",
    );
    expect(positionsOf(textProfile)).toEqual([
      "N26 | Software Engineer | Jan 2019 - Present",
      "Celonis | Analyst | 2016 - 2018",
    ]);
    const tracked = docxOf(
      `<w:p><w:r><w:t>Engineer</w:t></w:r><w:del><w:r><w:delText>x</w:delText><w:t>deleted</w:t></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>`,
    );
    expect((await readBytes("cv.docx", tracked)).text).toBe("Engineer");
  });

  test("reads LinkedIn's data archive", async () => {
    const archive = zipSync({
      "Basic/Profile.csv": strToU8('First Name,Last Name,Headline\r\nIda,Beispiel,"Founder, Tidewright"\r\n'),
      "Basic/Positions.csv": strToU8(
        'Company Name,Title,Description,Location,Started On,Finished On\nN26,Engineer,"Two\nlines",Berlin,Mar 2020,\nCelonis,Analyst,,,2016,2018\n',
      ),
      "Basic/Education.csv": strToU8(
        "School Name,Start Date,End Date,Notes,Degree Name,Activities\nTU München,2010,2015,,MSc,\n",
      ),
      "Basic/Connections.csv": strToU8("never read"),
    });
    const { kind, profile, text } = await readBytes("Basic_LinkedInDataExport.zip", archive);
    expect(kind).toBe("linkedin_archive");
    expect(profile).toMatchObject({ fullName: "Ida Beispiel", headline: "Founder, Tidewright" });
    expect(positionsOf(profile)).toEqual(["N26 | Engineer | Mar 2020 - Present", "Celonis | Analyst | 2016 - 2018"]);
    expect(profile?.positions[0]?.description).toBe("Two\nlines");
    expect(profile?.educations).toMatchObject([{ school: "TU München", degree: "MSc" }]);
    expect(text).not.toContain("never read");
  });

  test("reads JSON Resume, and as plain text if asked", async () => {
    const resume = {
      basics: {
        name: "Ida Beispiel",
        label: "Engineer",
        profiles: [{ network: "LinkedIn", url: "https://linkedin.com/in/ida" }],
      },
      work: [
        { name: "N26", position: "Engineer", startDate: "2019-01-15", highlights: ["Built it"] },
        { company: "Celonis", position: "Analyst", startDate: "2016", endDate: "2018" },
      ],
      education: [
        { institution: "TU München", studyType: "MSc", area: "Informatics", startDate: "2010", endDate: "2015" },
      ],
    };
    const bytes = strToU8(JSON.stringify(resume));
    const { kind, profile } = await readBytes("resume.json", bytes);
    expect(kind).toBe("json_resume");
    expect(positionsOf(profile)).toEqual(CV_POSITIONS);
    expect(profile).toMatchObject({
      url: "https://www.linkedin.com/in/ida",
      educations: [{ fieldOfStudy: "Informatics" }],
    });
    expect((await readBytes("resume.json", bytes, { isPlainText: true })).kind).toBe("text");
  });

  test("reads text in any encoding", async () => {
    const latin = new Uint8Array(Buffer.from(CV, "latin1"));
    const { kind, text, textProfile } = await readBytes("cv.txt", latin);
    expect({ kind, text }).toEqual({ kind: "text", text: CV });
    expect(positionsOf(textProfile)).toEqual(CV_POSITIONS);
  });

  test("takes text that is no CV as text without a profile", async () => {
    const { textProfile, problem } = await readBytes("notes.md", strToU8("Call the bank on Monday.\nBuy milk."));
    expect({ textProfile, problem }).toEqual({ textProfile: null, problem: null });
  });
});

const zeros = zipSync({ "word/document.xml": new Uint8Array(60_000_000) });
const laughs = zipSync({
  "word/document.xml": strToU8('<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>'),
});

test.each([
  { name: "a PDF with a password", bytes: writePdf([page(["x"])], { isEncrypted: true }), code: "password" },
  { name: "a PDF without text", bytes: writePdf([[], []]), code: "picture_only" },
  { name: "a PDF that is cut off", bytes: strToU8("%PDF-1.7\n1 0 obj\n<<"), code: "damaged" },
  { name: "an empty file", bytes: new Uint8Array(), code: "empty" },
  { name: "a file above 25 MB", bytes: new Uint8Array(DOCUMENT_LIMITS.bytes + 1), code: "too_large" },
  { name: "a zip bomb", bytes: zeros, code: "unpacked_too_large" },
  { name: "declared entities", bytes: laughs, code: "damaged" },
  { name: "a .docx that is cut off", bytes: writeDocx(["Ida"]).subarray(0, 200), code: "damaged" },
  { name: "a workbook named .docx", bytes: zipSync({ "xl/workbook.xml": strToU8("<x/>") }), code: "unsupported" },
  { name: "an old Word file", bytes: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), code: "unsupported" },
  { name: "RTF", bytes: strToU8("{\\rtf1 Ida}"), code: "unsupported" },
  { name: "a web page", bytes: strToU8("<!doctype html><p>Ida"), code: "unsupported" },
  { name: "a photo", bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]), code: "picture_only" },
  { name: "a program", bytes: new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 3, 0, 2]), code: "unsupported" },
])("reports $name", async ({ bytes, code }) => {
  const { problem, text } = await readBytes("cv.docx", bytes);
  expect(problem?.code).toBe(code);
  expect(problem?.message).toMatch(/\.$/);
  expect(text).toBe("");
});
