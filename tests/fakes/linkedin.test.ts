import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeLinkedin, fakeLinkedinKeys, startFakeLinkedin } from "./linkedin.ts";

let fake: FakeLinkedin;
beforeEach(async () => {
  fake = await startFakeLinkedin({ callsPerMinute: 3 });
});
afterEach(() => fake.close());

const FRESH = { path: "/get-personal-profile?linkedin_url=", key: (key: string) => ({ "x-rapidapi-key": key }) };
const ENRICH = { path: "/api/v2/profile?profile_url=", key: (key: string) => ({ authorization: `Bearer ${key}` }) };

async function request(
  service: typeof FRESH | typeof ENRICH,
  publicId: string,
  query = "",
  key: string = fakeLinkedinKeys.valid,
) {
  const url = encodeURIComponent(`https://www.linkedin.com/in/${publicId}`);
  const response = await fetch(fake.baseUrl + service.path + url + query, { headers: service.key(key) });
  return { status: response.status, body: await response.json() };
}

describe("Fresh LinkedIn Profile Data", () => {
  test("returns the documented shape", async () => {
    const { status, body } = await request(FRESH, "sample-founder", "&include_skills=true");
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

  test("returns skills only on request", async () => {
    expect((await request(FRESH, "sample-founder")).body.data).not.toHaveProperty("skills");
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
    ["an unknown person", "unknown-person", fakeLinkedinKeys.valid, 404, { message: "Person not found" }],
    [
      "an internal ID",
      "ACoAABcDeFgHiJkL",
      fakeLinkedinKeys.valid,
      400,
      { message: expect.stringContaining("linkedin_url") },
    ],
  ])("rejects %s", async (_case, publicId, key, status, body) => {
    expect(await request(FRESH, publicId, "", key)).toEqual({ status, body });
  });

  test("rejects other paths", async () => {
    const response = await fetch(`${fake.baseUrl}/enrich-lead`, { headers: FRESH.key(fakeLinkedinKeys.valid) });
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: "Endpoint '/enrich-lead' does not exist" },
    ]);
  });
});

describe("Enrich Layer", () => {
  test("returns the documented shape", async () => {
    const { status, body } = await request(ENRICH, "sample-founder", "&skills=include");
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

  test("has its own shape of errors", async () => {
    expect(await request(ENRICH, "sample-founder", "", "wrong")).toEqual({
      status: 401,
      body: { code: 401, description: "Invalid API key", name: "Unauthorized" },
    });
  });

  test("limits calls per minute", async () => {
    for (let call = 0; call < 3; call++) expect((await request(ENRICH, "sample-cto")).status).toBe(200);
    expect((await request(ENRICH, "sample-cto")).status).toBe(429);
  });
});

test("a scripted response applies the given number of times", async () => {
  fake.scriptResponse("sample-cto", { kind: "status", status: 503 }, 1);
  expect((await request(FRESH, "sample-cto")).status).toBe(503);
  expect((await request(FRESH, "sample-cto")).status).toBe(200);
});
