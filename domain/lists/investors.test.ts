import { describe, expect, test } from "vitest";
import { topInvestors } from "./investors.ts";

describe("top investors", () => {
  test("there are about eighty", () => {
    expect(topInvestors.length).toBeGreaterThanOrEqual(70);
    expect(topInvestors.length).toBeLessThanOrEqual(85);
  });

  test("spellings are unique, ignoring case", () => {
    const spellings = topInvestors.flatMap(({ name, aliases }) => [name, ...aliases]).map((s) => s.toLowerCase());
    expect(spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at)).toEqual([]);
  });

  test("spellings are trimmed, with single spaces and straight apostrophes", () => {
    const spellings = topInvestors.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(spellings.filter((s) => s === "" || s !== s.trim() || /\s\s|[\u2018\u2019]/.test(s))).toEqual([]);
  });

  test.each([
    ["a16z", "Andreessen Horowitz"],
    ["Google Ventures", "GV"],
    ["KPCB", "Kleiner Perkins"],
    ["HV Holtzbrinck Ventures", "HV Capital"],
    ["Canada Pension Plan Investment Board", "CPP Investments"],
    ["EQT Growth", "EQT"],
  ])("%s is a spelling of %s", (alias, name) => {
    expect(topInvestors.filter(({ aliases }) => aliases.includes(alias)).map((investor) => investor.name)).toEqual([
      name,
    ]);
  });

  test("EQT and EQT Ventures are two investors", () => {
    expect(topInvestors.filter(({ name }) => name.startsWith("EQT")).map(({ name }) => name)).toEqual([
      "EQT Ventures",
      "EQT",
    ]);
  });
});
