import { expect, test } from "vitest";
import { educationsOf, positionsOf } from "../outline.test-support.ts";

const CELLS = [
  "Lebenslauf",
  "Name",
  "Jo Umbra",
  "Geburtsdatum",
  "03.04.1986",
  "Beruflicher Werdegang",
  "01.02.2019 – heute",
  "Annahospital Kiel",
  "Gesundheits- und Krankenpfleger",
  "Praxisanleiter, Gerätebeauftragter, Einarbeitung neuer Kollegen, Stellvertretung der Leitung",
  "15.07.2014 – 31.01.2019",
  "Szpital Miejski w Gdyni, Polen",
  "Gesundheits- und Krankenpfleger",
  "Station 4b Innere/Kardiologie, Dreischichtdienst, Wundexperte",
  "Ausbildung",
  "2006 – 2010",
  "Szkoła Podstawowa Nr. 3",
  "Abitur",
];

test.each([
  ["no blank line", "\n"],
  ["a blank line", "\n\n"],
  ["three blank lines", "\n\n\n\n"],
])("%s between all cells of a table", (_gap, separator) => {
  const text = CELLS.join(separator);
  expect(positionsOf(text)).toEqual([
    "Gesundheits- und Krankenpfleger @ Annahospital Kiel, 2019-2 to present",
    "Gesundheits- und Krankenpfleger @ Szpital Miejski w Gdyni, 2014-7 to 2019-1",
  ]);
  expect(educationsOf(text)).toEqual(["Abitur @ Szkoła Podstawowa Nr. 3, 2006 to 2010"]);
});
