import { type CvEntry, educationEntry, positionEntry } from "./cv-entry.ts";
import { formatMonths } from "./duration.ts";
import type { Education, PersonProfile } from "./parse-profile.ts";
import type { CalendarMonth } from "./partial-date.ts";
import { type CompanyPositions, groupPositions, newestFirst } from "./positions.ts";

/**
 * A profile as the text of a CV (decisions, "Formats"): name, headline, experience by company with durations, education.
 * Unknown parts and empty sections are omitted. Lines are separated by `\n`.
 */
export function formatCv(profile: PersonProfile, today: CalendarMonth): string {
  const experience = groupPositions(profile.positions, today).flatMap((group) => companyLines(group, today));
  const education = newestFirst(profile.educations, today).flatMap((item) => educationLines(item, today));
  const blocks = [
    [profile.fullName, profile.headline].filter((line) => line !== null),
    experience.length === 0 ? [] : ["EXPERIENCE", ...experience],
    education.length === 0 ? [] : ["EDUCATION", ...education],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

function companyLines({ company, positions, months }: CompanyPositions, today: CalendarMonth): readonly string[] {
  const lines = positions.map((position) => lineOf(positionEntry(position, today)));
  // A group without a company has one position.
  if (company === null) return lines;
  const total = positions.length > 1 && months !== null ? ` (${formatMonths(months)})` : "";
  return [`${company}${total}`, ...indented(lines)];
}

function educationLines(education: Education, today: CalendarMonth): readonly string[] {
  const line = lineOf(educationEntry(education, today));
  return education.school === null ? [line] : [education.school, ...indented([line])];
}

function lineOf({ heading, dates, duration }: CvEntry): string {
  const time = [dates, duration].filter((part) => part !== "").join(", ");
  return [heading, time === "" ? "" : `(${time})`].filter((part) => part !== "").join(" ");
}

/** Omits the empty line of a position with nothing but a company. */
function indented(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== "").map((line) => `  ${line}`);
}
