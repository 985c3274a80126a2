/** PKCE (RFC 7636): only the client that requested the email can exchange the code of its link. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Statement } from "#gateway/db/port/database.ts";
import { authErrors } from "./errors.ts";
import { type RandomBytes, randomUuid } from "./random.ts";
import { timestamp } from "./time.ts";

export interface CodeChallenge {
  readonly challenge: string;
  readonly method: "s256" | "plain";
}

/** Counted from the opening of the link. */
export const FLOW_STATE_LIFETIME_MS = 300_000;
const CHALLENGE = /^[A-Za-z0-9._~-]+$/;

/** Null for the implicit flow. @throws AuthError `validation_failed` */
export function parseCodeChallenge(challenge: string, method: string): CodeChallenge | null {
  if (challenge === "" && method === "") return null;
  if (challenge === "" || method === "") {
    throw authErrors.invalid("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw authErrors.invalid("code challenge has to be between 43 and 128 characters");
  }
  if (!CHALLENGE.test(challenge)) {
    throw authErrors.invalid(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  }
  const lower = method.toLowerCase();
  if (lower !== "s256" && lower !== "plain") throw authErrors.invalid("code challenge method not supported");
  return { challenge, method: lower };
}

export function matchesCodeChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = method === "s256" ? digest(verifier).toString("base64url") : verifier;
  return timingSafeEqual(digest(expected), digest(challenge));
}

/** Stores the challenge for the user of the one-time token or sign-up with this hash, if it exists. */
export function insertFlowState(
  id: string,
  random: RandomBytes,
  { challenge, method }: CodeChallenge,
  purpose: string,
  tokenHash: string,
  nowMs: number,
): Statement {
  return {
    text: `
      insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
        authentication_method, created_at, updated_at)
      select $1::uuid, user_id, $2, $3::auth.code_challenge_method, $4, 'email', $5, $6::timestamptz, $6::timestamptz
      from (select user_id, token_hash from auth.one_time_tokens
        union all select user_id, token_hash from gateway.pending_sign_ups) token
      where token_hash = $7 limit 1`,
    values: [id, randomUuid(random), method, challenge, purpose, timestamp(nowMs), tokenHash],
  };
}

/**
 * Activates and returns the auth code of the user's newest flow with this purpose.
 * @param flowStateId of this flow instead, if known
 */
export function issueAuthCode(userId: string, purpose: string, flowStateId: string | null, nowMs: number): Statement {
  return {
    text: `
      update auth.flow_state set auth_code_issued_at = $3::timestamptz, updated_at = $3::timestamptz
      where id = (
        select id from auth.flow_state
        where user_id = $1::uuid and authentication_method = $2 and auth_code_issued_at is null
          and ($4::uuid is null or id = $4::uuid)
        order by created_at desc, id limit 1)
      returning auth_code`,
    values: [userId, purpose, timestamp(nowMs), flowStateId],
  };
}
