import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annotate as annotateClean } from "./annotate.ts";
import { type Analysis, countEntries, ROLE_MENTION } from "./annotation.ts";
import { cleanText } from "./clean-text.ts";
import { buildDictionary } from "./dictionary.ts";
import { dictionaryEntries } from "./dictionary-entries.ts";
import { joinText } from "./joined-text.ts";
import { renderPlain } from "./render-plain.ts";
import { formatNote, type NoteFacts, type Segment, segmentsOf } from "./segments.ts";

const dictionary = buildDictionary(
  dictionaryEntries({
    universities: [],
    companyNames: [],
    companyFacts: ["Foo (Bar) Labs"],
    hotlists: [],
    otherNames: [],
    rules: [],
  }),
);
const nothing = () => null;
const annotate = (names: typeof dictionary, pasted: string, analysis: Analysis) =>
  annotateClean(names, cleanText(pasted), analysis);

function marked(pasted: string, analysis: Analysis = "basic"): string[] {
  const annotation = annotate(dictionary, pasted, analysis);
  return [...segmentsOf(annotation, nothing)].filter(({ kind }) => kind !== "text").map(({ text }) => text);
}
const enhanced = (pasted: string) => renderPlain(annotate(dictionary, pasted, "enhanced"), nothing);
const NOTE = " (N/A, N/A FTE, N/A, None)";

describe("names in a text", () => {
  test.each([
    ["count whole", "Er erhält bei Metaverse und Appleton Äpfel.", []],
    ["count beside punctuation", "Meta/Google, Google's AT&T (C3.ai)", ["Meta", "Google", "Google", "AT&T", "C3.ai"]],
    ["count in any case", "GOOGLE, microsoft, tu MÜNCHEN", ["GOOGLE", "microsoft", "tu MÜNCHEN"]],
    [
      "count with their legal form",
      "Siemens AG, Celonis GmbH & Co. KG, Google, Inc.",
      ["Siemens AG", "Celonis GmbH & Co. KG", "Google, Inc."],
    ],
    ["count with offsets preserved after İ and emoji", "İİ 🚀 TUM 👩\u200d🚀 Siemens", ["TUM", "Siemens"]],
    ["count in NFD", "Universita\u0308t Mannheim", ["Universität Mannheim"]],
    ["do not include lower-case everyday words", "target apple meta visa square box, stripe and slack", []],
    ["include capitalized everyday words", "Target Apple META Visa", ["Target", "Apple", "META", "Visa"]],
    ["include everyday words with a legal form in any case", "apple inc. visa europe", ["apple inc.", "visa europe"]],
    ["do not include German words", "Mit Erfahrung mit Python, Dipl.-Ing., Start-ups, man, Kit", []],
    ["include abbreviations", "MIT, ING, UPS, MAN, KIT", ["MIT", "ING", "UPS", "MAN", "KIT"]],
    ["count with two spaces", "Deutsche  Bank, Deutsche   Bank, Siemens  AG", ["Deutsche  Bank", "Siemens  AG"]],
    ["count with soft hyphens", "Sie\u00admens \u00adSAP\u00ad, a\u00adSAP", ["Sie\u00admens", "SAP"]],
    ["count with ligatures", "P\ufb01zer, Net\ufb02ix Salesforce", ["P\ufb01zer", "Net\ufb02ix", "Salesforce"]],
    [
      "count over the end of a wrapped line",
      `${"many words ".repeat(6)}at Deutsche\nBank and ${"many words ".repeat(6)}at Goldman \nSachs`,
      ["Deutsche\nBank", "Goldman \nSachs"],
    ],
    [
      "do not count over the end of a short line, a paragraph or a list item",
      `Deutsche\nBank ${"many words ".repeat(6)}Deutsche\n\nBank ${"many words ".repeat(6)}Deutsche\n- Bank`,
      [],
    ],
    ["end before a preposition", "Siemens ab 2019, Klarna AB, Bosch se", ["Siemens", "Klarna AB", "Bosch"]],
  ])("%s", (_what, text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  test("are counted once, under any alias", () => {
    const { entries } = annotate(dictionary, "Facebook, Meta, FB, Google, TUM, TU München, Alphabet Inc.", "basic");
    expect(entries.map(({ name }) => name)).toEqual(["Meta", "Alphabet", "Technical University of Munich"]);
    expect(countEntries(entries)).toEqual({ universities: 1, companies: 2 });
  });
});

describe("round brackets", () => {
  test.each([
    ["are left alone", "Google (Meta) SAP", ["Google", "SAP"]],
    ["are left alone when nested", "Google (a (Meta) Apple) SAP", ["Google", "SAP"]],
    ["close at the line's end", "Google (Meta\nSAP) Bosch", ["Google", "SAP", "Bosch"]],
    ["close at the line's end, all of them", "Google ((Meta) Apple\nSAP", ["Google", "SAP"]],
    ["close at the text's end", "Google (Meta", ["Google"]],
    ["may close without being open", "Google) Meta", ["Google", "Meta"]],
    ["bound a word", "Google(Meta)SAP", ["Google", "SAP"]],
    ["hide names inside a longer pair", "x (Foo (Bar) Labs)", []],
    ["do not hide a name that contains them", "At Foo (Bar) Labs since May", ["Foo (Bar) Labs"]],
    ["hide a name that only begins in them", "(x Foo (Bar) Labs", []],
    ["do not hide a longer name", "Boston Consulting Group (BCG) (Meta)", ["Boston Consulting Group (BCG)"]],
    ["hide a name that ends in an open one", "Foo (Bar Labs", []],
  ])("%s", (_what, text, expected) => {
    expect(marked(text, "enhanced")).toEqual(expected);
    expect(enhanced(text).replaceAll(NOTE, "")).toBe(text);
  });

  test("are searched in the basic analysis", () => {
    expect(marked("Google (Meta) Foo (Bar) Labs")).toEqual(["Google", "Meta", "Foo (Bar) Labs"]);
  });
});

describe("a note", () => {
  test("follows the first occurrence of each company, and no university", () => {
    expect(enhanced("TUM, Google, Alphabet; SAP SE")).toBe(`TUM, Google${NOTE}, Alphabet; SAP SE${NOTE}`);
  });

  test("contains the known facts", () => {
    const facts: NoteFacts = {
      foundedYear: 2010,
      employeeCount: "1001-5000",
      totalFunding: "2500M USD",
      topInvestors: ["Sequoia Capital", "Index Ventures"],
    };
    const annotation = annotate(dictionary, "SAP and Google", "enhanced");
    const text = renderPlain(annotation, ({ name }) => (name === "SAP" ? facts : null));
    expect(text).toBe(`SAP (2010, 1001-5000 FTE, 2500M USD, Sequoia Capital, Index Ventures) and Google${NOTE}`);
    expect(formatNote(null)).toBe(NOTE);
  });

  test.each([
    ["a URL", "See https://www.google.com/jobs?at=x, soon", ["https://www.google.com/jobs?at=x"]],
    ["a URL with brackets", "https://google.com/a_(b).", ["https://google.com/a_(b)"]],
    ["a link in Markdown", "[Google](https://google.com): x", ["[Google](https://google.com)"]],
    ["a host name", "(x) google.com/jobs!", ["google.com/jobs"]],
    ["a host name without a path", "x google.ventures, sap.de", ["google.ventures", "sap.de"]],
    ["a host name with a rare domain and a path", "google.careers/x now", ["google.careers/x"]],
    ["a sentence without a space in front", "I left Google.then I joined SAP.before", ["Google", "SAP"]],
    ["an email address", "<ada@google.com>; x", ["ada@google.com"]],
    ["a URL with several companies", "sap.com/google. Siemens", ["sap.com/google", "", "Siemens"]],
    ["a name that begins in a URL", "x.com/foo/google Cloud Platform", ["x.com/foo/google Cloud Platform"]],
    ["no sentence", "Google.Then SAP/Siemens", ["Google", "SAP", "Siemens"]],
  ])("follows the whole of %s", (_what, text, noted) => {
    const before = enhanced(text).split(NOTE).slice(0, -1);
    expect(before).toHaveLength(noted.length);
    for (const [index, part] of before.entries()) expect(part.endsWith(noted[index] ?? "?")).toBe(true);
    expect(enhanced(text).replaceAll(NOTE, "")).toBe(text);
  });

  test("is never inside a URL or an email address, and removing the notes restores the text", () => {
    const word = fc.constantFrom(
      "Google",
      "google",
      "sap",
      "SAP SE",
      "TUM",
      "Foo (Bar) Labs",
      "ab",
      "x-y",
      "Siemens AG",
    );
    const glue = fc.constantFrom(" ", "\n", ", ", " (", ") ", "/", ".", "@", "-", "");
    const address = fc
      .tuple(
        fc.constantFrom("https://", "http://www.", "www.", "ada@", "mailto:x@"),
        fc.array(fc.tuple(word, fc.constantFrom("/", ".", "-", "?a=", "_")), { minLength: 1, maxLength: 4 }),
      )
      .map(([start, parts]) => `${start}${parts.flat().join("").replaceAll(/[ ()]/g, "")}com`);
    const text = fc
      .array(fc.tuple(fc.oneof(word, address), glue), { maxLength: 12 })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(text, (pasted) => {
        const annotation = annotate(dictionary, pasted, "enhanced");
        const annotated = renderPlain(annotation, nothing);
        expect(annotated.replaceAll(NOTE, "")).toBe(annotation.text);
        const addresses = [...annotation.text.matchAll(/(?:https?:\/\/|\bwww\.|\b\w+@)\S*/g)].map(
          ({ index, 0: found }) => ({
            start: index,
            end: index + found.replace(/[^\w/]+$/u, "").length,
          }),
        );
        for (const { end, note } of segmentsOf(annotation, nothing)) {
          if (note === null) continue;
          expect(addresses.filter((found) => found.start < end && end < found.end)).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("appears in the enhanced analysis only", () => {
    expect(renderPlain(annotate(dictionary, "Google", "basic"), nothing)).toBe("Google");
  });
});

describe("a line with '@'", () => {
  test.each([
    ["and a name is bold", "x\na@b.de SAP!\ny", ["a@b.de SAP!"]],
    ["and none is not", "a@b.de\nSAP", []],
    ["counts by itself", "SAP\na@b.de\nSAP @\nSAP", ["SAP @"]],
    ["is bold at either end of the text", "@ SAP\n\nSAP @", ["@ SAP", "SAP @"]],
    ["may have its '@' in brackets", "SAP (@)", ["SAP (@)"]],
  ])("%s", (_what, text, expected) => {
    for (const analysis of ["basic", "enhanced"] as const) {
      const annotation = annotate(dictionary, text, analysis);
      const bold = [...segmentsOf(annotation, nothing)].map((segment) => (segment.bold ? segment.text : "\n"));
      expect(bold.join("").split("\n").filter(Boolean)).toEqual(expected);
    }
  });
});

test.each([
  ["Logo von Siemens", "Siemens"],
  ["LOGO VON Siemens logo von SAP", "Siemens SAP"],
  ["Logo von  Siemens", " Siemens"],
  ["Logo vonSiemens", "Siemens"],
  ["a Logo von\nSiemens", "a \nSiemens"],
  ["Logo\u00a0von\u00a0Siemens", "Siemens"],
  ["Das Logo von", "Das "],
  ["a\r\nb\rc", "a\nb\nc"],
  ["e\u0301", "é"],
])("%j is analyzed as %j", (pasted, text) => {
  expect(annotate(dictionary, pasted, "basic").text).toBe(text);
});

describe("segments", () => {
  const annotation = annotate(dictionary, "At Facebook and Meta\n@ TUM: Facebook", "enhanced");

  test("have everything a screen renders", () => {
    const meta = dictionary.entries.find(({ name }) => name === "Meta");
    const segments: Segment[] = [...segmentsOf(annotation, nothing)];
    expect(segments.slice(0, 4)).toEqual([
      { kind: "text", start: 0, end: 3, text: "At ", bold: false, note: null },
      {
        kind: "company",
        start: 3,
        end: 11,
        text: "Facebook",
        bold: false,
        entry: meta,
        isAlias: true,
        isMain: true,
        role: ROLE_MENTION,
        note: NOTE,
      },
      { kind: "text", start: 11, end: 16, text: " and ", bold: false, note: null },
      {
        kind: "company",
        start: 16,
        end: 20,
        text: "Meta",
        bold: false,
        entry: meta,
        isAlias: false,
        isMain: false,
        role: ROLE_MENTION,
        note: null,
      },
    ]);
    expect(segments.map(({ kind, bold }) => `${kind}${bold ? "!" : ""}`)).toEqual([
      "text",
      "company",
      "text",
      "company",
      "text",
      "text!",
      "university!",
      "text!",
      "company!",
    ]);
  });

  test("of a range are those of the whole text, clipped", () => {
    const part = [...segmentsOf(annotation, nothing, { from: 13, to: 24 })];
    expect(part.map(({ start, text }) => [start, text])).toEqual([
      [13, "nd "],
      [16, "Meta"],
      [20, "\n"],
      [21, "@ T"],
    ]);
  });

  test("have no gaps in any text and range", () => {
    const pieces = fc.constantFrom(
      "Google",
      "TUM",
      "SAP",
      "Logo von ",
      "(",
      ")",
      "@",
      "\n",
      "\r",
      " ",
      ",",
      "ab",
      "🚀",
      "e\u0301",
    );
    fc.assert(
      fc.property(fc.array(pieces), fc.nat(60), fc.nat(60), (parts, a, b) => {
        for (const analysis of ["basic", "enhanced"] as const) {
          const whole = annotate(dictionary, parts.join(""), analysis);
          const from = Math.min(a, b, whole.text.length);
          const to = Math.min(Math.max(a, b), whole.text.length);
          for (const range of [{}, { from, to }]) {
            const segments = [...segmentsOf(whole, nothing, range)];
            expect(segments.map(({ text }) => text).join("")).toBe(whole.text.slice(range.from, range.to));
            expect(segments.every(({ start, end, text }) => text !== "" && whole.text.slice(start, end) === text)).toBe(
              true,
            );
          }
        }
      }),
    );
  });

  test("include every name once", () => {
    expect([...segmentsOf(annotation, nothing)].filter((segment) => segment.kind !== "text")).toHaveLength(4);
  });
});

test("joins a text without losing an offset", () => {
  const piece = fc.constantFrom(
    "SAP",
    " ",
    "  ",
    "\n",
    "\u00ad",
    "\ufb01",
    "x",
    "many words and ".repeat(5),
    "🚀",
    "&",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (parts) => {
      const original = parts.join("");
      const joined = joinText(original);
      if (joined === null) return;
      for (const { index, 0: found } of joined.text.matchAll(/SAP|x|🚀/gu)) {
        const start = joined.originalStart(index);
        const end = joined.originalEnd(index + found.length);
        expect(original.slice(start, end).replaceAll("\u00ad", "")).toBe(found);
        expect(/^\u00ad|\u00ad$/.test(original.slice(start, end))).toBe(false);
      }
    }),
  );
});

describe("any text", () => {
  test.each([
    ["of nothing", "", 0],
    ["of blanks", " \n\t\u00a0", 0],
    ["of half surrogate pairs", "\ud83d SAP \ude80", 1],
    ["from right to left", "\u202eSAP\u202c \u200fTUM", 2],
    ["of markup", "<script>alert('SAP')</script>", 1],
    ["of zeros", "\0SAP\0(TUM)\0", 2],
  ])("%s is analyzed", (_what, pasted, count) => {
    expect(annotate(dictionary, pasted, "basic").entries).toHaveLength(count);
    expect(() => annotate(dictionary, pasted, "enhanced")).not.toThrow();
  });

  test.each([
    ["fifty megabytes", () => `${"Ein Lebenslauf, der kein Ende nimmt: ".repeat(120)}Google.\n`.repeat(11_250)],
    ["a line of ten megabytes", () => `${"kein Ende, ".repeat(18)}Google und @ `.repeat(47_500)],
    ["a million brackets", () => "()".repeat(500_000)],
    ["a million open brackets", () => "( SAP".repeat(500_000)],
    ["a million nested brackets", () => `${"(".repeat(500_000)}SAP${")".repeat(500_000)}`],
    ["a million lines", () => "SAP @\n\n\n\n\n".repeat(200_000)],
    ["a megabyte of line ends", () => "\r\n".repeat(500_000)],
    ["a megabyte of marks on one letter", () => `a${"\u0301\u0316".repeat(500_000)}`],
    ["a megabyte of marks outside the BMP", () => `a${"\u{1e8d0}\u{1e944}".repeat(250_000)}`],
    ["a megabyte of one URL", () => `https://google.com/${"google/sap/a.b@".repeat(70_000)}`],
    ["a megabyte of dots", () => "a.".repeat(500_000)],
    ["a megabyte of names with brackets", () => "Foo (Bar) Labs ".repeat(70_000)],
    ["a megabyte of soft hyphens", () => "\u00ad".repeat(1_000_000)],
    ["a megabyte of two spaces", () => "SAP  ".repeat(200_000)],
    ["a megabyte of wrapped lines", () => `${"many words ".repeat(7)}SAP\n`.repeat(12_000)],
    ["a megabyte of Logo von", () => "Logo von ".repeat(110_000)],
  ])("of %s takes linear time", (_what, make) => {
    const annotation = annotate(dictionary, make(), "enhanced");
    expect(renderPlain(annotation, nothing).length).toBeGreaterThanOrEqual(annotation.text.length);
  });

  test("marks every occurrence in a text longer than one pass", () => {
    const annotation = annotate(dictionary, "Worked at Google.\n".repeat(120_000), "enhanced");
    expect(annotation.marks.length).toBe(4 * 120_000);
    const last = annotation.marks.slice(-4);
    expect(annotation.text.slice(last[0], last[1])).toBe("Google");
  });
});
