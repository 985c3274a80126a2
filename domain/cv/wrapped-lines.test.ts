import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";
import { withoutWraps } from "./wrapped-lines.ts";

const BIOGRAPHY = lines(
  "Jo Usher has been an industrial designer and, since 2020, a partner at the",
  "Studio Lumora GmbH in Rotterdam. Before that she worked as a designer at",
  "Umbra Ltd from 2014 to 2020. She studied physics at the University of",
  "Leeds and lives in Derby with her family and two cats.",
);

test("sentences of a mail go on in the next line", () => {
  expect(withoutWraps(BIOGRAPHY)).toBe(BIOGRAPHY.replaceAll("\n", " "));
  expect(positionsOf(BIOGRAPHY)).toEqual([
    "partner @ Studio Lumora GmbH, 2020 to present",
    "designer @ Umbra Ltd, 2014 to 2020",
  ]);
});

test("dates at the right edge, list items and short lines stay lines of their own", () => {
  const entries = lines(
    "Engineer, Acme                                                 2016 - present",
    "leads the work on pumps                                                 Leeds",
    "Analyst, Lumen                                                    2014 - 2016",
    "built pumps",
  );
  expect(withoutWraps(entries)).toBe(entries);
});
