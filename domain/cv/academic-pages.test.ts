import { describe, expect, test } from "vitest";
import { educationsOf, lines, outlineOf, positionsOf } from "./outline.test-support.ts";

test("a long entry behind its dates and a colon, with links", () => {
  const text = lines(
    "## Experience",
    "",
    "Since August 2017: **Research and Teaching Assistant in Pump Science** at the Lumora University of Applied Sciences and Arts, [Umbra school of pumps and valves and other things of water (USP)][usp]",
    "- Helping with courses",
    "",
    "January 2015 - July 2017: **Archivist** at the Vantelo Institute of Technology, [Archives][a]",
  );
  expect(positionsOf(text)).toEqual([
    "Research and Teaching Assistant in Pump Science @ Lumora University of Applied Sciences and Arts, 2017-8 to present",
    "Archivist @ Vantelo Institute of Technology, 2015-1 to 2017-7",
  ]);
});

describe("studies", () => {
  test.each([
    ["2013-2017: **MSc Physics** at the Lumora University", "MSc Physics @ Lumora University, 2013 to 2017"],
    ["DEA de physique à Lumora 7 (1989)", "DEA de physique @ Lumora 7, ? to 1989"],
    ["Doctorat en physique à l'UMB (1992)", "Doctorat en physique @ UMB, ? to 1992"],
    [
      "2013-2017: Diploma of Pumps (“Diplôme des pompes”), Lumora University",
      "Diploma of Pumps @ Lumora University, 2013 to 2017",
    ],
  ])("%s", (entry, expected) => {
    expect(educationsOf(lines("## Education et parcours universitaire", "", `- ${entry}`))).toEqual([expected]);
  });
});

test("items of lists inside the entries keep their marks, and name no employer", () => {
  const text = lines(
    "## Expérience professionnelle",
    "",
    "- Depuis 2024, Professeur de physique, Lumora Atlantique",
    "  - Directeur Recherche",
    "  - UMR 6285 Lab-LUM Lumora Atlantique-UBU-ENSTA Umbra",
    "- 2020-2024, Professeur de physique, Vantelo Atlantique",
    "  - Département Pompes",
    "- 2011-2020, Maître de conférences, Ecole Centrale de Lumora",
  );
  expect(positionsOf(text)).toEqual([
    "Professeur de physique @ Lumora Atlantique, 2024 to present",
    "Professeur de physique @ Vantelo Atlantique, 2020 to 2024",
    "Maître de conférences @ Ecole Centrale de Lumora, 2011 to 2020",
  ]);
});

test("a heading of duties on the level of the main headings opens a section", () => {
  const text = lines(
    "## Experience",
    "- 2014-2016, Engineer, Acme GmbH",
    "",
    "## Formation",
    "- Doctorat en physique, Université de Lumora, 1998",
    "",
    "## Responsabilités",
    "- Membre du comité de direction, École Umbra (2008-2020)",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme GmbH, 2014 to 2016"]);
  expect(educationsOf(text)).toEqual(["Doctorat en physique @ Université de Lumora, ? to 1998"]);
});

test("unpaid work in brackets is no position, and a dash of a source separates no campus", () => {
  const text = lines(
    "<h2>Experience</h2>",
    "<p>Scheduler (volunteer), Umbra Daycare, 2018 - 2020</p>",
    "<p>Lecturer, University of Wisconsin &#8211; Madison, 2014 - 2016</p>",
  );
  expect(positionsOf(text)).toEqual(["Lecturer @ University of Wisconsin – Madison, 2014 to 2016"]);
});

test("posts among the studies are positions", () => {
  const text = lines(
    "Akademischer Werdegang",
    "seit 10/2019	W2-Professorin für Pumpen, Universität Lumora",
    "2011 – 2014	Nachwuchsgruppenleiterin, TU Lumora",
    "2009 – 2011	Postdoc, University of Umbra",
    "11/2008	Promotion, Universität Umbra",
    "2000 – 2005	Studium der Physik, Universität Vantelo",
  );
  expect(positionsOf(text)).toEqual([
    "W2-Professorin für Pumpen @ Universität Lumora, 2019-10 to present",
    "Nachwuchsgruppenleiterin @ TU Lumora, 2011 to 2014",
    "Postdoc @ University of Umbra, 2009 to 2011",
  ]);
  expect(educationsOf(text).map((education) => education.split(" @ ")[0])).toEqual(["Promotion", "Studium der Physik"]);
});

test.each([
  ["POSITIONS OF TRUST", "2021 - 2024 Board member, Umbra Foundation"],
  ["CONFERENCE PRESENTATIONS", "2021 - 2024 Lecturer of the year, Umbra University"],
  ["THESIS EXAMINATIONS", "2021 - 2024 Examiner, University of Umbra"],
  ["SYNERGISTIC ACTIVITIES", "2021 - 2024 Editor, Journal of Umbra"],
])("“%s” opens a section of other things", (heading, entry) => {
  const text = lines(
    "CURRENT POSITIONS",
    "",
    "2014 - 2020 Professor, Lumora University",
    "",
    heading,
    "",
    entry,
    "",
    "PROFESSIONAL PREPARATION",
    "",
    "2008 PhD Physics, University of Lumora",
  );
  expect(positionsOf(text)).toEqual(["Professor @ Lumora University, 2014 to 2020"]);
  expect(educationsOf(text)).toEqual(["PhD Physics @ University of Lumora, ? to 2008"]);
});

test("a member of a society holds no position", () => {
  const text = lines(
    "Positions and Appointments",
    "2014 – Present	Professor, Lumora University",
    "2009 – Present	Member, Umbra Society of America",
  );
  expect(positionsOf(text)).toEqual(["Professor @ Lumora University, 2014 to present"]);
});

test("an open range before a colon, and who advised a thesis", () => {
  const text = lines(
    "## Career",
    "",
    "- 2021–: **Assistant Professor**, Lumora University",
    "- 2018–21: **Postdoc**, Vantelo Institute",
    "- 2014–18: **PhD** in Statistics, University of Umbra. Advisor: Kim Muster",
    "- 2009–14: **BSc (Honours)** in Mathematics, Vantelo University",
  );
  expect(positionsOf(text)).toEqual([
    "Assistant Professor @ Lumora University, 2021 to present",
    "Postdoc @ Vantelo Institute, 2018 to 2021",
  ]);
  expect(educationsOf(text)).toEqual([
    "PhD in Statistics @ University of Umbra, 2014 to 2018",
    "BSc (Honours) in Mathematics @ Vantelo University, 2009 to 2014",
  ]);
});

test("headings with Roman numbers, of which no word or one of duties says what they open", () => {
  const text = lines(
    "I. CURSUS UNIVERSITAIRE",
    "2012 : Doctorat de géographie, Université Lumora – Marie Muster. Jury : A. Exemple",
    "2003-2005 : BUT Commerce, parcours SME, IUT de Vannes – Université Lumora Sud",
    "",
    "II. EMPLOIS",
    "Depuis 2014 : maîtresse de conférences, Université Lumora – Marie Muster",
    "2013-2014 : ingénieure, Vantelo Eau",
    "",
    "III. CONTRATS DE RECHERCHE",
    "ANR « UMBRA » (2021-2025), responsable du lot 3 ; partenaires : LUMEN",
    "",
    "IV. RESPONSABILITÉS",
    "Co-responsable du master de géographie depuis 2019",
  );
  expect(positionsOf(text)).toEqual([
    "maîtresse de conférences @ Université Lumora – Marie Muster, 2014 to present",
    "ingénieure @ Vantelo Eau, 2013 to 2014",
  ]);
  expect(educationsOf(text)).toEqual([
    "Doctorat de géographie @ Université Lumora – Marie Muster, ? to 2012",
    "BUT Commerce, parcours SME @ IUT de Vannes – Université Lumora Sud, 2003 to 2005",
  ]);
});

test("a hospital at a river, and its department", () => {
  const text = lines(
    "Klinische Tätigkeit",
    "10/2020 – heute      Direktorin der Klinik für Chirurgie",
    "                     Universitätsklinikum Umbra (Saale)",
    "04/2015 – 09/2020    Oberärztin",
    "                     Städtisches Klinikum Lumen (Oder)",
  );
  expect(positionsOf(text)).toEqual([
    "Direktorin der Klinik für Chirurgie @ Universitätsklinikum Umbra (Saale), 2020-10 to present",
    "Oberärztin @ Städtisches Klinikum Lumen (Oder), 2015-4 to 2020-9",
  ]);
});

test("a call to a chair is neither a position nor an education", () => {
  const text = lines(
    "Akademische Tätigkeit",
    "10/2020 – heute      Universitätsprofessorin für Chirurgie, Universität Lumen",
    "2018                 Ruf auf eine W2-Professur, Universität zu Umbra (abgelehnt)",
    "2016 – 2020          Außerplanmäßige Professorin, Universität Vantelo",
  );
  expect(outlineOf(text)).toEqual([
    "Universitätsprofessorin für Chirurgie @ Universität Lumen, 2020-10 to present",
    "Außerplanmäßige Professorin @ Universität Vantelo, 2016 to 2020",
  ]);
});
