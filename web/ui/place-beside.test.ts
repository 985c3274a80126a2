import { expect, test } from "vitest";
import { placeBeside } from "./place-beside.ts";

const viewport = { width: 1000, height: 800 };
const card = { width: 340, height: 200 };

test.each([
  { title: "below the box, at its left edge", box: { left: 100, top: 100 }, place: { left: 100, top: 128 } },
  { title: "within the right edge", box: { left: 900, top: 100 }, place: { left: 648, top: 128 } },
  { title: "within the left edge", box: { left: 2, top: 100 }, place: { left: 12, top: 128 } },
  { title: "above, where only that has room", box: { left: 100, top: 700 }, place: { left: 100, top: 492 } },
])("$title", ({ box, place }) => {
  expect(placeBeside({ ...box, width: 60, height: 20 }, card, viewport)).toEqual(place);
});

test("below, where neither side has room", () => {
  const tall = { width: 340, height: 700 };
  expect(placeBeside({ left: 100, top: 400, width: 60, height: 20 }, tall, viewport)).toEqual({ left: 100, top: 428 });
});

test("at the left margin of a window narrower than the card", () => {
  const narrow = { width: 320, height: 800 };
  expect(placeBeside({ left: 40, top: 100, width: 60, height: 20 }, card, narrow).left).toBe(12);
});
