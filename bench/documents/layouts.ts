/** The layouts of the sample documents. */
import { type DocxLine, writeDocx } from "../../tests/support/documents/docx-writer.ts";
import { type LinkedinPerson, type LinkedinRole, linkedinPdf } from "../../tests/support/documents/linkedin-layout.ts";
import { type PdfItem, textWidth, wrap, writePdf } from "../../tests/support/documents/pdf-writer.ts";
import { html, page } from "./html.ts";
import type { Language, SamplePerson, SamplePosition } from "./people.ts";
import { longRange, numericRange, SKILLS, WORDS, years } from "./texts.ts";

export function linkedinLayout(person: SamplePerson): Uint8Array {
  return linkedinPdf({
    ...linkedinPerson(person),
    sidebar: [
      {
        heading: WORDS[person.language].languages,
        items: ["English (Native or Bilingual)", "Deutsch (Professional Working)"],
      },
    ],
    summary: person.positions.flatMap(({ bullets }) => bullets).join(". "),
  });
}

/** What every page of a LinkedIn export prints of a person. */
export function linkedinPerson({ language, name, headline, city, positions, educations }: SamplePerson) {
  const words = WORDS[language];
  const groups = Map.groupBy(positions, ({ company }) => company);
  return {
    name,
    headline,
    location: city,
    slug: "person-of-an-invented-name-1a2b3c4d",
    skills: SKILLS[language].slice(0, 3),
    companies: [...groups].map(([company, roles]) => companyOf(company, roles, language)),
    schools: educations.map(({ school, degree, field, from, to }) => ({
      name: school,
      details: `${degree}, ${field} · (${from} - ${to})`,
    })),
    words: {
      contact: words.contact,
      skills: words.skills,
      summary: words.summary,
      experience: words.experience,
      education: words.education,
      page: words.page,
    },
  };
}

function companyOf(
  name: string,
  positions: readonly SamplePosition[],
  language: Language,
): LinkedinPerson["companies"][number] {
  const roles = positions.map((position): LinkedinRole => {
    const { title, location, bullets } = position;
    const description = bullets.map((bullet) => `• ${bullet}`).join("\n");
    const dates = { title, dates: longRange(position, language), duration: "1 year 2 months" };
    return Object.assign(dates, location !== null && { location }, description !== "" && { description });
  });
  return roles.length > 1 ? { name, total: "4 years 3 months", roles } : { name, roles };
}

/** Lines from the top of a page, with a margin at the bottom. */
class Sheet {
  readonly pages: PdfItem[][] = [[]];
  private y = 60;

  down(distance: number): void {
    this.y += distance;
    if (this.y < 740) return;
    this.pages.push([]);
    this.y = 60;
  }

  put(text: string, x: number, size: number): void {
    this.pages.at(-1)?.push({ text, x, y: this.y, size });
  }

  paragraph(text: string, x: number, size: number, width: number): void {
    for (const line of wrap(text, size, width)) {
      this.down(size * 1.25);
      this.put(line, x, size);
    }
  }
}

/** Dates at the left margin, as moderncv for LaTeX sets them. */
export function latexDatesLeft({ language, name, headline, positions, educations }: SamplePerson): Uint8Array {
  const sheet = new Sheet();
  sheet.put(name, 70, 24);
  sheet.down(20);
  sheet.put(headline, 70, 11);
  const section = (title: string) => {
    sheet.down(30);
    sheet.put(title, 170, 14);
    sheet.down(8);
  };
  section(WORDS[language].experience);
  for (const position of positions) {
    sheet.down(18);
    sheet.put(numericRange(position, language), 70, 10);
    sheet.put(position.title, 170, 10);
    sheet.put(`, ${position.company}`, 170 + textWidth(position.title, 10), 10);
    for (const bullet of position.bullets) sheet.paragraph(`• ${bullet}`, 170, 10, 370);
  }
  section(WORDS[language].education);
  for (const education of educations) {
    sheet.down(18);
    sheet.put(years(education), 70, 10);
    sheet.put(`${education.degree} ${education.field}, ${education.school}`, 170, 10);
  }
  return writePdf(sheet.pages);
}

/** Dates at the right margin, hyphenated text, page numbers. */
export function latexDatesRight({ language, name, positions, educations }: SamplePerson): Uint8Array {
  const sheet = new Sheet();
  sheet.put(name, 230, 20);
  const section = (title: string) => {
    sheet.down(28);
    sheet.put(title.toUpperCase(), 60, 12);
    sheet.down(6);
  };
  const right = (text: string) => sheet.put(text, 552 - textWidth(text, 10.5), 10.5);
  section(WORDS[language].experience);
  for (const position of positions) {
    sheet.down(19);
    sheet.put(position.company, 60, 10.5);
    right(position.location ?? "");
    sheet.down(13);
    sheet.put(position.title, 60, 10.5);
    right(longRange(position, language));
    for (const bullet of position.bullets) sheet.paragraph(`– ${bullet}`, 75, 10.5, 460);
  }
  section(WORDS[language].education);
  for (const education of educations) {
    sheet.down(19);
    sheet.put(education.school, 60, 10.5);
    sheet.down(13);
    sheet.put(`${education.degree} ${education.field}`, 60, 10.5);
    right(years(education));
  }
  return writePdf(
    sheet.pages.map((items, index) =>
      items.concat({ text: `${index + 1}/${sheet.pages.length}`, x: 300, y: 770, size: 9 }),
    ),
  );
}

/** Paragraphs, with a tab before the dates. */
export function wordParagraphs({ language, name, headline, positions, educations }: SamplePerson): Uint8Array {
  const words = WORDS[language];
  return writeDocx([
    name,
    headline,
    "",
    words.experience,
    ...positions.flatMap((position) => [
      "",
      `${position.title}, ${position.company}\t${longRange(position, language)}`,
      ...position.bullets.map((bullet) => `• ${bullet}`),
    ]),
    "",
    words.education,
    ...educations.flatMap((education) => [
      "",
      `${education.school}\t${years(education)}`,
      `${education.degree} ${education.field}`,
    ]),
  ]);
}

/** A table with the dates in the first column, as German CVs have it. */
export function wordTable({ language, name, positions, educations }: SamplePerson): Uint8Array {
  const words = WORDS[language];
  return writeDocx([
    name,
    words.experience,
    ...positions.map(
      (position): DocxLine => [
        numericRange(position, language),
        [position.title, position.company, ...position.bullets].join("\n"),
      ],
    ),
    words.education,
    ...educations.map(
      (education): DocxLine => [years(education), `${education.school}\n${education.degree} ${education.field}`],
    ),
    words.skills,
    SKILLS[language].join(", "),
  ]);
}

/** To print with a browser: one column, as text programs export it. */
export function printedOneColumn({ language, name, headline, city, positions, educations }: SamplePerson): string {
  const words = WORDS[language];
  return page(
    "body { font: 11pt/1.35 Georgia, serif; margin: 2cm } h1 { text-align: center } h2 { border-bottom: 1px solid; font-size: 13pt } .row { display: flex; justify-content: space-between }",
    `<h1>${html(name)}</h1><p>${html(headline)} | ${html(city)}</p><h2>${words.experience}</h2>${positions
      .map(
        (position) =>
          `<div class="row"><b>${html(position.company)}</b><span>${html(longRange(position, language))}</span></div><i>${html(position.title)}</i><ul>${position.bullets.map((bullet) => `<li>${html(bullet)}</li>`).join("")}</ul>`,
      )
      .join("")}<h2>${words.education}</h2>${educations
      .map(
        (education) =>
          `<div class="row"><b>${html(education.school)}</b><span>${years(education)}</span></div><p>${html(`${education.degree} ${education.field}`)}</p>`,
      )
      .join("")}`,
  );
}

/** A narrow column with contact and skills beside the career. */
export function printedTwoColumns({ language, name, city, positions, educations }: SamplePerson): string {
  const words = WORDS[language];
  return page(
    "body { font: 10pt/1.4 Arial, sans-serif; margin: 1.5cm } .columns { display: grid; grid-template-columns: 5cm 1fr; gap: 1cm } h2 { font-size: 12pt; text-transform: uppercase } p { margin: 0 0 4px }",
    `<h1>${html(name)}</h1><div class="columns"><div><h2>${words.contact}</h2><p>${html(city)}</p><p>person@mail.example</p><p>+49 431 000000</p><h2>${words.skills}</h2>${SKILLS[language].map((skill) => `<p>${skill}</p>`).join("")}<h2>${words.languages}</h2><p>English</p><p>Deutsch</p></div><div><h2>${words.experience}</h2>${positions
      .map(
        (position) =>
          `<p><b>${html(position.title)}</b></p><p>${html(position.company)}</p><p>${html(longRange(position, language))}</p><ul>${position.bullets.map((bullet) => `<li>${html(bullet)}</li>`).join("")}</ul>`,
      )
      .join("")}<h2>${words.education}</h2>${educations
      .map(
        (education) =>
          `<p><b>${html(`${education.degree} ${education.field}`)}</b></p><p>${html(education.school)}</p><p>${years(education)}</p>`,
      )
      .join("")}</div></div>`,
  );
}
