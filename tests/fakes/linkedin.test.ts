import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeLinkedin, fakeLinkedinKeys, startFakeLinkedin } from "./linkedin.ts";

let fake: FakeLinkedin;
beforeEach(async () => {
  fake = await startFakeLinkedin({ callsPerMinute: 3 });
});
afterEach(() => fake.close());

const FRESH = { path: "/get-personal-profile?linkedin_url=", key: (key: string) => ({ "x-rapidapi-key": key }) };
const ENRICH = { path: "/api/v2/profile?profile_url=", key: (key: string) => ({ authorization: `Bearer ${key}` }) };

async function ask(
  service: typeof FRESH | typeof ENRICH,
  publicId: string,
  query = "",
  key: string = fakeLinkedinKeys.good,
) {
  const address = encodeURIComponent(`https://www.linkedin.com/in/${publicId}`);
  const response = await fetch(fake.baseUrl + service.path + address + query, { headers: service.key(key) });
  return { status: response.status, body: await response.json() };
}

describe("Fresh LinkedIn Profile Data", () => {
  test("answers as the real one is known to", async () => {
    const { status, body } = await ask(FRESH, "sample-founder", "&include_skills=true");
    expect([status, body.message]).toEqual([200, "ok"]);
    expect(body.data).toMatchObject({
      full_name: "Jördis Grünwälder",
      public_id: "sample-founder",
      linkedin_url: "https://www.linkedin.com/in/sample-founder/",
      skills: "Product Management|Process Mining|Manufacturing|Fundraising",
    });
    expect(body.data.experiences[0]).toMatchObject({
      company: "Stealth Startup",
      start_month: 3,
      start_year: 2024,
      end_month: "",
      end_year: "",
      is_current: true,
    });
    expect(body.data.experiences.at(-1)).toMatchObject({
      start_month: "",
      start_year: 2015,
      end_month: "",
      end_year: 2018,
      is_current: false,
    });
    expect(body.data.educations[0]).toMatchObject({
      school: "Technical University of Munich",
      degree: "M.Sc.",
      grade: "1.2",
    });
  });

  test("brings skills only where they are asked for", async () => {
    expect((await ask(FRESH, "sample-founder")).body.data).not.toHaveProperty("skills");
  });

  test.each([
    ["an unknown key", "sample-founder", "wrong", 401, { message: "Invalid API key" }],
    [
      "a key that is not subscribed",
      "sample-founder",
      fakeLinkedinKeys.unpaid,
      403,
      { message: "You are not subscribed to this API." },
    ],
    ["nobody", "nobody-knows", fakeLinkedinKeys.good, 404, { message: "Person not found" }],
    [
      "an internal id",
      "ACoAABcDeFgHiJkL",
      fakeLinkedinKeys.good,
      400,
      { message: expect.stringContaining("linkedin_url") },
    ],
  ])("refuses %s", async (_what, publicId, key, status, body) => {
    expect(await ask(FRESH, publicId, "", key)).toEqual({ status, body });
  });

  test("knows no other path", async () => {
    const response = await fetch(`${fake.baseUrl}/enrich-lead`, { headers: FRESH.key(fakeLinkedinKeys.good) });
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: "Endpoint '/enrich-lead' does not exist" },
    ]);
  });
});

describe("Enrich Layer", () => {
  test("answers as the real one is known to", async () => {
    const { status, body } = await ask(ENRICH, "sample-founder", "&skills=include");
    expect(status).toBe(200);
    expect(body).toMatchObject({ public_identifier: "sample-founder", full_name: "Jördis Grünwälder", gender: null });
    expect(body.experiences[0]).toMatchObject({
      starts_at: { day: 1, month: 3, year: 2024 },
      ends_at: null,
      logo_url: null,
    });
    expect(body.experiences[1]).toMatchObject({ ends_at: { day: 29, month: 2, year: 2024 } });
    expect(body.experiences.at(-1)).toMatchObject({
      starts_at: { day: 1, month: 1, year: 2015 },
      ends_at: { day: 31, month: 12, year: 2018 },
    });
    expect(body.education[1]).toMatchObject({ degree_name: "B.Sc.", activities_and_societies: null });
  });

  test("says no in its own shape", async () => {
    expect(await ask(ENRICH, "sample-founder", "", "wrong")).toEqual({
      status: 401,
      body: { code: 401, description: "Invalid API key", name: "Unauthorized" },
    });
  });

  test("counts calls", async () => {
    for (let call = 0; call < 3; call++) expect((await ask(ENRICH, "sample-cto")).status).toBe(200);
    expect((await ask(ENRICH, "sample-cto")).status).toBe(429);
  });
});

test("a scripted trouble lasts as often as it was told to", async () => {
  fake.setTrouble("sample-cto", { kind: "status", status: 503 }, 1);
  expect((await ask(FRESH, "sample-cto")).status).toBe(503);
  expect((await ask(FRESH, "sample-cto")).status).toBe(200);
});
