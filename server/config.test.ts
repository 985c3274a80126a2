import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const MAIL = { SMTP_URL: "smtp://mail:25", MAIL_FROM: "a@fund.vc" };

describe("the settings", () => {
  test("are all optional", () => {
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

  test("that are blank count as absent", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "", CRUNCHBASE_API_KEY: " " })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      sampleData: { companies: true },
    });
  });

  test("read lists of domains in any of the usual spellings", () => {
    expect(readConfig({ ALLOWED_EMAIL_DOMAINS: "Example.com, @fund.vc;team.org" }).allowedEmailDomains).toEqual([
      "example.com",
      "fund.vc",
      "team.org",
    ]);
  });

  test("read the addresses of proxies", () => {
    expect(readConfig({ TRUSTED_PROXIES: "127.0.0.1, ::1" }).trustedProxies).toEqual(["127.0.0.1", "::1"]);
    expect(readConfig({}).trustedProxies).toEqual([]);
  });

  test.each([
    ["a port that is no number", { PORT: "http" }, "PORT"],
    ["a port out of range", { PORT: "70000" }, "PORT"],
    ["a database that is no Postgres", { DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
    ["metrics on no port", { METRICS_PORT: "-1" }, "METRICS_PORT"],
    ["a level of logs that does not exist", { LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of debug, info"],
    ["a short secret", { JWT_SECRET: "secret" }, "JWT_SECRET"],
    ["a public address without scheme", { PUBLIC_URL: "research.example.com" }, "PUBLIC_URL"],
    ["a proxy that is a name", { TRUSTED_PROXIES: "127.0.0.1, proxy.example" }, "TRUSTED_PROXIES"],
    ["mail without a sender", { SMTP_URL: "smtp://127.0.0.1:25" }, "MAIL_FROM"],
    ["mail from a network's server that does not know its address", { ...MAIL, HOST: "0.0.0.0" }, "PUBLIC_URL"],
    ["mail from behind a proxy likewise", { ...MAIL, TRUSTED_PROXIES: "127.0.0.1" }, "PUBLIC_URL"],
    ["a service of profiles that does not exist", { LINKEDIN_PROVIDER: "x" }, "LINKEDIN_PROVIDER"],
    ["no time to keep profiles", { PROFILE_RETENTION_DAYS: "0" }, "PROFILE_RETENTION_DAYS"],
    ["a data service without encryption", { CRUNCHBASE_BASE_URL: "http://api.example" }, "CRUNCHBASE_BASE_URL"],
  ])("refuse %s by name", (_what, environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });

  test("let mails go without a public address where only this machine asks", () => {
    expect(readConfig(MAIL).publicUrl).toBeNull();
  });

  test("list every fault at once", () => {
    const environment = { PORT: "x", JWT_SECRET: "y", SMTP_URL: MAIL.SMTP_URL, HOST: "::", LINKEDIN_PROVIDER: "z" };
    expect(() => readConfig(environment)).toThrow(/PORT[^]*JWT_SECRET[^]*MAIL_FROM[^]*PUBLIC_URL[^]*LINKEDIN_PROVIDER/);
  });

  test.each([
    ["open to the network without a rule", { HOST: "0.0.0.0" }, true],
    ["open to the network with allowed domains", { HOST: "0.0.0.0", ALLOWED_EMAIL_DOMAINS: "fund.vc" }, false],
    ["open to the network with mail", { HOST: "0.0.0.0", ...MAIL, PUBLIC_URL: "https://research.fund.vc" }, false],
    ["on loopback", { HOST: "127.0.0.1" }, false],
  ])("close sign-ups only where strangers could use them: %s", (_what, environment, closed) => {
    expect(readConfig(environment).signupDisabledReason !== null).toBe(closed);
  });
});
