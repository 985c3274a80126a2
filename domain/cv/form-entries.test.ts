import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const LONG = "Cura e recupero dei pazienti dopo gli interventi, lavoro con il gruppo e con le famiglie, turni di notte";

test("titles without a label, and values of several lines between the fields of a form", () => {
  const text = lines(
    "Esperienza professionale",
    "",
    "06/2018 - oggi",
    "Operatore e supervisore della condizione generale e del recupero dopo gli infortuni",
    "Principali attività e responsabilità",
    LONG,
    "e nei giorni festivi",
    "Nome e indirizzo del datore di lavoro",
    "U.S. Lumora",
    "Tipo di attività o settore",
    "Sport",
    "",
    "07/2016 - 09/2017",
    "Istruttore di nuoto",
    "Principali attività e responsabilità",
    LONG,
    "Nome e indirizzo del datore di lavoro",
    "Liceo Scientifico Umbra",
    "Tipo di attività o settore",
    "Sport",
  );
  expect(positionsOf(text)).toEqual([
    "Operatore e supervisore della condizione generale e del recupero dopo gli infortuni @ U.S. Lumora, 2018-6 to present",
    "Istruttore di nuoto @ Liceo Scientifico Umbra, 2016-7 to 2017-9",
  ]);
});

test("the members of a jury have no educations", () => {
  const text = lines(
    "Formation",
    "",
    "2011 - 2014",
    "Doctorat en chimie, Université Lumora",
    "* Jury :",
    "    * Jo Muster, PR, Université de Vantelo (Président),",
    "    * Mo Tester, MCF, École Umbra (Rapporteur),",
    "    * Flo Prober, PR, Université de Celdis (Co-directrice de thèse).",
    "",
    "2009 - 2011",
    "Master Chimie, Université de Vantelo",
  );
  expect(educationsOf(text)).toEqual([
    "Doctorat en chimie @ Université Lumora, 2011 to 2014",
    "Master Chimie @ Université de Vantelo, 2009 to 2011",
  ]);
});

test("a town and its country behind the dates, above a title and a company in capitals", () => {
  const text = lines(
    "EXPERIENCIA LABORAL",
    "",
    "01/03/2018 – ACTUAL – Valcroz, España",
    "AUXILIAR ADMINISTRATIVA – VANTELO",
    "◦ Atención a los clientes de la zona",
    "",
    "01/03/2016 – 30/01/2018 – Orvane, España",
    "ENCARGADO DE OBRA – CELDIS",
    "◦ Seguimiento de las obras",
  );
  expect(positionsOf(text)).toEqual([
    "AUXILIAR ADMINISTRATIVA @ VANTELO, 2018-3 to present",
    "ENCARGADO DE OBRA @ CELDIS, 2016-3 to 2018-1",
  ]);
});

test("the labels of a form in a block above their values, some of them in two lines", () => {
  const text = lines(
    "Berufserfahrung",
    "",
    "Zeitraum",
    "Beruf oder Funktion",
    "Wichtigste Tätigkeiten und",
    "Zuständigkeiten",
    "Name und Adresse des Arbeitgebers",
    "Tätigkeitsbereich oder Branche",
    "",
    "01/09/2016 – 28/02/2018",
    "Disponent",
    "Planung von Touren",
    "Spedition Lumora KG",
    "Handel",
    "",
    "Schul- und Berufsbildung",
    "",
    "Zeitraum",
    "Bezeichnung der erworbenen Qualifikation",
    "Name und Art der Bildungs- oder",
    "Ausbildungseinrichtung",
    "",
    "2012 – 2016",
    "Bachelor in Wirtschaft",
    "Universität Vantelo",
  );
  expect(positionsOf(text)).toEqual(["Disponent @ Spedition Lumora KG, 2016-9 to 2018-2"]);
  expect(educationsOf(text)).toEqual(["Bachelor in Wirtschaft @ Universität Vantelo, 2012 to 2016"]);
});

test("a dash in the brackets of a label does not end it", () => {
  const text = lines(
    "Esperienza lavorativa",
    "",
    "• Date (da – a)                   1999",
    "• Nome e indirizzo del datore di  LUMORA SpA, Celdis",
    "lavoro",
    "• Tipo di impiego                 Banconista",
    "",
    "• Date (da – a)                   2001 – 2002",
    "• Nome e indirizzo del datore di  Vantelo SpA, Celdis",
    "lavoro",
    "• Tipo di impiego                 Cassiere",
  );
  expect(positionsOf(text)).toEqual(["Banconista @ LUMORA SpA, 1999 to 1999", "Cassiere @ Vantelo SpA, 2001 to 2002"]);
});

test.each([
  [
    "Italian, with values below the labels",
    lines(
      "ESPERIENZA LAVORATIVA",
      "• Date (da – a)  DA MAGGIO 2016 AD OGGI",
      "• Nome e indirizzo del datore di",
      "lavoro",
      " LUMORA PACKAGING S.P.A., Via Celdis 1, Umbra",
      "• Tipo di azienda o settore  Macchine",
      "• Tipo di impiego  RESPONSABILE COLLAUDO LINEE",
      "",
      "• Date (da – a)  2009 – 2016",
      "• Nome e indirizzo del datore di",
      "lavoro",
      " OFF. MECC. VANTELO & FIGLI S.N.C., Umbra",
      "• Tipo di impiego  Montatore",
      "",
      "ISTRUZIONE E FORMAZIONE",
      "• Date (da – a)  2018 – 2021",
      "• Nome e tipo di istituto di istruzione",
      "o formazione",
      " UNIVERSITÀ TELEMATICA LUMENCO",
      "• Qualifica conseguita  Laurea in Ingegneria",
    ),
    [
      "RESPONSABILE COLLAUDO LINEE @ LUMORA PACKAGING S.P.A., 2016-5 to present",
      "Montatore @ OFF. MECC. VANTELO & FIGLI S.N.C., 2009 to 2016",
    ],
    ["Laurea in Ingegneria @ UNIVERSITÀ TELEMATICA LUMENCO, 2018 to 2021"],
  ],
  [
    "English, with values behind the labels",
    lines(
      "WORK EXPERIENCE",
      "• Dates (from – to) 2014 – 2018",
      "• Name and address of",
      "employer Lumora Ltd, 4 West Street, Leeds",
      "• Type of business or",
      "sector Retail",
      "• Occupation or position",
      "held Store Manager",
      "• Main activities and",
      "responsibilities Sales",
      "",
      "• Dates (from – to) 2010 – 2014",
      "• Name and address of",
      "employer Vantelo Ltd",
      "• Occupation or position",
      "held Cashier",
      "EDUCATION AND TRAINING",
      "• Dates (from – to) 2007 – 2010",
      "• Name and type of organisation",
      "providing education and training Umbra College",
      "• Title of qualification",
      "awarded BTEC Business",
    ),
    ["Store Manager @ Lumora Ltd, 2014 to 2018", "Cashier @ Vantelo Ltd, 2010 to 2014"],
    ["BTEC Business @ Umbra College, 2007 to 2010"],
  ],
])("reads the wrapped labels of a printed form: %s", (_form, text, positions, educations) => {
  expect(positionsOf(text)).toEqual(positions);
  expect(educationsOf(text)).toEqual(educations);
});

test.each([
  ["Experience : 4 years (2012 Nov to Oct 2016)", "Experience : 3 years (2016 Nov to Oct 2019)"],
  ["Total Experience: Nov 2012 - Oct 2016", "Total Experience: Nov 2016 - Oct 2019"],
  ["Erfahrung: 4 Jahre, 11/2012 bis 10/2016", "Erfahrung: 3 Jahre, 11/2016 bis 10/2019"],
])("%j in a form is dates, and no heading", (first, second) => {
  const text = lines(
    "PROFESSIONAL EXPERIENCE",
    "LUMORA BUILDERS PVT. LTD.",
    "Designation : Structural Engineer",
    first,
    "Roles and Responsibilities:",
    "• Manage and maintain small-scale projects",
    "Vantelo Constructions PVT. LTD.",
    "Designation : Site Engineer",
    second,
  );
  expect(positionsOf(text)).toEqual([
    "Structural Engineer @ LUMORA BUILDERS PVT. LTD., 2012-11 to 2016-10",
    "Site Engineer @ Vantelo Constructions PVT. LTD., 2016-11 to 2019-10",
  ]);
});

test("the form of Spanish researchers: the current post in fields, and the others in a table", () => {
  const text = lines(
    "A.1. Situación profesional actual",
    "Organismo: Universidad Pública de Lumora",
    "Dpto./Centro: Ciencias / LUMAT",
    "Categoría profesional: Catedrática de Universidad",
    "Fecha inicio: 14/11/2017",
    "",
    "A.2. Situación profesional anterior",
    "Periodo | Puesto | Institución",
    "2009-2017 | Profesora Titular de Universidad | Universidad Pública de Lumora",
    "2005-2009 | Investigadora | Instituto de Catálisis (UMB)",
    "",
    "A.3. Formación académica",
    "Grado | Universidad | Año",
    "Doctora en Ciencias Químicas | Universidad de Umbra | 2002",
  );
  expect(positionsOf(text)).toEqual([
    "Catedrática de Universidad @ Universidad Pública de Lumora, 2017-11 to present",
    "Profesora Titular de Universidad @ Universidad Pública de Lumora, 2009 to 2017",
    "Investigadora @ Instituto de Catálisis (UMB), 2005 to 2009",
  ]);
  expect(educationsOf(text)).toEqual(["Doctora en Ciencias Químicas @ Universidad de Umbra, ? to 2002"]);
});

test("the form of experts in tenders: a company and who may be asked about the person", () => {
  const text = lines(
    "5. Education:",
    "Institution (date from – date to) | Degree(s) or diploma(s) obtained",
    "Lumora University (09/1999 – 06/2001) | Master of International Development",
    "Umbra University (1991 – 1996) | B.Sc. (Hons) Agricultural Economics",
    "",
    "11. Key qualifications:",
    "   - Team Leader on 12 framework contracts",
    "",
    "12. Professional experience",
    "",
    "Date from – to: 02/2016 – present",
    "Location: Umbrick",
    "Company & reference person: Lumora Development Partners AB (M. Muster)",
    "Position: Managing Partner",
    "Description: selected assignments",
    "",
    "Date from – to: 07/2010 – 01/2016",
    "Location: Umbrick",
    "Company & reference person: Vantelo (formerly Umbra International) (J. Muster)",
    "Position: Component Manager, Access to Finance",
    "Description: other assignments",
  );
  expect(positionsOf(text)).toEqual([
    "Managing Partner @ Lumora Development Partners AB, 2016-2 to present",
    "Component Manager, Access to Finance @ Vantelo, 2010-7 to 2016-1",
  ]);
  expect(educationsOf(text)).toEqual([
    "Master of International Development @ Lumora University, 1999-9 to 2001-6",
    "B.Sc. (Hons) Agricultural Economics @ Umbra University, 1991 to 1996",
  ]);
});
