import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const experience = (...rows: readonly string[]) => positionsOf(lines("Experience", "", ...rows));

describe("the employer of an entry", () => {
  test.each([
    [
      "ends in a legal form behind 'of' and its like",
      ["2020 - 2022 Geschäftsführer der Acme GmbH, Berlin", "", "2016 - 2018 Présidente d'Umbra SAS (concours i-Lab)"],
      ["Geschäftsführer @ Acme GmbH, 2020 to 2022", "Présidente @ Umbra SAS, 2016 to 2018"],
    ],
    [
      "is the university that a department on a line of its own belongs to",
      ["1999 - 2000", "Lecturer", "School of Engineering", "University of Glasgow"],
      ["Lecturer @ University of Glasgow, 1999 to 2000"],
    ],
    [
      "is the university behind an institute on the same line",
      ["2003 - 2004 Postdoc, Research Institute for Soil Chemistry, Lumora National University, Daegu"],
      ["Postdoc @ Lumora National University, 2003 to 2004"],
    ],
    [
      "stands before its department, whose field has an 'and'",
      ["2010 - 2012", "Postdoctoral Fellow, University of Leeds, Department of Law and Society, Leeds, UK"],
      ["Postdoctoral Fellow @ University of Leeds, 2010 to 2012"],
    ],
    [
      "is the university in front of its department, without a separator",
      ["Programmer", "Lumora University Department of Physics and Astronomy", "2012 – 2013"],
      ["Programmer @ Lumora University, 2012 to 2013"],
    ],
    [
      "is before the abbreviation of its department",
      ["Research Assistant", "Lumora CS Department", "2012 – 2013"],
      ["Research Assistant @ Lumora, 2012 to 2013"],
    ],
    [
      "is the polytechnic that a center belongs to",
      ["Graduate student", "Centro de Biotecnología, Instituto Politécnico Lumora, Mexico", "2012 – 2013"],
      ["Graduate student @ Instituto Politécnico Lumora, 2012 to 2013"],
    ],
    [
      "is a school with a name of its own, and its university",
      ["Adjunct Professor", "Lumora School of Art, Umbra University", "2012 – 2013"],
      ["Adjunct Professor @ Lumora School of Art, Umbra University, 2012 to 2013"],
    ],
    [
      "has its initials behind it",
      ["Postdoc", "Lumora Institute of Technology, LIT", "2012 – 2013"],
      ["Postdoc @ Lumora Institute of Technology, LIT, 2012 to 2013"],
    ],
    [
      "ends in a quotation mark before a town",
      ["Sound Engineer", "Theater „Umbra“ Wien", "2012 – 2013"],
      ["Sound Engineer @ Theater „Umbra“, 2012 to 2013"],
    ],
    [
      "begins with a brand in small letters",
      [
        "• Acme GmbH, Leuna – Leiterin Technik, seit Februar 2018",
        "• umbrakrupp Lumora Chlorine Engineers, Dortmund – Verfahrensingenieurin, 2015–2018",
        "• Lumora GmbH, Köln – Ingenieurin, 2012–2015",
      ],
      [
        "Leiterin Technik @ Acme GmbH, 2018-2 to present",
        "Verfahrensingenieurin @ umbrakrupp Lumora Chlorine Engineers, 2015 to 2018",
        "Ingenieurin @ Lumora GmbH, 2012 to 2015",
      ],
    ],
    [
      "is not the one whom somebody works for",
      ["Postdoc fellow with Dr. Kim Example \tFeb 2010 - Feb 2011", "Umbra Laboratory, Beltsville, MD"],
      ["Postdoc fellow @ Umbra Laboratory, 2010-2 to 2011-2"],
    ],
    [
      "follows a Spanish title behind a date and a comma",
      ["- 2019 - enero 2023, Gerente de Innovación en Lumora, Lima"],
      ["Gerente de Innovación @ Lumora, 2019 to 2023-1"],
    ],
  ])("%s", (_, rows, expected) => {
    expect(experience(...rows)).toEqual(expected);
  });

  test("is not cut where a function follows 'of'", () => {
    expect(experience("Vice President of Sales, Acme Inc., 2018 - 2020")).toEqual([
      "Vice President of Sales @ Acme Inc., 2018 to 2020",
    ]);
  });
});

describe("titles with dates of their own", () => {
  test.each([
    [
      "on lines between the whole time and the company",
      [
        "Ene. 2014 - Ene. 2018             Gestora de proyectos (2016-2018)",
        "                                  Ingeniera de proyecto (2014-2016)",
        "                                  ELECNORA, S.A. - Bilbao",
      ],
      ["Gestora de proyectos @ ELECNORA, S.A., 2016 to 2018", "Ingeniera de proyecto @ ELECNORA, S.A., 2014 to 2016"],
    ],
    [
      "of which the last ends with the whole time",
      [
        "04/2006 – 09/2011  Acme Laser GmbH, Schramberg",
        "                   Teamleiter Entwicklung (ab 2008)",
        "                   Entwicklungsingenieur (04/2006 – 12/2007)",
      ],
      [
        "Teamleiter Entwicklung @ Acme Laser GmbH, 2008 to 2011-9",
        "Entwicklungsingenieur @ Acme Laser GmbH, 2006-4 to 2007-12",
      ],
    ],
  ])("%s", (_, rows, expected) => {
    expect(experience(...rows)).toEqual(expected);
  });
});

test("a title before 'por' and a university is a degree", () => {
  const text = lines("Formación", "", "2003 - 2007 Ingeniera de Sistemas por la Universidad de Lima");
  expect(educationsOf(text)).toEqual(["Ingeniera de Sistemas @ Universidad de Lima, 2003 to 2007"]);
});

test.each([
  ["Berufserfahrung", "Fahrer bei der Firma Lumen, Bonn", "Fahrer"],
  ["Berufserfahrung", "Fahrer, Firma Lumen, Bonn", "Fahrer"],
  ["Experiencia", "Conductor en la empresa Lumen", "Conductor"],
  ["Esperienze", "Commesso presso la ditta Lumen", "Commesso"],
  ["Expérience", "Vendeur chez l'entreprise Lumen", "Vendeur"],
])("the word for a company is no part of its name: %s, %s", (heading, line, title) => {
  const text = lines(heading, `${line}, 2017 - 2019`);
  expect(positionsOf(text)).toEqual([`${title} @ Lumen, 2017 to 2019`]);
});

test.each([
  ["Berufserfahrung", "Dozentin an der Universität Lumora", "Dozentin @ Universität Lumora"],
  [
    "Berufserfahrung",
    "Wissenschaftlicher Mitarbeiter an der Umbra Universität",
    "Wissenschaftlicher Mitarbeiter @ Umbra Universität",
  ],
  ["Berufserfahrung", "Tutor an der TU Lumora", "Tutor @ TU Lumora"],
  ["Berufserfahrung", "Empfangsmitarbeiterin an der Rezeption", "Empfangsmitarbeiterin an der Rezeption @ –"],
  ["Werkervaring", "Docent aan de Universiteit van Lumora", "Docent @ Universiteit van Lumora"],
  ["Esperienze lavorative", "Docente all'Università di Lumora", "Docente @ Università di Lumora"],
  ["Esperienze lavorative", "Ricercatrice presso l'Università di Lumora", "Ricercatrice @ Università di Lumora"],
])("a school behind the words that lead to it is the employer: %s, %s", (heading, entry, expected) => {
  expect(positionsOf(lines(heading, "", entry, "2018 – 2020", "", "Analyst, Acme", "2010 – 2012"))[0]).toBe(
    `${expected}, 2018 to 2020`,
  );
});
