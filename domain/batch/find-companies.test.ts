import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCompanyUrl } from "../company/company-url.ts";
import { findCompanies, findCompany } from "./find-companies.ts";

const urlOf = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;
const stripe = urlOf("stripe");
const n26 = urlOf("n26");

/** Permalinks of the companies found; an invalid line is its reason. */
function summary(pasted: string): readonly string[] {
  return findCompanies(pasted).map((line) =>
    line.kind === "invalid" ? `(${line.reason})` : line.url.replace(urlOf(""), line.kind === "repeated" ? "=" : ""),
  );
}

/** The names, domains and LinkedIn pages that a line without a link is searched by. */
function lookups(line: string): readonly string[] {
  const [found] = findCompanies(line);
  if (found?.kind !== "invalid") return [`(${found?.kind})`];
  return found.lookups.map(({ name, domain, linkedin }) => name ?? domain ?? `in/${linkedin}`);
}

describe("a pasted line with a Crunchbase link", () => {
  test.each([
    ["a bullet", `- ${stripe}`, ["stripe"]],
    ["a bullet without a space", "-crunchbase.com/organization/stripe", ["stripe"]],
    ["a typographic bullet", `•\t${stripe}`, ["stripe"]],
    ["a number", `12. ${stripe}`, ["stripe"]],
    ["a number in brackets", `(3) ${stripe}`, ["stripe"]],
    ["a Notion checkbox", `- [ ] ${stripe}`, ["stripe"]],
    ["a checked box", `☑ ${stripe} (call on Monday)`, ["stripe"]],
    ["straight quotes and a comma", `"${stripe}",`, ["stripe"]],
    ["German quotes", `„${stripe}“`, ["stripe"]],
    ["angle brackets", `<${stripe}>`, ["stripe"]],
    ["a Slack link with a label", `<${stripe}|Stripe>`, ["stripe"]],
    ["a markdown link", `[Stripe](${stripe})`, ["stripe"]],
    ["a markdown link whose label is the URL", `[${stripe}](${stripe})`, ["stripe"]],
    ["a Notion table row", `| Stripe | ${stripe} | Fintech |`, ["stripe"]],
    ["a spreadsheet row", `1\tStripe\tSan Francisco\t2010\t${stripe}\t$8.7B`, ["stripe"]],
    ["a CSV row", `Stripe,2010,"San Francisco, US",${stripe},Fintech`, ["stripe"]],
    ["a row with semicolons", `N26;${n26};Berlin`, ["n26"]],
    ["two companies in a row", `${stripe}, ${n26}`, ["stripe", "n26"]],
    ["two companies without a space", `${stripe};${n26}`, ["stripe", "n26"]],
    ["a company beside a person", `https://www.crunchbase.com/person/x founded ${stripe}`, ["stripe"]],
    ["a quoted email", `> > Have you seen ${stripe}?`, ["stripe"]],
    ["a chat line", `[10:14, 03/11/2025] Ada: check ${stripe}!!`, ["stripe"]],
    ["prose that ends with a full stop", `We like Stripe (see ${stripe}).`, ["stripe"]],
    ["an arrow without spaces", `Stripe→${stripe}→N26`, ["stripe"]],
    ["a dash without spaces", `${stripe}–payments`, ["stripe"]],
    ["tracking parameters", `${stripe}?utm_source=newsletter&utm_campaign=q3,4`, ["stripe"]],
    ["a deeper path", `see ${stripe}/company_financials`, ["stripe"]],
    ["no scheme", "Stripe: www.crunchbase.com/organization/stripe", ["stripe"]],
    ["the mobile host", "https://m.crunchbase.com/organization/stripe", ["stripe"]],
    ["a disarmed scheme", "hxxps://www.crunchbase.com/organization/stripe", ["stripe"]],
    [
      "a link that a mail filter rewrote",
      "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.crunchbase.com%2Forganization%2Fstripe&data=05%7C02",
      ["stripe"],
    ],
    ["a search engine's redirect", `https://www.google.com/url?q=${stripe}&sa=D`, ["stripe"]],
    ["HTML", `<a href="${stripe}">Stripe</a>`, ["stripe"]],
    ["JSON", `{"name":"Stripe","url":"${stripe}"}`, ["stripe"]],
    ["zero-width spaces", `\u200b${stripe}\ufeff`, ["stripe"]],
    ["a bold link", `**${stripe}**`, ["stripe"]],
    ["an underlined link", `_${stripe}_`, ["stripe"]],
  ])("is read with %s", (_what, line, expected) => {
    expect(summary(line)).toEqual(expected);
  });

  test.each([
    ["another host that contains the name", "https://evil-crunchbase.com/organization/stripe", "other-host"],
    ["the host in another URL's path", "https://example.org/www.crunchbase.com/organization/stripe", "other-host"],
    ["the host as a user name", "https://crunchbase.com@evil.example/organization/stripe", "other-host"],
    ["a user name before the host", "https://me@www.crunchbase.com/organization/stripe", "other-host"],
    ["another part of the service", "https://news.crunchbase.com/organization/stripe", "other-host"],
    ["a person's page", "Ada https://www.crunchbase.com/person/ada", "not-a-company"],
    ["a search page", "https://www.crunchbase.com/discover/organization.companies", "not-a-company"],
    ["an escaped letter", "(https://www.crunchbase.com/organization/%73tripe)", "not-a-company"],
    ["the folder above", "(https://www.crunchbase.com/organization/x/../stripe)", "not-a-company"],
    ["the Kelvin sign", "see https://www.crunchbase.com/organization/\u212aayak", "not-a-company"],
    ["turned-round text", "see https://www.crunchbase.com/organization/\u202estripe", "not-a-company"],
    ["a script", "javascript:alert(1)", "not-a-url"],
    ["words", "two words", "not-a-url"],
    ["another website", "https://example.com/n26", "other-host"],
  ])("is no company with %s", (_what, line, reason) => {
    expect(summary(line)).toEqual([`(${reason})`]);
  });
});

describe("a line without a link", () => {
  test.each([
    ["a name", "Celonis", ["Celonis"]],
    ["a bullet and a legal form", "• Celonis SE", ["Celonis SE"]],
    ["a permalink", "trade-republic", ["trade-republic"]],
    ["a numbered name in quotes", '3) "N26"', ["N26"]],
    ["a spreadsheet row", "4\tCelonis\tMunich\t2011", ["Celonis", "Munich"]],
    ["a CSV row", '"Celonis","Munich"', ["Celonis", "Munich"]],
    ["names in one line", "Celonis, Stripe; N26", ["Celonis", "Stripe", "N26"]],
    ["a name and a comment", "Celonis – process mining", ["Celonis", "process mining"]],
    ["a Notion link", "[Celonis](https://www.notion.so/Celonis-8f0e1c)", ["Celonis"]],
    ["a website", "https://www.celonis.com/careers", ["celonis.com"]],
    ["a name and its website", "Celonis (celonis.com)", ["celonis.com", "Celonis"]],
    ["a LinkedIn page", "https://de.linkedin.com/company/celonis/about", ["in/celonis"]],
    ["a sentence", "Have you already talked to Trade Republic about this?", ["Have", "Trade Republic"]],
    ["an email address", "ada@fund.example", []],
  ])("is searched for: %s", (_what, line, expected) => {
    expect(lookups(line)).toEqual(expected);
  });

  test("has the link that its name would have", () => {
    expect(findCompanies("Société Générale")).toMatchObject([{ lookups: [{ url: urlOf("societe-generale") }] }]);
  });
});

test("counts lines as an editor does, skips rulers, and marks a company's later lines", () => {
  const pasted = `Company | Link\r\n---|---\r\n\r\n${stripe}, ${n26} ${stripe}\rcrunchbase.com/organization/STRIPE/people?x=1`;
  expect(findCompanies(pasted)).toMatchObject([
    { kind: "invalid", line: 1, reason: "not-a-url" },
    { kind: "company", line: 4, part: 0, url: stripe, text: stripe },
    { kind: "company", line: 4, part: 1, url: n26, text: n26 },
    { kind: "repeated", line: 5, url: stripe, firstLine: 4, text: "crunchbase.com/organization/STRIPE/people?x=1" },
  ]);
});

test.each([
  ["", { ok: false, reason: "empty" }],
  [" --- ", { ok: false, reason: "not-a-url" }],
  [`Ada: look at <${stripe}>`, { ok: true, url: stripe }],
  [`${stripe} - payments`, { ok: true, url: stripe }],
  [`${stripe} two words`, { ok: false, reason: "not-a-url" }],
  ["Celonis", { ok: false, reason: "not-a-url", lookups: [{ name: "Celonis" }] }],
])("one company of %j", (pasted, expected) => {
  expect(findCompany(pasted)).toMatchObject(expected);
});

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const permalink = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8})?$/);

test("finds every link whatever surrounds it, each company once", () => {
  const before = fc.constantFrom("", "- ", "1. ", "“", "<", "[x](", "> ", "see ", "a\t", "Stripe, ", '"', "(");
  const after = fc.constantFrom(
    "",
    ",",
    ".",
    ")",
    ">",
    "”",
    '"',
    "?utm_source=a&b=c",
    "/people",
    "#x",
    "\tBerlin",
    "!",
    ";",
  );
  const host = fc.constantFrom("https://www.", "http://", "www.", "", "https://m.", "HTTPS://WWW.");
  fc.assert(
    fc.property(fc.array(fc.tuple(before, host, permalink, after), { minLength: 1, maxLength: 20 }), (parts) => {
      const pasted = parts.map(([b, h, name, a]) => `${b}${h}crunchbase.com/organization/${name}${a}`).join("\n");
      const lines = findCompanies(pasted);
      expect(lines.map((line) => (line.kind === "invalid" ? null : line.url))).toEqual(
        parts.map(([_b, _h, name]) => urlOf(name)),
      );
      const urls = lines.flatMap((line) => (line.kind === "company" ? [line.url] : []));
      expect(urls).toEqual([...new Set(urls)]);
    }),
  );
});

test("loses no line, invents no company, and accepts what the single field accepts", () => {
  const line = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom("é", "\u200b", "–", "\u202e", "漢", "a.", "/", "%")).map((marks) => marks.join("")),
    fc.constantFrom(stripe, `${n26}/`, "a%2Fb", "Ü"),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (texts) => {
      const pasted = texts.map((text) => text.replaceAll(/[\r\n\u2028\u2029\v\f]/g, " "));
      const lines = findCompanies(pasted.join("\n"));
      const filled = pasted.flatMap((text, index) => (LETTER_OR_DIGIT.test(text) ? [index + 1] : []));
      expect([...new Set(lines.map((found) => found.line))]).toEqual(filled);
      const wrong = lines.filter((found) => {
        const single = parseCompanyUrl(pasted[found.line - 1] ?? "");
        if (found.kind === "invalid") return single.ok || found.lookups.length > 4;
        if (found.kind === "repeated" && found.firstLine >= found.line) return true;
        const parsed = parseCompanyUrl(found.url);
        return !parsed.ok || parsed.url !== found.url || (single.ok && single.url !== found.url);
      });
      expect(wrong).toEqual([]);
    }),
  );
});

test.each([
  ["a long escaped link", "https%3a%2f%2f"],
  ["list markers", "- 1. [ ] "],
  ["capitals", "Aa "],
  ["domains", "a."],
  ["hosts", "crunchbase.com/"],
])("reads 200,000 characters in one pass: %s", (_what, piece) => {
  expect(findCompanies(piece.repeat(Math.ceil(200_000 / piece.length)))).toHaveLength(1);
});
