import { type CvEntry, educationEntry, positionEntry } from "./cv-entry.ts";
import { formatMonths } from "./duration.ts";
import type { Education, PersonProfile } from "./parse-profile.ts";
import type { CalendarMonth } from "./partial-date.ts";
import { type CompanyPositions, groupPositions, newestFirst } from "./positions.ts";

/** The CV of `formatCv` as HTML for the clipboard: headings, bold companies and schools, one line for each role. */
export function cvHtml(profile: PersonProfile, today: CalendarMonth): string {
  const experience = groupPositions(profile.positions, today).map((group) => companyHtml(group, today));
  const education = newestFirst(profile.educations, today).map((item) => educationHtml(item, today));
  return [
    profile.fullName === null ? "" : `<h2>${escaped(profile.fullName)}</h2>`,
    profile.headline === null ? "" : `<p>${escaped(profile.headline)}</p>`,
    experience.length === 0 ? "" : `<h3>Experience</h3>${experience.join("")}`,
    education.length === 0 ? "" : `<h3>Education</h3>${education.join("")}`,
  ].join("");
}

function companyHtml({ company, positions, months }: CompanyPositions, today: CalendarMonth): string {
  const total = positions.length > 1 && months !== null ? ` (${formatMonths(months)})` : "";
  return blockHtml(
    company,
    total,
    positions.map((position) => positionEntry(position, today)),
  );
}

function educationHtml(education: Education, today: CalendarMonth): string {
  return blockHtml(education.school, "", [educationEntry(education, today)]);
}

function blockHtml(name: string | null, total: string, entries: readonly CvEntry[]): string {
  const lines = entries.map(lineHtml).filter((line) => line !== "");
  const heading = name === null ? [] : [`<strong>${escaped(name)}</strong>${total}`];
  return `<p>${[...heading, ...lines].join("<br>")}</p>`;
}

function lineHtml({ heading, dates, duration }: CvEntry): string {
  const time = [dates, duration].filter((part) => part !== "").join(", ");
  return [escaped(heading), time === "" ? "" : `<em>(${escaped(time)})</em>`].filter((part) => part !== "").join(" ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
