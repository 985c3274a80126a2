import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const cv = (joint: string, ...entry: readonly string[]) =>
  lines(
    "Experience",
    `Engineer${joint}Vantelo\t2018 – 2021`,
    "Built pumps for small farms, and led the team that sold them.",
    `Analyst${joint}Okra\t2016 – 2018`,
    "Read the meters of all customers, and wrote about what they said.",
    ...entry,
  );

test.each([" — ", " – ", " - ", " | ", " at "])("an entry without dates has the joint of the others:%s", (joint) => {
  const text = cv(joint, `Tutor${joint}Lumora connect`, "Helped students of all years with their mathematics.");
  expect(positionsOf(text).at(-1)).toBe("Tutor @ Lumora connect, ? to ?");
});

test.each(["Tutor / Lumora connect", "Sold pumps – Lumora", "Tutor – Lumora – Umbra – Okra"])(
  "no entry: %s",
  (line) => {
    expect(positionsOf(cv(" — ", line))).toHaveLength(2);
  },
);

test.each([
  ["Lumora - Product Manager  built the tool of a top bank in two years", "Product Manager @ Lumora"],
  ["Lumora -  Senior Engineer  who led the team of the stores", "Senior Engineer @ Lumora"],
  [
    "Lumora - Head of Product Management  A/B  testing resulting in $8M of sales",
    "Head of Product Management @ Lumora",
  ],
  // The title goes on
  ["Lumora - Head  of the sales of all towns", "Head of the sales of all towns @ Lumora"],
])("what somebody did there stands behind a gap: %s", (entry, expected) => {
  const text = lines("Experience", "Vantelo - Engineer  2014-2016", "Previous experience", entry, "Okra - Analyst");
  expect(positionsOf(text)[1]).toBe(`${expected}, ? to ?`);
});
