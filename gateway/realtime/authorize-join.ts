import type { Claims } from "#gateway/tokens/claims.ts";
import { TokenError } from "#gateway/tokens/tokens.ts";
import { JoinError } from "./join-request.ts";
import type { RealtimeService } from "./service.ts";

export const SESSION_ENDED = "The session has ended, or a second factor is missing";

/** Returns the claims of a token that may join the channel. Throws `JoinError`. */
export async function authorizeJoin(service: RealtimeService, token: string, channel: string): Promise<Claims> {
  const claims = await verify(service, token);
  const expired = expiredMessage(claims, service.clock());
  if (expired !== null) throw new JoinError(`InvalidJWTToken: ${expired}`);
  if ((await service.endedSessions([claims])).has(claims)) {
    throw new JoinError(`InvalidJWTToken: ${SESSION_ENDED}`);
  }
  if (claims.role === "anon" && !service.anonymousJoins) {
    throw new JoinError(`Unauthorized: You do not have permissions to read from this Channel topic: ${channel}`);
  }
  return claims;
}

/** Null for a valid token. Unlike `tokens.verify`, this allows no clock skew. */
export function expiredMessage({ exp }: Claims, nowMs: number): string | null {
  const seconds = exp === undefined ? -1 : Math.floor(nowMs / 1000) - exp;
  return seconds < 0 ? null : `Token has expired ${seconds} seconds ago`;
}

async function verify({ tokens }: RealtimeService, token: string): Promise<Claims> {
  try {
    return await tokens.verify(token);
  } catch (error) {
    if (error instanceof TokenError) throw new JoinError(`InvalidJWTToken: ${error.message}`);
    throw error;
  }
}
