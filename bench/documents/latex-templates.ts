/** Templates for LaTeX, as their documents print them. */
import { bulletsOf, html, page } from "./html.ts";
import type { Month, SampleEducation, SamplePerson, SamplePosition } from "./people.ts";
import { numericRange, SKILLS, WORDS, years } from "./texts.ts";

/** moderncv for LaTeX, style "banking": employer and dates above, title and place below. */
export function moderncvBanking(person: SamplePerson): string {
  return twoLines(
    person,
    (position) => [position.company, abbreviatedRange(position, person.language)],
    (position) => [position.title, position.location ?? ""],
    ({ school, ...education }) => [
      [school, years(education)],
      [`${education.degree} ${education.field}`, ""],
    ],
  );
}

/** Awesome-CV for LaTeX: employer and place above, title in small capitals and dates below. */
export function awesomeCv(person: SamplePerson): string {
  return twoLines(
    person,
    (position) => [position.company, position.location ?? person.city.split(",")[0] ?? ""],
    (position) => [`<span style="font-variant:small-caps">${html(position.title)}</span>`, shortRange(position)],
    (education) => [
      [education.school, person.city.split(",")[0] ?? ""],
      [`${education.degree} in ${education.field}`, years(education)],
    ],
  );
}

/** Jake's résumé for LaTeX: title and dates above, employer and place below. */
export function jakesResume(person: SamplePerson): string {
  return twoLines(
    person,
    (position) => [position.title, abbreviatedRange(position, person.language)],
    (position) => [position.company, position.location ?? ""],
    (education) => [
      [education.school, person.city],
      [`${education.degree}, ${education.field}`, `Aug. ${education.from} – May ${education.to}`],
    ],
  );
}

type Pair = readonly [left: string, right: string];

/** Two lines an entry, each with a part at the right margin. */
function twoLines(
  person: SamplePerson,
  first: (position: SamplePosition) => Pair,
  second: (position: SamplePosition) => Pair,
  education: (education: SampleEducation) => readonly [Pair, Pair],
): string {
  const words = WORDS[person.language];
  const row = ([left, right]: Pair, style: string) =>
    `<div class="row" style="${style}"><span>${left.startsWith("<") ? left : html(left)}</span><span>${html(right)}</span></div>`;
  return page(
    "body{margin:1.5cm;font:10pt/1.3 'Latin Modern Roman',Georgia,serif}.row{display:flex;justify-content:space-between}h1{text-align:center;margin:0}h2{font-variant:small-caps;font-size:13pt;border-bottom:1px solid;margin:10px 0 4px}ul{margin:2px 0 6px}p{text-align:center;margin:0}",
    `<h1>${html(person.name)}</h1><p>+49 431 000 | person@mail.example | linkedin.com/in/person | github.com/person</p><h2>${words.education}</h2>${person.educations
      .map((item) => {
        const [one, other] = education(item);
        return row(one, "font-weight:700") + row(other, "font-style:italic");
      })
      .join("")}<h2>${words.experience}</h2>${person.positions
      .map(
        (position) =>
          row(first(position), "font-weight:700") + row(second(position), "font-style:italic") + bulletsOf(position),
      )
      .join("")}<h2>${words.skills}</h2><div>${SKILLS[person.language].join(", ")}</div>`,
  );
}

/** "Sept. 2019 – Present" */
function abbreviatedRange({ start, end }: SamplePosition, language: SamplePerson["language"]): string {
  const text = (date: Month) =>
    date.month === null
      ? `${date.year}`
      : `${new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" }).format(Date.UTC(2001, date.month - 1, 15))} ${date.year}`;
  return `${text(start)} – ${end === null ? WORDS[language].present : text(end)}`;
}

/** "09/2019 – 12/2020" */
function shortRange(position: SamplePosition): string {
  return numericRange(position, "en");
}
