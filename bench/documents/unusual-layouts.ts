/** Layouts of widely used templates, each as their documents print them. */
import { docxOf, paragraph, tableOf, textBox } from "../../tests/support/documents/docx-writer.ts";
import { linkedinPdf } from "../../tests/support/documents/linkedin-layout.ts";
import { bulletsOf, html, page } from "./html.ts";
import { linkedinPerson } from "./layouts.ts";
import type { Month, SamplePerson, SamplePosition } from "./people.ts";
import { longRange, numericRange, SKILLS, WORDS, years } from "./texts.ts";

type Person = SamplePerson;

/** Long titles, roles without dates between others, certifications and volunteering. */
export function linkedinSections(person: Person): Uint8Array {
  return linkedinPdf({
    ...linkedinPerson(person),
    headline: [person.headline, person.headline, person.headline].join(" | "),
    slug: "person-of-an-invented-name",
    email: "person@mail.example",
    sidebar: [
      { heading: WORDS[person.language].languages, items: ["English", "Deutsch (Full Professional)"] },
      { heading: "Certifications", items: ["Certified Scrum Master of a very long institution", "CFA Level II"] },
      { heading: "Honors-Awards", items: ["Forbes 30 under 30", "Best thesis 2012"] },
      { heading: "Publications", items: ["On berths and their planning, 2019"] },
    ],
  });
}

/** A colored column with photo and contact at the left; dates above each title; headings with wide letters. */
export function canvaSidebar(person: Person): string {
  const words = WORDS[person.language];
  return page(
    "body{margin:0;font:9.5pt/1.45 Montserrat,Arial,sans-serif}.page{display:flex}.side{width:6cm;background:#223;color:#fff;padding:1cm;min-height:26cm}main{flex:1;padding:1cm}h2{letter-spacing:3px;text-transform:uppercase;font-size:12pt}.name{font-size:28pt;font-weight:700;text-transform:uppercase}h3,p{margin:2px 0}.date{color:#777}",
    `<div class="page"><div class="side"><h2>${words.contact}</h2><p>+49 151 00000</p><p>person@mail.example</p><p>${html(person.city)}</p><h2>${words.skills}</h2>${SKILLS[person.language].map((skill) => `<p>• ${skill}</p>`).join("")}<h2>${words.languages}</h2><p>English</p><p>Deutsch</p></div><main><div class="name">${html(person.name)}</div><p>${html(person.headline)}</p><h2>${words.experience}</h2>${person.positions
      .map(
        (position) =>
          `<p class="date">${html(longRange(position, person.language))}</p><h3>${html(position.title)}</h3><p>${html(position.company)}${position.location === null ? "" : ` | ${html(position.location)}`}</p>${bulletsOf(position)}`,
      )
      .join("")}<h2>${words.education}</h2>${person.educations
      .map(
        (education) =>
          `<p class="date">${years(education)}</p><h3>${html(education.school)}</h3><p>${html(`${education.degree} ${education.field}`)}</p>`,
      )
      .join("")}</main></div>`,
  );
}

/** Dates and places beside the entries, and a third column with skills at the right. */
export function canvaTimeline(person: Person): string {
  const words = WORDS[person.language];
  return page(
    "body{margin:1.2cm;font:9pt/1.4 Lato,Arial,sans-serif}.page{display:grid;grid-template-columns:1fr 4.5cm;gap:1cm}.entry{display:grid;grid-template-columns:3.2cm 1fr;gap:.5cm;margin:6px 0}h2{font-size:13pt;margin:10px 0 4px}p,h3{margin:0}",
    `<h1>${html(person.name)}</h1><div class="page"><main><h2>${words.experience}</h2>${person.positions
      .map(
        (position) =>
          `<div class="entry"><div><p>${html(longRange(position, person.language))}</p><p>${html(position.location ?? "")}</p></div><div><h3>${html(position.title)}</h3><p><i>${html(position.company)}</i></p>${bulletsOf(position)}</div></div>`,
      )
      .join("")}<h2>${words.education}</h2>${person.educations
      .map(
        (education) =>
          `<div class="entry"><div>${years(education)}</div><div><h3>${html(`${education.degree} ${education.field}`)}</h3><p>${html(education.school)}</p></div></div>`,
      )
      .join(
        "",
      )}</main><div><h2>${words.contact}</h2><p>person@mail.example</p><p>${html(person.city)}</p><h2>${words.skills}</h2>${SKILLS[person.language].map((skill) => `<p>${skill}</p>`).join("")}<h2>${words.languages}</h2><p>English – C2</p><p>Deutsch – B1</p></div></div>`,
  );
}

/** The European Union's form since 2020: full dates in brackets, cities and countries with labels. */
export function europass(person: Person): string {
  const words = WORDS[person.language];
  const { city, from, present, country, field } = EUROPASS[person.language];
  const range = ({ start, end }: Pick<SamplePosition, "start" | "end">) =>
    `[ ${dayOf(start, 1)} – ${end === null ? present : dayOf(end, 28)} ]`;
  return page(
    "body{margin:1.5cm;font:9.5pt/1.4 Arial,sans-serif}h2{color:#046;text-transform:uppercase;font-size:12pt;border-bottom:1px solid}p{margin:1px 0}.row{display:flex;gap:.4cm}",
    `<h1>${html(person.name)}</h1><p><b>${from}</b> 12/03/1988 | <b>E-mail:</b> person@mail.example | <b>${city}:</b> ${html(person.city)}</p><h2>${words.experience}</h2>${person.positions
      .map(
        (position) =>
          `<div class="row"><span>${range(position)}</span><b>${html(position.title)}</b></div><p><b>${html(position.company)}</b></p><p>${city}: ${html((position.location ?? person.city).split(",")[0] ?? "")} | ${country}: Deutschland</p>${bulletsOf(position)}`,
      )
      .join("")}<h2>${EUROPASS[person.language].education}</h2>${person.educations
      .map(
        (education) =>
          `<div class="row"><span>[ 01/10/${education.from} – 30/09/${education.to} ]</span><b>${html(education.degree)}</b></div><p><b>${html(education.school)}</b></p><p>${field}: ${html(education.field)}</p>`,
      )
      .join("")}<h2>${words.languages}</h2><p>English C2 C2 C1 C1</p>`,
  );
}

/** Google Docs' "Swiss": employer, place and title on one line, the dates in capitals below. */
export function docsSwiss(person: Person): string {
  const words = WORDS[person.language];
  return page(
    "body{margin:1.8cm;font:10pt/1.4 Lato,Arial,sans-serif}.page{display:grid;grid-template-columns:1fr 4cm;gap:1cm}h2{font-size:9pt;text-transform:uppercase;color:#27d}h3{font-size:11pt;margin:6px 0 0}p{margin:0 0 3px}.date{text-transform:uppercase;font-size:8pt}",
    `<h1>${html(person.name)}</h1><div class="page"><main><h2>${words.experience}</h2>${person.positions
      .map(
        (position) =>
          `<h3>${html(position.company)}, <span style="font-weight:400">${html((position.location ?? person.city).split(",")[0] ?? "")} — <i>${html(position.title)}</i></span></h3><p class="date">${html(longRange(position, person.language))}</p>${bulletsOf(position)}`,
      )
      .join("")}<h2>${words.education}</h2>${person.educations
      .map(
        (education) =>
          `<h3>${html(education.school)}, <span style="font-weight:400">${html(person.city.split(",")[0] ?? "")} — <i>${html(`${education.degree} ${education.field}`)}</i></span></h3><p class="date">${years(education)}</p>`,
      )
      .join(
        "",
      )}</main><div><p>person@mail.example</p><p>+49 431 000</p><h2>${words.skills}</h2>${SKILLS[person.language].map((skill) => `<p>${skill}</p>`).join("")}</div></div>`,
  );
}

/** A German table: "seit 09/2019" for a current position, and personal data above. */
export function germanTable(person: Person): string {
  const words = WORDS[person.language];
  const since = { en: "since", de: "seit", fr: "depuis", es: "desde" }[person.language];
  const range = (position: SamplePosition) =>
    position.end === null
      ? `${since} ${numericRange({ ...position, end: position.start }, person.language).split(" – ")[0]}`
      : numericRange(position, person.language);
  const rows = (entries: readonly (readonly [string, string])[]) =>
    `<table>${entries.map(([dates, text]) => `<tr><td>${html(dates)}</td><td>${text}</td></tr>`).join("")}</table>`;
  return page(
    "body{margin:2cm;font:11pt/1.35 Calibri,Arial,sans-serif}td{vertical-align:top;padding:3px 0}td:first-child{width:4.2cm}h2{font-size:13pt}ul{margin:0;padding-left:15px}",
    `<h1>Curriculum Vitae</h1>${rows([
      ["Name", html(person.name)],
      ["E-Mail", "person@mail.example"],
      ["*", "12.03.1988"],
    ])}<h2>${words.experience}</h2>${rows(
      person.positions.map((position) => [
        range(position),
        `<b>${html(position.title)}</b><br>${html(position.company)}${position.location === null ? "" : `, ${html(position.location.split(",")[0] ?? "")}`}${bulletsOf(position)}`,
      ]),
    )}<h2>${words.education}</h2>${rows(
      person.educations.map((education) => [
        `10/${education.from} – 09/${education.to}`,
        `${html(education.school)}<br>${html(`${education.degree} ${education.field}`)}`,
      ]),
    )}`,
  );
}

/** One employer above several titles, each with its own dates. */
export function groupedPromotions(person: Person): string {
  const words = WORDS[person.language];
  const groups = Map.groupBy(person.positions, ({ company }) => company);
  return page(
    "body{margin:2cm;font:10.5pt/1.35 Georgia,serif}.row{display:flex;justify-content:space-between}h2{border-bottom:1px solid;font-size:13pt}p{margin:2px 0}",
    `<h1>${html(person.name)}</h1><p>${html(person.headline)}</p><h2>${words.experience}</h2>${[...groups]
      .map(
        ([company, roles]) =>
          `<p style="margin-top:10px"><b>${html(company)}</b></p>${roles.map((position) => `<div class="row"><i>${html(position.title)}</i><span>${html(longRange(position, person.language))}</span></div>${bulletsOf(position)}`).join("")}`,
      )
      .join("")}<h2>${words.education}</h2>${person.educations
      .map(
        (education) =>
          `<p style="margin-top:8px"><b>${html(education.school)}</b></p><div class="row"><i>${html(`${education.degree} ${education.field}`)}</i><span>${years(education)}</span></div>`,
      )
      .join("")}`,
  );
}

/** A Word template: the contact in a text box, dates in capitals above title and employer, skills in a table. */
export function wordTemplate(person: Person): Uint8Array {
  const words = WORDS[person.language];
  const box = textBox([words.contact, "person@mail.example", "+49 431 000", person.city]);
  const body = [
    `<w:p><w:r><w:t>${html(person.name)}</w:t></w:r>${box}</w:p>`,
    paragraph(person.headline),
    paragraph(words.experience.toUpperCase()),
    ...person.positions.flatMap((position) => [
      paragraph(longRange(position, person.language).toUpperCase()),
      paragraph(`${position.title}, ${position.company}`),
      ...position.bullets.map((bullet) => paragraph(`• ${bullet}`)),
    ]),
    paragraph(words.education.toUpperCase()),
    ...person.educations.flatMap((education) => [
      paragraph(years(education)),
      paragraph(`${education.degree} ${education.field}, ${education.school}`),
    ]),
    paragraph(words.skills.toUpperCase()),
    tableOf([SKILLS[person.language].slice(0, 2), SKILLS[person.language].slice(2)]),
  ];
  return docxOf(body.join(""), { header1: paragraph(person.name), footer1: paragraph(words.page(1, 2)) });
}

const EUROPASS = {
  en: {
    education: "Education and training",
    city: "City",
    country: "Country",
    from: "Date of birth:",
    present: "Current",
    field: "Field(s) of study",
  },
  de: {
    education: "Schul- und Berufsbildung",
    city: "Stadt",
    country: "Land",
    from: "Geburtsdatum:",
    present: "Derzeit",
    field: "Studienfach",
  },
  fr: {
    education: "Éducation et formation",
    city: "Ville",
    country: "Pays",
    from: "Date de naissance :",
    present: "En cours",
    field: "Domaine(s) d’études",
  },
  es: {
    education: "Educación y formación",
    city: "Localidad",
    country: "País",
    from: "Fecha de nacimiento:",
    present: "Actual",
    field: "Campo(s) de estudio",
  },
} as const;

function dayOf({ year, month }: Month, day: number): string {
  return month === null ? `${year}` : `${`${day}`.padStart(2, "0")}/${`${month}`.padStart(2, "0")}/${year}`;
}
