import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const CAREER =
  "Jo worked as a researcher at Vantelo from 2013 to 2017 and as an engineer at Umbra from 2017 to 2021. She studied at the University of Lumen.";
const FOUND = ["researcher @ Vantelo, 2013 to 2017", "engineer @ Umbra, 2017 to 2021"];

test.each([
  [
    "that a sentence says to make something",
    "Lumora makes membranes for dirty water. The company was founded in March 2023, and Jo has been its CEO from the first day.",
    ["CEO @ Lumora, 2023-3 to present"],
  ],
  [
    "behind a label",
    lines("Company name: Lumora", "", "Founder: Jo Example, founder and CEO since June 2022."),
    ["founder and CEO @ Lumora, 2022-6 to present"],
  ],
  [
    "below a label",
    lines(
      "1. Name of the startup",
      "Lumora",
      "",
      "I am Jo Example and have been its managing director since June 2022.",
    ),
    ["managing director @ Lumora, 2022-6 to present"],
  ],
  [
    "in the subject of a memo",
    lines("Re: Lumora – founder diligence", "", "Jo Example, co-founder and CEO since day one (June 2022)."),
    ["co-founder and CEO @ Lumora, 2022-6 to present"],
  ],
])("the leader of an own company %s has a position there", (_name, text, expected) => {
  expect(positionsOf(lines(text, "", CAREER))).toEqual([...FOUND, ...expected]);
});

test("the company is the founder's, and not the one just left", () => {
  expect(
    positionsOf(
      lines(
        "I'm Jo Example, and I'm the founder of Lumora. People ask me how a nurse ends up making lamps.",
        "",
        "I was a registered nurse at Vantelo Hospital from 2008 to 2015. In 2015 I joined Umbra as a product manager. I left Umbra in April 2019, and in May 2019 I registered the company, of which I’ve been managing director since.",
      ),
    ),
  ).toEqual([
    "founder @ Lumora, ? to present",
    "registered nurse @ Vantelo Hospital, 2008 to 2015",
    "product manager @ Umbra, 2015 to 2019-4",
    "managing director @ Lumora, 2019-5 to present",
  ]);
});

test("a German form names the company first", () => {
  expect(
    positionsOf(
      lines(
        "1. Name des Start-ups",
        "Lumora",
        "",
        "2. Wer steht dahinter?",
        "Ich bin Jo Muster und seit Februar 2024 Geschäftsführerin. Von 2013 bis 2018 war ich Ingenieurin bei Vantelo in Kiel. Davor arbeitete ich als Technikerin bei Umbra von 2010 bis 2013.",
      ),
    ),
  ).toEqual([
    "Ingenieurin @ Vantelo, 2013 to 2018",
    "Technikerin @ Umbra, 2010 to 2013",
    "Geschäftsführerin @ Lumora, 2024-2 to present",
  ]);
});

test("a narrow column is one paragraph", () => {
  expect(
    positionsOf(
      lines(
        "Jo Example trained dogs for fifteen",
        "years. Before that, Jo was head of training",
        "at Lumora in Leeds from 2011 to 2015.",
        "She began as a canine carer at Vantelo, in",
        "Hereford in 2009.",
      ),
    ),
  ).toEqual(["head of training @ Lumora, 2011 to 2015", "canine carer @ Vantelo, 2009 to ?"]);
});

test.each([
  [
    "She spent six years at Vantelo in Leeds, as a system operator at Lumen Control from 2012 to 2018.",
    ["system operator @ Vantelo, 2012 to 2018"],
  ],
  [
    "She came from Umbra, whose director of finance she had been since 2016.",
    ["director of finance @ Umbra, 2016 to ?"],
  ],
])("a unit is no employer, and 'had been' ends: %s", (sentence, expected) => {
  expect(positionsOf(lines("Jo Example is a partner at Harbor Ventures.", "", sentence)).slice(1)).toEqual(expected);
});
