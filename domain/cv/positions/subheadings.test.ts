import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "a heading inside the section, above entries that name their companies",
    lines("Experience", "Industry", "2017 – 2019 Engineer, Lumora", "• Built pumps", "2015 – 2017 Analyst, Vantelo"),
    ["Engineer @ Lumora, 2017 to 2019", "Analyst @ Vantelo, 2015 to 2017"],
  ],
  [
    "a heading inside the section, above dates on lines of their own",
    lines("Esperienza", "Principali", "2017 – 2019", "Contabile presso Lumora", "2015 – 2017", "Assistente, Vantelo"),
    ["Contabile @ Lumora, 2017 to 2019", "Assistente @ Vantelo, 2015 to 2017"],
  ],
  [
    "a heading inside the section, above a title that no list has, its company, town and country",
    lines(
      "Berufserfahrung",
      "Stellen",
      "2017 – 2019",
      "Umbranten bei Lumora – Nancy, Frankreich",
      "2015 – 2017",
      "Ingenieur bei Vantelo – Haifa, Israel",
    ),
    ["Umbranten @ Lumora, 2017 to 2019", "Ingenieur @ Vantelo, 2015 to 2017"],
  ],
  [
    "a company above several titles",
    lines("Experience", "Lumora", "2017 – 2019 Engineer", "• Built pumps", "2015 – 2017 Analyst", "• Sold pumps"),
    ["Engineer @ Lumora, 2017 to 2019", "Analyst @ Lumora, 2015 to 2017"],
  ],
  [
    "a company above several dates and titles",
    lines(
      "Experience",
      "Lumora",
      "2017 – 2019",
      "Engineer",
      "Built pumps for rain.",
      "2015 – 2017",
      "Analyst",
      "Sold it.",
    ),
    ["Engineer @ Lumora, 2017 to 2019", "Analyst @ Lumora, 2015 to 2017"],
  ],
])("%s", (_name, text, wanted) => {
  expect(positionsOf(text)).toEqual(wanted);
});
