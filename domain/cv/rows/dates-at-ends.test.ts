import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const DESCRIPTIONS = [
  ["a sentence", "We build pumps for small towns in the north."],
  ["a report", "Led the move of the team of twelve into the cloud"],
  ["words of a title", "Early-stage capital for technology in Leeds"],
] as const;

test.each(DESCRIPTIONS)("%s below the company, and the dates at the end of each entry", (_name, description) => {
  const text = lines(
    "Experience",
    "Lumora Ventures",
    description,
    "",
    "Co-Founder & Partner",
    "2024 - present",
    "Vantelo",
    description,
    "",
    "Product Lead",
    "2020 - 2024",
    "Uber",
    description,
    "",
    "Investment Banking",
    "2016 - 2020",
    "Education",
    "Lumora University",
    description,
    "",
    "AI Certificate",
    "2015",
    "Umbra University",
    description,
    "",
    "BS Business",
    "2010 - 2014",
  );
  expect(positionsOf(text)).toEqual([
    "Co-Founder & Partner @ Lumora Ventures, 2024 to present",
    "Product Lead @ Vantelo, 2020 to 2024",
    "Investment Banking @ Uber, 2016 to 2020",
  ]);
  expect(educationsOf(text)).toEqual([
    "AI Certificate @ Lumora University, ? to 2015",
    "BS Business @ Umbra University, 2010 to 2014",
  ]);
});

test("dates between a title and its company stay where they are", () => {
  const text = lines(
    "Experience",
    "Engineer",
    "2018 - 2020",
    "Lumora",
    "",
    "Designer",
    "2016 - 2018",
    "Vantelo",
    "",
    "Analyst",
    "2014 - 2016",
    "Celdis",
  );
  expect(positionsOf(text)).toEqual([
    "Engineer @ Lumora, 2018 to 2020",
    "Designer @ Vantelo, 2016 to 2018",
    "Analyst @ Celdis, 2014 to 2016",
  ]);
});
