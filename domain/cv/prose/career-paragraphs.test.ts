import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const CAREER =
  "She had spent six years at Vantelo, where she was head of design from 2014 to 2020. Before that she worked as a naval architect at Umbra from 2010 until 2014. She holds an MSc from the University of Lumen (2010).";
const FOUND = ["head of design @ Vantelo, 2014 to 2020", "naval architect @ Umbra, 2010 to 2014"];

describe("one paragraph tells the career of a person", () => {
  test.each([
    [
      "among others about the market and the company",
      lines(
        "Memo – Project Harbor",
        "",
        "The market is worth 4 billion. Three suppliers share it. None of them sells to small yards. All are old.",
        "",
        CAREER,
        "",
        "Harbor has an agreement with a consultant. Nobody has left except an office manager. The finance function is outsourced to Kestrel Books.",
        "",
        "Compensation is low. Vesting restarts on closing. There is no board. Lumio is an observer.",
      ),
      FOUND,
    ],
    [
      "and another names people at other companies",
      lines(
        "I would like you to meet Jo Example.",
        "",
        CAREER,
        "",
        "Tobias runs the health fund at Kestrel Row and used to be at Lumio. Anneke came from Harbor Group.",
      ),
      FOUND,
    ],
    [
      "and a small one where nobody works",
      lines(
        CAREER,
        "",
        "The company works with Kestrel Row and has 12 people. It trained with Lumio and left Harbor Group.",
      ),
      FOUND,
    ],
    [
      "in parts, with one between them that tells of the company",
      lines(
        "The town has 9000 people. Most of them know the mill. Nobody expected it to open again.",
        "",
        "She was a pilot at Vantelo from 2010 to 2019, and she liked it.",
        "",
        "The field belonged to an aunt.",
        "",
        "She was head of sales at Umbra from 2019 to 2022. She studied physics at the University of Lumen (2009).",
        "",
        "Tobias runs the health fund at Kestrel Row and used to be at Lumio. Anneke came from Harbor Group.",
      ),
      ["pilot @ Vantelo, 2010 to 2019", "head of sales @ Umbra, 2019 to 2022"],
    ],
    [
      "below a heading, with the studies below another",
      lines(
        "Présentez votre parcours",
        "J'ai été responsable R&D chez Lumora de 2018 à 2021, puis j'ai rejoint Umbra en 2022.",
        "",
        "Formation complémentaire éventuelle",
        "Executive MBA, Lumen School of Business (2022)",
        "",
        "Vos partenaires",
        "Quels sont vos clients ? Que fait votre entreprise ?",
      ),
      ["responsable R&D @ Lumora, 2018 to 2021", "– @ Umbra, 2022 to ?"],
    ],
  ])("%s", (_name, text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });

  const ARTICLE = [
    "The market is worth 4 billion. Three suppliers share it. None of them sells to small yards. All are old.",
    CAREER,
    "The plant opens in May. It has two lines. The first one is sold out. A second hall is planned.",
    "Prices fell by a third. The harbor has a new crane. Nobody else bids. The town has 9000 people.",
    "Anneke runs the fund at Kestrel Row and used to be at Lumio. Ole came from Harbor Group.",
  ];
  test.each([
    ["nobody is quoted", "The yard needs more space. It will rent a field.", FOUND],
    ["somebody is quoted, as in news", "“The yard needs more space,” said Tobias Brandt. It will rent a field.", []],
  ])("in an article where %s", (_name, last, expected) => {
    expect(positionsOf([...ARTICLE, last].join("\n\n"))).toEqual(expected);
  });

  test("studies that the sentences tell stand beside those of a section", () => {
    const text = lines(
      "Présentez votre parcours",
      "Ingénieure de formation (ENSIA Lumen, 2012), j'ai commencé chez Vantelo comme ingénieure procédés. Puis j'ai rejoint Lumora en 2015 comme responsable R&D, et je dirige depuis 2020 la production d'Umbra.",
      "",
      "Formation complémentaire éventuelle",
      "Executive MBA, Kestrel School of Business (2022)",
    );
    expect(educationsOf(text)).toEqual([
      "Executive MBA @ Kestrel School of Business, ? to 2022",
      "– @ ENSIA Lumen, ? to 2012",
    ]);
  });

  test.each([
    [
      "of one of several people",
      lines(
        "The fund has 40 million. It is the third one.",
        "",
        "Jo joins as a partner. She was CFO of Vantelo from 2014 to 2020 and a controller at Umbra from 2010 to 2014.",
        "",
        "Kim joins as a principal. He was an analyst at Lumora from 2012 to 2019 and an auditor at Kestrel from 2009 to 2012.",
      ),
    ],
  ])("but not %s", (_name, text) => {
    expect(positionsOf(text)).toEqual([]);
  });
});
