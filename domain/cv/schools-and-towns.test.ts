import { expect, test } from "vitest";
import { educationsOf, lines } from "./outline.test-support.ts";

/** The first of two entries of the same section */
const read = (form: string) =>
  educationsOf(
    lines("Ausbildung", "", `2008 – 2012  ${form}`, "2004 – 2008  Studium der Physik, Universität Umbra"),
  )[0];

test.each([
  ["Studium der Optik an der Universität Lumora in Unterfeld", "Studium der Optik @ Universität Lumora"],
  ["Abitur am Lumora-Gymnasium in Unterfeld", "Abitur @ Lumora-Gymnasium"],
  ["Besuch des Lumora-Gymnasiums", "– @ Lumora-Gymnasiums"],
  ["Besuch der Realschule Unterfeld", "– @ Realschule Unterfeld"],
  ["Lumora-Gymnasium mit Abschluss Abitur", "Abitur @ Lumora-Gymnasium"],
  ["VWO, Lumora Lyceum te Oudhoven", "VWO @ Lumora Lyceum"],
  ["Promotion am Institut für Optik der Universität Lumora", "Promotion @ Universität Lumora"],
  ["Physik auf Lehramt an Gymnasien an der Universität Lumora", "Physik auf Lehramt an Gymnasien @ Universität Lumora"],
  ["Studium der Optik an der LUM Kiel", "Studium der Optik @ LUM Kiel"],
  ["Studium der Optik an der LUM Kiel mit Nebenfach Physik", "Studium der Optik @ LUM Kiel"],
  ["Fachwirt, IHK Unterfeld", "Fachwirt @ IHK Unterfeld"],
  ["Matura, Höhere Technische Lehranstalt Lumora", "Matura @ Höhere Technische Lehranstalt Lumora"],
  ["BSc Physics, Lumora University in Skopje", "BSc Physics @ Lumora University in Skopje"],
])("reads the school of '%s'", (form, name) => {
  expect(read(form)).toBe(`${name}, 2008 to 2012`);
});

test("reads the school behind a line end inside a joint", () => {
  const text = lines(
    "Studium",
    "2005–2007 Studium der Mathematik an der",
    "Universität Lumora",
    "2001–2005 Abitur, Umbra-Gymnasium",
  );
  expect(educationsOf(text)[0]).toBe("Studium der Mathematik @ Universität Lumora, 2005 to 2007");
});
