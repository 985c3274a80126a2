import { describe, expect, test } from "vitest";
import { outlineOf } from "./outline.test-support.ts";

describe("a CV is read", () => {
  test.each([
    [
      "with seasons, durations and remarks in brackets",
      `EXPÉRIENCE PROFESSIONNELLE

Nov 2022 (4 semaines)
EPICERIE DUVAL
Stagiaire

2014 - 2021
Contrôleure de gestion (80 %)
TEXTILES DUVAL (35 salariés)

CAISSE POPULAIRE DUVAL    Étés 2004 et 2005
Caissière

EXPÉRIENCE DE BÉNÉVOLAT
Entraîneur U10
Club Duval
2017 - 2021`,
      [
        "Stagiaire @ EPICERIE DUVAL, 2022-11 to 2022-11",
        "Contrôleure de gestion @ TEXTILES DUVAL, 2014 to 2021",
        "Caissière @ CAISSE POPULAIRE DUVAL, 2004 to 2005",
      ],
    ],
    [
      "with semesters, bullets of Word and sections after the educations",
      `Berufserfahrung

09/2020 - lfd.
Zimmerei Lueger GmbH
Projektleiterin
\uf0fc Leitung von 38 Mitarbeitern (März 2021 bis Juni 2022)

2014 - 2018
Hays AG (heute Hays SE)
Recruiterin

Ausbildung

WS 2005/06 - SS 2013
Technische Universität Wien
Diplomstudium Architektur

WS 2009/10
Lund University (Erasmus)

Lehrgänge

2018   Sachkundiger für Blitzschutz, Muster Akademie`,
      [
        "Projektleiterin @ Zimmerei Lueger GmbH, 2020-9 to present",
        "Recruiterin @ Hays AG, 2014 to 2018",
        "school Technische Universität Wien, 2013",
        "school Lund University, 2010",
      ],
    ],
  ])("%s", (_name, text, expected) => {
    expect(outlineOf(text)).toEqual(expected);
  });
});
