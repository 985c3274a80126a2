import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleCompany } from "#supabase/functions/fetch-crunchbase/sample/company.ts";
import { type FakeCrunchbase, fakeCrunchbaseKeys, startFakeCrunchbase } from "./crunchbase.ts";

const company: SampleCompany = {
  permalink: "tidewright",
  name: "Tidewright",
  foundedOn: "2017-05",
  employees: "c_00051_00100",
  description: "Tidewright plans berths. It does crews too.",
  categories: ["Logistics"],
  website: "https://www.tidewright.example",
  linkedin: "https://www.linkedin.com/company/tidewright-example",
  city: "Kiel",
  country: "Germany",
  continent: "Europe",
  rounds: ["2021-01-01", "2023-01-01", "2022-01-01"].map((announcedOn) => ({ type: "grant", announcedOn })),
  press: [],
};

let fake: FakeCrunchbase;
beforeAll(async () => {
  fake = await startFakeCrunchbase({ companies: [company] });
});
afterAll(() => fake.close());

async function request(path: string, key: string = fakeCrunchbaseKeys.advanced) {
  const response = await fetch(`${fake.baseUrl}/data/entities/organizations/${path}`, {
    headers: { "X-cb-user-key": key },
  });
  return { status: response.status, type: response.headers.get("content-type"), body: await response.json() };
}

describe("the fake of Crunchbase", () => {
  test("returns default properties, and all of them in the card 'fields'", async () => {
    const { body } = await request("tidewright?card_ids=fields");
    expect(Object.keys(body.properties)).toEqual(["identifier", "short_description", "rank_org"]);
    expect(body.cards.fields).toMatchObject({
      founded_on: { value: "2017-05-01", precision: "month" },
      short_description: "Tidewright plans berths.",
    });
    expect(body.cards.fields).not.toHaveProperty("funding_total");
  });

  test("returns the requested fields, also for a UUID", async () => {
    const { body } = await request("tidewright?field_ids=identifier,funding_total");
    expect(Object.keys(body.properties)).toEqual(["identifier"]);
    expect((await request(body.properties.identifier.uuid)).body.properties.identifier.value).toBe("Tidewright");
  });

  test("paginates a card, newest first", async () => {
    const first = await request(
      "tidewright/cards/raised_funding_rounds?card_field_ids=announced_on&order=announced_on%20desc&limit=2",
    );
    const rounds = first.body.cards.raised_funding_rounds;
    expect(rounds.map((round: { announced_on: string }) => round.announced_on)).toEqual(["2023-01-01", "2022-01-01"]);
    const next = await request(
      `tidewright/cards/raised_funding_rounds?order=announced_on%20desc&limit=2&after_id=${rounds[1].uuid}`,
    );
    expect(next.body.cards.raised_funding_rounds).toMatchObject([
      { announced_on: "2021-01-01", investment_type: "grant" },
    ]);
  });

  test("rejects an unknown key with an array as text/plain", async () => {
    expect(await request("tidewright", "wrong")).toEqual({
      status: 401,
      type: "text/plain",
      body: [{ status: 401, code: "LA401", message: "Unauthorized user_key" }],
    });
  });

  test("rejects fields, cards and endpoints outside the license", async () => {
    const rejected = await request("tidewright?card_ids=raised_funding_rounds", fakeCrunchbaseKeys.basic);
    expect(rejected).toMatchObject({ status: 400, body: [{ code: "MD403", field_id: "raised_funding_rounds" }] });
    expect(await request("tidewright?field_ids=funding_total", fakeCrunchbaseKeys.basic)).toMatchObject({
      status: 400,
    });
    expect(await request("tidewright", fakeCrunchbaseKeys.otherEndpoints)).toMatchObject({ status: 403 });
  });

  test("returns 404 for an unknown company", async () => {
    expect(await request("unknown")).toMatchObject({
      status: 404,
      body: { error: "requested resource could not be found", code: "CS404" },
    });
  });

  test("limits calls per key and minute", async () => {
    let clockMs = 0;
    const limited = await startFakeCrunchbase({ companies: [company], callsPerMinute: 2, now: () => clockMs });
    const statusOf = async (key: string) => {
      const url = `${limited.baseUrl}/data/entities/organizations/tidewright`;
      return (await fetch(url, { headers: { "X-cb-user-key": key } })).status;
    };
    const { advanced, basic } = fakeCrunchbaseKeys;
    expect([
      await statusOf(advanced),
      await statusOf(advanced),
      await statusOf(advanced),
      await statusOf(basic),
    ]).toEqual([200, 200, 429, 200]);
    clockMs += 60_000;
    expect(await statusOf(advanced)).toBe(200);
    await limited.close();
  });
});
