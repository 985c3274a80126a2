/** What the account service is given, and what its endpoints share. */
import type { Context, Handler } from "hono";
import type { Database } from "#gateway/db/port/database.ts";
import type { Tokens } from "#gateway/tokens/tokens.ts";
import { parseIpAddress } from "./ip-address.ts";
import type { Mailer } from "./mailer.ts";
import { createPasswords, type PasswordHasher, type Passwords } from "./passwords.ts";
import type { RandomBytes } from "./random.ts";
import { createRateLimits, type RateLimit, type RateLimitName, type RateLimits } from "./rate-limits.ts";
import { createSignInLock, type SignInLock } from "./sign-in-lock.ts";

export interface AuthSettings {
  /** This service's own address as its clients see it, `/auth/v1` included: the `iss` of tokens, the start of links. */
  apiUrl(request: Request): string;
  /** The web app's address: where links lead unless they say otherwise. */
  siteUrl(request: Request): string;
  /** True where no mail can be sent: addresses count as confirmed at once. */
  readonly autoConfirm: boolean;
  /** Why nobody may sign up, in a sentence for the user; null where people may. */
  readonly signupDisabledReason: string | null;
  /** Domains of which an address may sign up; all where empty. */
  readonly allowedEmailDomains: readonly string[];
  readonly passwordMinLength: number;
  readonly jwtLifetimeSeconds: number;
  /** For so long after its first use a refresh token may be used again. */
  readonly refreshTokenReuseSeconds: number;
  /** Patterns of addresses that links may lead to beside the site (`redirects.ts`). */
  readonly redirectAllowList: readonly string[];
  /** Sessions end so long after the sign-in; never where absent. */
  readonly sessionMaxAgeSeconds?: number;
  /** Sessions end when not refreshed for so long; never where absent. */
  readonly sessionIdleSeconds?: number;
  /** A new password needs the current one, except after a recovery mail. Default false. */
  readonly requireCurrentPassword?: boolean;
  /** A link or code from a mail is good for so long. Default 3600. */
  readonly linkLifetimeSeconds?: number;
  /** The same mail is not sent again within so long. Default 60. */
  readonly emailIntervalSeconds?: number;
  /** Instead of GoTrue's figures (`rate-limits.ts`). */
  readonly rateLimits?: Readonly<Partial<Record<RateLimitName, RateLimit>>>;
}

export interface AuthDependencies {
  readonly database: Database;
  readonly tokens: Tokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly random: RandomBytes;
  /** Null where `autoConfirm` is on. */
  readonly mailer: Mailer | null;
  readonly settings: AuthSettings;
  /** The address that the connection comes from; never what the client says of itself in a header. */
  readonly clientAddress: (context: Context) => string;
  /** Told of every failure that is not the caller's; the id is in the answer too. */
  readonly onUnexpectedError: (error: unknown, errorId: string) => void;
  /** Instead of argon2id. */
  readonly passwordHasher?: PasswordHasher;
  /** Draws a text as a QR code, as SVG text. Without it the picture shows the key in letters. */
  readonly renderQrCode?: (text: string) => string;
}

export interface AuthService extends AuthDependencies {
  readonly settings: Required<Pick<AuthSettings, "linkLifetimeSeconds" | "emailIntervalSeconds">> & AuthSettings;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  readonly lock: SignInLock;
}

/** An endpoint: what it needs, and what it then does with a request. */
export type Endpoint = (service: AuthService) => Handler;

export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { database, clock, settings, passwordHasher } = dependencies;
  return {
    ...dependencies,
    settings: { linkLifetimeSeconds: 3600, emailIntervalSeconds: 60, ...settings },
    passwords: createPasswords(passwordHasher),
    limits: createRateLimits(database, clock, settings.rateLimits),
    lock: createSignInLock(database, clock),
  };
}

/** Where a request comes from. */
export interface Caller {
  /** As given, for limits. */
  readonly address: string;
  /** As Postgres' `inet`; null where the address is none. */
  readonly ip: string | null;
  readonly userAgent: string;
}

const MAX_USER_AGENT_LENGTH = 512;

export function readCaller(service: AuthService, context: Context): Caller {
  const address = service.clientAddress(context);
  const userAgent = (context.req.header("user-agent") ?? "").slice(0, MAX_USER_AGENT_LENGTH);
  return { address, ip: parseIpAddress(address), userAgent: userAgent.toWellFormed().replaceAll("\0", "") };
}
