import type { Context } from "hono";
import { AuthError, authErrors } from "../errors.ts";
import { consumeToken, isPkceToken, parseTokenTypes } from "../one-time-tokens.ts";
import { issueAuthCode } from "../pkce.ts";
import { withError, withFragment, withQuery } from "../redirects.ts";
import { readRedirect } from "../send-link.ts";
import { type AuthService, type Endpoint, readCaller } from "../service.ts";
import { createSession, type IssuedSession, toTokenResponse } from "../sessions.ts";
import { applyToken, SINGLE_CONFIRMATION_ACCEPTED } from "../verification.ts";

type Outcome =
  | { readonly kind: "session"; readonly open: IssuedSession }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "first-consent" };

/**
 * `GET /verify?token=…&type=…&redirect_to=…`, the link in a mail. Always leads to the web app (303): with the session in the
 * fragment, with a code in the query (PKCE), or with what went wrong.
 */
export const verifyLink: Endpoint = (service) => async (context) => {
  // Email scanners look at links this way, and must not use them up.
  if (context.req.method === "HEAD") return context.body(null);
  const { token = "", type = "" } = context.req.query();
  const redirectTo = readRedirect(service, context);
  const isPkce = isPkceToken(token);
  try {
    const outcome = await openLink(service, context, token, type);
    return context.redirect(await target(service, context, outcome, redirectTo, type, isPkce), 303);
  } catch (error) {
    if (error instanceof AuthError) return context.redirect(withError(redirectTo, error, isPkce), 303);
    throw error;
  }
};

async function openLink(service: AuthService, context: Context, hash: string, type: string): Promise<Outcome> {
  const caller = readCaller(service, context);
  await service.limits.take("verify", caller.address);
  if (hash === "") throw authErrors.invalid("Verify requires a token or a token hash");
  if (type === "") throw authErrors.invalid("Verify requires a verification type");
  const types = parseTokenTypes(type);

  return service.database.transaction(async (transaction) => {
    const token = await consumeToken(service, transaction, hash, types);
    if (token === null) throw authErrors.linkExpired();
    const verified = await applyToken(service, transaction, caller, token);
    if (verified === null) return { kind: "first-consent" };
    if (isPkceToken(hash)) {
      const purpose = type === "invite" ? "signup" : type === "magiclink" ? "recovery" : type;
      const { rows } = await transaction.query(issueAuthCode(token.userId, purpose, service.clock()));
      const code = rows[0]?.["auth_code"] ?? null;
      if (code === null) throw authErrors.flowStateNotFound();
      return { kind: "code", code };
    }
    const open = await createSession(service, caller, verified, transaction);
    if (open === null) throw authErrors.linkExpired();
    return { kind: "session", open };
  });
}

async function target(
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
    case "first-consent": {
      const message = { message: SINGLE_CONFIRMATION_ACCEPTED };
      return withFragment(isPkce ? withQuery(redirectTo, message) : redirectTo, message);
    }
    case "session": {
      const { user: _, ...tokens } = await toTokenResponse(service, context.req.raw, outcome.open);
      const texts = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, String(value)]));
      return withFragment(redirectTo, { ...texts, sb: "", type });
    }
  }
}
