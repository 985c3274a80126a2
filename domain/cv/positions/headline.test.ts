import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const career = ["", "EXPERIENCE", "Vantelo, Leeds", "Buyer, 2016 – 2021", "Bought pumps for the plant."];
const employed = "Buyer @ Vantelo, 2016 to 2021";

test.each([
  ["Co-founder and CEO of Lumora (2021 – present)", "Co-founder and CEO @ Lumora, 2021 to present"],
  ["Cofundadora y CEO de Lumora (2021 – actualidad)", "Cofundadora y CEO @ Lumora, 2021 to present"],
  ["Gründerin und CEO, Lumora (seit 2021)", "Gründerin und CEO @ Lumora, 2021 to present"],
  ["Co-founder and CEO at Lumora", "Co-founder and CEO @ Lumora, ? to ?"],
])("'%s' under the name is a position", (line, position) => {
  expect(positionsOf(lines("Mira Example", line, ...career))).toEqual([position, employed]);
});

test.each(["Buyer at Vantelo (since 2016)", "Speaker of the year (2016 – 2021)", "In Leeds since 2021"])(
  "'%s' under the name is none",
  (line) => {
    expect(positionsOf(lines("Mira Example", line, ...career))).toEqual([employed]);
  },
);

test("the first entry of a text without headings is no headline", () => {
  const text = lines(
    "MIRA EXAMPLE",
    "Leeds",
    "",
    "LUMORA LABS                            Leeds, UK",
    "  Founding Engineer, Storage & Backup              Sept. 2024 – Present",
    "",
    "VANTELO INC.                           York, UK",
    "  Principal Engineer, Search                       Nov. 2021 – Aug. 2024",
  );
  expect(positionsOf(text)).toEqual([
    "Founding Engineer, Storage & Backup @ LUMORA LABS, 2024-9 to present",
    "Principal Engineer, Search @ VANTELO INC., 2021-11 to 2024-8",
  ]);
});
