import { expect, test } from "vitest";
import { type ColumnChoice, fittingColumns, readColumnChoice } from "./fitting-columns.ts";

const column = (id: string, width: number, windowShare = 0) => ({
  id,
  header: id,
  width,
  windowShare,
  cell: () => null,
});
const columns = [
  column("name", 200, 20),
  column("status", 100),
  column("owner", 60),
  column("sector", 100),
  column("notes", 50),
];

function shown(available: number, choice: ColumnChoice = {}): string {
  const fitting = fittingColumns({
    columns,
    optional: ["status", "owner", "notes"],
    choice,
    available,
    windowWidth: 1000,
  });
  return fitting.map(({ id }) => id).join(" ");
}

test.each([
  ["nothing optional fits", 300, {}, "name sector"],
  ["the most important one fits", 400, {}, "name status sector"],
  ["a small one does not take the room of a more important one", 390, {}, "name sector"],
  ["all fit", 510, {}, "name status owner sector notes"],
  ["a chosen one is shown without room", 300, { notes: true }, "name sector notes"],
  ["a hidden one makes room", 400, { sector: false }, "name status owner"],
  ["a hidden optional one stays hidden", 510, { status: false }, "name owner sector notes"],
] as const)("%s", (_name, available, choice, expected) => {
  expect(shown(available, choice)).toBe(expected);
});

test("a column takes its share of the window", () => {
  const wide = fittingColumns({ columns, optional: ["status"], choice: {}, available: 500, windowWidth: 2000 });
  expect(wide.map(({ id }) => id)).toEqual(["name", "owner", "sector", "notes"]);
});

test("a stored choice keeps its booleans", () => {
  expect(readColumnChoice({ status: true, owner: "yes" })).toEqual({ status: true });
  expect(readColumnChoice("text")).toEqual({});
});
