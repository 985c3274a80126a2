import type { Context } from "hono";
import { z } from "zod";
import { auditStatement } from "../audit.ts";
import { type AuthenticatedUser, authenticate, lockUser } from "../authenticate.ts";
import { metadata, readBody, text } from "../body.ts";
import { parseEmail } from "../email-address.ts";
import { changeEmail, checkNewEmail, requestEmailChange } from "../email-change.ts";
import { authErrors } from "../errors.ts";
import { endLinks } from "../one-time-tokens.ts";
import { checkNewPassword } from "../passwords.ts";
import { parseCodeChallenge } from "../pkce.ts";
import { requireRecentSignIn, verifyCurrentPassword } from "../reauthentication.ts";
import { type AuthService, type Endpoint, readCaller } from "../service.ts";
import { addAmrClaim, runStatements } from "../sessions.ts";
import { timestamp } from "../time.ts";
import { hasSecondFactor, mergeMetadataSql, readUser, selectUser, toUserResponse } from "../users.ts";

const Body = z.object({
  email: text,
  phone: text,
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  data: metadata,
  app_metadata: z.unknown().optional(),
  code_challenge: text,
  code_challenge_method: text,
});

/**
 * `PUT /user`: changes password, email address or metadata. A new password ends the user's other sessions. A correct
 * `current_password`, also alone, counts as a sign-in of this session.
 */
export const updateUser: Endpoint = (service) => async (context) => {
  await service.limits.take("user", service.clientAddress(context));
  const signedIn = await authenticate(service, context);
  const { user, session } = signedIn;
  const body = await readBody(context, Body);
  if (body.phone !== "") throw authErrors.phoneDisabled();
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw authErrors.notAdmin("Updating app_metadata requires admin privileges");
  }
  const email = body.email === "" ? user.email : parseEmail(body.email);
  const challenge = parseCodeChallenge(body.code_challenge, body.code_challenge_method);
  const password = body.password ?? null;
  if (hasSecondFactor(user) && session.aal !== "aal2" && (password !== null || email !== user.email)) {
    throw authErrors.insufficientAal(401, "session is required to update email or password when MFA is enabled.");
  }
  const currentPassword = body.current_password ?? null;
  if (password !== null) checkNewPassword(password, service.settings.passwordMinLength, [user.email, email]);
  if (currentPassword !== null) {
    await verifyCurrentPassword(service, readCaller(service, context), signedIn, currentPassword);
  } else if (email !== user.email) {
    requireRecentSignIn(service, session, authErrors.emailReauthenticationNeeded);
  }
  if (email !== user.email) await checkNewEmail(service, email, user.id);

  if (password !== null) await changePassword(service, context, signedIn, password, currentPassword !== null);
  if (body.data !== null) await mergeMetadata(service, context, signedIn, body.data);
  if (email !== user.email) {
    if (service.settings.autoConfirm) {
      const now = timestamp(service.clock());
      await service.database.transaction(async (transaction) => {
        await lockUser(transaction, signedIn);
        await changeEmail(transaction, user.id, email, now);
      });
    } else {
      await service.limits.take("email", service.clientAddress(context));
      if (!(await requestEmailChange(service, context, signedIn, email, challenge))) {
        throw authErrors.emailSentRecently(service.settings.emailIntervalSeconds);
      }
    }
  }

  const address = service.clientAddress(context);
  if (password !== null) service.onAccountEvent?.({ message: "password changed", email: user.email, address });
  if (email !== user.email) service.onAccountEvent?.({ message: "email change requested", email: user.email, address });

  const [found] = await service.database.run([selectUser("id", user.id)]);
  const updated = readUser(found);
  if (updated === null) throw authErrors.jwtUserNotFound();
  return context.json(toUserResponse(updated));
};

async function changePassword(
  service: AuthService,
  context: Context,
  signedIn: AuthenticatedUser,
  password: string,
  isCurrentPasswordVerified: boolean,
): Promise<void> {
  const { database, passwords, random, settings } = service;
  const { user, session } = signedIn;
  const isRecovery = session.amr.some(({ method }) => method === "recovery");
  // An invited account has none yet.
  const hasPassword = user.password_hash !== "";
  if (settings.requireCurrentPassword === true && hasPassword && !isCurrentPasswordVerified && !isRecovery) {
    throw authErrors.currentPasswordRequired();
  }
  if (await passwords.verify(user.password_hash, password)) throw authErrors.samePassword();
  const hash = await passwords.hash(password);
  const nowMs = service.clock();
  const { ip } = readCaller(service, context);
  const statements = [
    {
      text: "delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid",
      values: [user.id, session.id],
    },
    // The recovery of this session is complete: the next password needs this one.
    {
      text: "delete from auth.mfa_amr_claims where session_id = $1::uuid and authentication_method = 'recovery'",
      values: [session.id],
    },
    addAmrClaim(random, session.id, "password", nowMs),
    // An earlier link would sign in without the new password.
    ...endLinks(user.id),
    auditStatement(random, { action: "user_updated_password", actor: user, nowMs, ip }),
  ];
  await database.transaction(async (transaction) => {
    await lockUser(transaction, signedIn);
    const { affectedRows } = await transaction.query({
      // Also cancels an email change: a person who knew the old password may have requested it.
      text: `update auth.users set encrypted_password = $2, updated_at = $3::timestamptz, email_change = '',
               email_change_confirm_status = 0 where id = $1::uuid and coalesce(encrypted_password, '') = $4`,
      values: [user.id, hash, timestamp(nowMs), user.password_hash],
    });
    // Another request of this session has changed it.
    if (affectedRows !== 1) throw authErrors.conflict();
    await runStatements(transaction, statements);
  });
}

/** Sets keys with a value, removes keys with null, keeps the others. */
async function mergeMetadata(
  service: AuthService,
  context: Context,
  { user }: AuthenticatedUser,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const nowMs = service.clock();
  const { ip } = readCaller(service, context);
  const [merged] = await service.database.run([
    {
      // One statement, so that concurrent changes do not overwrite each other.
      text: `
        update auth.users u set updated_at = $3::timestamptz,
          raw_user_meta_data = ${mergeMetadataSql("u.raw_user_meta_data", "$2")}
        where id = $1::uuid and octet_length((coalesce(u.raw_user_meta_data, '{}') || $2::jsonb)::text) <= 8192`,
      values: [user.id, JSON.stringify(data), timestamp(nowMs)],
    },
    auditStatement(service.random, { action: "user_modified", actor: user, nowMs, ip }),
  ]);
  if (merged?.affectedRows !== 1) throw authErrors.invalid("data: is larger than 8 KB");
}
