import { describe, expect, test } from "vitest";
import { NO_SELECTION, selectAll, selectRange, toggleRow, withoutGone } from "./selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join("");

describe("selectRange", () => {
  test("goes from the last toggled row to the clicked one, in both directions", () => {
    const fromC = toggleRow(NO_SELECTION, "c");
    expect(idsOf(selectRange(fromC, shown, "e"))).toBe("cde");
    expect(idsOf(selectRange(fromC, shown, "a"))).toBe("abc");
  });

  test("shrinks again, and keeps what was selected before it", () => {
    const before = toggleRow(toggleRow(NO_SELECTION, "a"), "c");
    const long = selectRange(before, shown, "e");
    expect(idsOf(long)).toBe("acde");
    expect(idsOf(selectRange(long, shown, "d"))).toBe("acd");
  });

  test("is the row alone without an anchor on screen", () => {
    expect(idsOf(selectRange(NO_SELECTION, shown, "b"))).toBe("b");
    expect(idsOf(selectRange(toggleRow(NO_SELECTION, "x"), shown, "b"))).toBe("bx");
  });
});

test("a second toggle takes a row out", () => {
  expect(idsOf(toggleRow(toggleRow(selectAll(["a", "b"]), "a"), "c"))).toBe("bc");
});

test("rows that are gone leave the selection", () => {
  const all = selectAll(shown);
  expect(idsOf(withoutGone(all, (id) => id !== "b"))).toBe("acde");
  expect(withoutGone(all, () => true)).toBe(all);
});
