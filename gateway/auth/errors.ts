/** Every error of the auth service, with GoTrue's codes, statuses and messages, and their response format. */

/** An error that is safe to show to the client. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly status: number;
  /** GoTrue's error code; supabase-js exposes it as `error.code`. */
  readonly code: string;
  /** Why a password is too weak: `length`, `characters`, `pwned`. */
  readonly reasons: readonly string[] | null;

  constructor(status: number, code: string, message: string, reasons: readonly string[] | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

export const authErrors = {
  // Request
  badJson: () => new AuthError(400, "bad_json", "Could not parse request body as JSON"),
  invalid: (message: string) => new AuthError(400, "validation_failed", message),
  tooLarge: () => new AuthError(413, "request_entity_too_large", "Request body is larger than 64 KB"),
  routeNotFound: () => new AuthError(404, "not_found", "This route does not exist"),
  tooManyRequests: () => new AuthError(429, "over_request_rate_limit", "Request rate limit reached"),
  emailSentRecently: (gapSeconds: number) =>
    new AuthError(
      429,
      "over_email_send_rate_limit",
      `For security purposes, you can only request this once every ${gapSeconds} seconds.`,
    ),
  tooManyEmails: () => new AuthError(429, "over_email_send_rate_limit", "Email rate limit exceeded"),
  conflict: () => new AuthError(409, "conflict", "Too many concurrent requests on the same session. Please try again."),
  unavailable: () =>
    new AuthError(503, "unexpected_failure", "The service is not available right now. Please try again."),
  /** GoTrue's error for its request timeout. */
  timeout: () =>
    new AuthError(504, "request_timeout", "Processing this request timed out, please retry after a moment."),
  unexpected: () =>
    new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information"),

  // Authentication
  noAuthorization: () => new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token"),
  badJwt: (why: string) => new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${why}`),
  missingSubject: () => new AuthError(403, "bad_jwt", "invalid claim: missing sub claim"),
  malformedSubject: () => new AuthError(400, "bad_jwt", "invalid claim: sub claim must be a UUID"),
  jwtUserNotFound: () => new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist"),
  sessionNotFound: () => new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist"),
  userBanned: (status: 400 | 403) => new AuthError(status, "user_banned", "User is banned"),
  notAdmin: (message = "User not allowed") => new AuthError(403, "not_admin", message),

  // Sign-up and sign-in
  invalidCredentials: () => new AuthError(400, "invalid_credentials", "Invalid login credentials"),
  emailNotConfirmed: () => new AuthError(400, "email_not_confirmed", "Email not confirmed"),
  accountLocked: () =>
    new AuthError(429, "over_request_rate_limit", "Too many login attempts. Please try again after 5 minutes."),
  // GoTrue's texts do not say what to do next. Neither names a setting: strangers read them.
  signupDisabled: () =>
    new AuthError(422, "signup_disabled", "Sign-ups are by invitation. Ask your administrator for an invitation."),
  emailDomainNotAllowed: () =>
    new AuthError(
      400,
      "email_address_not_authorized",
      "This email address can't be used here. Ask your administrator for an invitation.",
    ),
  userAlreadyExists: () => new AuthError(422, "user_already_exists", "User already registered"),
  emailExists: () => new AuthError(422, "email_exists", "A user with this email address has already been registered"),
  weakPassword: (minLength: number) =>
    new AuthError(422, "weak_password", `Password should be at least ${minLength} characters.`, ["length"]),
  commonPassword: () =>
    new AuthError(
      422,
      "weak_password",
      "Password is known to be weak and easy to guess, please choose a different one.",
      ["pwned"],
    ),
  samePassword: () => new AuthError(422, "same_password", "New password should be different from the old password."),
  currentPasswordRequired: () =>
    new AuthError(400, "current_password_required", "Current password required when setting new password."),
  emailReauthenticationNeeded: () =>
    new AuthError(400, "reauthentication_needed", "Email update requires reauthentication"),
  factorReauthenticationNeeded: () =>
    new AuthError(400, "reauthentication_needed", "Factor enrollment requires reauthentication"),
  currentPasswordInvalid: () =>
    new AuthError(400, "current_password_invalid", "Current password required when setting new password."),
  anonymousDisabled: () => new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"),
  phoneDisabled: () => new AuthError(400, "phone_provider_disabled", "Phone logins are disabled"),
  otpDisabled: () => new AuthError(422, "otp_disabled", "Signups not allowed for otp"),
  providerDisabled: () => new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled"),
  ssoDisabled: () => new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled"),
  unsupportedGrant: () => new AuthError(400, "validation_failed", "unsupported_grant_type"),

  // Sessions
  malformedRefreshToken: () => new AuthError(400, "validation_failed", "Refresh token is not valid"),
  refreshTokenNotFound: () =>
    new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"),
  refreshTokenAlreadyUsed: () =>
    new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"),
  sessionExpired: () => new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired"),

  // Links in emails and PKCE
  linkExpired: () => new AuthError(403, "otp_expired", "Email link is invalid or has expired"),
  otpExpired: () => new AuthError(403, "otp_expired", "Token has expired or is invalid"),
  flowStateNotFound: () => new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found"),
  flowStateExpired: () => new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired"),
  badCodeVerifier: () =>
    new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier"),

  // Second factors
  factorNotFound: () => new AuthError(404, "mfa_factor_not_found", "Factor not found"),
  challengeNotFound: () =>
    new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found"),
  ipAddressMismatch: () => new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch"),
  challengeExpired: () =>
    new AuthError(
      422,
      "mfa_challenge_expired",
      "MFA challenge has expired, verify against another challenge or create a new challenge.",
    ),
  invalidTotpCode: () => new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered"),
  factorNameConflict: (name: string) =>
    new AuthError(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${name}" for this user already exists`,
    ),
  tooManyFactors: () =>
    new AuthError(
      422,
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    ),
  insufficientAal: (status: 401 | 403 | 422, what: string) => new AuthError(status, "insufficient_aal", `AAL2 ${what}`),
  factorTypeDisabled: (type: "phone" | "webauthn") =>
    new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`),

  // Administration
  userNotFound: () => new AuthError(404, "user_not_found", "User not found"),
};

const API_VERSION = "2024-01-01";

/**
 * Clients with API version 2024-01-01 or later get `{code, message}` with GoTrue's code; older ones get
 * `{code, error_code, msg}` with the status as `code`.
 * @param errorId included in 5xx responses, to find the error in the log
 */
export function renderAuthError(error: AuthError, requestHeaders: Headers, errorId: string): Response {
  const isCurrentVersion = (requestHeaders.get("x-supabase-api-version") ?? "") >= API_VERSION;
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-sb-error-code": error.code,
  });
  if (isCurrentVersion) headers.set("x-supabase-api-version", API_VERSION);
  if (error.status === 503) headers.set("retry-after", "1");
  const body = {
    ...(isCurrentVersion
      ? { code: error.code, message: error.message }
      : { code: error.status, error_code: error.code, msg: error.message }),
    ...(error.status >= 500 ? { error_id: errorId } : {}),
    ...(error.reasons === null ? {} : { weak_password: { reasons: error.reasons } }),
  };
  return new Response(JSON.stringify(body), { status: error.status, headers });
}
