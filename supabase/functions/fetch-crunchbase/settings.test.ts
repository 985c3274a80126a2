import { describe, expect, test } from "vitest";
import { EnvironmentError } from "../_shared/environment.ts";
import { readCrunchbaseSettings } from "./settings.ts";

const project = { SUPABASE_URL: "http://gateway.internal", SUPABASE_SERVICE_ROLE_KEY: "service" };

describe("the settings of fetch-crunchbase", () => {
  test("require only the project", () => {
    expect(readCrunchbaseSettings(project)).toEqual({
      crunchbase: null,
      wikidata: null,
      gleif: null,
      fundName: null,
      backend: { url: "http://gateway.internal", serviceRoleKey: "service" },
    });
  });

  test("count as absent if blank", () => {
    expect(
      readCrunchbaseSettings({ ...project, CRUNCHBASE_API_KEY: " ", FUND_NAME: "", CRUNCHBASE_BASE_URL: " " }),
    ).toMatchObject({
      crunchbase: null,
      fundName: null,
    });
  });

  test("default to the real service with an API key", () => {
    expect(readCrunchbaseSettings({ ...project, CRUNCHBASE_API_KEY: " k3y ", FUND_NAME: " Our Fund " })).toMatchObject({
      crunchbase: { apiKey: "k3y", baseUrl: "https://api.crunchbase.com/v4" },
      fundName: "Our Fund",
    });
  });

  test.each(["https://proxy.example/v4", "http://127.0.0.1:4000/v4", "http://localhost:4000", "http://[::1]:4000/v4"])(
    "accept %s as the base URL",
    (baseUrl) => {
      const settings = readCrunchbaseSettings({ ...project, CRUNCHBASE_API_KEY: "k", CRUNCHBASE_BASE_URL: baseUrl });
      expect(settings.crunchbase?.baseUrl).toBe(baseUrl);
    },
  );

  test.each(["ops@fund.example", "https://fund.example/contact"])(
    "switch Wikidata on with the contact %s",
    (contact) => {
      expect(readCrunchbaseSettings({ ...project, OPEN_DATA_CONTACT: ` ${contact} ` }).wikidata).toEqual({
        contact,
        apiUrl: "https://www.wikidata.org/w/api.php",
        queryUrl: "https://query.wikidata.org/sparql",
      });
    },
  );

  test.each([
    ["no project", {}, ["SUPABASE_URL is missing", "SUPABASE_SERVICE_ROLE_KEY is missing"]],
    ["an invalid project URL", { ...project, SUPABASE_URL: "gateway" }, ["SUPABASE_URL must be"]],
    [
      "a key over plain HTTP",
      { ...project, CRUNCHBASE_BASE_URL: "http://api.crunchbase.com/v4" },
      ["CRUNCHBASE_BASE_URL must be"],
    ],
    ["a file URL", { ...project, CRUNCHBASE_BASE_URL: "file:///etc" }, ["CRUNCHBASE_BASE_URL must be"]],
    ["an invalid service URL", { ...project, CRUNCHBASE_BASE_URL: "api" }, ["CRUNCHBASE_BASE_URL must be"]],
    ["a contact that is no address", { ...project, OPEN_DATA_CONTACT: "abc" }, ["OPEN_DATA_CONTACT must be"]],
    [
      "a contact with a line break",
      { ...project, OPEN_DATA_CONTACT: "abc@x\r\ndef: 1" },
      ["OPEN_DATA_CONTACT must be"],
    ],
    ["Wikidata over plain HTTP", { ...project, WIKIDATA_API_URL: "http://wikidata.org" }, ["WIKIDATA_API_URL must be"]],
    ["a key with a line break", { ...project, CRUNCHBASE_API_KEY: "abc\ndef" }, ["CRUNCHBASE_API_KEY contains"]],
  ])("reject %s without quoting the value", (_case, environment, errors) => {
    const read = () => readCrunchbaseSettings(environment);
    expect(read).toThrow(EnvironmentError);
    for (const error of errors) expect(read).toThrow(error);
    expect(read).not.toThrow(/abc|def/);
  });
});
