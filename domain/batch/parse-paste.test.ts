import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePaste } from "./parse-paste.ts";

const stripe = "https://www.crunchbase.com/organization/stripe";
const n26 = "https://www.crunchbase.com/organization/n26";

describe("a paste", () => {
  test.each([
    ["that is empty has no lines", "", []],
    ["of whitespace has no lines", " \n\t\r\n\u00a0\n", []],
    ["is read line by line", `${stripe}\n${n26}`, [company(1, stripe), company(2, n26)]],
    ["from Windows has the same lines", `${stripe}\r\n${n26}\r\n`, [company(1, stripe), company(2, n26)]],
    ["from an old Mac has the same lines", `${stripe}\r${n26}`, [company(1, stripe), company(2, n26)]],
    ["counts blank lines as an editor does", `\n\n${stripe}`, [company(3, stripe)]],
    [
      "marks later spellings of a company as repeated",
      `${stripe}\n\ncrunchbase.com/organization/STRIPE/people?x=1`,
      [
        company(1, stripe),
        {
          kind: "repeated",
          line: 3,
          text: "crunchbase.com/organization/STRIPE/people?x=1",
          url: stripe,
          firstLine: 1,
        },
      ],
    ],
    [
      "rejects invalid company URLs with a reason",
      "stripe\nhttps://example.org/organization/stripe\nhttps://www.crunchbase.com/person/x",
      [
        { kind: "invalid", line: 1, text: "stripe", reason: "not-a-url" },
        { kind: "invalid", line: 2, text: "https://example.org/organization/stripe", reason: "other-host" },
        { kind: "invalid", line: 3, text: "https://www.crunchbase.com/person/x", reason: "not-a-company" },
      ],
    ],
  ])("%s", (_what, pasted, lines) => {
    expect(parsePaste(pasted)).toEqual(lines);
  });
});

test("keeps every non-blank line in order and fetches no company twice", () => {
  const line = fc.oneof(
    fc.constantFrom(stripe, n26, `${stripe}/`, "", "  ", "crunchbase.com/organization/a"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (texts) => {
      const pasted = texts.map((text) => text.replaceAll(/[\r\n\u2028\u2029]/g, " "));
      const lines = parsePaste(pasted.join("\n"));
      expect(lines.map(({ text }) => text)).toEqual(pasted.map((text) => text.trim()).filter((text) => text !== ""));
      const urls = lines.flatMap((read) => (read.kind === "company" ? [read.url] : []));
      expect(new Set(urls).size).toBe(urls.length);
      for (const read of lines) {
        if (read.kind === "repeated") expect(read.firstLine).toBeLessThan(read.line);
      }
    }),
  );
});

function company(line: number, url: string) {
  return { kind: "company", line, text: url, url };
}
