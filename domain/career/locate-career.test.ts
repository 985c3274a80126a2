import { expect, test } from "vitest";
import type { PersonProfile } from "../profile/parse-profile.ts";
import { careerFromProfile } from "./career.ts";
import { locateCareer } from "./locate-career.ts";

const NO_DATES = { start: null, end: null, isOpen: false };

function profileOf(positions: readonly (readonly [title: string | null, company: string])[]): PersonProfile {
  return {
    fullName: "Ida Beispiel",
    headline: null,
    summary: null,
    url: null,
    publicId: null,
    skills: [],
    positions: positions.map(([title, company]) => ({
      title,
      company,
      dates: NO_DATES,
      location: null,
      description: null,
    })),
    educations: [
      {
        school: "TU München",
        degree: "MSc",
        fieldOfStudy: "Informatics",
        dates: NO_DATES,
        grade: null,
        activities: null,
        description: null,
      },
    ],
  };
}

const LINKEDIN_TEXT = `Ida Beispiel
Analyst and Founder at Tidewright
Summary
I was an Analyst at many companies.
Experience
Tidewright
Founder
January 2021 - Present
Celonis
3 years
Head of Ports and
Terminals
Analyst
International Shipping (UK)
Intern
Education
TU München
MSc, Informatics`;

test("each position points at its title in the text, not at the same word of another place", () => {
  const career = careerFromProfile(
    profileOf([
      ["Founder", "Tidewright"],
      ["Head of Ports and Terminals", "Celonis"],
      ["Analyst", "Celonis"],
      ["Intern", "International Shipping (UK)"],
      ["Never written", "International Shipping (UK)"],
      ["Never written", "Not written either"],
    ]),
  );
  const located = locateCareer(career, LINKEDIN_TEXT);
  const places = [...located.positions, ...located.educations].map(({ evidence: { span } }) =>
    span === null
      ? null
      : [LINKEDIN_TEXT.slice(span.start, span.end), LINKEDIN_TEXT.slice(0, span.start).split("\n").length],
  );
  expect(places).toEqual([
    ["Founder", 7],
    ["Head of Ports and\nTerminals", 11],
    ["Analyst", 13],
    ["Intern", 15],
    ["International Shipping (UK)", 14],
    null,
    ["TU München", 17],
  ]);
});
