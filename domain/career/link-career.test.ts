import { expect, test } from "vitest";
import { career, company } from "./career.test-support.ts";
import { type Candidate, linkEmployer, parseCandidates } from "./employer-company.ts";
import { findCareerNames } from "./known-names.ts";
import { employerRequests } from "./link-career.ts";
import { celonis, dictionary, founder, link } from "./linked-career.test-support.ts";
import { roleOf } from "./roles.ts";

test.each<[title: string, role: "founder" | "lead" | null]>([
  ["Co-Founder & CEO", "founder"],
  ["Mitgründerin", "founder"],
  ["Chief Technology Officer", "lead"],
  ["Head of Growth", "lead"],
  ["Geschäftsführer", "lead"],
  ["Founder's Associate", null],
  ["Founders Associate", null],
  ["Executive Assistant to the CEO", null],
  ["HR Business Partner", null],
  ["Directory Engineer", null],
  ["Software Engineer", null],
])("the role of %s is %s", (title, role) => {
  expect(roleOf(title)).toBe(role);
});

test.each<[why: string, candidates: readonly Candidate[], slug: string | null, dates: string, expected: string]>([
  ["one company of the name", [{ company: celonis, reason: "name" }], null, "2018 –", "linked Celonis"],
  [
    "two companies of one name are asked",
    [
      { company: company("A"), reason: "name" },
      { company: company("B"), reason: "name" },
    ],
    null,
    "2018 –",
    "ambiguous A B",
  ],
  [
    "the LinkedIn page decides",
    [
      { company: company("A", { linkedinSlug: "a" }), reason: "name" },
      { company: company("B", { linkedinSlug: "b" }), reason: "linkedin" },
    ],
    "b",
    "2018 –",
    "linked B",
  ],
  [
    "another LinkedIn page is another company",
    [{ company: company("A", { linkedinSlug: "a" }), reason: "name" }],
    "b",
    "2018 –",
    "listed",
  ],
  [
    "founded after the position ended",
    [{ company: company("A", { foundedYear: 2020 }), reason: "name" }],
    null,
    "2010 – 2012",
    "ambiguous A",
  ],
  ["no company", [], null, "2010 – 2012", "listed"],
])("%s", (_why, candidates, slug, dates, expected) => {
  const [position] = career(`X | y | ${dates}`).positions;
  const found = linkEmployer(candidates, slug, position === undefined ? [] : [position.dates], true);
  const names =
    found.kind === "linked"
      ? [found.company.name]
      : found.kind === "ambiguous"
        ? found.candidates.map((c) => c.company.name)
        : [];
  expect([found.kind, ...names].join(" ")).toBe(expected);
});

test("one company of two names is one employer", () => {
  const meta = company("Meta");
  const written = career("Facebook | Engineer | 2015-01 – 2018-01\nMeta | Manager | 2018-02 – 2022-01");
  const linked = link(written, {
    Meta: [{ company: meta, reason: "name" }],
    Facebook: [{ company: meta, reason: "other_name" }],
  });
  expect(linked.employers.map(({ positions }) => positions)).toEqual([[0, 1]]);
});

test("only names of the lists are sent to look an employer up, never those of the text", () => {
  const requests = employerRequests(founder, findCareerNames(dictionary, founder));
  expect(requests).toHaveLength(4);
  expect(requests.flatMap(({ names }) => names)).not.toContain("Celonis SE");
  expect(requests[0]).toEqual({ slug: null, names: [] });
  expect(requests[1]?.names).toContain("Celonis");
});

test("candidates of the database keep the precision of the founding date, and broken ones are dropped", () => {
  const row = {
    reason: "name",
    id: "1",
    name: "A",
    founded_on: { value: "2015-01-01", precision: "year" },
    founded_year: 2015,
  };
  const [first, second] = parseCandidates([[row, { ...row, reason: "guess" }, null], null], 2);
  expect(first?.map(({ company: { foundedOn } }) => foundedOn)).toEqual(["2015"]);
  expect(second).toEqual([]);
});
