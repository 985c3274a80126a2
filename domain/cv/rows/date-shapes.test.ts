import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  ["2014 – 2015 Lumora", "2014 to 2015"],
  ["2014 Lumora", "2014 to 2014"],
])("a company behind a single year, above a title: %s", (first, dates) => {
  const text = lines(
    "Experience",
    "",
    first,
    "Office clerk",
    "",
    "2011 Vantelo",
    "Adviser",
    "Advised the court on a language test.",
    "",
    "2010 Umbra Works",
    "Assistant of the site manager",
  );
  expect(positionsOf(text)).toEqual([
    `Office clerk @ Lumora, ${dates}`,
    "Adviser @ Vantelo, 2011 to 2011",
    "Assistant of the site manager @ Umbra Works, 2010 to 2010",
  ]);
});

test.each([
  ["en", "Warehouse manager", "Office clerk", "Received and checked orders."],
  ["es", "Encargado de almacén", "Administrativo en el departamento internacional", "Recibir pedido de producto."],
  ["de", "Sachbearbeiterin im Einkauf", "Assistentin der Leitung", "Bestellungen geprüft."],
])("titles with a full stop below a company and its dates: %s", (_language, first, second, task) => {
  const text = lines(
    "Curriculum vitae",
    "Experience",
    "",
    "2014 – 2015 Lumora",
    `${first}.`,
    task,
    "",
    "2012 – 2013 Vantelo",
    `${second}.`,
    task,
  );
  expect(positionsOf(text)).toEqual([`${first} @ Lumora, 2014 to 2015`, `${second} @ Vantelo, 2012 to 2013`]);
});
