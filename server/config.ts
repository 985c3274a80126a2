/** The settings, read once from the environment. `readConfig` fails with the whole list of faults, never with the first. */
import { isIP } from "node:net";
import { z } from "zod";
import { LOG_LEVELS, type LogLevel } from "#gateway/operations/logger.ts";
import { functionSettingsErrors } from "./functions/handlers.ts";

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** A Postgres to use instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Origin under which people reach the product; null where each request's own origin is taken. */
  readonly publicUrl: string | null;
  /** Addresses of the reverse proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Lower case; empty means every domain. */
  readonly allowedEmailDomains: readonly string[];
  readonly jwtSecret: string | null;
  readonly logLevel: LogLevel;
  /** Where Prometheus finds the figures, on loopback; null where nobody asked for them. */
  readonly metricsPort: number | null;
  /** Why nobody may sign up, as a sentence; null when they may. */
  readonly signupDisabledReason: string | null;
  readonly sampleData: { readonly companies: boolean; readonly profiles: boolean };
  /** What the functions may read of the environment. */
  readonly functionSettings: Readonly<Record<string, string | undefined>>;
}

/** Faults of the environment, one sentence each. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`These settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.faults = faults;
  }
}

const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);
const FUNCTION_SETTINGS = [
  "CRUNCHBASE_API_KEY",
  "CRUNCHBASE_BASE_URL",
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
  z.preprocess(
    blankIsAbsent,
    z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional(),
  );

const port = z.coerce
  .number({ error: "must be a number from 0 to 65535" })
  .int({ error: "must be a whole number" })
  .min(0, { error: "must be a number from 0 to 65535" })
  .max(65535, { error: "must be a number from 0 to 65535" });

const Environment = z.object({
  HOST: z.preprocess(blankIsAbsent, z.string().default("127.0.0.1")),
  PORT: z.preprocess(blankIsAbsent, port.default(3000)),
  METRICS_PORT: z.preprocess(blankIsAbsent, port.optional()),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
  ),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default(".data")),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, "postgresql://user@host:5432/database"),
  PUBLIC_URL: optionalUrl(/^https?$/, "https://research.example.com"),
  TRUSTED_PROXIES: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default("")
      .transform((list) => list.split(/[\s,;]+/).filter((address) => address !== ""))
      .refine((list) => list.every((address) => isIP(address) !== 0), {
        error: "must be a list of IP addresses such as 127.0.0.1,::1",
      }),
  ),
  SMTP_URL: optionalUrl(/^smtps?$/, "smtps://user:password@mail.example.com"),
  MAIL_FROM: optionalText,
  ALLOWED_EMAIL_DOMAINS: optionalText,
  JWT_SECRET: z.preprocess(blankIsAbsent, z.string().min(32, { error: "must have at least 32 characters" }).optional()),
});

type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError with one sentence for every setting that cannot be used. */
export function readConfig(environment: RawEnvironment): Config {
  const parsed = Environment.safeParse(environment);
  const functionSettings = Object.fromEntries(FUNCTION_SETTINGS.map((name) => [name, given(environment, name)]));
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...mailFaults(environment),
    ...functionSettingsErrors(functionSettings),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
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
    databaseUrl: settings.DATABASE_URL ?? null,
    publicUrl: settings.PUBLIC_URL === undefined ? null : new URL(settings.PUBLIC_URL).origin,
    trustedProxies: settings.TRUSTED_PROXIES,
    smtpUrl,
    mailFrom: settings.MAIL_FROM ?? "",
    allowedEmailDomains,
    jwtSecret: settings.JWT_SECRET ?? null,
    logLevel: settings.LOG_LEVEL,
    metricsPort: settings.METRICS_PORT ?? null,
    signupDisabledReason:
      isOpenToTheNetwork(environment) && allowedEmailDomains.length === 0 && smtpUrl === null
        ? "Sign-ups are closed: this server is open to the network, so ALLOWED_EMAIL_DOMAINS or SMTP_URL has to be set first."
        : null,
    sampleData: {
      companies: functionSettings.CRUNCHBASE_API_KEY === undefined,
      profiles: functionSettings.LINKEDIN_API_KEY === undefined,
    },
    functionSettings,
  };
}

/** What mails need besides a way to send them. */
function mailFaults(environment: RawEnvironment): readonly string[] {
  if (given(environment, "SMTP_URL") === undefined) return [];
  const faults: string[] = [];
  if (given(environment, "MAIL_FROM") === undefined) {
    faults.push("MAIL_FROM must name the sender of mails when SMTP_URL is set");
  }
  const strangersAsk = isOpenToTheNetwork(environment) || given(environment, "TRUSTED_PROXIES") !== undefined;
  if (strangersAsk && given(environment, "PUBLIC_URL") === undefined) {
    // Else whoever asks for somebody's link says by the Host header where it leads, with the token in it.
    faults.push("PUBLIC_URL must say where the links in mails lead when SMTP_URL is set");
  }
  return faults;
}

function isOpenToTheNetwork(environment: RawEnvironment): boolean {
  const host = given(environment, "HOST");
  return host !== undefined && !LOOPBACK_HOSTS.has(host);
}

/** A setting as it stands in the environment; blank counts as absent. */
function given(environment: RawEnvironment, name: string): string | undefined {
  const value = environment[name];
  return value === undefined || value.trim() === "" ? undefined : value;
}
