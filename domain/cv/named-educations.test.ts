import { expect, test } from "vitest";
import { educationsOf, lines } from "./outline.test-support.ts";

test.each([
  [
    "a university whose campus is on the next line",
    ["BSc Physics, 2012", "University of Umbra", "at Lumora Hill"],
    ["BSc Physics @ University of Umbra at Lumora Hill, ? to 2012"],
  ],
  [
    "a town that no list has, behind the dates of a degree",
    ["BSc Physics, Lumora University, 2009 – 2012", "Abitur, 2000 – 2009 Umbra-Lumenau."],
    ["BSc Physics @ Lumora University, 2009 to 2012", "Abitur @ –, 2000 to 2009"],
  ],
  [
    "entries that end with their dates, with and without words of degrees and schools",
    [
      "Certificat Pumps / Valves",
      "LUMTECH",
      "En cours, novembre 2015",
      "Licence Physique",
      "VANTEC, Lyon",
      "2012 à 2013",
      "Maintenance Informatique et Réseaux",
      "Lumora Institute of Pumps",
      "2010 à 2012",
      "Baccalauréat",
      "Lycée Umbra",
      "2010",
    ],
    [
      "Certificat Pumps / Valves @ LUMTECH, ? to 2015-11",
      "Licence Physique @ VANTEC, 2012 to 2013",
      "Maintenance Informatique et Réseaux @ Lumora Institute of Pumps, 2010 to 2012",
      "Baccalauréat @ Lycée Umbra, ? to 2010",
    ],
  ],
  [
    "what was taught above a school with its town, without a word of either",
    ["2021", "Service Design", "Nora Vantelo, Leeds", "2019", "Valve Thinking", "Lumora, London · remote"],
    ["Service Design @ Nora Vantelo, ? to 2021", "Valve Thinking @ Lumora, ? to 2019"],
  ],
  [
    "a school with its town above what was taught",
    ["Nora Vantelo, Leeds", "Service Design", "2021", "", "Lumora, London", "Valve Thinking", "2019"],
    ["Service Design @ Nora Vantelo, ? to 2021", "Valve Thinking @ Lumora, ? to 2019"],
  ],
  [
    "a course for an occupation",
    [
      "2023",
      "Bootcamp Product Designer",
      "Umbra, Leeds",
      "2021",
      "Optics",
      "Vantelo, London",
      "2019",
      "Arts",
      "Lumora University",
    ],
    [
      "Bootcamp Product Designer @ Umbra, ? to 2023",
      "Optics @ Vantelo, ? to 2021",
      "Arts @ Lumora University, ? to 2019",
    ],
  ],
  [
    "degrees below the projects of others",
    [
      "MSc Physics, Lumora University, 2014 - 2016",
      "Projects:",
      "- A laser",
      "BSc Physics, Vantelo University, 2010 - 2014",
      "Projekte :",
      "- A clock",
      "BTEC Optics, Umbra College, 2010",
    ],
    [
      "MSc Physics @ Lumora University, 2014 to 2016",
      "BSc Physics @ Vantelo University, 2010 to 2014",
      "BTEC Optics @ Umbra College, ? to 2010",
    ],
  ],
  [
    "no projects at schools",
    [
      "MSc Physics, Lumora University, 2014 - 2016",
      "Projects",
      "Vantelo University laser lab, 2015",
      "A clock for Umbra College, 2014",
    ],
    ["MSc Physics @ Lumora University, 2014 to 2016"],
  ],
  ["a degree at a school that no word gives away", ["DPT at Umbra A&V, 2012"], ["DPT @ Umbra A&V, ? to 2012"]],
  [
    "a degree in brackets behind its school",
    ["Lumora College (BSc Physics), 2015", "", "William & Vantelo (M.Ed.), 2012"],
    ["BSc Physics @ Lumora College, ? to 2015", "M.Ed @ William & Vantelo, ? to 2012"],
  ],
  [
    "no school before a degree in brackets",
    ["Physics (BSc), Lumora University, 2015"],
    ["Physics (BSc) @ Lumora University, ? to 2015"],
  ],
  [
    "two degrees, each with its school on one line",
    ["LLM, UMB Lumen", "", "Diploma of Nursing, Vantelo Academy"],
    ["LLM @ UMB Lumen, ? to ?", "Diploma of Nursing @ Vantelo Academy, ? to ?"],
  ],
  [
    "the diploma of a province",
    ["Ontario Secondary School Diploma, Lumora Collegiate Institute, 2012"],
    ["Ontario Secondary School Diploma @ Lumora Collegiate Institute, ? to 2012"],
  ],
  [
    "a school and its town without a comma",
    ["Lumora University Fort Umbra, NC 2012", "Bachelor of Science"],
    ["Bachelor of Science @ Lumora University, ? to 2012"],
  ],
  [
    "a short name in brackets",
    ["BSc Physics, Lumora College of Engineering (Faclum), 2015", "", "BA Arts, Realschule Umbra (Unterfeld), 2010"],
    ["BSc Physics @ Lumora College of Engineering (Faclum), ? to 2015", "BA Arts @ Realschule Umbra, ? to 2010"],
  ],
  [
    "a town whose letter is the last of those in brackets",
    ["BSc Physics, Federal Institute of Technology, Lumstadt (FITL), 2015", "", "MSc, Umbra University, Kiel, 2017"],
    ["BSc Physics @ Federal Institute of Technology, Lumstadt (FITL), ? to 2015", "MSc @ Umbra University, ? to 2017"],
  ],
  [
    "a department that is called a school below the school",
    [
      "Lumora University    2015",
      "School of Optics",
      "BSc Physics",
      "",
      "Umbra University    2017",
      "Faculty of Law",
      "MSc",
    ],
    ["BSc Physics @ Lumora University, ? to 2015", "MSc @ Umbra University, ? to 2017"],
  ],
  [
    "the letters of a state or a town behind a slash",
    ["Automação - SENAI/SMO", "Técnico - 2015", "", "Direito - Faculdade Lumora/SP", "Graduação - 2010"],
    ["Automação @ SENAI, ? to 2015", "Direito @ Faculdade Lumora, ? to 2010"],
  ],
  [
    "names that no word gives away below their degrees",
    ["BSc Physics", "Lumtec", "MSc Optics", "Umbratec"],
    ["BSc Physics @ Lumtec, ? to ?", "MSc Optics @ Umbratec, ? to ?"],
  ],
  [
    "Italian schools under short names, and what a technician learned",
    ["Tecnico di Comunicazione", "Ecilum", "Diploma in Elettronica", "ITC N. Lumora - A. Umbra"],
    ["Tecnico di Comunicazione @ Ecilum, ? to ?", "Diploma in Elettronica @ ITC N. Lumora - A. Umbra, ? to ?"],
  ],
  [
    "universities under their town and number",
    ["DEA d'Astrophysique à Paris 7 (1989)", "Master Finance - Université Lumville XII (1994)"],
    ["DEA d'Astrophysique @ Paris 7, ? to 1989", "Master Finance @ Université Lumville XII, ? to 1994"],
  ],
  [
    "a course and its school in the order of the degrees",
    ["MSc Physics: Umbra College, 2015", "BSc Physics: Lumora University, 2010", "Creative Writing: Umbra Labs, 2008"],
    [
      "MSc Physics @ Umbra College, ? to 2015",
      "BSc Physics @ Lumora University, ? to 2010",
      "Creative Writing @ Umbra Labs, ? to 2008",
    ],
  ],
  ["a field and a short name", ["Informática - UFPR, 2015", "Mestrado"], ["Mestrado @ UFPR, ? to 2015"]],
  ["a short name alone", ["GED", "Ivy Tech", "2011"], ["GED @ Ivy Tech, ? to 2011"]],
])("%s", (_name, rows, wanted) => {
  expect(educationsOf(lines("EDUCATION", "", ...rows))).toEqual(wanted);
});

test("'at' is a part of the name of a center", () => {
  expect(
    educationsOf(
      lines(
        "EDUCATION",
        "Lumora Technology Center at Umbria, Welding Certificate, 2014",
        "BSc Physics, Ashdale University, 2012",
      ),
    ),
  ).toEqual([
    "Welding Certificate @ Lumora Technology Center at Umbria, ? to 2014",
    "BSc Physics @ Ashdale University, ? to 2012",
  ]);
});
