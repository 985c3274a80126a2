import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";
import { isPlace } from "./words/phrases.ts";

test.each([
  "Villeurbanne",
  "Saint-Herblain",
  "L’Aquila",
  "Gijón, España",
  "Las Palmas",
  "São Paulo/SP",
  "Curitiba (PR)",
  "Curitiba - PR, Brasil",
  "Monza (MB)",
])("%s is a place", (text) => {
  expect(isPlace(text)).toBe(true);
});

test.each(["Maçon", "Como", "Natal", "Lumora (MI)", "Lumora/SP", "Crema"])("%s is no place", (text) => {
  expect(isPlace(text)).toBe(false);
});

test("towns in brackets, in capitals and behind small words", () => {
  const text = lines(
    "EXPERIENCIA",
    "",
    "2015-2024 - ENCARGADO DE TIENDA",
    "LUMORA BY VANTELO (PLAYA DE ORVANE)",
    "",
    "2014-2015 - CAMARERO",
    "CELDIS (GRAO DE VALCROZ)",
    "",
    "2012-2014 - Encargado de obra en Construcciones Umbra (Murcia)",
  );
  expect(positionsOf(text)).toEqual([
    "ENCARGADO DE TIENDA @ LUMORA BY VANTELO, 2015 to 2024",
    "CAMARERO @ CELDIS, 2014 to 2015",
    "Encargado de obra @ Construcciones Umbra, 2012 to 2014",
  ]);
});

test("French towns with hyphens and the number of their department are no companies with a town", () => {
  const text = lines(
    "EXPÉRIENCE",
    "",
    "LUMORA FRAIS FRANCE",
    "Saint-Just-Orvanay (38)",
    "Chef de projet logistique                                        10/2007 – 03/2012",
    "",
    "EUROVANTEL",
    "Orvane-la-Vallée (77)",
    "Assistant magasin, job d'été                                     07/2002 – 08/2002",
  );
  expect(positionsOf(text)).toEqual([
    "Chef de projet logistique @ LUMORA FRAIS FRANCE, 2007-10 to 2012-3",
    "Assistant magasin @ EUROVANTEL, 2002-7 to 2002-8",
  ]);
});
