import { expect, test } from "vitest";
import { formatBytes, guessKind, mediaTypeOf, nameWithExtension, problemOf, storedName } from "./company-file.ts";

test.each([
  ["N26 Pitch Deck.pdf", "deck"],
  ["n26_deck_v3.pdf", "deck"],
  ["Q3.pptx", "deck"],
  ["CV Ida Berg.pdf", "cv"],
  ["LebenslaufIda.pdf", "cv"],
  ["IdaBergCV.pdf", "cv"],
  ["Résumé.docx", "cv"],
  ["TermSheet-signed.pdf", "terms"],
  ["Investment memo.docx", "memo"],
  ["Recording.pdf", "other"],
  ["safety data.csv", "other"],
])("%s is a %s", (name, kind) => {
  expect(guessKind(name)).toBe(kind);
});

test.each([
  ["Deck.PDF", 1, null],
  ["sheet.xlsx", 50 * 1024 * 1024, null],
  ["deck.pdf", 50 * 1024 * 1024 + 1, "too-large"],
  ["deck.pdf", 0, "empty"],
  ["page.html", 1, "type"],
  ["deck.pdf.exe", 1, "type"],
  ["deck", 1, "type"],
] as const)("%s of %i bytes: %s", (name, size, problem) => {
  expect(problemOf({ name, size })).toBe(problem);
});

test("the type follows the extension in any case", () => {
  expect(mediaTypeOf("a.JPEG")).toBe("image/jpeg");
  expect(mediaTypeOf("a.csv")).toBe("text/csv");
  expect(mediaTypeOf("a.svg")).toBeNull();
});

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1 KB"],
  [1.44 * 1024 * 1024, "1.4 MB"],
  [50 * 1024 * 1024, "50 MB"],
])("%f bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  ["Deck.pdf", "application/pdf", "Deck.pdf"],
  ["Our deck", "application/pdf", "Our deck.pdf"],
  ["Photo.jpeg", "image/jpeg", "Photo.jpeg"],
  ["Data", "application/x-unknown", "Data"],
])("%s of type %s is saved as %s", (name, type, saved) => {
  expect(nameWithExtension(name, type)).toBe(saved);
});

test("a long name is cut before its extension", () => {
  const name = storedName(`${"x".repeat(400)}.pdf`);
  expect(name).toHaveLength(255);
  expect(name.endsWith("x.pdf")).toBe(true);
  expect(storedName(" Deck.pdf ")).toBe("Deck.pdf");
});
