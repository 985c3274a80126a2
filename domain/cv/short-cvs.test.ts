import { expect, test } from "vitest";
import { educationsOf, lines, outlineOf, positionsOf } from "./outline.test-support.ts";

test.each([
  [
    "two positions",
    lines("2019 – today  CTO, Lumora", "2014 – 2019  Engineer, Vantelo"),
    ["CTO @ Lumora, 2019 to present", "Engineer @ Vantelo, 2014 to 2019"],
  ],
  ["one position", "2019 – today  CTO, Lumora", ["CTO @ Lumora, 2019 to present"]],
  [
    "the person's name above two positions",
    lines("Jane Example", "CTO, Lumora (2019 – today)", "Engineer, Vantelo (2014 – 2019)"),
    ["CTO @ Lumora, 2019 to present", "Engineer @ Vantelo, 2014 to 2019"],
  ],
  [
    "German lines",
    lines("seit 2019  Vertriebsleiter, Lumora GmbH", "2014 – 2019  Berater, Vantelo AG"),
    ["Vertriebsleiter @ Lumora GmbH, 2019 to present", "Berater @ Vantelo AG, 2014 to 2019"],
  ],
  [
    "French lines",
    lines("2019 – aujourd'hui : directeur technique, Lumora SAS", "2014 – 2019 : ingénieur, Vantelo SA"),
    ["directeur technique @ Lumora SAS, 2019 to present", "ingénieur @ Vantelo SA, 2014 to 2019"],
  ],
  [
    "Spanish lines",
    lines("Ana Ejemplo", "Directora general en Lumora (2019 – presente)", "Jefa de ventas en Vantelo (2014 – 2019)"),
    ["Directora general @ Lumora, 2019 to present", "Jefa de ventas @ Vantelo, 2014 to 2019"],
  ],
  [
    "Italian lines",
    lines("2019 – oggi: direttore tecnico, Lumora S.r.l.", "2014 – 2019: ingegnere, Vantelo S.p.A."),
    ["direttore tecnico @ Lumora S.r.l., 2019 to present", "ingegnere @ Vantelo S.p.A., 2014 to 2019"],
  ],
  [
    "one entry of a page of LinkedIn",
    lines("Chief Technology Officer", "Lumora · Full-time", "Jan 2019 - Present · 6 yrs", "Berlin, Germany"),
    ["Chief Technology Officer @ Lumora, 2019-1 to present"],
  ],
  [
    "educations without a heading",
    lines("MSc Physics, University of Leeds, 2016 – 2018", "BSc Physics, University of York, 2013 – 2016"),
    ["school University of Leeds, 2018", "school University of York, 2016"],
  ],
  [
    "single years above an education",
    lines("2019 CTO, Lumora", "2014 Engineer, Vantelo", "2012 MSc Physics, University of Leeds"),
    ["CTO @ Lumora, 2019 to 2019", "Engineer @ Vantelo, 2014 to 2014", "school University of Leeds, 2012"],
  ],
  [
    "a Spanish note about oneself",
    "Soy directora técnica de Lumora desde 2019. Antes trabajé como ingeniera en Vantelo. Estudié Informática en la Universidad de Villa.",
    ["directora técnica @ Lumora, 2019 to present", "ingeniera @ Vantelo, ? to ?", "school Universidad de Villa, ?"],
  ],
  [
    "an Italian note about oneself",
    "Sono direttore tecnico di Lumora dal 2019. Prima ho lavorato come ingegnere in Vantelo per cinque anni. Ho studiato Informatica all'Università di Villa.",
    ["direttore tecnico @ Lumora, 2019 to present", "ingegnere @ Vantelo, ? to ?", "school Università di Villa, ?"],
  ],
  [
    "a German note about oneself in a mail",
    "Hallo Lina, kurz zu mir: Ich bin seit 2021 Produktmanagerin bei Lumora, davor war ich von 2017 bis 2021 Beraterin bei Vantelo. Studium in Musterstadt. Viele Grüße, Helga",
    ["Produktmanagerin @ Lumora, 2021 to present", "Beraterin @ Vantelo, 2017 to 2021"],
  ],
  [
    "a Spanish note that says when",
    "Actualmente directora técnica en Lumora (desde 2019). Anteriormente ingeniera en Vantelo (2014-2019).",
    ["directora técnica @ Lumora, 2019 to present", "ingeniera @ Vantelo, 2014 to 2019"],
  ],
  [
    "a word that says when before the title",
    lines("Currently CTO, Lumora, 2019 – present", "Formerly Engineer, Vantelo, 2014 – 2019"),
    ["CTO @ Lumora, 2019 to present", "Engineer @ Vantelo, 2014 to 2019"],
  ],
  [
    "one position with its tasks",
    lines(
      "CTO",
      "Lumora, Berlin",
      "2019 – present",
      "• Led a team",
      "• Built the billing system",
      "• Moved all services",
    ),
    ["CTO @ Lumora, 2019 to present"],
  ],
  [
    "positions without dates below a heading",
    lines("Experience", "CTO, Lumora", "Engineer, Vantelo"),
    ["CTO @ Lumora, ? to ?", "Engineer @ Vantelo, ? to ?"],
  ],
  [
    "the year of birth among the stations",
    lines(
      "1985 geboren in Unterdorf",
      "2005 – 2010 Studium Maschinenbau, TU Musterstadt",
      "2010 – 2016 Konstrukteur, Vantelo AG",
      "seit 2016 Entwicklungsleiter, Lumora GmbH",
    ),
    [
      "Konstrukteur @ Vantelo AG, 2010 to 2016",
      "Entwicklungsleiter @ Lumora GmbH, 2016 to present",
      "school TU Musterstadt, 2010",
    ],
  ],
])("a short CV is read: %s", (_name, text, expected) => {
  expect(outlineOf(text)).toEqual(expected);
});

test.each([
  ["vacancies", lines("Comptable H/F, Lumora SAS, à partir de 09/2025", "Chef de projet H/F, Vantelo SA, dès 06/2025")],
  [
    "vacancies below a heading",
    lines(
      "Posizioni aperte",
      "",
      "Contabile, Lumora S.p.A., dal 01/09/2025",
      "Ingegnere, Vantelo S.r.l., dal 01/06/2025",
    ),
  ],
  ["a vacancy", "Account Executive, Lumora, Berlin, from May 2025"],
  ["a contract", "Consultant: Lumora Ltd, term 01/2024 – 12/2025"],
  ["owners", lines("2005 – 2012  Owner: Lumora Holdings", "2012 – 2020  Owner: Vantelo Capital")],
  [
    "phases of a project",
    lines("Phase 1: Analyst interviews, Lumora, Jan – Mar 2025", "Phase 2: Manager workshops, Lumora, Apr – Jun 2025"),
  ],
  ["courses", lines("MSc Physics, University of Leeds, 2025 – 2026", "BSc Physics, University of York, 2025 – 2028")],
  [
    "a warranty",
    lines("Heat pump Lumora HP3: January 2020 – December 2029", "Controller Lumora C1: January 2020 – December 2024"),
  ],
  [
    "minutes",
    lines(
      "Minutes",
      "",
      "Present: J. Example (CEO)",
      "",
      "1. Hiring",
      "VP Sales: starts at Lumora in April 2024",
      "",
      "2. Numbers",
      "ARR March 2024: 1.2m",
    ),
  ],
])("a short text of another kind has an empty outline: %s", (_name, text) => {
  expect(outlineOf(text)).toEqual([]);
});

test.each(["Head of department", "Supervisor", "Betreuer"])(
  "%s: whom somebody worked for does not make it a list of people",
  (label) => {
    const text = lines(
      "Since 2019: Resident in Psychiatry",
      "Lumora University Hospital, Bochum",
      `${label}: Prof Ulrich Muster`,
      "",
      "2018-2019: Resident in Neurology",
      "Klinikum Vantelo GmbH, Recklinghausen",
      `${label}: Prof Manfred Probe`,
      "",
      "2015-2017: Research Assistant",
      "University of Umbrick, Germany",
      `${label}: Prof Jürgen Beispiel`,
    );
    expect(outlineOf(text)).toEqual([
      "Resident in Psychiatry @ Lumora University Hospital, 2019 to present",
      "Resident in Neurology @ Klinikum Vantelo GmbH, 2018 to 2019",
      "Research Assistant @ University of Umbrick, 2015 to 2017",
    ]);
  },
);

test("studies among the work, with what was studied and the school in brackets", () => {
  const text = lines(
    "1990 - 1995 Studied Educational Science (FU Berlin)",
    "1995 - 1997 Worked as a nurse at Vantelo Clinic",
    "1997 - 2002 Doctoral studies (FU Berlin)",
    "2004 - 2007 Research assistant at the Lumora Institute, Halle",
  );
  expect(positionsOf(text)).toEqual([
    "nurse @ Vantelo Clinic, 1995 to 1997",
    "Research assistant @ Lumora Institute, 2004 to 2007",
  ]);
  expect(educationsOf(text)).toEqual([
    "Educational Science @ FU Berlin, 1990 to 1995",
    "Doctoral studies @ FU Berlin, 1997 to 2002",
  ]);
});
