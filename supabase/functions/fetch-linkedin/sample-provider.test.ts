import { describe, expect, test } from "vitest";
import { spanOf } from "../../../domain/profile/duration.ts";
import { formatCv } from "../../../domain/profile/format-cv.ts";
import { parseProfile } from "../../../domain/profile/parse-profile.ts";
import { parseProfileUrl } from "../../../domain/profile/profile-url.ts";
import { ProviderError } from "../_shared/errors.ts";
import { samplePeople } from "./sample/people.ts";
import { createSampleProfileProvider } from "./sample-provider.ts";

const today = { year: 2026, month: 11 };
const founder = samplePeople.find(({ public_id }) => public_id === "sample-founder");
if (founder === undefined) throw new Error("no sample founder");

describe("the sample people", () => {
  test("are at least eight with unique IDs and URLs", () => {
    expect(samplePeople.length).toBeGreaterThanOrEqual(8);
    expect(new Set(samplePeople.map(({ public_id }) => public_id)).size).toBe(samplePeople.length);
    for (const { url, public_id } of samplePeople) {
      expect(public_id).toMatch(/^sample-/);
      expect(parseProfileUrl(url)).toEqual({ ok: true, publicId: public_id, url });
    }
  });

  test.each(samplePeople.map((person) => [person.public_id, person] as const))(
    "%s is read completely",
    (_id, person) => {
      const profile = parseProfile(person);
      expect(profile.fullName).toBe(person.full_name);
      expect(profile.skills).toEqual(person.skills);
      expect(profile.positions).toHaveLength(person.experiences.length);
      expect(profile.educations).toHaveLength(person.educations.length);
      for (const { dates } of profile.positions) expect(spanOf(dates, today)).not.toBeNull();
    },
  );

  test("have a CV with two positions at one company, an overlap, a current position, years only and umlauts", () => {
    expect(formatCv(parseProfile(founder), today).split("\n")).toEqual([
      "Jördis Grünwälder",
      "Co-Founder & CEO in stealth | ex Celonis, McKinsey",
      "",
      "EXPERIENCE",
      "Stealth Startup",
      "  Co-Founder & CEO (Mar 2024 - Present, 2Y 9M)",
      "Celonis (5Y 11M)",
      "  Director of Product (Nov 2020 - Feb 2024, 3Y 4M)",
      "  Product Manager (Apr 2018 - Dec 2020, 2Y 9M)",
      "UnternehmerTUM",
      "  Start-up Coach (part-time) (Oct 2019 - Sep 2022, 3Y)",
      "McKinsey & Company",
      "  Associate (2015 - 2018, 3Y)",
      "",
      "EDUCATION",
      "Technical University of Munich",
      "  M.Sc., Computer Science (2012 - 2015, 3Y)",
      "Ludwig-Maximilians-Universität München",
      "  B.Sc., Betriebswirtschaftslehre (2009 - 2012, 3Y)",
    ]);
  });
});

describe("the sample provider", () => {
  const provider = createSampleProfileProvider(samplePeople);

  test("returns a sample person", async () => {
    expect(await provider.fetchProfile("sample-founder")).toEqual(founder);
  });

  test("rejects other people and names LINKEDIN_API_KEY", async () => {
    const error = await provider.fetchProfile("ida-beispiel").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({
      code: "not_found",
      status: 404,
      message: expect.stringMatching(/10 sample people.*\/in\/sample-founder.*LINKEDIN_API_KEY\.$/),
    });
  });
});
