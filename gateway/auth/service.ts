/** Dependencies of the auth service, and what its endpoints share. */
import type { Context, Handler } from "hono";
import type { Database } from "#gateway/db/port/database.ts";
import { parseIpAddress } from "#gateway/http/ip-address.ts";
import type { Tokens } from "#gateway/tokens/tokens.ts";
import type { AccountEvent } from "./account-event.ts";
import type { Mailer } from "./mailer.ts";
import { createPasswords, type PasswordHasher, type Passwords } from "./passwords.ts";
import type { RandomBytes } from "./random.ts";
import { createRateLimits, type RateLimit, type RateLimitName, type RateLimits } from "./rate-limits.ts";
import { createSignInLock, type SignInLock } from "./sign-in-lock.ts";

export interface AuthSettings {
  /** Public URL of this service, including `/auth/v1`: the `iss` of tokens and the base of links. */
  apiUrl(request: Request): string;
  /** URL of the web app; the default redirect of links. */
  siteUrl(request: Request): string;
  /** Confirms email addresses without sending an email. */
  readonly autoConfirm: boolean;
  /** Whether this client may sign up. Otherwise people need an invitation. */
  acceptsSignUps(context: Context): boolean;
  /** Domains that may sign up; an empty list allows all. */
  readonly allowedEmailDomains: readonly string[];
  readonly passwordMinLength: number;
  readonly jwtLifetimeSeconds: number;
  /** Reuse interval of a refresh token after its first use. */
  readonly refreshTokenReuseSeconds: number;
  /** URL patterns that links may redirect to besides the site (`redirects.ts`). */
  readonly redirectAllowList: readonly string[];
  /** Maximum age of a session since sign-in; default unlimited. */
  readonly sessionMaxAgeSeconds?: number;
  /** Ends sessions that are not refreshed for this long; default never. */
  readonly sessionIdleSeconds?: number;
  /** Requires the current password to set a new one, except after recovery. Default false. */
  readonly requireCurrentPassword?: boolean;
  /** How recently a session must have signed in to change the email address or add a factor without the password. Default 600. */
  readonly reauthenticationSeconds?: number;
  /** Where an invitation's link leads. Default: `/verify`, which opens a session. */
  readonly invitationUrl?: (
    siteUrl: string,
    invitation: { readonly email: string; readonly tokenHash: string },
  ) => string;
  /**
   * Where the links that confirm a sign-up or a new email address lead: a page that sends `POST /verify` when its reader agrees.
   * Default: `/verify`, which confirms as soon as anything opens the link, such as a mail server's link scanner.
   */
  readonly confirmationUrl?: (
    siteUrl: string,
    link: { readonly type: "signup" | "email_change"; readonly tokenHash: string },
  ) => string;
  /** Except for invitations, which are valid for 7 days. Default 3600. */
  readonly linkLifetimeSeconds?: number;
  /** Minimum time between two emails of one kind to one user (GoTrue's SMTP_MAX_FREQUENCY). Default 60. */
  readonly emailIntervalSeconds?: number;
  /** Overrides GoTrue's defaults (`rate-limits.ts`). */
  readonly rateLimits?: Readonly<Partial<Record<RateLimitName, RateLimit>>>;
}

export interface AuthDependencies {
  readonly database: Database;
  readonly tokens: Tokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly random: RandomBytes;
  /** Null with `autoConfirm`. */
  readonly mailer: Mailer | null;
  readonly settings: AuthSettings;
  /** The client's IP address; must not trust headers of the client. */
  readonly clientAddress: (context: Context) => string;
  /** Called with every server error; `errorId` is also in the response. */
  readonly onUnexpectedError: (error: unknown, errorId: string) => void;
  /** Must not log the email or IP address itself. */
  readonly onAccountEvent?: ((event: AccountEvent) => void) | undefined;
  /** Default argon2id. */
  readonly passwordHasher?: PasswordHasher;
  /** Renders a QR code as SVG. Without it, the enrollment SVG shows the secret as text. */
  readonly renderQrCode?: (text: string) => string;
}

export interface AuthService extends AuthDependencies {
  readonly settings: Required<
    Pick<AuthSettings, "reauthenticationSeconds" | "linkLifetimeSeconds" | "emailIntervalSeconds">
  > &
    AuthSettings;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  readonly lock: SignInLock;
}

export type Endpoint = (service: AuthService) => Handler;

export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { database, clock, settings, passwordHasher } = dependencies;
  return {
    ...dependencies,
    settings: { reauthenticationSeconds: 600, linkLifetimeSeconds: 3600, emailIntervalSeconds: 60, ...settings },
    passwords: createPasswords(passwordHasher),
    limits: createRateLimits(database, clock, settings.rateLimits),
    lock: createSignInLock(database, clock, dependencies.onAccountEvent),
  };
}

export interface Caller {
  /** Unparsed, for limits. */
  readonly address: string;
  /** As Postgres' `inet`; null if the address is not an IP address. */
  readonly ip: string | null;
  readonly userAgent: string;
}

const MAX_USER_AGENT_LENGTH = 512;

export function readCaller(service: AuthService, context: Context): Caller {
  const address = service.clientAddress(context);
  const userAgent = (context.req.header("user-agent") ?? "").slice(0, MAX_USER_AGENT_LENGTH);
  return { address, ip: parseIpAddress(address), userAgent: userAgent.toWellFormed().replaceAll("\0", "") };
}
