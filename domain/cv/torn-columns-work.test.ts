import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

const TEXT = lines(
  "Experiencia",
  "",
  "Ingeniera de proyectos dic 2020 - presente",
  "LUMORA S.A, Guayaquil",
  "",
  "• Seguimiento de las ofertas",
  "",
  "Datos personales",
  "Guayaquil",
  "Licencia de conducir",
  "",
  "Competencias técnicas",
  "• Redes de datos",
  "• Excel",
  "",
  "Analista de presupuesto ago 2015 - nov 2020",
  "VANTELO S.A, Guayaquil",
  "• Control de costos",
  "",
  "Idiomas",
  "Inglés",
);

test("a position below the list of skills, in the column beside it", () => {
  expect(positionsOf(TEXT)).toEqual([
    "Ingeniera de proyectos @ LUMORA S.A, 2020-12 to present",
    "Analista de presupuesto @ VANTELO S.A, 2015-8 to 2020-11",
  ]);
});
