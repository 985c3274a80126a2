import { expect, test } from "vitest";
import { selectedName } from "./selected-name.ts";

test.each([
  ["a name", " Acme \u00a0Robotics ", { ok: true, name: "Acme Robotics" }],
  ["one letter", " A. ", null],
  ["punctuation", " | ", null],
  ["a line end", "Acme\nRobotics", { ok: false, reason: "lines" }],
  ["10,000 characters", "Acme ".repeat(2000), { ok: false, reason: "long" }],
])("reads %s", (_case, selected, expected) => {
  expect(selectedName(selected)).toEqual(expected);
});
