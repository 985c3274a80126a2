import { expect, test } from "vitest";
import { readOutline } from "../cv/outline.ts";
import { toCsv } from "../export/csv.ts";
import { career } from "./career.test-support.ts";
import { careerFromOutline } from "./career-from-outline.ts";
import { exposureOf, exposureTitle } from "./investors.ts";
import { linkCareer } from "./link-career.ts";
import { celonis, founder, link, matcher, TODAY } from "./linked-career.test-support.ts";
import { summaryOf, summaryText } from "./summary.ts";
import { compareTriageRows, splitPaste, triageCsvColumns, triageRow, triageText } from "./triage.ts";

test("the summary of a career, with the time at each employer and nothing that is not said", () => {
  const linked = link(founder, { Celonis: [{ company: celonis, reason: "name" }] });
  expect(summaryText(founder, summaryOf(linked, TODAY))).toBe(
    [
      "Jo Example",
      "Years worked: 7Y 10M in 4 positions since Apr 2018",
      "Current: Co-Founder & CEO at Stealth Startup (Mar 2024 - Present)",
      "Time at each employer: Celonis SE 5Y 11M · UnternehmerTUM 3Y · Stealth Startup 1Y 11M · Side Project (no dates)",
      "Longest: Celonis SE, 5Y 11M · average per employer 3Y 7M",
      "Founder: Co-Founder & CEO at Stealth Startup (Mar 2024 - Present)",
      "Lead roles: Director of Product at Celonis SE (Nov 2020 - Feb 2024)",
      "Known employers: Celonis SE · UnternehmerTUM",
      "Known schools: Technical University of Munich",
      "Top investors: Celonis SE: Accel",
      "Overlaps: Celonis SE and UnternehmerTUM (1Y 11M) · UnternehmerTUM and Celonis (1Y 3M)",
      "Without dates: 1 of 5 positions has no dates",
    ].join("\n"),
  );
});

test("before the employers and schools are looked up, their lines are there without parts", () => {
  const unlinked = linkCareer(founder, { employers: [], schools: [] }, [], new Map());
  const labels = (areNamesKnown: boolean) =>
    summaryOf(unlinked, TODAY, areNamesKnown)
      .filter(({ parts }) => parts.length === 0)
      .map(({ label }) => label);
  expect(labels(false)).toEqual(["Known employers", "Known schools"]);
  expect(labels(true)).toEqual([]);
});

test("every part of the summary points at a position or education", () => {
  const lines = summaryOf(link(founder, { Celonis: [{ company: celonis, reason: "name" }] }), TODAY);
  for (const { parts } of lines) for (const { evidence } of parts) expect(evidence.length).toBeGreaterThan(0);
  expect(lines.find(({ id }) => id === "investors")?.parts[0]?.evidence.map(({ index }) => index)).toEqual([1, 3]);
});

test.each<[why: string, written: string, expected: string | undefined]>([
  [
    "a gap by months",
    "A | x | 2010-01 – 2012-03\nB | y | 2013-04 – 2014-01",
    "Gaps: at least 1Y between Mar 2012 and Apr 2013",
  ],
  [
    "no gap that a position with an unknown start may fill",
    "A | x | 2010-01 – 2012-03\nC | z | – 2013-02\nB | y | 2013-04 – 2014-01",
    undefined,
  ],
  [
    "a gap after a position with an unknown start",
    "A | x | 2010-01 – 2012-03\nC | z | – 2011-02\nB | y | 2013-04 – 2014-01",
    "Gaps: at least 1Y between Mar 2012 and Apr 2013",
  ],
  ["years that may touch", "A | x | 2010 – 2012\nB | y | 2013 – 2014", undefined],
  [
    "studies in a gap",
    "A | x | 2010-01 – 2012-03\nB | y | 2014-04 –\n-\nINSEAD | MBA | 2012-08 – 2013-07",
    "Gaps: at least 2Y between Mar 2012 and Apr 2014, studies at INSEAD",
  ],
  [
    "an end before its start",
    "A | x | 2015-05 – 2014-02",
    "Contradicting dates: A ends before it starts (May 2015 - Feb 2014)",
  ],
  ["a start in the future", "A | x | 2027-05 –", "Contradicting dates: A starts in the future (May 2027)"],
])("%s", (_why, written, expected) => {
  const text = summaryText({ name: null }, summaryOf(link(career(written)), TODAY));
  expect(text.split("\n").find((line) => /^(Gaps|Contradicting)/.test(line))).toBe(expected);
});

test.each([
  ["may fill the time after its start", "2012-05", undefined],
  ["does not fill the time behind a later position", "2009-02", "Gaps: at least 1Y between Mar 2012 and Apr 2013"],
])("a position with an unknown end %s", (_what, start, expected) => {
  const told = career(`A | x | 2010-01 – 2012-03\nC | z | ${start} – 2012-06\nB | y | 2013-04 – 2014-01`);
  const positions = told.positions.map((position) =>
    position.company === "C" ? { ...position, dates: { ...position.dates, end: null } } : position,
  );
  const text = summaryText({ name: null }, summaryOf(link({ ...told, positions }), TODAY));
  expect(text.split("\n").find((line) => line.startsWith("Gaps"))).toBe(expected);
});

test("the time at an employer says which date is known", () => {
  const told = career("A | x | – 2012-03\nB | y | ?\nC | z | 2013-04 – 2014-01");
  const positions = told.positions.map((position) =>
    position.company === "C" ? { ...position, dates: { ...position.dates, end: null } } : position,
  );
  const text = summaryText({ name: null }, summaryOf(link({ ...told, positions }), TODAY));
  expect(text).toContain("A (until Mar 2012, start unknown) · B (no dates) · C (from Apr 2013, end unknown)");
});

test("500 positions are summarized", () => {
  const many = career(
    Array.from({ length: 500 }, (_item, index) => `Employer ${index} | Analyst | 2010-01 – 2012-03`).join("\n"),
  );
  expect(summaryOf(link(many), TODAY).find(({ id }) => id === "overlaps")?.parts).toHaveLength(6);
});

test("top investors by when they came in", () => {
  const linked = link(founder, { Celonis: [{ company: celonis, reason: "name" }] });
  const exposure = exposureOf(founder, linked.employers, matcher, "Earlybird");
  expect(exposureTitle(exposure, linked.employers)).toBe("1 top investor backs 1 of 4 employers");
  expect(exposure).toMatchObject([{ name: "Accel", isOwnFund: false, employers: [{ when: "before", isLead: true }] }]);
});

test("a row of the triage", () => {
  const linked = link(founder, { Celonis: [{ company: celonis, reason: "name" }] });
  const row = {
    ...triageRow(linked, TODAY, matcher, { fundName: null, investors: ["ACCEL", "Index Ventures", "Zorblax Capital"] }),
    name: "Jo Example",
  };
  const columns = [
    "person",
    "years",
    "current",
    "employers",
    "schools",
    "investors",
    "founder",
    "stage",
    "unknown",
    "squad",
    "overlap",
  ] as const;
  expect(columns.map((column) => triageText(row, column))).toEqual([
    "Jo Example",
    "7Y 10M",
    "Co-Founder & CEO at Stealth Startup",
    "Celonis SE, UnternehmerTUM",
    "Technical University of Munich",
    "Accel",
    "Yes",
    "Series A (Celonis SE)",
    "Stealth Startup, Side Project",
    "Enterprise Infra",
    "Accel",
  ]);
  expect(triageRow(linked, TODAY, matcher).overlap).toEqual([]);
});

test("a text's career keeps the offsets of its words", () => {
  const text =
    "Maria Muster\nCV\n\nExperience\nCelonis\nProduct Manager\nApr 2018 – Dec 2020\nSiemens AG\nEngineer\n2014 – 2018\n\nEducation\nINSEAD\nMBA\n2013 – 2014";
  const read = careerFromOutline(text, readOutline(text));
  expect(read.name).toBe("Maria Muster");
  const spans = [...read.positions, ...read.educations].map(({ evidence }) => evidence.span);
  expect(spans.map((span) => (span === null ? null : text.slice(span.start, span.end)))).toEqual([
    "Celonis",
    "Siemens AG",
    "INSEAD",
  ]);
});

test("a paste is split at lines of hyphens", () => {
  expect(splitPaste("a\n---\n\nb - c\n -----\r\n---\nd")).toEqual(["a", "b - c", "d"]);
});

test("the triage sorts by size, with empty values last in both directions, and exports the columns", () => {
  const base = triageRow(link(career("A | Founder | 2015 – 2018")), TODAY, matcher);
  const rows = [
    { ...base, name: "Ada", months: 12 },
    { ...base, name: "Bo", months: null },
    { ...base, name: "Cy", months: 120 },
  ];
  const sorted = (isDescending: boolean) =>
    rows.toSorted((a, b) => compareTriageRows(a, b, "years", isDescending)).map(({ name }) => name);
  expect(sorted(false)).toEqual(["Ada", "Cy", "Bo"]);
  expect(sorted(true)).toEqual(["Cy", "Ada", "Bo"]);
  const [header, first] = toCsv(triageCsvColumns, rows).slice(1).split("\r\n");
  expect(header).toBe(
    "Person,Years,Current,Known employers,Known schools,Top investors behind,Founder,Best stage at joining,Unknown names,Suggested squad,Investors in common",
  );
  expect(first).toBe("Ada,1Y,,,,,Yes,,A,,");
});
