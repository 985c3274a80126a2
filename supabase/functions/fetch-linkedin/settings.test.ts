import { describe, expect, test } from "vitest";
import { EnvironmentError } from "../_shared/environment.ts";
import { readLinkedinSettings } from "./settings.ts";

const project = { SUPABASE_URL: "http://gateway.internal/", SUPABASE_SERVICE_ROLE_KEY: "service" };

describe("the settings of fetch-linkedin", () => {
  test("require only the project", () => {
    expect(readLinkedinSettings(project)).toEqual({
      linkedin: null,
      retentionDays: 180,
      backend: { url: "http://gateway.internal", serviceRoleKey: "service" },
    });
  });

  test.each([
    [
      "an API key alone",
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
    [
      "blank values",
      { LINKEDIN_PROVIDER: " ", LINKEDIN_BASE_URL: "", LINKEDIN_PATH: " " },
      { service: "fresh-linkedin" },
    ],
    [
      "an older base URL and path",
      {
        LINKEDIN_BASE_URL: "https://fresh-linkedin-profile-data.p.rapidapi.com",
        LINKEDIN_PATH: "/enrich-lead?linkedin_url={url}",
      },
      { baseUrl: "https://fresh-linkedin-profile-data.p.rapidapi.com", path: "/enrich-lead?linkedin_url={url}" },
    ],
    ["a base URL on loopback", { LINKEDIN_BASE_URL: "http://127.0.0.1:4000" }, { baseUrl: "http://127.0.0.1:4000" }],
  ])("accept %s", (_case, environment, expected) => {
    const { linkedin } = readLinkedinSettings({ ...project, LINKEDIN_API_KEY: " k3y ", ...environment });
    expect(linkedin).toMatchObject({ apiKey: "k3y", ...expected });
  });

  test("read the retention in days", () => {
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
    ["a key with a line break", { ...project, LINKEDIN_API_KEY: "abc\ndef" }, ["LINKEDIN_API_KEY contains"]],
    ["a path without {url}", { ...project, LINKEDIN_PATH: "/profile" }, ["LINKEDIN_PATH must be"]],
    ["a path to another host", { ...project, LINKEDIN_PATH: "//evil.example/{url}" }, ["LINKEDIN_PATH must be"]],
    ["a relative path", { ...project, LINKEDIN_PATH: "profile?u={url}" }, ["LINKEDIN_PATH must be"]],
    ["zero days", { ...project, PROFILE_RETENTION_DAYS: "0" }, ["PROFILE_RETENTION_DAYS must be"]],
    [
      "days that are not a number",
      { ...project, PROFILE_RETENTION_DAYS: "forever" },
      ["PROFILE_RETENTION_DAYS must be"],
    ],
    ["too many days", { ...project, PROFILE_RETENTION_DAYS: "3651" }, ["PROFILE_RETENTION_DAYS must be"]],
    [
      "several errors at once",
      { LINKEDIN_PROVIDER: "x", PROFILE_RETENTION_DAYS: "-1" },
      ["LINKEDIN_PROVIDER", "PROFILE_RETENTION_DAYS", "SUPABASE_URL"],
    ],
  ])("reject %s without quoting the value", (_case, environment, errors) => {
    const read = () => readLinkedinSettings(environment);
    expect(read).toThrow(EnvironmentError);
    for (const error of errors) expect(read).toThrow(error);
    expect(read).not.toThrow(/abc|def|evil/);
  });
});
