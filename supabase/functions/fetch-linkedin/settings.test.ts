import { describe, expect, test } from "vitest";
import { EnvironmentError } from "../_shared/environment.ts";
import { readLinkedinSettings } from "./settings.ts";

const project = { SUPABASE_URL: "http://gateway.internal/", SUPABASE_SERVICE_ROLE_KEY: "service" };

describe("the settings of fetch-linkedin", () => {
  test("name the project, and nothing else is needed", () => {
    expect(readLinkedinSettings(project)).toEqual({
      linkedin: null,
      retentionDays: 180,
      backend: { url: "http://gateway.internal", serviceRoleKey: "service" },
    });
  });

  test.each([
    [
      "a key alone",
      {},
      {
        service: "fresh-linkedin",
        baseUrl: "https://web-scraping-api2.p.rapidapi.com",
        path: "/get-personal-profile?linkedin_url={url}&include_skills=true",
      },
    ],
    [
      "Enrich Layer",
      { LINKEDIN_PROVIDER: " Enrich-Layer " },
      {
        service: "enrich-layer",
        baseUrl: "https://enrichlayer.com",
        path: "/api/v2/profile?profile_url={url}&skills=include",
      },
    ],
    ["blanks", { LINKEDIN_PROVIDER: " ", LINKEDIN_BASE_URL: "", LINKEDIN_PATH: " " }, { service: "fresh-linkedin" }],
    [
      "an older host and path",
      {
        LINKEDIN_BASE_URL: "https://fresh-linkedin-profile-data.p.rapidapi.com",
        LINKEDIN_PATH: "/enrich-lead?linkedin_url={url}",
      },
      { baseUrl: "https://fresh-linkedin-profile-data.p.rapidapi.com", path: "/enrich-lead?linkedin_url={url}" },
    ],
    [
      "a stand-in on this machine",
      { LINKEDIN_BASE_URL: "http://127.0.0.1:4000" },
      { baseUrl: "http://127.0.0.1:4000" },
    ],
  ])("may be %s", (_what, environment, expected) => {
    const { linkedin } = readLinkedinSettings({ ...project, LINKEDIN_API_KEY: " k3y ", ...environment });
    expect(linkedin).toMatchObject({ apiKey: "k3y", ...expected });
  });

  test("name the days for which profiles are kept", () => {
    expect(readLinkedinSettings({ ...project, PROFILE_RETENTION_DAYS: "7" }).retentionDays).toBe(7);
  });

  test.each([
    ["no project", {}, ["SUPABASE_URL is missing", "SUPABASE_SERVICE_ROLE_KEY is missing"]],
    [
      "an unknown service",
      { ...project, LINKEDIN_PROVIDER: "proxycurl" },
      ["LINKEDIN_PROVIDER must be fresh-linkedin or enrich-layer"],
    ],
    [
      "a key over plain HTTP",
      { ...project, LINKEDIN_BASE_URL: "http://enrichlayer.com" },
      ["LINKEDIN_BASE_URL must be"],
    ],
    ["a key on two lines", { ...project, LINKEDIN_API_KEY: "abc\ndef" }, ["LINKEDIN_API_KEY contains"]],
    ["a path without its address", { ...project, LINKEDIN_PATH: "/profile" }, ["LINKEDIN_PATH must be"]],
    ["a path to another host", { ...project, LINKEDIN_PATH: "//evil.example/{url}" }, ["LINKEDIN_PATH must be"]],
    ["a path that is none", { ...project, LINKEDIN_PATH: "profile?u={url}" }, ["LINKEDIN_PATH must be"]],
    ["no days at all", { ...project, PROFILE_RETENTION_DAYS: "0" }, ["PROFILE_RETENTION_DAYS must be"]],
    ["days that are a word", { ...project, PROFILE_RETENTION_DAYS: "forever" }, ["PROFILE_RETENTION_DAYS must be"]],
    ["too many days", { ...project, PROFILE_RETENTION_DAYS: "3651" }, ["PROFILE_RETENTION_DAYS must be"]],
    [
      "many faults at once",
      { LINKEDIN_PROVIDER: "x", PROFILE_RETENTION_DAYS: "-1" },
      ["LINKEDIN_PROVIDER", "PROFILE_RETENTION_DAYS", "SUPABASE_URL"],
    ],
  ])("refuse %s and say so, without the value", (_what, environment, faults) => {
    const read = () => readLinkedinSettings(environment);
    expect(read).toThrow(EnvironmentError);
    for (const fault of faults) expect(read).toThrow(fault);
    expect(read).not.toThrow(/abc|def|evil/);
  });
});
