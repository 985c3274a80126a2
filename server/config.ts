/** The server's settings, read once from the environment. */
import { isIP } from "node:net";
import { join } from "node:path";
import { z } from "zod";
import { isLoopbackHost } from "#gateway/http/origin-policy.ts";
import { LOG_LEVELS, type LogLevel } from "#gateway/operations/logger.ts";
import { functionSettingsErrors } from "./functions/handlers.ts";

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The folder with the bytes of uploaded files. */
  readonly filesDir: string;
  readonly maxFileBytes: number;
  /** Of the files on companies together. */
  readonly filesQuotaBytes: number;
  /** A Postgres to use instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The product's public origin; null to use each request's origin. */
  readonly publicUrl: string | null;
  /** IP addresses of the reverse proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Other origins whose pages may use the server. */
  readonly allowedOrigins: readonly string[];
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Lower case; an empty list allows every domain. */
  readonly allowedEmailDomains: readonly string[];
  readonly jwtSecret: string | null;
  readonly logLevel: LogLevel;
  /** Loopback port of the Prometheus metrics; null to disable them. */
  readonly metricsPort: number | null;
  /** For the operator, not for users: why people need an invitation; null if this machine's users may sign up. */
  readonly signupDisabledReason: string | null;
  /** Whether clients of other machines may sign up: only with a confirmed email address of an allowed domain. */
  readonly acceptsSignUpsOfOthers: boolean;
  readonly sampleData: { readonly companies: boolean; readonly profiles: boolean };
  /** The part of the environment that the functions may read. */
  readonly functionSettings: Readonly<Record<string, string | undefined>>;
}

export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly violations: readonly string[];

  constructor(violations: readonly string[]) {
    super(`Invalid settings: ${violations.join("; ")}.`);
    this.violations = violations;
  }
}

const FUNCTION_SETTINGS = [
  "CRUNCHBASE_API_KEY",
  "CRUNCHBASE_BASE_URL",
  "OPEN_DATA_CONTACT",
  "WIKIDATA_API_URL",
  "WIKIDATA_QUERY_URL",
  "GLEIF_API_URL",
  "LINKEDIN_PROVIDER",
  "LINKEDIN_API_KEY",
  "LINKEDIN_BASE_URL",
  "LINKEDIN_PATH",
  "PROFILE_RETENTION_DAYS",
  "FUND_NAME",
] as const;

const blankIsAbsent = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optionalText = z.preprocess(blankIsAbsent, z.string().trim().optional());
const optionalUrl = (protocols: RegExp, example: string) =>
  z.preprocess(blankIsAbsent, z.url({ protocol: protocols, error: `must be a URL such as ${example}` }).optional());

function splitList(list: string): string[] {
  return list.split(/[\s,;]+/).filter((entry) => entry !== "");
}

/** In the form that browsers send. */
function isWebOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text;
}

const port = z.coerce
  .number({ error: "must be a number from 0 to 65535" })
  .int({ error: "must be a whole number" })
  .min(0, { error: "must be a number from 0 to 65535" })
  .max(65535, { error: "must be a number from 0 to 65535" });

const wholeNumber = (unit: string, max: number, byDefault: number) => {
  const error = `must be a whole number of ${unit} from 1 to ${max}`;
  return z.preprocess(
    blankIsAbsent,
    z.coerce.number({ error }).int({ error }).min(1, { error }).max(max, { error }).default(byDefault),
  );
};

const Environment = z.object({
  HOST: z.preprocess(blankIsAbsent, z.string().default("127.0.0.1")),
  PORT: z.preprocess(blankIsAbsent, port.default(3000)),
  METRICS_PORT: z.preprocess(blankIsAbsent, port.optional()),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
  ),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default(".data")),
  FILES_DIR: optionalText,
  MAX_FILE_MB: wholeNumber("megabytes", 1024, 50),
  FILES_QUOTA_GB: wholeNumber("gigabytes", 100_000, 20),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, "postgresql://user@host:5432/database"),
  PUBLIC_URL: optionalUrl(/^https?$/, "https://research.example.com"),
  TRUSTED_PROXIES: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default("")
      .transform(splitList)
      .refine((list) => list.every((address) => isIP(address) !== 0), {
        error: "must be a list of IP addresses such as 127.0.0.1,::1",
      }),
  ),
  ALLOWED_ORIGINS: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default("")
      .transform((list) => splitList(list).map((origin) => origin.replace(/\/$/, "")))
      .refine((list) => list.every(isWebOrigin), {
        error: "must be a list of origins such as https://app.example.com,http://localhost:5173",
      }),
  ),
  SMTP_URL: optionalUrl(/^smtps?$/, "smtps://user:password@mail.example.com"),
  MAIL_FROM: optionalText,
  ALLOWED_EMAIL_DOMAINS: optionalText,
  JWT_SECRET: z.preprocess(blankIsAbsent, z.string().min(32, { error: "must have at least 32 characters" }).optional()),
});

type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError with one message per invalid setting */
export function readConfig(environment: RawEnvironment): Config {
  const parsed = Environment.safeParse(environment);
  const functionSettings = Object.fromEntries(FUNCTION_SETTINGS.map((name) => [name, readSetting(environment, name)]));
  const violations = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...emailSettingViolations(environment),
    ...functionSettingsErrors(functionSettings),
  ];
  if (!parsed.success || violations.length > 0) throw new ConfigError(violations);
  const settings = parsed.data;
  const smtpUrl = settings.SMTP_URL ?? null;
  const allowedEmailDomains = (settings.ALLOWED_EMAIL_DOMAINS ?? "")
    .split(/[\s,;]+/)
    .map((domain) => domain.toLowerCase().replace(/^@/, ""))
    .filter((domain) => domain !== "");
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: settings.DATA_DIR,
    filesDir: settings.FILES_DIR ?? join(settings.DATA_DIR, "files"),
    maxFileBytes: settings.MAX_FILE_MB * 1024 ** 2,
    filesQuotaBytes: settings.FILES_QUOTA_GB * 1024 ** 3,
    databaseUrl: settings.DATABASE_URL ?? null,
    publicUrl: settings.PUBLIC_URL === undefined ? null : new URL(settings.PUBLIC_URL).origin,
    trustedProxies: settings.TRUSTED_PROXIES,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    smtpUrl,
    mailFrom: settings.MAIL_FROM ?? "",
    allowedEmailDomains,
    jwtSecret: settings.JWT_SECRET ?? null,
    logLevel: settings.LOG_LEVEL,
    metricsPort: settings.METRICS_PORT ?? null,
    signupDisabledReason: signupDisabledReason(environment, smtpUrl, allowedEmailDomains),
    acceptsSignUpsOfOthers: smtpUrl !== null && allowedEmailDomains.length > 0 && settings.PUBLIC_URL !== undefined,
    sampleData: {
      companies: functionSettings.CRUNCHBASE_API_KEY === undefined && functionSettings.OPEN_DATA_CONTACT === undefined,
      profiles: functionSettings.LINKEDIN_API_KEY === undefined,
    },
    functionSettings,
  };
}

function emailSettingViolations(environment: RawEnvironment): readonly string[] {
  if (readSetting(environment, "SMTP_URL") === undefined) return [];
  const violations: string[] = [];
  if (readSetting(environment, "MAIL_FROM") === undefined) {
    violations.push("MAIL_FROM is required with SMTP_URL: the sender of emails, such as research@example.com");
  }
  const isReachable = listensBeyondLoopback(environment) || readSetting(environment, "TRUSTED_PROXIES") !== undefined;
  if (isReachable && readSetting(environment, "PUBLIC_URL") === undefined) {
    // Otherwise an attacker could request another user's link with a forged Host header and receive its token.
    violations.push(
      "PUBLIC_URL is required with SMTP_URL on a server that others can reach: links in emails start with it",
    );
  }
  return violations;
}

/** A proxy on this machine makes every request seem local, so its settings count too. */
function signupDisabledReason(
  environment: RawEnvironment,
  smtpUrl: string | null,
  allowedEmailDomains: readonly string[],
): string | null {
  const publicUrl = URL.parse(readSetting(environment, "PUBLIC_URL") ?? "");
  const reachableBy = [
    ...(listensBeyondLoopback(environment) ? ["HOST"] : []),
    ...(publicUrl !== null && !isLoopbackHost(publicUrl.host) ? ["PUBLIC_URL"] : []),
    ...(readSetting(environment, "TRUSTED_PROXIES") === undefined ? [] : ["TRUSTED_PROXIES"]),
  ];
  const missing = [
    ...(smtpUrl === null ? ["SMTP_URL"] : []),
    ...(allowedEmailDomains.length === 0 ? ["ALLOWED_EMAIL_DOMAINS"] : []),
  ];
  if (reachableBy.length === 0 || missing.length === 0) return null;
  return (
    `Accounts are by invitation (npm run accounts -- invite <email>): others can reach this server ` +
    `(${reachableBy.join(", ")}). To open sign-ups, set ${missing.join(" and ")}.`
  );
}

function listensBeyondLoopback(environment: RawEnvironment): boolean {
  const host = readSetting(environment, "HOST");
  return host !== undefined && !(host === "::1" || isLoopbackHost(host));
}

/** Blank counts as absent. */
function readSetting(environment: RawEnvironment, name: string): string | undefined {
  const value = environment[name];
  return value === undefined || value.trim() === "" ? undefined : value;
}
