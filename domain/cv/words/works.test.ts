import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";
import { isWorkOfArt } from "./works.ts";

test.each([
  "Blue Door (Short Film)",
  "Lange Nacht (Spielfilm)",
  "Nuit (court-métrage)",
  "Blue Door (TV series, 6 parts)",
])("%s is what somebody made", (text) => {
  expect(isWorkOfArt(text)).toBe(true);
});

test.each(["Lumora Film (Leeds)", "Short Film", "Umbra (Films)"])("%s may be an employer", (text) => {
  expect(isWorkOfArt(text)).toBe(false);
});

test.each([
  ["Producer — Blue Door (Feature Film)", "Lumora Studios · Leeds"],
  ["Editor – Blue Door (Short Film)", "Vantelo"],
  ["Cutterin – Blaue Tür (Kurzfilm)", "Lumora Studios GmbH"],
])("the employer is below the title and its film: %s", (title, company) => {
  const text = lines("Experience", title, "2014 – 2016", company, "Led it.", "Clerk", "2012 – 2014", "Okra Ltd · York");
  const [role = ""] = title.split(/ [—–] /);
  expect(positionsOf(text)[0]).toBe(`${role} @ ${company.replace(/ ·.*/, "")}, 2014 to 2016`);
});
