import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";
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

test("a town with its country in brackets is no title and no degree", () => {
  const text = lines(
    "Educación",
    "1999-2003",
    "Universidad Lumora. Valencia (Spain).",
    "Ocupación",
    "2006-2007",
    "Vantelo S.A, Umbrelia (Spain)",
    "- Diseño",
    "2005-2006",
    "Umbra Bombas, Vallumia (España)",
  );
  expect(positionsOf(text)).toEqual(["– @ Vantelo S.A, 2006 to 2007", "– @ Umbra Bombas, 2005 to 2006"]);
  expect(educationsOf(text)).toEqual(["– @ Universidad Lumora, 1999 to 2003"]);
});

test.each([
  ["2012 Assistant comptable à LUMORA, Sainte-Marie", "Assistant comptable @ LUMORA, 2012 to 2012"],
  ["2014-2016 Vendeuse à Lumora, Le Lamentin", "Vendeuse @ Lumora, 2014 to 2016"],
  ["2016-2018 Comptable à Paris, Lumora", "Comptable à Paris @ Lumora, 2016 to 2018"],
  ["2016-2018 Comptable à Limoges, Lumora SA", "Comptable à Limoges @ Lumora SA, 2016 to 2018"],
  ["2018-2020 Comptable, Lumora, à Paris", "Comptable @ Lumora, 2018 to 2020"],
])('"à" before a company with a town, or before a town: %s', (entry, position) => {
  expect(positionsOf(lines("Expérience professionnelle", entry, "- Caisse et accueil"))).toEqual([position]);
});

test.each([
  ["Web designer na Lumora", "Web designer @ Lumora"],
  ["Designer aprendiz no Estúdio Lumora", "Designer aprendiz @ Estúdio Lumora"],
  ["Freelancer de desenvolvimento iOS na Vantelo", "Freelancer de desenvolvimento iOS @ Vantelo"],
  ["Front-end na Lumora", "Front-end @ Lumora"],
  ["Ilustradora da Revista Umbra", "Ilustradora @ Revista Umbra"],
  ["Gerente de vendas do Banco Vantelo", "Gerente de vendas @ Banco Vantelo"],
  ["Repórter do Jornal Umbra", "Repórter @ Jornal Umbra"],
  ["Analista na Fabricação de Telhas, Vantelo", "Analista na Fabricação de Telhas @ Vantelo"],
  ["Designer no Brasil, Vantelo", "Designer no Brasil @ Vantelo"],
])("%s: the company stands behind a Portuguese word", (entry, expected) => {
  const text = lines("Experiência", `2019 - 2020 - ${entry}`, "2016 - 2018 - Analista na Carrow");
  expect(positionsOf(text)).toEqual([`${expected}, 2019 to 2020`, "Analista @ Carrow, 2016 to 2018"]);
});
