import { expect, test } from "vitest";
import { indexOtherNames } from "./other-names.ts";

const MUNICH = "Technical University of Munich";
const index = indexOtherNames({
  kind: "university",
  names: [MUNICH, "ETH Zürich"],
  builtIn: [
    { name: MUNICH, aliases: ["TUM", "TU München"] },
    { name: "Removed University", aliases: ["RU"] },
  ],
  added: [
    { id: "1", kind: "university", name: "technical university of munich", otherName: "TU Munich" },
    { id: "2", kind: "university", name: "ETH Zürich", otherName: "tum" },
    { id: "3", kind: "company", name: "Meta", otherName: "Facebook" },
    { id: "4", kind: "university", name: "Deleted University", otherName: "DU" },
  ],
});

test("lists the built-in names first, and the team's with their IDs", () => {
  expect(index.of(MUNICH)).toEqual([
    { otherName: "TUM", id: null },
    { otherName: "TU München", id: null },
    { otherName: "TU Munich", id: "1" },
  ]);
  expect(index.of("ETH Zürich")).toEqual([]);
});

test.each([
  ["TUM", MUNICH],
  ["tu münchen", MUNICH],
  ["Facebook", "Meta"],
  ["DU", "Deleted University"],
  ["RU", undefined],
  [MUNICH, undefined],
])("%s is another name of %s", (otherName, name) => {
  expect(index.ownerOf(otherName)?.name).toBe(name);
});

test("names of the list are found in any case", () => {
  expect(index.isListed("eth zürich")).toBe(true);
  expect(index.isListed("TUM")).toBe(false);
});
