import { expect, test } from "vitest";
import { lines, outlineOf } from "./outline.test-support.ts";

const read = (form: string) =>
  outlineOf(lines("Berufserfahrung", "2016 – 2019  Koch, Umbra AG", "", "Ausbildung", `2012 – 2015  ${form}`))[1];

test.each([
  ["Ausbildung bei Lumora AG, Kiel", "Ausbildung @ Lumora AG, 2012 to 2015"],
  ["Berufsausbildung bei Autohaus Lumora", "Berufsausbildung @ Autohaus Lumora, 2012 to 2015"],
  ["Lehre bei Lumora", "Lehre @ Lumora, 2012 to 2015"],
  ["Banklehre bei der Sparkasse Lumora", "Banklehre @ Sparkasse Lumora, 2012 to 2015"],
  ["Ausbildung / Lumora AG, Kiel", "Ausbildung @ Lumora AG, 2012 to 2015"],
  ["Lehre, Lumora AG, Kiel", "Lehre @ Lumora AG, 2012 to 2015"],
  ["Lumora AG, Kiel – Ausbildung", "Ausbildung @ Lumora AG, 2012 to 2015"],
  ["Ausbildung bei der Akademie Lumora", "school Akademie Lumora, 2015"],
  ["Ausbildung an der Fachschule Lumora", "school Fachschule Lumora, 2015"],
])("'%s' is a training", (form, expected) => {
  expect(read(form)).toBe(expected);
});

test.each([
  ["Lumora, Unterfeld", "Lehre als Koch @ Lumora, 2012 to 2015"],
  ["Berufsschule Lumora, Unterfeld", "school Berufsschule Lumora, 2015"],
])("'%s' below a training", (below, expected) => {
  expect(read(`Lehre als Koch\n${below}`)).toBe(expected);
});

test.each(["Grundwehrdienst", "Wehrdienst", "Zivildienst", "Freiwilliges Soziales Jahr"])(
  "'%s' below its company is the title, as the last line of an entry and among the studies",
  (service) => {
    const entry = lines("07/1999 – 04/2000      Lumora-Klinik Umbra", `                       ${service}`);
    const position = `${service} @ Lumora-Klinik Umbra, 1999-7 to 2000-4`;
    const work = lines("Berufserfahrung", "", "03/2006 – 08/2006      Umbra AG", "                       Koch");
    expect(outlineOf(lines(work, "", entry))).toEqual(["Koch @ Umbra AG, 2006-3 to 2006-8", position]);
    const studies = lines(
      "Ausbildung",
      "",
      "1991 – 1999            Vantelo-Gymnasium",
      "                       Abitur",
    );
    expect(outlineOf(lines(work, "", studies, "", entry))[1]).toBe(position);
  },
);

test.each([
  ["Projektingenieur, ab 2011 Projektleiter", "Projektingenieur, ab 2011 Projektleiter"],
  ["Project engineer, from 2011 project manager", "Project engineer, from 2011 project manager"],
  ["Montatore, dal 2011 capocantiere", "Montatore, dal 2011 capocantiere"],
])("the year inside '%s' is not read as the dates of the entry", (title, expected) => {
  const text = lines("Berufserfahrung", "", "2009 – 2016", "Lumora GmbH", title, "", "2004 – 2009", "Umbra AG", "Koch");
  expect(outlineOf(text)[0]).toBe(`${expected} @ Lumora GmbH, 2009 to 2016`);
});

test.each([
  ["Ausbildung im Bereich Metallbau", "Schlosserei Lumora", "Ausbildung im Bereich Metallbau"],
  ["Kaufmännische Ausbildung", "Sparkasse Lumora", "Kaufmännische Ausbildung"],
  ["Gesellenbrief", "Fleischerei Lumora", "–"],
])("'%s' at the %s is work, wherever its line stands among the studies", (training, company, title) => {
  const studies = ["1992 – 1996", "Dipl.-Ing. Bau", "Hochschule Umbra"];
  expect(outlineOf(lines("Ausbildung", ...studies, "1986 – 1989", training, company))).toEqual([
    `${title} @ ${company}, 1986 to 1989`,
    "school Hochschule Umbra, 1996",
  ]);
});

test.each(["Handwerkskammer Lumora", "Lumora Bildungswerk GmbH"])("a training at the %s is an education", (school) => {
  const text = lines(
    "Ausbildung",
    "1992 – 1996",
    "Dipl.-Ing. Bau",
    "Hochschule Umbra",
    "1986 – 1989",
    "Umschulung",
    school,
  );
  expect(outlineOf(text)).toEqual(["school Hochschule Umbra, 1996", `school ${school}, 1989`]);
});

test.each([
  ["2014  Praktikum bei Vantelo, Kiel", "Praktikum @ Vantelo, 2014 to 2014"],
  ["2014 – 2015  Praktikum bei Vantelo als Detailhändlerin", "Detailhändlerin @ Vantelo, 2014 to 2015"],
  ["2014  Internship at Vantelo, Leeds", "Internship @ Vantelo, 2014 to 2014"],
])("'%s' among the studies is work", (line, position) => {
  expect(outlineOf(lines("Ausbildung", "2015 – 2018  Gymnasium Umbra", line))).toEqual([
    position,
    "school Gymnasium Umbra, 2018",
  ]);
});

test("internships at the museum of a university are no studies", () => {
  const text = lines(
    "Praktika",
    "2021  Umbra Musikmuseum der Universität Lumora, Instrumentenpflege",
    "2018 – 2019  Praktikum, Historisches Museum Lumora",
  );
  expect(outlineOf(text)).toEqual([
    "– @ Umbra Musikmuseum der Universität Lumora, 2021 to 2021",
    "Praktikum @ Historisches Museum Lumora, 2018 to 2019",
  ]);
});

test.each([
  ["1. Klasse der Neuen Kantonsschule, Aarau", "Neuen Kantonsschule"],
  ["5.-6. Klasse Primarschule Lumora", "Primarschule Lumora"],
  ["Klasse 5 bis 12 am Gymnasium Umbra", "Gymnasium Umbra"],
])("the school of '%s'", (line, school) => {
  expect(outlineOf(lines("Schulbildung", `2010 – 2017  ${line}`))).toEqual([`school ${school}, 2017`]);
});
