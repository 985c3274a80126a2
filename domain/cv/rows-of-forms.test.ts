import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const LONG = "Design of the water supply of three towns, review of tenders and supervision of contractors. ".repeat(4);

test.each([
  [
    "a table with a long column of descriptions",
    lines(
      "Professional experience",
      "Date | Location | Company | Position | Description",
      `2016 – present | Nowhere, region | Acme-Umbra GmbH | Senior Water Engineer | ${LONG}`,
      "2012 – 2016 | Nowhere | LUMENCO | Manager, Planning and Construction | Responsible for 43 staff.",
    ),
    [
      "Senior Water Engineer @ Acme-Umbra GmbH, 2016 to present",
      "Manager, Planning and Construction @ LUMENCO, 2012 to 2016",
    ],
  ],
  [
    "a table of schools that employ the person, with unknown columns",
    lines(
      "Teaching Experience:",
      "",
      "Sl. No.\tName of the School\tDesignation\tClasses handled\tFrom\tTo",
      "1\tLumen International School, Nowhere\tHead of Science\tIX – XII\tJune 2016\tTill date",
      "2\tAcme Tuition Centre\tPart time faculty\tXI – XII\t2006\t2007",
    ),
    [
      "Head of Science @ Lumen International School, 2016-6 to present",
      "Part time faculty @ Acme Tuition Centre, 2006 to 2007",
    ],
  ],
  [
    "two remarks in brackets behind a company, and a title that begins with Project",
    lines(
      "WORK EXPERIENCE",
      "",
      "Project-based Engineer /Analyst                    April 2025 – June 2025",
      "Acme (Leeds, UK)",
      "",
      "Engineer — Cross-Border Waters\t\tDec 2012 – Feb 2024",
      "Ministry of the Interior of Umbra (Water Department) (Ston, Croatia)",
    ),
    [
      "Project-based Engineer /Analyst @ Acme, 2025-4 to 2025-6",
      "Engineer — Cross-Border Waters @ Ministry of the Interior of Umbra, 2012-12 to 2024-2",
    ],
  ],
  [
    "institutes behind a title, with places in brackets",
    lines(
      "Experience",
      "",
      "2016 - 2018 Engineer, Acme Corp (Marseille, France)",
      "2014 - 2016 Research Associate, Applied Pumps Laboratory (Seattle, U.S.A.)",
      "2012 Intern, Laboratoire d’Hydraulique et de Climatologie (Paris, France)",
    ),
    [
      "Engineer @ Acme Corp, 2016 to 2018",
      "Research Associate @ Applied Pumps Laboratory, 2014 to 2016",
      "Intern @ Laboratoire d’Hydraulique et de Climatologie, 2012 to 2012",
    ],
  ],
  [
    "a resume of Indeed with places after a hyphen or below",
    lines(
      "#readytowork",
      "",
      "Work Experience",
      "",
      "Network Engineer II",
      "Acme Technology-Falls Nowhere, VA",
      "October 2020 to Present",
      "",
      "Home Health Aide",
      "",
      "Lumen Women's Associates -",
      "Nowhere, LA -",
      "",
      "January 2014 to July 2016",
    ),
    [
      "Network Engineer II @ Acme Technology, 2020-10 to present",
      "Home Health Aide @ Lumen Women's Associates, 2014-1 to 2016-7",
    ],
  ],
  [
    "a page of LinkedIn with labels above the values",
    lines(
      "Experience",
      "",
      "Supply Chain Director",
      "Company Name",
      "Lumen Assembly Partners",
      "Dates Employed",
      "Sep 2014 – Present",
      "Employment Duration",
      "4 yrs 4 mos",
      "",
      "Buyer / Planner",
      "Company Name",
      "Acmelphi",
      "Dates Employed",
      "2003 – 2007",
    ),
    ["Supply Chain Director @ Lumen Assembly Partners, 2014-9 to present", "Buyer / Planner @ Acmelphi, 2003 to 2007"],
  ],
  [
    "dates and towns beside the main ones",
    lines(
      "EMPLOYMENT",
      "Acme Vault (acquired by Lumen Networks, 2023), Nowhere   2019 - 2023",
      "Head of Research",
      "",
      "Umbra Systems Ltd, Nowhere   2012 - 2019",
      "Team Leader, Endpoint Security",
    ),
    ["Head of Research @ Acme Vault, 2019 to 2023", "Team Leader, Endpoint Security @ Umbra Systems Ltd, 2012 to 2019"],
  ],
  [
    "a title and its specialty after a dash, below the company",
    lines(
      "EXPERIENCE",
      "ACME DEFENSE LLC, Nowhere, NC",
      "Site Lead – Reset Program, 07/2018 – 01/2021",
      "✓ Built a schedule",
      "",
      "Lumen Freight Inc., Nowhere, NC",
      "HR Manager / Team Leader, 2014 – 2018",
    ),
    [
      "Site Lead – Reset Program @ ACME DEFENSE LLC, 2018-7 to 2021-1",
      "HR Manager / Team Leader @ Lumen Freight Inc., 2014 to 2018",
    ],
  ],
  [
    "a company before its title",
    lines(
      "Experience",
      "Since Nov'19: Acme Limited, Nowhere as Deputy Manager – Accounts",
      "~ Closing of the books",
      "Jun'17 – Oct'19: Lumen Components Pvt. Ltd., Nowhere as Senior Executive",
      "~ Payments",
    ),
    [
      "Deputy Manager – Accounts @ Acme Limited, 2019-11 to present",
      "Senior Executive @ Lumen Components Pvt. Ltd., 2017-6 to 2019-10",
    ],
  ],
  [
    "a line of description between a company and its dates",
    lines(
      "EXPERIENCE",
      "",
      "FJORDLUMEN AS                Oslo, Norway",
      "Virtual power plant for housing cooperatives; 60 employees, backed by Umbra",
      "2021–present",
      "",
      "Chief Operating Officer",
      "– Responsible for operations",
      "",
      "ACME AS                      Oslo, Norway",
      "2011–2013",
      "",
      "Analyst",
      "– Modelled reservoirs",
    ),
    ["Chief Operating Officer @ FJORDLUMEN AS, 2021 to present", "Analyst @ ACME AS, 2011 to 2013"],
  ],
])("reads %s", (_name, text, expected) => {
  expect(positionsOf(text)).toEqual(expected);
});

test("keeps a school and its unit as one name", () => {
  const text = lines("Education", "University of Acme - Lumen School of Management", "MBA, 2010 - 2012");
  expect(educationsOf(text)).toEqual(["MBA @ University of Acme - Lumen School of Management, 2010 to 2012"]);
});

test.each([
  ["Spanish", "Experiencia laboral", "Nombre de la entidad", "Cargo desempeñado", "Tiempo de servicio", "Analista"],
  ["Spanish, of two kinds", "Experiencia laboral", "Empresa/Institución", "Último cargo", "Duración", "Analista"],
  ["German", "Berufserfahrung", "Derzeitiger Arbeitgeber", "Stellenbezeichnung", "Beschäftigungszeitraum", "Analyst"],
  ["French", "Expérience professionnelle", "Structure d'accueil", "Emploi occupé", "Durée", "Analyste"],
  ["Italian", "Esperienze lavorative", "Nome dell'azienda", "Posizione ricoperta", "Durata", "Analista"],
  ["Dutch", "Werkervaring", "Naam van het bedrijf", "Uitgeoefende functie", "Duur", "Analist"],
  ["Portuguese", "Experiência profissional", "Nome da empresa", "Função exercida", "Duração", "Analista"],
  ["English", "Work experience", "Most recent employer", "Position/Title", "Duration of employment", "Analyst"],
  ["with letters before them", "Work experience", "A. EMPLOYER", "Job function", "Duration", "Analyst"],
])("labels of a form are read: %s", (_, heading, company, title, dates, analyst) => {
  const form = lines(heading, "", `${company}: Lumora`, `${title}: ${analyst}`, `${dates}: 03/2014 - 05/2018`);
  expect(positionsOf(form)).toEqual([`${analyst} @ Lumora, 2014-3 to 2018-5`]);
});
