/** `/auth/v1`: GoTrue's protocol for supabase-js. */
import { type Context, type Handler, Hono } from "hono";
import { DatabaseError, DatabaseUnavailable } from "#gateway/db/port/database.ts";
import { RequestAbortedError } from "#gateway/http/limited-body.ts";
import { limitBody } from "./body.ts";
import { AuthError, authErrors, renderAuthError } from "./errors.ts";
import { randomUuid } from "./random.ts";
import { createAdminUsers } from "./routes/admin-users.ts";
import { challengeFactor } from "./routes/challenge-factor.ts";
import { enrollFactor } from "./routes/enroll-factor.ts";
import { health } from "./routes/health.ts";
import { invite } from "./routes/invite.ts";
import { jwks } from "./routes/jwks.ts";
import { logout } from "./routes/logout.ts";
import { recover } from "./routes/recover.ts";
import { resend } from "./routes/resend.ts";
import { settings } from "./routes/settings.ts";
import { signup } from "./routes/signup.ts";
import { token } from "./routes/token.ts";
import { unenrollFactor } from "./routes/unenroll-factor.ts";
import { updateUser } from "./routes/update-user.ts";
import { user } from "./routes/user.ts";
import { verify } from "./routes/verify.ts";
import { verifyFactor } from "./routes/verify-factor.ts";
import { verifyLink } from "./routes/verify-link.ts";
import { type AuthDependencies, type AuthService, createAuthService } from "./service.ts";

export function createAuthRoutes(dependencies: AuthDependencies): Hono {
  const service = createAuthService(dependencies);
  const routes = new Hono();

  routes.use(async (context, next) => {
    await next();
    if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
  });
  routes.use(limitBody);
  routes.onError((error, context) => errorResponse(service, context, error));

  routes.get("/health", health(service));
  routes.get("/settings", settings(service));
  routes.get("/.well-known/jwks.json", jwks(service));

  routes.post("/signup", signup(service));
  routes.post("/token", token(service));
  routes.post("/logout", logout(service));
  routes.get("/user", user(service));
  routes.put("/user", updateUser(service));

  routes.post("/recover", recover(service));
  routes.post("/resend", resend(service));
  routes.get("/verify", verifyLink(service));
  routes.post("/verify", verify(service));

  routes.post("/factors", enrollFactor(service));
  routes.post("/factors/:id/challenge", challengeFactor(service));
  routes.post("/factors/:id/verify", verifyFactor(service));
  routes.delete("/factors/:id", unenrollFactor(service));

  routes.post("/invite", invite(service));
  routes.route("/admin/users", createAdminUsers(service));

  // Sign-in methods that the client can request but that are disabled.
  for (const path of ["/otp", "/magiclink"]) routes.post(path, reject(authErrors.otpDisabled));
  routes.get("/authorize", reject(authErrors.providerDisabled));
  routes.post("/sso", reject(authErrors.ssoDisabled));

  routes.all("*", reject(authErrors.routeNotFound));
  return routes;
}

function reject(createError: () => AuthError): Handler {
  return () => {
    throw createError();
  };
}

/** Serialization failure, deadlock, lock not available, user or session deleted concurrently. */
const CONFLICT_SQLSTATES = new Set(["40001", "40P01", "55P03", "23503"]);

/** Caused by concurrent requests; not worth a log entry. */
const EXPECTED_CODES = new Set(["conflict", "email_exists"]);

function errorResponse({ random, onUnexpectedError }: AuthService, context: Context, error: unknown): Response {
  if (error instanceof RequestAbortedError) return error.toResponse();
  const errorId = randomUuid(random);
  const authError = toAuthError(error);
  if (!(error instanceof AuthError) && !EXPECTED_CODES.has(authError.code)) onUnexpectedError(error, errorId);
  return renderAuthError(authError, context.req.raw.headers, errorId);
}

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof DatabaseUnavailable) {
    return error.reason === "deadline" ? authErrors.timeout() : authErrors.unavailable();
  }
  if (error instanceof DatabaseError) {
    if (CONFLICT_SQLSTATES.has(error.code)) return authErrors.conflict();
    if (error.constraint === "users_email_partial_key") return authErrors.emailExists();
    // Class 22 (data exception): the request contains a value that validation did not reject.
    if (error.code.startsWith("22")) return authErrors.invalid("The request contains a value that cannot be stored");
  }
  return authErrors.unexpected();
}
