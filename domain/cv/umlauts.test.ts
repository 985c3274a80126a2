import { expect, test } from "vitest";
import { lines, outlineOf } from "./outline.test-support.ts";

test("reads umlauts that are written as two letters", () => {
  const text = lines(
    "Berufliche Taetigkeiten",
    "2016 – 2019  Verkaeuferin, Baeckerei Lumora",
    "2012 – 2016  Geschaeftsfuehrer, Umbra Gruppe",
    "",
    "Akademische Abschluesse",
    "2008 – 2012  Diplom, Universitaet Lumora",
  );
  expect(outlineOf(text)).toEqual([
    "Verkaeuferin @ Baeckerei Lumora, 2016 to 2019",
    "Geschaeftsfuehrer @ Umbra Gruppe, 2012 to 2016",
    "school Universitaet Lumora, 2012",
  ]);
});
