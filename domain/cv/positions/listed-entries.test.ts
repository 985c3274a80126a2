import { expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";

test.each([
  ["Founder & CEO, Lumora (since 2022)", "•"],
  ["Founder & CEO of Lumora (since 2022)", "–"],
  ["Founder & CEO at Lumora (since 2022)", ">"],
])("'%s' stands above a list of earlier entries with '%s', as on a slide about a team", (first, mark) => {
  const listed = [
    "Fleet Director, Vantelo, 2014–2022",
    "Consultant, Umbra Partners, 2011–2014",
    "MBA, Harbor Business School, 2010",
  ];
  expect(outlineOf(lines("Nora Example", first, ...listed.map((item) => `${mark} ${item}`)))).toEqual([
    "Founder & CEO @ Lumora, 2022 to present",
    "Fleet Director @ Vantelo, 2014 to 2022",
    "Consultant @ Umbra Partners, 2011 to 2014",
    "school Harbor Business School, 2010",
  ]);
});

test("the dated items below an entry describe it", () => {
  const text = lines(
    "EXPERIENCE",
    "Founder & CEO, Lumora (since 2022)",
    "• Launched the second plant, 2023–2024",
    "• Led the move to Leeds, 2024–2025",
  );
  expect(outlineOf(text)).toEqual(["Founder & CEO @ Lumora, 2022 to present"]);
});

test("an item that ends in its dates leaves the other items entries", () => {
  const text = lines(
    "EXPERIENCE",
    "- Head of Sales at Vantelo, 2013 to 2017",
    "- Founder of Lumora Ltd, a shop for consumables. Bootstrapped, and sold to Umbra in the third year. (2009 to 2012)",
  );
  expect(outlineOf(text)).toEqual(["Head of Sales @ Vantelo, 2013 to 2017", "Founder @ Lumora Ltd, 2009 to 2012"]);
});
