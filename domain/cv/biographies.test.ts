import { describe, expect, test } from "vitest";
import { lines, outlineOf } from "./outline.test-support.ts";

describe("a biography is read", () => {
  test.each([
    [
      "in long sentences that look like entries with dates",
      lines(
        "Jo Example",
        "",
        "Jo Example is an industrial designer and, since 2020, a partner at Studio Lumora in Rotterdam, where he leads the work on mobility products.",
        "",
        "Jo studied at the National College of Umbra in Dublin and graduated with a BDes in Industrial Design in 2007. He then spent five years as Senior Designer at Velox A/S (2010–2015). From 2015 to 2020 he was Head of Design at Harbor, and built its team from two to fourteen people.",
        "",
        "He received two awards, and speaks regularly at Umbra Design Week.",
      ),
      [
        "partner @ Studio Lumora, 2020 to present",
        "Senior Designer @ Velox A/S, 2010 to 2015",
        "Head of Design @ Harbor, 2015 to 2020",
        "school National College of Umbra, 2007",
      ],
    ],
    [
      "above a list of educations",
      lines(
        "Jo Example",
        "",
        "Jo has been a partner at Harbor Ventures since 2018. Before that, he was a product manager at Lumora from 2014 to 2018. He began as an analyst at Velox in 2011.",
        "",
        "Education",
        "MSc Physics, Umbra University, 2009 – 2011",
      ),
      [
        "partner @ Harbor Ventures, 2018 to present",
        "product manager @ Lumora, 2014 to 2018",
        "analyst @ Velox, 2011 to ?",
        "school Umbra University, 2011",
      ],
    ],
    [
      "in a mail, beside its greetings",
      lines(
        "Hi Tom,",
        "",
        "Great to meet you on Tuesday. As promised, here is my background in short. I hope that it helps. Let me know what you think.",
        "",
        "I trained as an accountant with Umbra Partners in Leeds until 2011. I then joined Lumora Foods as financial controller in 2012. I was hired by Harbor Robotics as CFO in 2016. I studied Mathematics at Umbra University.",
        "",
        "I am happy to call next week. My number is below. Give my best to the team. See you soon. It was a pleasure. Until then.",
      ),
      [
        "accountant @ Umbra Partners, ? to 2011",
        "financial controller @ Lumora Foods, 2012 to ?",
        "CFO @ Harbor Robotics, 2016 to ?",
        "school Umbra University, ?",
      ],
    ],
    [
      "in German, with a degree that is no title and a site of a company",
      "Ich studierte von 1997 bis 2002 an der Hochschule Umbra und schloss als Diplom-Ingenieur ab. Danach wechselte ich 2007 als Produktionsleiter zur Lumora AG. Von 2013 bis 2020 leitete ich als Werkleiter den Standort Harbor der Acme eG. Ich bin ehrenamtlich Prüfer bei der Umbra Kammer.",
      [
        "Produktionsleiter @ Lumora AG, 2007 to ?",
        "Werkleiter @ Acme eG, 2013 to 2020",
        "school Hochschule Umbra, 2002",
      ],
    ],
    [
      "with the title and company above its sentences",
      lines(
        "Anna Example",
        "Partner, Harbor Ventures",
        "",
        "Anna joined Harbor Ventures in 2018. Before that, she was a product manager at Lumora from 2014 to 2018. She studied history at Umbra University.",
      ),
      ["Partner @ Harbor Ventures, 2018 to ?", "product manager @ Lumora, 2014 to 2018", "school Umbra University, ?"],
    ],
    [
      "with the name and title above its sentences",
      lines(
        "Harriet Example, Managing Partner",
        "",
        "Harriet founded Harbor Ventures in 2017. Before that, she was an associate at Lumora from 2011 to 2017. She holds an MBA from Umbra University.",
      ),
      [
        "Managing Partner @ Harbor Ventures, 2017 to ?",
        "associate @ Lumora, 2011 to 2017",
        "school Umbra University, ?",
      ],
    ],
    [
      "with companies after 'ex-', and what a title was for at one of them",
      "Ben is an operator. Ex-Foxglove, ex-Marten, he now runs Harbor Capital as its Managing Partner. At Umbra, he was the product manager for Atlas. He has a BSc in Maths from Lumora University.",
      [
        "– @ Foxglove, ? to ?",
        "– @ Marten, ? to ?",
        "Managing Partner @ Harbor Capital, ? to ?",
        "product manager @ Umbra, ? to ?",
        "school Lumora University, ?",
      ],
    ],
    [
      "with a company that was acquired later, and a title after 'including'",
      "She co-founded Lumora, which was acquired by Foxglove in 2012. From 2004 to 2009 she held various roles at Umbra, including Director of Mobile. She earned her BS in Physics from Harbor University.",
      ["– @ Lumora, ? to ?", "Director of Mobile @ Umbra, 2004 to 2009", "school Harbor University, ?"],
    ],
    [
      "in French, with a rank after the title, a place, and a degree with two subjects",
      "De 2014 à 2021, elle a été directrice de la recherche chez Lumora, à Mont-Saint-Exemple, où elle a mené deux essais. Auparavant, entre 2009 et 2014, elle était chercheuse senior chez Umbra. Elle a suivi l'Executive Master in Foods and Pumps de la Harbor School, en 2019.",
      [
        "directrice de la recherche @ Lumora, 2014 to 2021",
        "chercheuse senior @ Umbra, 2009 to 2014",
        "school Harbor School, 2019",
      ],
    ],
    [
      "in French, after a thesis",
      "Après une thèse en physique à l'Université de Lumora (2012), il rejoint Umbra en 2016 comme chef de projet. Il est aujourd'hui président de Harbor. Il a commencé chez Foxglove.",
      [
        "chef de projet @ Umbra, 2016 to ?",
        "président @ Harbor, ? to ?",
        "– @ Foxglove, ? to ?",
        "school Université de Lumora, 2012",
      ],
    ],
    [
      "in German, without what is led and what is studied",
      "Er verantwortet bei Harbor Capital als Partner die Beteiligungen. Nach dem Studium der Biochemie an der Universität Lumora arbeitete er als Projektleiter bei Umbra. Von 2014 bis 2018 war er Laborleiter der Foxglove AG.",
      [
        "Partner @ Harbor Capital, ? to ?",
        "Projektleiter @ Umbra, ? to ?",
        "Laborleiter @ Foxglove AG, 2014 to 2018",
        "school Universität Lumora, ?",
      ],
    ],
  ])("%s", (_name, text, expected) => {
    expect(outlineOf(text)).toEqual(expected);
  });

  test("a memo with dated points and no title has no outline", () => {
    const memo = lines(
      "Deal memo: Lumora",
      "",
      "Company history",
      "2018 – 2020   Research project, University of Lumora",
      "2020          Company incorporated",
      "2022          Seed £2.6m led by Harbor",
      "",
      "We should decide by Friday.",
    );
    expect(outlineOf(memo)).toEqual([]);
  });
});
