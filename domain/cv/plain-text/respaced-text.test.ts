import { expect, test } from "vitest";
import { edited, respaced } from "./respaced-text.ts";

test("offsets of several edits lead to the text as given", () => {
  const text = "ab  cd\u00adef";
  const { text: changed, offsets } = respaced(text, [
    (one) => edited(one, [{ at: 2, end: 4, put: " " }]),
    (one) => edited(one, [{ at: one.indexOf("\u00ad"), end: one.indexOf("\u00ad") + 1, put: "" }]),
  ]);
  expect(changed).toBe("ab cdef");
  expect([...(offsets ?? [])]).toEqual([0, 1, 2, 4, 5, 7, 8, 9]);
});

test("no edit leaves the offsets", () => {
  expect(respaced("ab", [(one) => edited(one, [])])).toEqual({ text: "ab", offsets: null });
});
