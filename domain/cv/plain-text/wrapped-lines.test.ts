import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";
import { withoutWraps } from "./wrapped-lines.ts";

const BIOGRAPHY = lines(
  "Jo Usher has been an industrial designer and, since 2020, a partner at the",
  "Studio Lumora GmbH in Rotterdam. Before that she worked as a designer at",
  "Umbra Ltd from 2014 to 2020. She studied physics at the University of",
  "Leeds and lives in Derby with her family and two cats.",
);

test("sentences of a mail go on in the next line", () => {
  expect(withoutWraps(BIOGRAPHY)).toBe(BIOGRAPHY.replaceAll("\n", " "));
  expect(positionsOf(BIOGRAPHY)).toEqual([
    "industrial designer @ –, ? to ?",
    "partner @ Studio Lumora GmbH, 2020 to present",
    "designer @ Umbra Ltd, 2014 to 2020",
  ]);
});

test("dates at the right edge, list items and short lines stay lines of their own", () => {
  const entries = lines(
    "Engineer, Acme                                                 2016 - present",
    "leads the work on pumps                                                 Leeds",
    "Analyst, Lumen                                                    2014 - 2016",
    "built pumps",
  );
  expect(withoutWraps(entries)).toBe(entries);
});

test("a German paragraph goes on before a noun and behind a year", () => {
  const letter = lines(
    "Nach dem Zivildienst bei der Diakonie in Unterfeld (1996 bis 1997)",
    "studierte ich an der Hochschule Lumora. Meine erste Stelle trat ich als",
    "Projektingenieurin bei der Vantelo GmbH an. Seit Juli 2020 bin ich dort",
    "Leiterin der Produktion für alle Werke in Europa und in Asien. Ich habe",
    "drei Linien aufgebaut und mit den Lieferanten neue Preise verhandelt.",
  );
  expect(withoutWraps(letter)).toBe(letter.replaceAll("\n", " "));
});

test("list items go on behind a dash and behind 'bis'", () => {
  const text = lines(
    "Stationen",
    "• Lumora GmbH, Unterfeld – Gründerin und Geschäftsführerin, seit 2022",
    "• Vantelo Engineering, Halmtal – Projektleiterin Elektrolyse, 2018 bis",
    "Januar 2022",
    "• Umbra Chlorine Engineers and Partners AG –",
    "Verfahrensingenieurin, 2015–2018",
  );
  expect(positionsOf(text)).toEqual([
    "Gründerin und Geschäftsführerin @ Lumora GmbH, 2022 to present",
    "Projektleiterin Elektrolyse @ Vantelo Engineering, 2018 to 2022-1",
    "Verfahrensingenieurin @ Umbra Chlorine Engineers and Partners AG, 2015 to 2018",
  ]);
});

const WRAPPED = lines(
  "Experience",
  "",
  "Engineer for the pumps of small towns and old villages, Lumora",
  "Water GmbH, Leeds",
  "May 2016 - present",
  "Designed and built the pumps of nine towns in the north of the",
  "country, and led a team of eleven engineers and two designers",
  "from Leeds.",
  "- Wrote the first handbook of the company for towns that have",
  "  no engineers of their own",
  "",
  "Analyst of the valves of large towns in the south, Vantelo AG",
  "2014 - 2016",
);

test.each([
  ["lines", WRAPPED],
  ["lines with Windows ends", WRAPPED.replaceAll("\n", "\r\n")],
])("a name goes on in the next line where a program broke all %s", (_name, text) => {
  expect(withoutWraps(text)).toHaveLength(text.length);
  expect(positionsOf(text)).toEqual([
    "Engineer for the pumps of small towns and old villages @ Lumora Water GmbH, 2016-5 to present",
    "Analyst of the valves of large towns in the south @ Vantelo AG, 2014 to 2016",
  ]);
});

test.each([
  ["dates", "Engineer of pumps for the small towns, Lumora, 2016 - 2018", "Management of valves"],
  ["a full stop", "Designed and built the pumps of nine towns in the north.", "Engineering Manager"],
  ["a column", "Engineer of pumps    Lumora Water GmbH, Leeds and Unterdorf", "Engineering Manager"],
  ["a heading", "Designed and built the pumps of nine towns in the northwest", "Education"],
])("a full line with %s is not joined with the next", (_name, line, next) => {
  const text = lines(WRAPPED, "", line, next);
  expect(withoutWraps(text).endsWith(`${line}\n${next}`)).toBe(true);
});

test("a line that ends long before the edge says nothing about how the others are broken", () => {
  const text = lines(
    "WORK EXPERIENCE",
    "Store Clerk, Vantelo Foods, Umbrick, 2016 – 2019",
    "Greeted the customers of the main store in Umbrick and kept",
    "the shelves of three aisles full, helped by two trainees and",
    "a student. Counted the goods of the store twice in each year",
    "and ordered new ones.",
    "References",
    "on request",
  );
  expect(withoutWraps(text).split("\n")).toEqual([
    "WORK EXPERIENCE",
    "Store Clerk, Vantelo Foods, Umbrick, 2016 – 2019",
    lines(
      "Greeted the customers of the main store in Umbrick and kept",
      "the shelves of three aisles full, helped by two trainees and",
      "a student. Counted the goods of the store twice in each year",
      "and ordered new ones.",
    ).replaceAll("\n", " "),
    "References",
    "on request",
  ]);
});

test("lines of one length show how a text is broken where a single one goes on in small letters", () => {
  const text = lines(
    "WORK EXPERIENCE",
    "2019 – 2022: Account Manager for the whole north, Lumora Foods",
    "Partners Ltd, Umbrick",
    "2016 – 2019: Store Clerk and deputy of the manager, Vantelo of",
    "Nether Orsum",
    "2014 – 2016: Cashier, later the head of all cashiers, at Umbra",
    "Parcel",
    "2012 – 2014: Waiter in summer and cook in winter, Orsum Hotel,",
    "near the harbor",
  );
  expect(positionsOf(text).map((position) => position.replace(/^.* @ /, ""))).toContain(
    "Lumora Foods Partners Ltd, 2019 to 2022",
  );
});

test("words that are cut at the ends of lines go on in the next one", () => {
  const paragraph = lines(
    "Led the team that built pumps for rivers and for lakes, and nego-",
    "tiated with the towns of the north about the water of their wells",
    "and about the price of the pumps. Was responsible for the engine-",
    "ers of two sites and for the budget of the whole department there",
    "and of the office in Leeds, which had been closed for three years.",
  );
  expect(withoutWraps(paragraph)).toBe(paragraph.replaceAll("\n", " "));
});

test("lines that end before the longest one are not broken", () => {
  const text = lines(
    "Lumora Foods – provider of the best industrial software",
    "supply analyst",
    "Vantelo Parcel – carrier of other industrial software",
    "warehouse clerk",
    "References",
    "on request",
    "Moved 14 products between the sites of Umbrick and of Nether Orsum in two years",
  );
  expect(withoutWraps(text)).toBe(text);
});

test("lines with dates in a column of their own are wrapped, too", () => {
  const text = lines(
    "Berufserfahrung",
    "08.2016 - 12.2021     Meister, Lumora Deutschland GmbH",
    "& Co. KG, Remscheid",
    "Schulung von Fachpartnern im ganzen Land, etwa sechzig",
    "im Jahr, und Feldtests der neuen Anlagen bei Kunden in",
    "der Region, mit Messdaten für die Hochschule und deren",
    "studentische Gruppen",
    "02.2010 - 07.2016     Anlagenmechaniker, Gebr. Vantelo",
    "Heizung & Sanitär, Herne",
  );
  expect(positionsOf(text)).toEqual([
    "Meister @ Lumora Deutschland GmbH & Co. KG, 2016-8 to 2021-12",
    "Anlagenmechaniker @ Gebr. Vantelo Heizung & Sanitär, 2010-2 to 2016-7",
  ]);
});

test("a name in capitals begins the next entry, unless the sentence stops at a small word", () => {
  const item = (last: string) =>
    lines(
      "- Sells the pumps of the house in all towns of the region, and",
      "  writes the offers for the larger ones of its many customers",
      "- Led the team of the stores, and of those who drive the lorries",
      "  to the customers of the house in the towns of the region",
      `Documents the work of all stores of the house ${last}`,
      "Lumora Statistics Office Leeds",
    );
  expect(withoutWraps(item("with pictures")).split("\n").at(-1)).toBe("Lumora Statistics Office Leeds");
  expect(withoutWraps(item("with that of")).split("\n").at(-1)).toContain("that of Lumora");
});
