import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

/** What a biography says in sentences after the one that introduces the person. */
function told(sentence: string): readonly string[] {
  return positionsOf(lines("Jo Example is a partner at Harbor Ventures.", "", sentence)).slice(1);
}

test.each([
  [
    "She joined Lumora in 2014 as a buyer and was promoted to Director of Expansion in 2017.",
    ["buyer @ Lumora, 2014 to ?", "Director of Expansion @ Lumora, 2017 to ?"],
  ],
  ["In 2015 she went to Vantelo as Head of Farmer Relations.", ["Head of Farmer Relations @ Vantelo, 2015 to ?"]],
  [
    "Sie war 2014 Einkäuferin bei der Umbra AG und wurde dort 2016 zur Leiterin des Assetmanagements befördert.",
    ["Einkäuferin @ Umbra AG, 2014 to ?", "Leiterin des Assetmanagements @ Umbra AG, 2016 to ?"],
  ],
  [
    "Recrutée ensuite par Vantelo, elle y exerce d'abord comme cheffe de produit (2014-2017), puis comme directrice de la business unit Alimentation (2017-2021).",
    [
      "cheffe de produit @ Vantelo, 2014 to 2017",
      "directrice de la business unit Alimentation @ Vantelo, 2017 to 2021",
    ],
  ],
  [
    "Entró en Vantelo en 2010 como analista y en 2014 fue nombrada subdirectora de Gestión Comercial.",
    ["analista @ Vantelo, 2010 to ?", "subdirectora de Gestión Comercial @ Vantelo, 2014 to ?"],
  ],
  // The whole, and no part of it
  [
    "She was managing director of Vantelo Forecasting until 2014.",
    ["managing director @ Vantelo Forecasting, ? to 2014"],
  ],
  ["She was CFO of Vantelo Relations until 2014.", ["CFO @ Vantelo Relations, ? to 2014"]],
])("a leader leads a part of the employer that no list knows: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  ["Vantelo hired her in 2015 as Manager, Data Science.", ["Manager, Data Science @ Vantelo, 2015 to ?"]],
  [
    "Before that she worked at Lumora, where she was Senior Director, Linehaul (2010-2014).",
    ["Senior Director, Linehaul @ Lumora, 2010 to 2014"],
  ],
  [
    "She was Principal Scientist, Alternative Binders at Umbra from 2010 to 2014.",
    ["Principal Scientist, Alternative Binders @ Umbra, 2010 to 2014"],
  ],
  [
    "She joined Lumora in 2014 as a buyer and held positions of responsibility, including Manager of Protection Engineering (2016-2018) and Director, Asset Management (2018-2021).",
    [
      "buyer @ Lumora, 2014 to ?",
      "Manager of Protection Engineering @ Lumora, 2016 to 2018",
      "Director, Asset Management @ Lumora, 2018 to 2021",
    ],
  ],
  ["In 2016 she joined Vantelo as Head of Sales, UK & Ireland.", ["Head of Sales, UK & Ireland @ Vantelo, 2016 to ?"]],
])("a unit stands behind a comma: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  [
    "Er war 2013 Assistent bei Lumora und wurde dort 2015 zum Leiter Sponsoring & Events befördert.",
    ["Assistent @ Lumora, 2013 to ?", "Leiter Sponsoring & Events @ Lumora, 2015 to ?"],
  ],
])("two units are joined: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});
