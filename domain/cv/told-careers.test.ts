import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

/** What a biography says in a sentence after the one that introduces the person. */
function told(sentence: string): readonly string[] {
  return positionsOf(lines("Jo Example is a partner at Harbor Ventures.", "", sentence)).slice(1);
}

describe("an employer is found", () => {
  test.each([
    ["that hires", "Vantelo then hired her as a lab technician.", ["lab technician @ Vantelo, ? to ?"]],
    [
      "that makes somebody its officer",
      "Lumora later made him its chief product officer in 2014.",
      ["chief product officer @ Lumora, 2014 to ?"],
    ],
    [
      "that hires, in French",
      "À l'été 2016, Vantelo la débauche comme directrice commerciale.",
      ["directrice commerciale @ Vantelo, 2016 to ?"],
    ],
    [
      "that an apposition says is led",
      "Umbra, the forecasting firm he has been running since 2021, is in Leeds.",
      ["– @ Umbra, 2021 to present"],
    ],
    ["that is introduced by its name", "In 2016 she joined a start-up by the name of Umbra.", ["– @ Umbra, 2016 to ?"]],
    [
      "of a unit, with a range behind it",
      "She survived the power desk of Lumora from 2012 to 2014.",
      ["– @ Lumora, 2012 to 2014"],
    ],
    [
      "of a unit that somebody leads",
      "Before this she ran the Nairobi office of Vantelo, from 2018 until the autumn of 2022.",
      ["– @ Vantelo, 2018 to 2022"],
    ],
    [
      "after 'and later'",
      "She built the payments team at Vantelo and later Umbra.",
      ["– @ Vantelo, ? to ?", "– @ Umbra, ? to ?"],
    ],
    [
      "with a number before its legal form",
      "She has been a director at Lumora 3 GmbH since 2021.",
      ["director @ Lumora 3 GmbH, 2021 to present"],
    ],
    [
      "after 'passé par'",
      "Passé par Vantelo puis par Umbra, il travaille depuis chez Lumora.",
      ["– @ Vantelo, ? to ?", "– @ Umbra, ? to ?", "– @ Lumora, ? to ?"],
    ],
    [
      "whose board appoints somebody",
      "The board of Vantelo plc has appointed Jo Example as chief financial officer.",
      ["chief financial officer @ Vantelo plc, ? to ?"],
    ],
    [
      "among earlier stops",
      "Earlier stops include Vantelo, where she was a regional director.",
      ["regional director @ Vantelo, ? to ?"],
    ],
    [
      "that somebody joins from",
      "She joins from Vantelo, where she was a controller.",
      ["controller @ Vantelo, ? to ?"],
    ],
    [
      "in small letters",
      "Since 2019 she has been a designer at vantelo, a bank.",
      ["designer @ vantelo, 2019 to present"],
    ],
    [
      "with a number behind its name",
      "Elle a été consultante chez Carbone 4 avant de fonder un atelier.",
      ["consultante @ Carbone 4, ? to ?"],
    ],
    [
      "that is the same for two titles",
      "She was appointed CEO of Vantelo Ltd in 2020. She was COO of the Group from 2016 to 2019.",
      ["CEO @ Vantelo Ltd, 2020 to ?", "COO @ Vantelo Ltd, 2016 to 2019"],
    ],
    [
      "behind the unit of a title",
      "From 2014 to 2019 she was Vice President, Operations at Vantelo.",
      ["Vice President, Operations @ Vantelo, 2014 to 2019"],
    ],
    ["of today", "Currently she is a researcher at Umbra Labs.", ["researcher @ Umbra Labs, ? to present"]],
    [
      "only where the person is not self-employed",
      "Since 2020 she has worked as a freelance designer.",
      ["freelance designer @ –, 2020 to present"],
    ],
  ])("%s", (_name, sentence, expected) => {
    expect(told(sentence)).toEqual(expected);
  });

  test("and not in the subject of a chair", () => {
    const sentence =
      "She came to Lumora University as a lecturer in 2009 and has been Professor of Polymer Physics since 2018.";
    expect(told(sentence)).toEqual([
      "lecturer @ Lumora University, 2009 to ?",
      "Professor of Polymer Physics @ Lumora University, 2018 to present",
    ]);
  });
});

test.each([
  ["of a board", "Since 2019 she has been a non-executive director of Vantelo."],
  ["of a society", "She is a Fellow of the Umbra Society since 2018."],
  ["of a speaker", "In 2019 she gave talks at the Umbra Summit and Lumora Days."],
  ["of a customer", "Harbor Ventures works with Vantelo, Lumora and Umbra."],
  ["of a partner", "Her team has worked together with Vantelo since 2018."],
])("no position %s is read", (_name, sentence) => {
  expect(told(sentence)).toEqual([]);
});

test("what somebody has studied is no position at the school", () => {
  const text =
    "Kim Ejemplo es economista de la Universidad Lumora (2009). Kim fue directora de Vantelo de 2012 a 2016.";
  expect(positionsOf(text)).toEqual(["directora @ Vantelo, 2012 to 2016"]);
});

describe("the dates of a sentence", () => {
  test.each([
    ["end where somebody left", "She joined Vantelo in 2014 and left in 2018.", ["– @ Vantelo, 2014 to 2018"]],
    [
      "end with 'until he quit'",
      "He was an engineer at Vantelo until he quit in 2019.",
      ["engineer @ Vantelo, ? to 2019"],
    ],
    [
      "are a range between a year and a season",
      "Zwischen 2014 und dem Frühjahr 2018 war sie Ingenieurin bei Vantelo.",
      ["Ingenieurin @ Vantelo, 2014 to 2018"],
    ],
  ])("%s", (_name, sentence, expected) => {
    expect(told(sentence)).toEqual(expected);
  });
});

describe("a career is read from sentences", () => {
  test("by sentences that begin with the person's name, who no sentence says is something", () => {
    const text =
      "Giulia Esempio, che vive a Udine, ha studiato matematica all'Università di Lumora. È stata ricercatrice all'Istituto Umbra (2013-2015). Giulia scrive per una rivista.";
    expect(positionsOf(text)).toEqual(["ricercatrice @ Istituto Umbra, 2013 to 2015"]);
  });

  test("also in a portrait that quotes the person", () => {
    const text =
      'She studied at Lumora College. From 2011 to 2016 she built models at Umbra Laboratories. "I was the only one without a doctorate," she says. She was an engineer at Vantelo in 2009.';
    expect(positionsOf(text)).toEqual(["– @ Umbra Laboratories, 2011 to 2016", "engineer @ Vantelo, 2009 to 2009"]);
    expect(educationsOf(text)).toEqual(["– @ Lumora College, ? to ?"]);
  });

  test("by an announcement whose other paragraphs are about the person, without who is quoted", () => {
    const text = lines(
      "Vantelo SA annonce la nomination de Kim Exemple.",
      "",
      "Kim Exemple a été directrice de Lumora de 2017 à 2022. Elle avait auparavant travaillé chez Umbra de 2008 à 2017 comme responsable. Elle vit à Lyon.",
      "",
      "« Kim apporte une solide expérience », a déclaré Jo Muster, président de Vantelo depuis 2020.",
    );
    expect(positionsOf(text)).toEqual(["directrice @ Lumora, 2017 to 2022", "responsable @ Umbra, 2008 to 2017"]);
  });

  test("of a partner, whose title in Spanish is also that of a member", () => {
    const text =
      "Kim Ejemplo es socio de Vantelo Ventures desde 2017. Anteriormente fue director de Lumora entre 2011 y 2016.";
    expect(positionsOf(text)).toEqual(["socio @ Vantelo Ventures, 2017 to present", "director @ Lumora, 2011 to 2016"]);
  });

  test("with two employers after one Italian verb", () => {
    const text =
      "Kim Esempio è direttore di Vantelo dal 2015. Ha lavorato in Umbra dal 2003 al 2009 come progettista e in Lumora dal 2009 al 2015 come responsabile.";
    expect(positionsOf(text)).toContain("responsabile @ Lumora, 2009 to 2015");
  });

  test("but not by news that quote somebody", () => {
    const text = lines(
      "Vantelo names new finance chief",
      "",
      "Vantelo has appointed Kim Example as chief financial officer. She joins from Lumora, where she was group treasurer from 2018 to 2023.",
      "",
      '"Kim brings exactly what we need," said Jo Muster, chief executive of Vantelo since 2020. The company is in Leeds.',
    );
    expect(positionsOf(text)).toEqual([]);
  });

  test("but not by a mail that names people at companies", () => {
    const text = lines(
      "Wanted to introduce you to Dev at Vantelo. They closed a round led by Umbra in March 2023 and are raising again. Dev was at Lumora before. I know them from my time at Harbor.",
      "",
      "Shall we find 30 minutes next week? Tuesday 4 June or Thursday 6 June would work.",
    );
    expect(positionsOf(text)).toEqual([]);
  });
});

test.each([
  [
    "Jo Muster served with the Carrow Air Force for 21 years (1996-2017), first as a fighter pilot and later as Deputy Director (Space Operations). He then joined Lumora in 2018.",
    [
      "fighter pilot @ Carrow Air Force, 1996 to ?",
      "Deputy Director (Space Operations) @ Carrow Air Force, ? to 2017",
      "– @ Lumora, 2018 to ?",
    ],
  ],
  [
    "Kim Muster war von 2010 bis 2016 bei der Lumora AG, zunächst als Ingenieurin und später als Leiterin der Entwicklung. 2016 wechselte sie zu Vantelo.",
    ["Ingenieurin @ Lumora AG, 2010 to ?", "Leiterin der Entwicklung @ Lumora AG, ? to 2016", "– @ Vantelo, 2016 to ?"],
  ],
  [
    "Kim Muster a passé douze ans chez Lumora, de 2003 à 2015, d'abord comme ingénieure de terrain au Gabon et en Écosse, puis comme directrice des opérations. En 2015, elle rejoint Vantelo à Orléans en qualité de cheffe de projet, poste qu'elle quitte en 2019 pour Umbra Solutions, où elle travaille jusqu'en 2022.",
    [
      "ingénieure de terrain @ Lumora, 2003 to ?",
      "directrice des opérations @ Lumora, ? to 2015",
      "cheffe de projet @ Vantelo, 2015 to 2019",
      "– @ Umbra Solutions, 2019 to 2022",
    ],
  ],
  [
    "Jo Muster joined Forever 21 in 2010 as an analyst. From 2014 to 2018 he was Vice President – Business Development with Vantelo.",
    ["analyst @ Forever 21, 2010 to ?", "Vice President – Business Development @ Vantelo, 2014 to 2018"],
  ],
  [
    "Kim Muster was a principal at Umbra from 2014 to 2018 and worked on MiG-29s. She is a partner at Lumora. Deals she led: Carrow (seed, 2023), Harbor (Series A, 2024).",
    ["principal @ Umbra, 2014 to 2018", "partner @ Lumora, ? to present"],
  ],
  [
    "Seit Sommer 2021 ist sie Head of Operations bei Zulieferer „Lumora Hessen GmbH“. Von 2012 bis 2016 war sie Beraterin bei Umbra Consulting.",
    ["Head of Operations @ Lumora Hessen GmbH, 2021 to present", "Beraterin @ Umbra Consulting, 2012 to 2016"],
  ],
])("positions in %j", (text, expected) => {
  expect(positionsOf(text)).toEqual(expected);
});

test.each([
  [
    "She holds a BEng from the University of Usher and an MBA of Umbra Business School.",
    ["BEng @ University of Usher", "MBA @ Umbra Business School"],
  ],
  [
    "She holds an Executive MBA from Carrow University. She attended a short programme at the Harbor University.",
    ["Executive MBA @ Carrow University"],
  ],
  [
    "Elle est diplômée de l'École nationale supérieure de géologie de Nancy (2009).",
    ["– @ École nationale supérieure de géologie de Nancy"],
  ],
  [
    "Elle est diplômée de l'École supérieure d'électronique de Paris (2009).",
    ["– @ École supérieure d'électronique de Paris"],
  ],
])("studies in %j", (sentence, expected) => {
  const text = `Kim Muster was CFO at Lumora from 2014 to 2018. ${sentence}`;
  expect(educationsOf(text).map((education) => education.replace(/, .*/, ""))).toEqual(expected);
});

test("the sentences of a person's page are read below lines that are no entries", () => {
  const text = lines(
    "Skip to content",
    "Lumora Capital",
    "Portfolio Team Thesis Writing Contact",
    "",
    "← Back to team",
    "",
    "Kim Muster",
    "Venture Partner, Edinburgh",
    "",
    "She joined us in 2023 from Vantelo Energy, where she had been Chief Operating Officer for five years and had to get four turbines back on the seabed.",
    "",
    "Kim moved to Aberdeen to work for Subsea 7 as an installation engineer, a job she held until 2006. Then she was programme manager at Umbra from 2014 to 2018.",
    "",
    "Kim has a BEng in Naval Architecture from the University of Usher.",
    "",
    "“I would rather see a rusty prototype than a shiny deck.”",
    "",
    "You may also want to meet",
    "Alasdair Usher, General Partner",
    "Ines Carrow, Principal",
  );
  expect(positionsOf(text)).toEqual(
    expect.arrayContaining(["installation engineer @ Subsea 7, ? to 2006", "programme manager @ Umbra, 2014 to 2018"]),
  );
});
