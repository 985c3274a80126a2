import { describe, expect, test } from "vitest";
import { climateCompanies } from "./climate.ts";
import { SAMPLE_DATA_AS_OF, sampleCompanies } from "./companies.ts";
import { enterpriseCompanies } from "./enterprise.ts";
import { fintechCompanies } from "./fintech.ts";
import { genaiCompanies } from "./genai.ts";
import { techbioCompanies } from "./techbio.ts";

const REQUIRED = [
  "celonis",
  "n26",
  "stripe",
  "databricks",
  "mistral-ai",
  "deepl",
  "personio",
  "trade-republic",
  "isar-aerospace",
  "helsing",
  "openai",
  "anthropic",
  "snowflake",
  "sunfire",
  "biontech",
];

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function duplicates(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

function isNewestFirst(days: readonly string[]): boolean {
  return days.every((day, index) => index === 0 || day <= (days[index - 1] ?? ""));
}

describe("the sample companies", () => {
  test("are at least eighty without duplicates", () => {
    expect(sampleCompanies.length).toBeGreaterThanOrEqual(80);
    expect(duplicates(sampleCompanies.map(({ permalink }) => permalink))).toEqual([]);
    expect(duplicates(sampleCompanies.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  test.each(REQUIRED)("include %s", (permalink) => {
    expect(sampleCompanies.map((company) => company.permalink)).toContain(permalink);
  });

  test.each([
    ["genai", genaiCompanies],
    ["fintech", fintechCompanies],
    ["enterprise", enterpriseCompanies],
    ["climate", climateCompanies],
    ["techbio", techbioCompanies],
  ])("have at least sixteen for squad %s", (_squad, companies) => {
    expect(companies.length).toBeGreaterThanOrEqual(16);
    expect(companies.every((company) => sampleCompanies.includes(company))).toBe(true);
  });

  test("cover special cases: many types of round, long press lists, missing facts", () => {
    expect(new Set(sampleCompanies.flatMap(({ rounds }) => rounds.map(({ type }) => type))).size).toBeGreaterThan(20);
    expect(sampleCompanies.filter(({ press }) => press.length > 5).length).toBeGreaterThanOrEqual(5);
    expect(sampleCompanies.some(({ fundingTotalUsd }) => fundingTotalUsd === undefined)).toBe(true);
  });
});

describe.each(sampleCompanies.map((company) => [company.permalink, company] as const))("%s", (_permalink, company) => {
  const { rounds, press } = company;
  const roundDays = rounds.map(({ announcedOn }) => announcedOn);
  const pressDays = press.map(({ postedOn }) => postedOn);

  test("has a valid permalink and all required texts", () => {
    expect(company.permalink).toMatch(/^[a-z0-9-]+$/);
    const texts = [company.name, company.description, company.city, company.country, company.continent];
    expect([...texts, ...company.categories].filter((text) => text === "" || text !== text.trim())).toEqual([]);
    expect(company.categories.length).toBeGreaterThan(0);
    expect(duplicates(company.categories)).toEqual([]);
    expect(rounds.length).toBeGreaterThan(0);
    expect(press.length).toBeGreaterThanOrEqual(2);
  });

  test("has valid dates between its founding year and SAMPLE_DATA_AS_OF", () => {
    expect(company.foundedOn).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
    const founding = `${company.foundedOn}-01-01`.slice(0, 10);
    const days = [...roundDays, ...pressDays, founding];
    expect(days.filter((day) => !isDay(day))).toEqual([]);
    expect(days.filter((day) => day > SAMPLE_DATA_AS_OF)).toEqual([]);
    expect(days.filter((day) => day.slice(0, 4) < founding.slice(0, 4))).toEqual([]);
  });

  test("lists rounds and press newest first", () => {
    expect(isNewestFirst(roundDays)).toBe(true);
    expect(isNewestFirst(pressDays)).toBe(true);
  });

  test("has https links without duplicates", () => {
    expect(duplicates(press.map(({ url }) => url))).toEqual([]);
    const urls = [company.website, company.linkedin, ...press.map(({ url }) => url)];
    expect(urls.filter((url) => !url.startsWith("https://") || new URL(url).href.length < url.length)).toEqual([]);
    expect(company.linkedin).toMatch(/^https:\/\/www\.linkedin\.com\/company\/[a-z0-9-]+$/);
  });

  test("has plausible amounts", () => {
    const raised = rounds.flatMap(({ raisedUsd }) => raisedUsd ?? []);
    const amounts = [
      ...raised,
      ...rounds.flatMap(({ postMoneyUsd }) => postMoneyUsd ?? []),
      company.fundingTotalUsd ?? 1,
    ];
    expect(amounts.filter((amount) => !Number.isInteger(amount) || amount <= 0)).toEqual([]);
    expect(raised.filter((amount) => amount > (company.fundingTotalUsd ?? Number.POSITIVE_INFINITY))).toEqual([]);
    for (const { raisedUsd, postMoneyUsd } of rounds) {
      if (raisedUsd !== undefined && postMoneyUsd !== undefined) expect(raisedUsd).toBeLessThan(postMoneyUsd);
    }
  });

  test("has no duplicate investors in a round", () => {
    for (const { leads = [], investors = [] } of rounds) expect(duplicates([...leads, ...investors])).toEqual([]);
  });
});
