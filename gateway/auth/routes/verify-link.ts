import type { Context } from "hono";
import { AuthError, authErrors } from "../errors.ts";
import { isPkceToken } from "../link-tokens.ts";
import { consumeToken, parseTokenTypes } from "../one-time-tokens.ts";
import { issueAuthCode } from "../pkce.ts";
import { withError, withFragment, withQuery } from "../redirects.ts";
import { readRedirect } from "../send-link.ts";
import { type AuthService, type Endpoint, readCaller } from "../service.ts";
import { createSession, type IssuedSession, toTokenResponse } from "../sessions.ts";
import { applyToken, SINGLE_CONFIRMATION_ACCEPTED } from "../verification.ts";

type Outcome =
  | { readonly kind: "session"; readonly issued: IssuedSession }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "single-confirmation" };

/**
 * `GET /verify?token=…&type=…&redirect_to=…`, the link in an email. Always redirects (303) to the web app: with the session
 * in the fragment, a code in the query (PKCE), or an error.
 */
export const verifyLink: Endpoint = (service) => async (context) => {
  // Email scanners send HEAD requests, which must not consume the token.
  if (context.req.method === "HEAD") return context.body(null);
  const { token = "", type = "" } = context.req.query();
  const redirectTo = readRedirect(service, context);
  const isPkce = isPkceToken(token);
  try {
    const outcome = await verifyToken(service, context, token, type);
    return context.redirect(await redirectUrl(service, context, outcome, redirectTo, type, isPkce), 303);
  } catch (error) {
    if (error instanceof AuthError) return context.redirect(withError(redirectTo, error, isPkce), 303);
    throw error;
  }
};

async function verifyToken(service: AuthService, context: Context, hash: string, type: string): Promise<Outcome> {
  const caller = readCaller(service, context);
  await service.limits.take("verify", caller.address);
  if (hash === "") throw authErrors.invalid("Verify requires a token or a token hash");
  if (type === "") throw authErrors.invalid("Verify requires a verification type");
  const types = parseTokenTypes(type);

  return service.database.transaction(async (transaction) => {
    const token = await consumeToken(service, transaction, hash, types);
    if (token === null) throw authErrors.linkExpired();
    const verified = await applyToken(service, transaction, caller, token);
    if (verified === null) return { kind: "single-confirmation" };
    if (isPkceToken(hash)) {
      const purpose = type === "invite" ? "signup" : type === "magiclink" ? "recovery" : type;
      const { rows } = await transaction.query(
        issueAuthCode(token.userId, purpose, token.signUp?.flowStateId ?? null, service.clock()),
      );
      const code = rows[0]?.["auth_code"] ?? null;
      if (code === null) throw authErrors.flowStateNotFound();
      return { kind: "code", code };
    }
    const issued = await createSession(service, caller, verified, transaction);
    if (issued === null) throw authErrors.linkExpired();
    return { kind: "session", issued };
  });
}

async function redirectUrl(
  service: AuthService,
  context: Context,
  outcome: Outcome,
  redirectTo: string,
  type: string,
  isPkce: boolean,
): Promise<string> {
  switch (outcome.kind) {
    case "code":
      return withQuery(redirectTo, { code: outcome.code });
    case "single-confirmation": {
      const message = { message: SINGLE_CONFIRMATION_ACCEPTED };
      return withFragment(isPkce ? withQuery(redirectTo, message) : redirectTo, message);
    }
    case "session": {
      const { user: _, ...tokens } = await toTokenResponse(service, context.req.raw, outcome.issued);
      const texts = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, String(value)]));
      return withFragment(redirectTo, { ...texts, sb: "", type });
    }
  }
}
