import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test("the title between a remark about the company and its list", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "LUMORA FASTENERS LIMITED (York)                     Sept 2017 – Date",
    "Turnover £54m, 3 sites, private equity owned (NVM)",
    "Finance Director & Company Secretary",
    "• Member of Board of four. Responsible for Finance, IT, HR and Legal",
    "",
    "Vantelo Ltd, Leeds                                  2012 – 2017",
    "Controller",
  );
  expect(positionsOf(text)).toEqual([
    "Finance Director & Company Secretary @ LUMORA FASTENERS LIMITED, 2017-9 to present",
    "Controller @ Vantelo Ltd, 2012 to 2017",
  ]);
});

test.each([
  ["Vantelo Tools Ltd", "Tools for small farms, Domino system, pumps"],
  ["Vantelo Ltda – ME", "Clientes de pequeno porte, Simples Nacional, sistema Domínio (Umbra)"],
])("the company above a dated title, and not what is below: %s", (company, remark) => {
  const text = lines(
    "EXPERIENCE",
    "",
    "LUMORA LTDA.                                        04/2018 – 05/2020",
    "Analyst",
    "",
    company,
    "Auxiliar de Escrita – mar/2011 a jan/2014",
    remark,
  );
  expect(positionsOf(text)).toEqual([
    "Analyst @ LUMORA LTDA, 2018-4 to 2020-5",
    `Auxiliar de Escrita @ ${company}, 2011-3 to 2014-1`,
  ]);
});
