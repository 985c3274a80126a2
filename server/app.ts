/** Composes the gateway's services into one Hono app, usable in memory (`app.request`) and over HTTP. */
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { renderSVG } from "uqr";
import type { AccountEvent } from "#gateway/auth/account-event.ts";
import type { Mailer } from "#gateway/auth/mailer.ts";
import { createAuthRoutes } from "#gateway/auth/routes.ts";
import type { AuthSettings } from "#gateway/auth/service.ts";
import { createSessionCheck } from "#gateway/auth/session-check.ts";
import { freeBytes } from "#gateway/db/pglite/engine-watch.ts";
import { type Database, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { serviceCors } from "#gateway/http/cors.ts";
import {
  enforceOriginPolicy,
  hostOf,
  isForwarded,
  isLoopbackHost,
  type OriginPolicy,
} from "#gateway/http/origin-policy.ts";
import { noStore, securityHeaders } from "#gateway/http/security-headers.ts";
import { createWebAppRoutes } from "#gateway/http/web-app.ts";
import { describeError, type Log } from "#gateway/operations/logger.ts";
import { createReadiness } from "#gateway/operations/readiness.ts";
import { type CompletedRequest, logRequests } from "#gateway/operations/request-log.ts";
import { createRestRoutes } from "#gateway/rest/routes.ts";
import type { FilesFolder } from "#gateway/storage/files-folder.ts";
import { createStorageRoutes } from "#gateway/storage/routes.ts";
import type { UrlTokens } from "#gateway/storage/url-tokens.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { issueProjectKeys } from "#gateway/tokens/secrets.ts";
import type { Tokens } from "#gateway/tokens/tokens.ts";
import { invitationUrl } from "./account-commands.ts";
import { applyFileLimits, deleteExpiredFiles } from "./company-files.ts";
import type { Config } from "./config.ts";
import { createFunctionCleanup, createFunctionHandlers, type FunctionHandlerDeps } from "./functions/handlers.ts";
import { createFunctionRoutes, invoke } from "./functions/routes.ts";

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly tokens: Tokens;
  readonly mailer: Mailer | null;
  /** Which pages may use the server. */
  readonly originPolicy: OriginPolicy;
  /** `/realtime/v1/api/broadcast`; the WebSockets are attached to the HTTP server. */
  readonly broadcastRoutes: Hono;
  readonly filesFolder: FilesFolder;
  /** Of signed URLs. */
  readonly urlTokens: UrlTokens;
  readonly webDirectory: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Calls the data services. */
  readonly fetch: typeof fetch;
  /** The client's IP address, from `createClientAddress`. */
  readonly clientAddress: (context: Context) => string;
  /** Whether the request's socket is a client's on this machine. */
  readonly isLocalPeer: (context: Context) => boolean;
  readonly onAccountEvent?: ((event: AccountEvent) => void) | undefined;
  readonly log: Log;
  /** For the metrics. */
  readonly onRequestCompleted?: ((request: CompletedRequest) => void) | undefined;
}

/** The functions' URL of the gateway; requests to it stay in the process. */
const INTERNAL_ORIGIN = "http://gateway.localhost";
/** The requests that may send an email, besides sign-ups (`acceptsSignUps`). */
const EMAIL_PATHS = ["recover", "resend", "user"].map((name) => `/auth/v1/${name}`);
const MAX_ROWS_PER_PAGE = 1000;
/** Specification, section 9: two hours without activity. The browser refreshes an active session every hour. */
const IDLE_SESSION_SECONDS = 2 * 3600;
const MAX_SESSION_AGE_SECONDS = 30 * 24 * 3600;

/** `statusCode` and `error` as Supabase Storage names them, for its client. */
const NO_SUCH_SERVICE = {
  statusCode: "404",
  code: "not_found",
  error: "not_found",
  message: "This server does not have this service",
};

export interface Gateway {
  readonly app: Hono;
  /** Deletes expired profiles, changes and files; call it every hour. */
  deleteExpired(): Promise<void>;
}

export async function createApp(deps: AppDeps): Promise<Gateway> {
  const { config, database, tokens, clock } = deps;
  const keys = await issueProjectKeys(tokens, Math.floor(clock() / 1000));
  await applyFileLimits(database, config);
  const onUnexpectedError = (error: unknown, errorId?: string) => {
    const level = isDatabaseUnavailable(error) ? "warning" : "error";
    deps.log({ level, message: "unexpected error", errorId, error: describeError(error) });
  };
  const publicOrigin = (request: Request) => config.publicUrl ?? new URL(request.url).origin;
  const sessionState = createSessionCheck(database, clock);

  const app = new Hono();
  app.use(logRequests(deps.log, deps.onRequestCompleted));
  app.use(securityHeaders(config.publicUrl));
  const isReady = createReadiness(database);
  app.get("/healthz", noStore, (context) => context.json({ status: "ok" }));
  app.get("/readyz", noStore, async (context) => {
    const ready = await isReady();
    return context.json({ status: ready ? "ok" : "database unavailable" }, ready ? 200 : 503);
  });
  app.use(enforceOriginPolicy(deps.originPolicy));
  app.get("/config.json", noStore, (context) =>
    context.json({
      supabaseUrl: publicOrigin(context.req.raw),
      supabaseAnonKey: keys.anonKey,
      sampleData: config.sampleData,
      fundName: config.functionSettings.FUND_NAME ?? null,
    }),
  );

  const cors = serviceCors(deps.originPolicy);
  for (const path of ["/:service/v1/*", "/pg-meta/*", "/api/*"]) app.use(path, cors, noStore);
  if (deps.mailer !== null && config.publicUrl === null) {
    for (const path of EMAIL_PATHS) app.use(path, rejectForwarded(deps));
  }
  app.route(
    "/auth/v1",
    createAuthRoutes({
      database,
      tokens,
      clock,
      random: deps.random,
      mailer: deps.mailer,
      clientAddress: deps.clientAddress,
      onUnexpectedError,
      renderQrCode: (text) => renderSVG(text, { border: 2 }),
      onAccountEvent: deps.onAccountEvent,
      settings: authSettings(deps, publicOrigin),
    }),
  );
  app.route(
    "/rest/v1",
    createRestRoutes({
      database,
      tokens,
      sessionState,
      schemas: ["public"],
      maxRows: MAX_ROWS_PER_PAGE,
      onUnexpectedError,
    }),
  );
  app.route(
    "/storage/v1",
    createStorageRoutes({
      database,
      tokens,
      sessionState,
      files: deps.filesFolder.files,
      uploadsDisabled: deps.filesFolder.mismatch,
      urlTokens: deps.urlTokens,
      maxFileBytes: config.maxFileBytes,
      freeBytes,
      clock,
      onUnexpectedError,
    }),
  );
  app.route("/realtime/v1/api/broadcast", deps.broadcastRoutes);
  app.all("/realtime/v1/*", (context) => context.json({ error: "Not found" }, 404));
  const functionDeps: FunctionHandlerDeps = {
    environment: {
      ...config.functionSettings,
      SUPABASE_URL: INTERNAL_ORIGIN,
      SUPABASE_ANON_KEY: keys.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    },
    fetch: deps.fetch,
    backendFetch: async (input, init) => app.fetch(new Request(input, init)),
    now: clock,
    sleep: deps.sleep,
  };
  const functions = {
    tokens,
    // The functions check `aal2` themselves: on Supabase, the runtime does not.
    isSessionActive: async (claims: Claims) => (await sessionState(claims)) !== "ended",
    onUnexpectedError,
    handlers: createFunctionHandlers(functionDeps),
  };
  app.route("/functions/v1", createFunctionRoutes(functions));
  app.get("/api/fetch-crunchbase", (context) => invoke(functions, "fetch-crunchbase", context));
  app.all("/api/*", (context) => context.json({ message: "Not found" }, 404));

  // The official clients take the web app's page for data.
  for (const path of ["/:service/v1/*", "/pg-meta/*"]) app.all(path, (context) => context.json(NO_SUCH_SERVICE, 404));

  app.route("/", createWebAppRoutes(deps.webDirectory));
  app.onError((error, context) => {
    onUnexpectedError(error);
    if (error instanceof DatabaseUnavailable && error.reason === "deadline") {
      return context.json({ message: "The database took too long. Try again in a moment." }, 504);
    }
    if (error instanceof DatabaseUnavailable) {
      return context.json({ message: "The database is unavailable. Try again in a moment." }, 503, {
        "retry-after": "1",
      });
    }
    return context.json({ message: "Something went wrong on our side. Try again in a moment." }, 500);
  });
  const deleteExpiredProfiles = createFunctionCleanup(functionDeps);
  return {
    app,
    async deleteExpired() {
      await deleteExpiredProfiles();
      await database.run([{ text: "select public.purge_changes()" }]);
      await deleteExpiredFiles(database, async (path, init) => {
        const request = new Request(`${INTERNAL_ORIGIN}/storage/v1${path}`, init);
        request.headers.set("authorization", `Bearer ${keys.serviceRoleKey}`);
        return app.fetch(request);
      });
    },
  };
}

/**
 * Emailed links start with the request's host, which is trustworthy only if the request comes from this machine: a proxy would
 * pass on a host that an attacker chose.
 */
function rejectForwarded(deps: AppDeps): MiddlewareHandler {
  return async function rejectForwarded(context, next) {
    if (isFromThisMachine(deps, context)) return next();
    // The log names the setting, for the operator; the client may be a stranger.
    deps.log({
      level: "warning",
      message: "sent no email: without PUBLIC_URL, only requests from this machine can cause one",
    });
    const message = "This server does not send emails. Ask your administrator to set a new password or email address.";
    return context.json({ code: "public_url_required", message }, 403);
  };
}

function isFromThisMachine({ isLocalPeer }: AppDeps, context: Context): boolean {
  const { url, headers } = context.req.raw;
  return isLocalPeer(context) && isLoopbackHost(hostOf(url)) && !isForwarded(headers);
}

function authSettings(deps: AppDeps, publicOrigin: (request: Request) => string): AuthSettings {
  const { config } = deps;
  const sendsEmail = deps.mailer !== null;
  return {
    apiUrl: (request) => `${publicOrigin(request)}/auth/v1`,
    siteUrl: publicOrigin,
    autoConfirm: !sendsEmail,
    acceptsSignUps: (context) =>
      isFromThisMachine(deps, context) ? config.signupDisabledReason === null : config.acceptsSignUpsOfOthers,
    invitationUrl,
    // As with invitations, no log of a proxy contains the token.
    confirmationUrl: (siteUrl, { type, tokenHash }) =>
      `${siteUrl}/confirm-email#${new URLSearchParams({ token_hash: tokenHash, type })}`,
    allowedEmailDomains: config.allowedEmailDomains,
    passwordMinLength: 8,
    // An unlocked computer must not be enough to take over an account.
    requireCurrentPassword: true,
    jwtLifetimeSeconds: 3600,
    refreshTokenReuseSeconds: 10,
    sessionIdleSeconds: IDLE_SESSION_SECONDS,
    sessionMaxAgeSeconds: MAX_SESSION_AGE_SECONDS,
    redirectAllowList: [],
  };
}

/** Logged as a warning: not a bug of the server. */
function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DatabaseUnavailable || isDatabaseUnavailable(error.cause);
}
