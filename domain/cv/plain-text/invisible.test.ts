import { expect, test } from "vitest";
import { withoutInvisible } from "./invisible.ts";

test.each([
  ["a soft hyphen in a word", "Ge\u00adschäft", "Geschäft"],
  ["a soft hyphen at a line end", "Ge\u00ad\nschäft", "Ge\u00ad\nschäft"],
  ["a soft hyphen as a dash", "2016 \u00ad 2018", "2016 \u00ad 2018"],
  ["blanks without a width", "\ufeffLumora \u200bLtd\u200d", "Lumora Ltd"],
])("%s", (_name, text, wanted) => {
  expect(withoutInvisible(text).text).toBe(wanted);
});
