import { describe, expect, test } from "vitest";
import { EnvironmentError } from "../_shared/environment.ts";
import { readCrunchbaseSettings } from "./settings.ts";

const project = { SUPABASE_URL: "http://gateway.internal", SUPABASE_SERVICE_ROLE_KEY: "service" };

describe("the settings of the functions", () => {
  test("name the project, and nothing else is needed", () => {
    expect(readCrunchbaseSettings(project)).toEqual({
      crunchbase: null,
      fundName: null,
      backend: { url: "http://gateway.internal", serviceRoleKey: "service" },
    });
  });

  test("that are blank count as absent", () => {
    expect(
      readCrunchbaseSettings({ ...project, CRUNCHBASE_API_KEY: " ", FUND_NAME: "", CRUNCHBASE_BASE_URL: " " }),
    ).toMatchObject({
      crunchbase: null,
      fundName: null,
    });
  });

  test("name the real service where there is a key alone", () => {
    expect(readCrunchbaseSettings({ ...project, CRUNCHBASE_API_KEY: " k3y ", FUND_NAME: " Our Fund " })).toMatchObject({
      crunchbase: { apiKey: "k3y", baseUrl: "https://api.crunchbase.com/v4" },
      fundName: "Our Fund",
    });
  });

  test.each(["https://proxy.example/v4", "http://127.0.0.1:4000/v4", "http://localhost:4000", "http://[::1]:4000/v4"])(
    "may name %s as the service",
    (baseUrl) => {
      const settings = readCrunchbaseSettings({ ...project, CRUNCHBASE_API_KEY: "k", CRUNCHBASE_BASE_URL: baseUrl });
      expect(settings.crunchbase?.baseUrl).toBe(baseUrl);
    },
  );

  test.each([
    ["no project", {}, ["SUPABASE_URL is missing", "SUPABASE_SERVICE_ROLE_KEY is missing"]],
    ["a project that is no address", { ...project, SUPABASE_URL: "gateway" }, ["SUPABASE_URL must be"]],
    [
      "a key over plain HTTP",
      { ...project, CRUNCHBASE_BASE_URL: "http://api.crunchbase.com/v4" },
      ["CRUNCHBASE_BASE_URL must be"],
    ],
    ["a service that is a file", { ...project, CRUNCHBASE_BASE_URL: "file:///etc" }, ["CRUNCHBASE_BASE_URL must be"]],
    ["a service that is no address", { ...project, CRUNCHBASE_BASE_URL: "api" }, ["CRUNCHBASE_BASE_URL must be"]],
    ["a key on two lines", { ...project, CRUNCHBASE_API_KEY: "abc\ndef" }, ["CRUNCHBASE_API_KEY contains"]],
  ])("refuse %s and say so, without the value", (_what, environment, faults) => {
    const read = () => readCrunchbaseSettings(environment);
    expect(read).toThrow(EnvironmentError);
    for (const fault of faults) expect(read).toThrow(fault);
    expect(read).not.toThrow(/abc|def/);
  });
});
