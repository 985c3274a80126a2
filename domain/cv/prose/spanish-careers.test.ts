import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const INTRODUCTION = "Jo Ejemplo es directora general de Harbor Ventures desde 2021.";
const told = (sentence: string) => positionsOf(lines(INTRODUCTION, "", sentence)).slice(1);
const studied = (sentence: string) => educationsOf(lines(INTRODUCTION, "", sentence));

test.each([
  [
    "Pasó la mayor parte de su carrera en Vantelo: entró en 2010 como ingeniera de procesos en la división Umbra.",
    ["ingeniera de procesos @ Vantelo, 2010 to ?"],
  ],
  ["Entre 2017 y 2020 trabajó para Vantelo de consultora sénior.", ["consultora sénior @ Vantelo, 2017 to 2020"]],
  [
    "Antes tuvo otra empresa: Andes Lumen, de la que fue cofundadora en 2016.",
    ["cofundadora @ Andes Lumen, 2016 to ?"],
  ],
  [
    "Empezó en Lumora en 2010 como ingeniera de procesos y de ahí fue ascendida, en 2014, a jefa de planta.",
    ["ingeniera de procesos @ Lumora, 2010 to ?", "jefa de planta @ Lumora, 2014 to ?"],
  ],
  ["Empezó en Lumora como técnica en 2010.", ["técnica @ Lumora, 2010 to ?"]],
  [
    "Hasta 2023 trabajó como analista de datos en Lumora, en Umbría, el pueblo de su abuela.",
    ["analista de datos @ Lumora, ? to 2023"],
  ],
])("a career is read in Spanish: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  [
    "Ingeniera civil en minas por la Universidad Mayor de Lumora (2009), trabaja en Vantelo.",
    ["Ingeniera civil en minas @ Universidad Mayor de Lumora, ? to 2009"],
  ],
  [
    "Hizo un máster en Oceanografía en la Universidad de Lumora, que terminó en 2021, y trabajó para el Instituto Umbra, de 2019 a 2021.",
    ["máster en Oceanografía @ Universidad de Lumora, ? to 2021"],
  ],
])("studies are read in Spanish: %s", (sentence, expected) => {
  expect(studied(sentence)).toEqual(expected);
});
