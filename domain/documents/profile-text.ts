import { formatDateRange } from "../profile/date-range.ts";
import type { PersonProfile } from "../profile/parse-profile.ts";

/** Later than any date, so that no start counts as future. */
const END_OF_TIME = { year: 2200, month: 12 } as const;

/** A profile as the text of a CV, with descriptions, in the profile's order. */
export function profileText(profile: PersonProfile): string {
  const { fullName, headline, summary, positions, educations, skills } = profile;
  const sections = [
    [fullName, headline],
    summary === null ? [] : ["Summary", summary],
    positions.length === 0
      ? []
      : [
          "Experience",
          ...positions.flatMap(({ company, title, dates, location, description }) => [
            "",
            title,
            company,
            formatDateRange(dates, END_OF_TIME),
            location,
            description,
          ]),
        ],
    educations.length === 0
      ? []
      : [
          "Education",
          ...educations.flatMap(({ school, degree, fieldOfStudy, dates, description }) => [
            "",
            school,
            [degree, fieldOfStudy].filter((part) => part !== null).join(", ") || null,
            formatDateRange(dates, END_OF_TIME) || null,
            description,
          ]),
        ],
    skills.length === 0 ? [] : ["Skills", skills.join(", ")],
  ];
  return sections
    .map((lines) => lines.filter((line) => line !== null).join("\n"))
    .filter((section) => section !== "")
    .join("\n\n");
}
