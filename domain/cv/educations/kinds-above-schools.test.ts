import { expect, test } from "vitest";
import { educationsOf, lines } from "../outline.test-support.ts";

const LAST = ["2002 - 2006", "Grundschule", "Umbra-Schule, Kiel"];
const lastOf = "Grundschule @ Umbra-Schule, 2002 to 2006";

test.each([
  ["Berufskolleg II, Elektrotechnik", "Werner von Lumora Schule"],
  ["Realschule", "Jo-Lumora-Schule"],
  ["Wirtschaftsgymnasium", "Jo-Lumora-Schule"],
  ["Lycée général", "Lycée Lumora"],
  ["High School", "Lumora International School"],
  ["Middelbare school", "Lumora College"],
])("%s is what was obtained at the %s", (kind, school) => {
  const rows = ["2008 - 2010", kind, school, ...LAST];
  expect(educationsOf(lines("Ausbildung", ...rows))).toEqual([`${kind} @ ${school}, 2008 to 2010`, lastOf]);
});

test.each(["Realschule Kiel", "Lumora-Gymnasium"])("%s is a school, above another", (school) => {
  const text = lines("Ausbildung", "2008 - 2010", school, "Umbra-Abendschule", "", ...LAST);
  expect(educationsOf(text)[0]).toEqual(`– @ ${school}, 2008 to 2010`);
});
