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
      "with open durations, and without unpaid work among the positions",
      `Expérience professionnelle

Textiles Duval | Ingénieur Logiciel
Septembre 2020 - Présent (5 ans+) | Grenoble, France

Club Duval | Bénévole
Mars 2018 - Avril 2020 | Grenoble, France

Banque Duval | Conseiller clientèle
Mars 2016 - Avril 2018 (2 ans) | Grenoble, France`,
      [
        "Ingénieur Logiciel @ Textiles Duval, 2020-9 to present",
        "Conseiller clientèle @ Banque Duval, 2016-3 to 2018-4",
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
    [
      "with places that no list has, below LinkedIn's dates",
      `Berufserfahrung

Bühler Duval Group
6 Jahre 2 Monate
VP Finance
Januar 2017 - Juli 2019 (2 Jahre 7 Monate)
Uzwil
Business Partner des CEO (u.a. Georg Duval, Rieter)
sowie Mandate der Division
Leiter Konzernrechnungswesen
Juni 2013 - Dezember 2016 (3 Jahre 7 Monate)
Uzwil

Treuhand Duval & Partner
Sachbearbeiter Treuhand
2001 - 2002 (1 Jahr)
Altdorf UR

Ausbildung

Universität Duval (HSG)
lic. oec. HSG, Finanzen · (2001 - 2005)`,
      [
        "VP Finance @ Bühler Duval Group, 2017-1 to 2019-7",
        "Leiter Konzernrechnungswesen @ Bühler Duval Group, 2013-6 to 2016-12",
        "Sachbearbeiter Treuhand @ Treuhand Duval & Partner, 2001 to 2002",
        "school Universität Duval (HSG), 2005",
      ],
    ],
    [
      "with full stops between title and company, and a date in a description",
      `EXPERIENCIA LABORAL

Octubre 2018 – Actualidad
Jefa de obra. Construcciones Duval, S.A., Avilés
Obras hidráulicas en el puerto, primera fase 2019

Febrero 2011 – Julio 2011
Becaria. Departamento de Transportes, Universidad de Cantabria

FORMACIÓN

2005 – 2011
Licenciatura en Derecho
ENSSAT, Lannion`,
      [
        "Jefa de obra @ Construcciones Duval, S.A., 2018-10 to present",
        "Becaria @ Universidad de Cantabria, 2011-2 to 2011-7",
        "school ENSSAT, 2011",
      ],
    ],
    [
      "of a table with many words in its rows",
      `| Zeitraum | Arbeitgeber | Tätigkeit | Aufgaben |
|---|---|---|---|
| seit 06/2020 | Duval GmbH, Freiburg | Filialleiterin | 12 Mitarbeitende, Bestellwesen, Personaleinsatz, Inventur |
| 03/2017 – 05/2020 | Drogerie Müller, Lahr | Stellv. Filialleiterin | Kassenabschluss, Ausbildung der Azubis |`,
      ["Filialleiterin @ Duval GmbH, 2020-6 to present", "Stellv. Filialleiterin @ Drogerie Müller, 2017-3 to 2020-5"],
    ],
    [
      "with an academic career, a company above its description, an apprenticeship and service among the educations",
      `Akademische Laufbahn

Seit Okt. 2019   W3-Professorin für Grenzflächen, Universität Bayreuth
2015 – 2019      Juniorprofessorin, Universität Mainz
2012 – 2015      Postdoktorandin, Leibniz-Institut Dresden

Ausbildung

09/1996 – 02/2000
Elektroinstallation Rudolf Duval, Crimmitschau
Lehre zum Elektroinstallateur

1992 – 1993: Zivildienst, Elisabethenstift Darmstadt

2000 – 2005: Universität Marburg, Diplom Chemie`,
      [
        "W3-Professorin für Grenzflächen @ Universität Bayreuth, 2019-10 to present",
        "Juniorprofessorin @ Universität Mainz, 2015 to 2019",
        "Postdoktorandin @ Leibniz-Institut Dresden, 2012 to 2015",
        "Lehre zum Elektroinstallateur @ Elektroinstallation Rudolf Duval, 1996-9 to 2000-2",
        "Zivildienst @ Elisabethenstift Darmstadt, 1992 to 1993",
        "school Universität Marburg, 2005",
      ],
    ],
    [
      "of XING and of a company above its description",
      `Werdegang

Aktuell, seit Aug. 2022
2 Jahre
HR Business Partner
Stadtwerke Duval AG
Branche: Energie

DUVAL HOTELS & RESIDENCES
Hotelgruppe mit 27 Häusern und Zentrale in Wien
Regional Operations Manager   05/2018 – 11/2021

Aug. 2006 - Jan. 2009
2 Jahre und 6 Monate
Ausbildung Kauffrau für Bürokommunikation
Brandkasse Duval AG

Hunziker + Duval Ingenieure, Grenchen
Bauzeichner   2002 - 2006`,
      [
        "HR Business Partner @ Stadtwerke Duval AG, 2022-8 to present",
        "Regional Operations Manager @ DUVAL HOTELS & RESIDENCES, 2018-5 to 2021-11",
        "Ausbildung Kauffrau für Bürokommunikation @ Brandkasse Duval AG, 2006-8 to 2009-1",
        "Bauzeichner @ Hunziker + Duval Ingenieure, 2002 to 2006",
      ],
    ],
    [
      "with internships, their durations and their companies",
      `Stages

2024 : stage ouvrier de 6 semaines à Lumora - Orvault (44)
2022 : stage de découverte à U-net
2021 : caissière chez Umbra`,
      [
        "stage ouvrier @ Lumora, 2024 to 2024",
        "stage de découverte @ U-net, 2022 to 2022",
        "caissière @ Umbra, 2021 to 2021",
      ],
    ],
    [
      "with institutions in lower case",
      `Parcours professionnel

10.2016 – 10.2018\tAvocate-stagiaire
\tÉtude Duval, Genève (18 mois)

09.2014 – 08.2016\tAssistante diplômée (60%)
\tUniversité de Fribourg, Chaire de droit des obligations

07.2013 – 12.2013\tStagiaire académique
\tDépartement fédéral des affaires étrangères (DFAE), Berne`,
      [
        "Avocate-stagiaire @ Étude Duval, 2016-10 to 2018-10",
        "Assistante diplômée @ Université de Fribourg, 2014-9 to 2016-8",
        "Stagiaire académique @ Département fédéral des affaires étrangères (DFAE), 2013-7 to 2013-12",
      ],
    ],
    [
      "with companies after blank lines, above titles with a column of dates",
      `Werdegang

KEMPINSKI DUVAL, BERLIN
  Assistant Front Office Manager            2011 – 2013
  Staatsgäste und Delegationen, Leitung eines Programms
  Empfangsmitarbeiter                       2009 – 2011

GASTHOF ZUM HIRSCHEN, MERAN
(Familienbetrieb der Großeltern)
  Mitarbeit in Küche und Service            Sommersaisonen 2000 – 2004

ESERCITO ITALIANO
  Koch                                      2003 – 2004`,
      [
        "Assistant Front Office Manager @ KEMPINSKI DUVAL, 2011 to 2013",
        "Empfangsmitarbeiter @ KEMPINSKI DUVAL, 2009 to 2011",
        "Mitarbeit in Küche und Service @ GASTHOF ZUM HIRSCHEN, 2000 to 2004",
        "Koch @ ESERCITO ITALIANO, 2003 to 2004",
      ],
    ],
  ])("%s", (_name, text, expected) => {
    expect(outlineOf(text)).toEqual(expected);
  });
});
