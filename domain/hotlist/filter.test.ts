import { describe, expect, test } from "vitest";
import { distinctValues, filterHotlist } from "./filter.ts";

const row = (company_name: string | null, sector: string | null, geography: string | null) => ({
  company_name,
  sector,
  geography,
});
const celonis = row("Celonis", "Analytics", "Germany");
const n26 = row("N26", "Banking", "Germany");
const percent = row("100% Pure_Data, (Ltd.)", "analytics", "DACH");
const nameless = row(null, null, "  ");
const all = [celonis, n26, percent, nameless];
const nothing = { search: "", sector: null, geography: null };

describe("a filtered hotlist", () => {
  test.each([
    ["shows all without a filter", {}, all],
    ["finds a part of a name in any case", { search: "ELON" }, [celonis]],
    ["ignores blanks around the search", { search: "  n26 " }, [n26]],
    ["takes % as a sign like any other", { search: "100%" }, [percent]],
    ["takes _ as a sign like any other", { search: "_" }, [percent]],
    ["takes * as a sign like any other", { search: "*" }, []],
    ["finds brackets and commas", { search: ", (l" }, [percent]],
    ["wants the sector to the letter", { sector: "Analytics" }, [celonis]],
    ["does not take a part of a sector", { sector: "Analytic" }, []],
    ["wants the location to the letter", { geography: "Germany" }, [celonis, n26]],
    ["wants all that is asked", { search: "n", sector: "Banking", geography: "Germany" }, [n26]],
    ["is empty where nothing meets all", { sector: "Banking", geography: "DACH" }, []],
    ["accepts a search of 10,000 characters", { search: "x".repeat(10_000) }, []],
  ])("%s", (_what, filter, expected) => {
    expect(filterHotlist(all, { ...nothing, ...filter })).toEqual(expected);
  });
});

test("a company is found by its other names", () => {
  const otherNamesOf = (name: string) => (name === "N26" ? ["Number26", "Zwei"] : []);
  expect(filterHotlist(all, { ...nothing, search: "number" }, otherNamesOf)).toEqual([n26]);
  expect(filterHotlist(all, { ...nothing, search: "zwei", sector: "Analytics" }, otherNamesOf)).toEqual([]);
});

test("filters offer distinct non-blank values", () => {
  expect(distinctValues([...all, n26], "sector")).toEqual(["Analytics", "analytics", "Banking"]);
  expect(distinctValues(all, "geography")).toEqual(["DACH", "Germany"]);
  expect(distinctValues([], "sector")).toEqual([]);
});
