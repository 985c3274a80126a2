import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const PAGE = lines(
  "Cursus et diplômes",
  "------",
  "",
  "Doctorat de mathématiques, [Université de Lumora](https://lumora.example),",
  "2011–2014",
  "",
  "Thèse soutenue le 12 décembre 2014 à Orsay",
  "",
  "Master de mathématiques, [Instituto de",
  "Vantelo](https://vantelo.example), Lima (Pérou), 2009–2011",
  "",
  "## Expérience dans la recherche et l’enseignement supérieur",
  "",
  "  - 2017–2019",
  "    Ingénieure de recherche à l’[Université",
  "    de Celdis](https://celdis.example), Gif-sur-Yvette",
  "",
  "  - 2015",
  "    Bourse post-doctorale à l’[Université de Lumora](https://lumora.example), Paris,",
  "    financée par le projet Umbra",
  "",
  "  - 2014–2015",
  "    Contrat doctoral à l’[Université de Vantelo](https://vantelo.example),",
  "    dans le cadre du programme Orvane",
  "",
  "## Exposés et colloques",
  "",
  "  - Université de Valcroz, Paris, 05/03/2014",
  "  - 2013",
  "    Systèmes dynamiques, Université de Valcroz",
);

test("links on two lines, headings of some words, and circumstances between the names", () => {
  expect(positionsOf(PAGE)).toEqual([
    "Ingénieure de recherche @ Université de Celdis, 2017 to 2019",
    "Bourse post-doctorale @ Université de Lumora, 2015 to 2015",
    "Contrat doctoral @ Université de Vantelo, 2014 to 2015",
  ]);
  expect(educationsOf(PAGE)).toEqual([
    "Doctorat de mathématiques @ Université de Lumora, 2011 to 2014",
    "Master de mathématiques @ Instituto de Vantelo, 2009 to 2011",
  ]);
});

test("an emphasized title with a comma behind it, in a list of definitions", () => {
  const text = lines(
    "## Expériences",
    "",
    "Depuis 01/2015",
    ":    **Ingénieur de recherche, expert en technologies**, Centre de calcul de Lumora, CREST, Reims.",
    "",
    "* Un peu de texte",
    "",
    "2011--2014",
    ":    **Ingénieur d'études**, Laboratoire Vantelo, Grenoble.",
    "",
    "* Un peu de texte",
  );
  expect(positionsOf(text)).toEqual([
    "Ingénieur de recherche, expert en technologies @ Centre de calcul de Lumora, 2015-1 to present",
    "Ingénieur d'études @ Laboratoire Vantelo, 2011 to 2014",
  ]);
});
