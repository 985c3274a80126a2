import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const career = ["EXPERIENCE", "Engineer at Vantelo, 2012 – 2016", "Built pumps.", ""];
const employed = "Engineer @ Vantelo, 2012 to 2016";

test.each([
  ["ADVISORY", "Operating Advisor, Lumora, 2018 – 2020", "Operating Advisor @ Lumora, 2018 to 2020"],
  ["ADVISORY AND BOARDS", "Technical Adviser, Lumora    2019 – 2021", "Technical Adviser @ Lumora, 2019 to 2021"],
  ["EXTRA", "Advisor di Lumora dal 2022. Mentor per Umbra.", "Advisor @ Lumora, 2022 to present"],
  ["OTROS", "Asesora de Lumora desde 2022", "Asesora @ Lumora, 2022 to present"],
  [
    "BERATUNG UND EHRENAMT",
    "seit 2021    Technischer Berater, Lumora",
    "Technischer Berater @ Lumora, 2021 to present",
  ],
  ["ENGAGEMENTS", "Conseiller chez Lumora, 2020 – 2022", "Conseiller @ Lumora, 2020 to 2022"],
])("under %s, a dated role of an advisor is a position", (heading, advised, position) => {
  expect(positionsOf(lines(...career, heading, advised, "Board observer at Umbra, 2021"))).toEqual([
    employed,
    position,
  ]);
});

test.each([
  "Thesis advisor at Lumora University, 2012",
  "Member of the advisory board, Lumora, 2018 – 2020",
  "Advisor to founders",
])("'%s' is no position", (line) => {
  expect(positionsOf(lines(...career, "OTHER", line))).toEqual([employed]);
});
