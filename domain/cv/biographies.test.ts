import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

describe("a biography whose sentences begin with a name", () => {
  test.each([
    [
      "in English, with a form of address",
      "Kim Example, age 52, has served as Chief Executive Officer of Vantelo Rail since March 2016. From 2010 to 2016, Ms. Example was Executive Vice President of Lumora Mobility. Ms. Example served in various roles at Umbra Company from 1995 to 2010.",
      [
        "Chief Executive Officer @ Vantelo Rail, 2016-3 to present",
        "Executive Vice President @ Lumora Mobility, 2010 to 2016",
        "– @ Umbra Company, 1995 to 2010",
      ],
    ],
    [
      "with a first name only",
      "Kim was previously Head of Engineering at Lumora Energy and Senior Engineer at Umbra. Kim holds a degree from Lumora University.",
      ["Head of Engineering @ Lumora Energy, ? to ?", "Senior Engineer @ Umbra, ? to ?"],
    ],
    [
      "in Spanish, without a subject",
      "Kim Ejemplo es directora general de Vantelo desde 2018. Anteriormente fue directora financiera de Lumora y auditora en Umbra. Es licenciada en Economía por la Universidad Lumora.",
      [
        "directora general @ Vantelo, 2018 to present",
        "directora financiera @ Lumora, ? to ?",
        "auditora @ Umbra, ? to ?",
      ],
    ],
    [
      "in Italian",
      "Kim Esempio è amministratore delegato di Vantelo S.p.A. dal 2017. In precedenza è stato direttore commerciale di Lumora e consulente presso Umbra & Company.",
      [
        "amministratore delegato @ Vantelo S.p.A., 2017 to present",
        "direttore commerciale @ Lumora, ? to ?",
        "consulente @ Umbra & Company, ? to ?",
      ],
    ],
    [
      "in German, of a seat in the management",
      "Kim Muster war von 2001 bis 2007 als Rechtsanwalt bei Lumora tätig. 2007 wechselte er als Syndikus zur Vantelo SE. Seit 2016 ist er Mitglied des Vorstands der Umbra Versicherungen.",
      [
        "Rechtsanwalt @ Lumora, 2001 to 2007",
        "Syndikus @ Vantelo SE, 2007 to ?",
        "Mitglied des Vorstands @ Umbra Versicherungen, 2016 to present",
      ],
    ],
    [
      "in an announcement with a quotation and few dated positions",
      "Lumora plc today announces the appointment of Fiona Example as Chief Financial Officer. She succeeds Martin Muster, who informed the Board in February.\n\nFiona joins from Vantelo, where she was Group Financial Controller from 2018 to 2023. Between 2009 and 2018 she worked for Umbra plc in a number of senior roles. She began her career at Harbor Partners. Fiona read Economics at Umbra University.\n\nCommenting on the appointment, Sir David Sample, Chairman, said: “Fiona brings deep knowledge of the industry.”",
      [
        "Chief Financial Officer @ Lumora plc, ? to present",
        "Group Financial Controller @ Vantelo, 2018 to 2023",
        "– @ Umbra plc, 2009 to 2018",
        "– @ Harbor Partners, ? to ?",
      ],
    ],
    [
      "with a word before the name that is none",
      "Harriet Example has been an operating partner at Lumora since January 2022. She had spent a decade on other people's warehouses: first at Vantelo, as a process engineer from 2010 to 2013.\n\nOutside work Harriet is a trustee of Canal Trust North and rows, badly.",
      ["operating partner @ Lumora, 2022-1 to present", "process engineer @ Vantelo, 2010 to 2013"],
    ],
  ])("is read %s", (_name, text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });
});

test("a heading between two lines ends a paragraph", () => {
  const text = lines(
    "Kim Example",
    "Head of Talent at Vantelo | previously at Lumora and Umbra",
    "About",
    "Before Vantelo I spent four years at Lumora as Senior Recruiter and three years at Umbra as a Sourcer.",
    "I studied Psychology at the University of Lumora.",
  );
  expect(positionsOf(text)).toContain("Senior Recruiter @ Lumora, ? to ?");
  expect(positionsOf(text).some((position) => position.includes("About"))).toBe(false);
});

test.each([
  [
    "paragraphs under names",
    lines(
      "Kim Example – Managing Partner",
      "Kim founded the firm in 2009. Before that she worked at Lumora.",
      "",
      "Jo Muster – Partner",
      "Jo joined in 2014 from Umbra Ventures, where he was a principal.",
      "",
      "Sam Specimen – Operating Partner",
      "Sam was COO of Vantelo until 2021.",
    ),
  ],
  [
    "sentences",
    "Kim Example (CEO) was VP R&D at Lumora from 2014 to 2021. Jo Muster (CTO) did his PhD at Lumora University and worked at Umbra Works. They met at Vantelo First in 2021.",
  ],
])("a page about several persons has no outline: %s", (_name, text) => {
  expect([...positionsOf(text), ...educationsOf(text)]).toEqual([]);
});

describe("sentences of biographies", () => {
  test.each([
    [
      "a name that ends as a region's code",
      "She is a research scientist at Lumora AI in Leeds. She was an engineer at Vantelo. She worked at Umbra.",
      ["research scientist @ Lumora AI, ? to present", "engineer @ Vantelo, ? to ?", "– @ Umbra, ? to ?"],
    ],
    [
      "the buyer of a company in brackets",
      "He was an engineer at Lumora (acquired by Umbra) and a manager at Vantelo. He is a director at Acme.",
      ["engineer @ Lumora, ? to ?", "manager @ Vantelo, ? to ?", "director @ Acme, ? to present"],
    ],
    [
      "two employers behind the same word",
      "She worked for Lumora & de Umbra in Leeds and for Vantelo in York. She is a director at Acme.",
      ["– @ Lumora & de Umbra, ? to ?", "– @ Vantelo, ? to ?", "director @ Acme, ? to present"],
    ],
    [
      "the short name of a company",
      "Kim Example joined Lumora Capital in 2015. Prior to joining Lumora, she was a manager at Vantelo. She is a director at Acme.",
      ["– @ Lumora Capital, 2015 to ?", "manager @ Vantelo, ? to ?", "director @ Acme, ? to present"],
    ],
    [
      "a unit behind a title, in German",
      "Kim Muster war von 2012 bis 2016 Leiterin Rechnungswesen bei Lumora. Seit 2019 ist sie Gruppenleiterin Klinische Forschung bei Vantelo.",
      [
        "Leiterin Rechnungswesen @ Lumora, 2012 to 2016",
        "Gruppenleiterin Klinische Forschung @ Vantelo, 2019 to present",
      ],
    ],
    [
      "an adjective behind a title, in French",
      "Kim Exemple a été directeur industriel de Lumora de 2017 à 2022. Elle est ingénieure chez Vantelo depuis 2022.",
      ["directeur industriel @ Lumora, 2017 to 2022", "ingénieure @ Vantelo, 2022 to present"],
    ],
    [
      "a founder, in German",
      "Kim Muster gründete 2012 die Muster & Lumora Beratung GmbH in Köln. Davor war sie elf Jahre bei der Deutschen Vantelo tätig, zuletzt als Leiterin. Die Psychologin reist gern.",
      ["– @ Muster & Lumora Beratung GmbH, 2012 to ?", "Leiterin @ Deutschen Vantelo, ? to ?"],
    ],
  ])("name %s", (_name, text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });

  test("somebody “read” a subject at a school", () => {
    const text =
      "Fiona Example is a director at Lumora. She was an engineer at Vantelo from 2010 to 2013. She read engineering science at the University of Umbra.";
    expect(educationsOf(text)).toEqual(["engineering science @ University of Umbra, ? to ?"]);
  });

  test("“M.D.” is a degree", () => {
    const text =
      "She received her M.D. from Lumora University School of Medicine in 2006. She is a professor at Umbra University. She was an engineer at Vantelo.";
    expect(educationsOf(text)).toEqual(["M.D. @ Lumora University School of Medicine, ? to 2006"]);
  });
});
