import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const EMAIL = { SMTP_URL: "smtp://mail:25", MAIL_FROM: "a@fund.vc" };

describe("readConfig", () => {
  test("has a default for every setting", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      dataDir: ".data",
      databaseUrl: null,
      publicUrl: null,
      signupDisabledReason: null,
      sampleData: { companies: true, profiles: true },
    });
  });

  test.each([{ CRUNCHBASE_API_KEY: "k" }, { OPEN_DATA_CONTACT: "ops@fund.vc" }])(
    "has live companies with %j",
    (settings) => {
      expect(readConfig(settings).sampleData).toEqual({ companies: false, profiles: true });
    },
  );

  test("treats blank settings as absent", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "", CRUNCHBASE_API_KEY: " " })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      sampleData: { companies: true },
    });
  });

  test("accepts common separators in lists of domains", () => {
    expect(readConfig({ ALLOWED_EMAIL_DOMAINS: "Example.com, @fund.vc;team.org" }).allowedEmailDomains).toEqual([
      "example.com",
      "fund.vc",
      "team.org",
    ]);
  });

  test("reads proxy addresses", () => {
    expect(readConfig({ TRUSTED_PROXIES: "127.0.0.1, ::1" }).trustedProxies).toEqual(["127.0.0.1", "::1"]);
    expect(readConfig({}).trustedProxies).toEqual([]);
  });

  test("reads origins as browsers send them", () => {
    expect(readConfig({ ALLOWED_ORIGINS: "https://app.example, http://localhost:5173/" }).allowedOrigins).toEqual([
      "https://app.example",
      "http://localhost:5173",
    ]);
    expect(readConfig({}).allowedOrigins).toEqual([]);
  });

  test.each([
    ["a port that is not a number", { PORT: "http" }, "PORT"],
    ["a port out of range", { PORT: "70000" }, "PORT"],
    ["a database other than Postgres", { DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
    ["an invalid metrics port", { METRICS_PORT: "-1" }, "METRICS_PORT"],
    ["a quota of nothing", { FILES_QUOTA_GB: "0" }, "FILES_QUOTA_GB must be a whole number of gigabytes"],
    ["an unknown log level", { LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of debug, info"],
    ["a short secret", { JWT_SECRET: "secret" }, "JWT_SECRET"],
    ["a public URL without scheme", { PUBLIC_URL: "research.example.com" }, "PUBLIC_URL"],
    ["a proxy host name", { TRUSTED_PROXIES: "127.0.0.1, proxy.example" }, "TRUSTED_PROXIES"],
    ["every origin", { ALLOWED_ORIGINS: "*" }, "ALLOWED_ORIGINS must be a list of origins"],
    ["the opaque origin", { ALLOWED_ORIGINS: "null" }, "ALLOWED_ORIGINS"],
    ["an origin without scheme", { ALLOWED_ORIGINS: "app.example" }, "ALLOWED_ORIGINS"],
    ["an origin with a path", { ALLOWED_ORIGINS: "https://app.example/x" }, "ALLOWED_ORIGINS"],
    ["a file's origin", { ALLOWED_ORIGINS: "file://" }, "ALLOWED_ORIGINS"],
    ["email without a sender", { SMTP_URL: "smtp://127.0.0.1:25" }, "MAIL_FROM"],
    ["email from a public server without PUBLIC_URL", { ...EMAIL, HOST: "0.0.0.0" }, "PUBLIC_URL"],
    ["email behind a proxy without PUBLIC_URL", { ...EMAIL, TRUSTED_PROXIES: "127.0.0.1" }, "PUBLIC_URL"],
    ["an unknown profile provider", { LINKEDIN_PROVIDER: "x" }, "LINKEDIN_PROVIDER"],
    ["a retention of zero days", { PROFILE_RETENTION_DAYS: "0" }, "PROFILE_RETENTION_DAYS"],
    ["a data service without encryption", { CRUNCHBASE_BASE_URL: "http://api.example" }, "CRUNCHBASE_BASE_URL"],
  ])("rejects %s and names the setting", (_what, environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });

  test("allows email without PUBLIC_URL on loopback", () => {
    expect(readConfig(EMAIL).publicUrl).toBeNull();
  });

  test("reports every violation at once", () => {
    const environment = { PORT: "x", JWT_SECRET: "y", SMTP_URL: EMAIL.SMTP_URL, HOST: "::", LINKEDIN_PROVIDER: "z" };
    expect(() => readConfig(environment)).toThrow(/PORT[^]*JWT_SECRET[^]*MAIL_FROM[^]*PUBLIC_URL[^]*LINKEDIN_PROVIDER/);
  });

  test.each([
    ["public without a restriction", { HOST: "0.0.0.0" }, true],
    ["public with allowed domains", { HOST: "0.0.0.0", ALLOWED_EMAIL_DOMAINS: "fund.vc" }, true],
    ["public with email confirmation", { HOST: "0.0.0.0", ...EMAIL, PUBLIC_URL: "https://research.fund.vc" }, true],
    [
      "public with both",
      { HOST: "0.0.0.0", ...EMAIL, PUBLIC_URL: "https://research.fund.vc", ALLOWED_EMAIL_DOMAINS: "fund.vc" },
      false,
    ],
    ["behind a proxy", { TRUSTED_PROXIES: "127.0.0.1" }, true],
    ["at a public URL", { PUBLIC_URL: "https://research.fund.vc" }, true],
    [
      "at a public URL with allowed domains",
      { PUBLIC_URL: "https://x.fund.vc", ALLOWED_EMAIL_DOMAINS: "fund.vc" },
      true,
    ],
    ["at a public URL on loopback", { PUBLIC_URL: "http://localhost:3000" }, false],
    ["on loopback with email", EMAIL, false],
    ["on loopback", { HOST: "127.0.0.1" }, false],
  ])("disables sign-ups only if strangers could sign up: %s", (_what, environment, isDisabled) => {
    expect(readConfig(environment).signupDisabledReason !== null).toBe(isDisabled);
  });
});
