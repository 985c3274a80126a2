/**
 * Changes that could lock an account's owner out need more than a session, which may be stolen: the current password, or a
 * sign-in of this session within the last minutes. A refresh is no sign-in.
 */
import type { AuthenticatedUser } from "./authenticate.ts";
import { type AuthError, authErrors } from "./errors.ts";
import { hasSessionFrom } from "./known-networks.ts";
import { checkPasswordSize } from "./passwords.ts";
import type { AuthService, Caller } from "./service.ts";
import { addAmrClaim, type SessionInfo } from "./sessions.ts";
import { CLOCK_TOLERANCE_MS } from "./time.ts";

/** @throws AuthError `reauthentication_needed` unless the session has signed in recently */
export function requireRecentSignIn(
  { clock, settings }: AuthService,
  session: SessionInfo,
  createError: () => AuthError,
): void {
  const nowMs = clock();
  const isRecent = session.amr.some(({ timestamp }) => {
    const ageMs = nowMs - timestamp * 1000;
    return ageMs >= -CLOCK_TOLERANCE_MS && ageMs <= settings.reauthenticationSeconds * 1000;
  });
  if (!isRecent) throw createError();
}

/**
 * Verifies the current password, and counts it as a sign-in of this session. Wrong ones count as failed sign-ins.
 * @throws AuthError `current_password_invalid`, 429 if locked
 */
export async function verifyCurrentPassword(
  service: AuthService,
  caller: Caller,
  { user, session }: AuthenticatedUser,
  password: string,
): Promise<void> {
  const { database, passwords, random, clock } = service;
  checkPasswordSize(password);
  const { isCorrect } = await service.lock.guard(
    {
      target: user.email,
      address: caller.address,
      sessionId: session.id,
      isKnownNetwork: (network) => hasSessionFrom(database, user.email, network),
    },
    async () => ({ isCorrect: await passwords.verify(user.password_hash, password) }),
  );
  if (!isCorrect) throw authErrors.currentPasswordInvalid();
  await database.run([addAmrClaim(random, session.id, "password", clock())]);
}
