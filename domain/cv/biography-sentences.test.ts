import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

/** What a biography says in a sentence after the one that introduces the person. */
function told(sentence: string): readonly string[] {
  const text = lines("Jo Example is a partner at Harbor Ventures.", "", sentence);
  return [...positionsOf(text).slice(1), ...educationsOf(text)];
}

describe("a sentence of a biography is read", () => {
  test.each([
    [
      "with several employers in a list",
      "She has held positions at Velox, Lumora and the Umbra Group.",
      ["– @ Velox, ? to ?", "– @ Lumora, ? to ?", "– @ Umbra Group, ? to ?"],
    ],
    [
      "with 'was with', and two titles at one employer",
      "From 2015 until 2022 she was with Velox Energy, first as a Test Engineer and from 2019 as Head of Engine Test.",
      ["Test Engineer @ Velox Energy, 2015 to 2022", "Head of Engine Test @ Velox Energy, 2019 to present"],
    ],
    [
      "with a name after 'employer was'",
      "Her first employer was Velox, in a village. She was there from 2009 to 2013 as a test engineer.",
      ["test engineer @ Velox, 2009 to 2013"],
    ],
    [
      "with the subject of a German professor",
      "Sie ist seit 2018 Professorin für Werkstoffkunde an der TU Dresden.",
      ["Professorin für Werkstoffkunde @ TU Dresden, 2018 to present"],
    ],
    [
      "with a field after 'in'",
      "She is also a lecturer in music at Velox.",
      ["lecturer in music @ Velox, ? to present"],
    ],
    [
      "with several degrees of one school",
      "She holds an MSc in Physics and a PhD from the University of Leeds.",
      ["MSc in Physics @ University of Leeds, ? to ?", "PhD @ University of Leeds, ? to ?"],
    ],
    [
      "with a degree in brackets behind its school",
      "She studied at Lumora College (BSc Physics, 2010) and at the University of Leeds (MSc, 2012).",
      ["BSc Physics @ Lumora College, ? to 2010", "MSc @ University of Leeds, ? to 2012"],
    ],
    [
      "beside a board of another company",
      "She serves on the board of Lumora and is a venture partner at Velox Capital.",
      ["venture partner @ Velox Capital, ? to present"],
    ],
    [
      "of a member of the staff",
      "She has been a member of the faculty at Velox College since 2010.",
      ["– @ Velox College, 2010 to present"],
    ],
    [
      "with a second title at the same employer",
      "In 2009 she moved to Velox as an Associate Partner, and in 2015 she was promoted to Senior Partner.",
      ["Associate Partner @ Velox, 2009 to ?", "Senior Partner @ Velox, 2015 to ?"],
    ],
    [
      "with years behind French names",
      "Elle a débuté chez Lumora en 2005 avant de rejoindre Velox en 2010 en tant que directrice financière.",
      ["– @ Lumora, 2005 to ?", "directrice financière @ Velox, 2010 to ?"],
    ],
    [
      "with the year of the work behind a school",
      "Titulaire d'un doctorat en chimie de l'Université de Lyon, elle dirige depuis 2018 Lumora.",
      ["– @ Lumora, 2018 to present", "doctorat @ Université de Lyon, ? to ?"],
    ],
    [
      "with a German subject and a town",
      "Nach dem Studium der Informatik in Karlsruhe arbeitete sie bei Lumora und Velox.",
      ["– @ Lumora, ? to ?", "– @ Velox, ? to ?"],
    ],
    [
      "with a title before a company with its legal form",
      "Her former roles include CFO of Velox Ltd and Director at Umbra.",
      ["CFO @ Velox Ltd, ? to ?", "Director @ Umbra, ? to ?"],
    ],
    ["with 'trabajado en'", "Ha trabajado en Lumora como ingeniera.", ["ingeniera @ Lumora, ? to ?"]],
    [
      "with a campus",
      "She received a PhD from the University of California, Berkeley in 2010.",
      ["PhD @ University of California, Berkeley, ? to 2010"],
    ],
    [
      "with a year that belongs to the next school",
      "Sie studierte Physik an der LMU München und promovierte 2010 an der ETH Zürich.",
      ["Physik @ LMU München, ? to ?", "– @ ETH Zürich, ? to 2010"],
    ],
    [
      "with the subject of a Spanish degree",
      "Es licenciada en Derecho por la Universidad de Sevilla.",
      ["licenciada en Derecho @ Universidad de Sevilla, ? to ?"],
    ],
    [
      "without those who honored the person",
      "She has received awards from the Lumora Graduate School at the University of Leeds.",
      [],
    ],
  ])("%s", (_, sentence, expected) => {
    expect(told(sentence)).toEqual(expected);
  });
});

describe("a short portrait is read", () => {
  test("if most of its sentences describe the person's work, not the career", () => {
    const text = lines(
      "Jo Example is an Assistant Professor at the University of Leeds.",
      "",
      "Jo studies how networks grow. Jo has written two books on them. Jo's work was shown in three museums. Jo's next book is on rivers.",
    );
    expect(positionsOf(text)).toEqual(["Assistant Professor @ University of Leeds, ? to present"]);
  });
  test("but not of a company", () => {
    const text = lines(
      "Lumora makes pumps in Leeds.",
      "",
      "Lumora's pumps are quiet. Lumora has won two prizes. Jo Example is a partner at Harbor Ventures. The pumps are sold in ten countries.",
    );
    expect(positionsOf(text)).toEqual([]);
  });
});

test("studies are read from sentences above a list of positions", () => {
  const text = lines(
    "Jo Example",
    "",
    "Jo likes pumps. She studied physics at the University of Leeds and received her PhD from Lumora University in 2010.",
    "",
    "Experience",
    "Engineer, Acme GmbH, 2014 – 2020",
    "Analyst, Velox Ltd, 2010 – 2014",
  );
  expect(educationsOf(text)).toEqual(["physics @ University of Leeds, ? to ?", "PhD @ Lumora University, ? to 2010"]);
});

describe("employers without a title or date are read from a text in the first person", () => {
  test("that names a school, too", () => {
    const text =
      "I'm a software engineer and live in Leeds. I currently work at Velox on payments. Before that, I was at Acme for five years. I studied mathematics at the University of Leeds.";
    expect(positionsOf(text)).toEqual(["– @ Velox, ? to present", "– @ Acme, ? to ?"]);
  });
  test("but not from a mail about a day at work", () => {
    const text =
      "I talked to Velox this morning. I worked with Acme on the offer last week. I was at Lumora on Tuesday, and I started at the new office today. I studied the contract from Umbra.";
    expect(positionsOf(text)).toEqual([]);
  });
});

test.each([
  [
    "Elle a commencé chez Umbra comme ingénieure (2010-2013). Ensuite Vantelo Recherche, à Nowhere, cheffe de projet de 2013 à 2017.",
    "cheffe de projet @ Vantelo Recherche, 2013 to 2017",
  ],
  [
    "She started at Umbra as an engineer (2010-2013). Next came Vantelo Research, as project manager from 2013 to 2017.",
    "project manager @ Vantelo Research, 2013 to 2017",
  ],
  [
    "Sie begann bei Umbra als Ingenieurin (2010-2013). Dann Vantelo in Kiel, Projektleiterin von 2013 bis 2017.",
    "Projektleiterin @ Vantelo, 2013 to 2017",
  ],
])("a station without a verb: '%s'", (text, expected) => {
  expect(positionsOf(text)[1]).toBe(expected);
});

test.each([
  ["Elle a obtenu un diplôme d'ingénieur de l'ENSCM en 2006", "diplôme d'ingénieur @ ENSCM, ? to 2006"],
  ["Après un diplôme d'ingénieur à l'ENSCM (2006), elle part", "diplôme d'ingénieur @ ENSCM, ? to 2006"],
  [
    "Elle a soutenu une thèse de doctorat en chimie à l'Université de Lumora en 2010",
    "thèse de doctorat en chimie @ Université de Lumora, ? to 2010",
  ],
])("a diploma is no title: '%s'", (study, expected) => {
  const text = `Jo Muster est directrice de Vantelo SAS depuis 2021. ${study}.`;
  expect(positionsOf(text)).toEqual(["directrice @ Vantelo SAS, 2021 to present"]);
  expect(educationsOf(text)).toEqual([expected]);
});

describe("a mail with a biography in quotation marks", () => {
  const mail = (open: string, close: string) =>
    lines(
      "Subject: our new adviser",
      "",
      "Hi Kim,",
      "as promised, the text for the note. Could we talk on Tuesday? The fund Umbra looked at the deal in 2022, and its partner is an ex-manager at Lumenco.",
      "",
      `${open}Jo Example has been CTO of Lumora Ltd since 2021. She started at Velox as a research engineer (2010-2013).`,
      "",
      `From 2013 to 2020 she was head of production at Vantelo, where she built a plant for pumps and led a team of 40 people.${close}`,
      "",
      "You can reach the reference on the phone. The analysts of Acme expect an answer next week.",
    );
  test.each([
    ["“", "”"],
    ["« ", " »"],
    ['"', '"'],
  ])("%s%s", (open, close) => {
    expect(positionsOf(mail(open, close))).toEqual([
      "CTO @ Lumora Ltd, 2021 to present",
      "research engineer @ Velox, 2010 to 2013",
      "head of production @ Vantelo, 2013 to 2020",
    ]);
  });
});
