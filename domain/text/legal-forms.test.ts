import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanName } from "../company-names/clean-name.ts";
import { legalFormsByCountry } from "../lists/legal-forms.ts";
import { endOfLegalForm, haveSameLegalForm, withoutLegalForm } from "./legal-forms.ts";

describe("the name without its legal form", () => {
  test.each([
    ["Example GmbH", "Example"],
    ["Example GmbH & Co. KG", "Example"],
    ["Example Ltd. & Co. KG", "Example"],
    ["Example, Inc.", "Example"],
    ["Example inc", "Example"],
    ["Example S.A.", "Example"],
    ["Example B.V.", "Example"],
    ["Example Oy", "Example"],
    ["Example AG & Co. KGaA", "Example"],
    ["Example Pvt. Ltd.", "Example"],
    ["Example Pvt Ltd", "Example"],
    ["Example (Pty) Ltd", "Example"],
    ["Example Pte. Ltd.", "Example"],
    ["Example A.S.", "Example"],
    ["Example a. s.", "Example"],
    ["Example Tbk", "Example"],
    ["PT Example Tbk", "Example"],
    ['OOO "Example"', "Example"],
    ["Example Berhad", "Example"],
    ["Example Sdn. Bhd.", "Example"],
    ["Example S.r.l.", "Example"],
    ["Example Srl", "Example"],
    ["Example S.p.A.", "Example"],
    ["Example AB", "Example"],
    ["Example AB (publ)", "Example"],
    ["Example ApS", "Example"],
    ["Example A/S", "Example"],
    ["Example Sp. z o.o.", "Example"],
    ["Example sp. z o.o. sp. k.", "Example"],
    ["Example Kft.", "Example"],
    ["Example d.o.o.", "Example"],
    ["Example spol. s r.o.", "Example"],
    ["Example K.K.", "Example"],
    ["Example Co., Ltd.", "Example"],
    ["Example LLP", "Example"],
    ["Example SE", "Example"],
    ["Example KGaA", "Example"],
    ["Example S.A. de C.V.", "Example"],
    ["Example Ltda.", "Example"],
    ["Example A.Ş.", "Example"],
    ["Example UAB", "Example"],
    ["UAB Example", "Example"],
    ["Example Holding Ltd", "Example Holding"],
    ["Example", null],
    ["GmbH", null],
    ["Versage", null],
    ["Example SXAX", null],
    ["Example GmbHs", null],
    ["Example as", null],
    ["Example & Co.", null],
    ["Example GmbH Berlin", null],
  ])("%s: %s", (name, expected) => {
    expect(withoutLegalForm(name)).toBe(expected);
  });

  test("is known for at least 30 countries", () => {
    expect(Object.keys(legalFormsByCountry).length).toBeGreaterThanOrEqual(30);
    const forms = Object.values(legalFormsByCountry).join("|").split("|");
    expect(forms.filter((form) => withoutLegalForm(`Solarwerk ${form}`) !== "Solarwerk")).toEqual([]);
  });

  test.each([
    ["Example, Inc.", "Example Incorporated"],
    ["Example Ltd", "Example Limited"],
    ["Example S.p.A.", "Example SpA"],
  ])("tells that %s and %s have the same form", (one, other) => {
    expect(haveSameLegalForm(one, other, "Example")).toBe(true);
    expect(haveSameLegalForm(one, "Example GmbH", "Example")).toBe(false);
  });

  test("is the beginning or the middle of the name, for any name", () => {
    const form = fc.constantFrom(" GmbH", ", Inc.", " AS", " ", ",", "PT ", "ß", '"');
    fc.assert(
      fc.property(fc.array(fc.oneof(form, fc.string({ unit: "grapheme", maxLength: 4 }))), (parts) => {
        const name = cleanName(parts.join(""));
        const bare = withoutLegalForm(name);
        if (bare === null) return;
        expect(name).toContain(bare);
        expect(bare.length).toBeLessThan(name.length);
      }),
    );
  });
});

describe("the legal form after a name", () => {
  test.each([
    ["in any case", "Siemens ag, now", "Siemens ag"],
    ["after a comma", "Google, inc. now", "Google, inc."],
    ["without its dots", "Fiat SpA", "Fiat SpA"],
    ["with a space after each dot", "Škoda Auto a. s.", "Škoda Auto a. s."],
    ["with a no-break space", "Siemens\u00a0AG", "Siemens\u00a0AG"],
    ["the longest", "Lidl GmbH & Co. KG", "Lidl GmbH & Co. KG"],
    ["several", "Lidl Ltd. & Co. KG", "Lidl Ltd. & Co. KG"],
    ["at the end of a sentence", "Klarna AB.", "Klarna AB"],
    ["not a preposition", "Siemens ab 2019", "Siemens"],
    ["not a conjunction", "Google as a client", "Google"],
    ["not a title", "Google Co-Founder", "Google"],
    ["not the beginning of a word", "Siemens AGs", "Siemens"],
    ["not over a line end", "Siemens\nAG", "Siemens"],
    ["not after two spaces", "Siemens  AG", "Siemens"],
  ])("counts %s", (_what, text, expected) => {
    const nameEnd = /^[^, \u00a0\n]+(?: Auto)?/.exec(text)?.[0].length ?? 0;
    expect(text.slice(0, endOfLegalForm(text, nameEnd))).toBe(expected);
  });
});
