/** Who may join a channel. */
import type { Claims } from "#gateway/tokens/claims.ts";
import { TokenError } from "#gateway/tokens/tokens.ts";
import type { RealtimeService } from "./service.ts";

/** Why a channel cannot be joined, in the protocol's words: they are the client's error message. */
export class JoinRefusal extends Error {
  override readonly name = "JoinRefusal";
}

export const NOT_ALIVE = "The session has ended, or a second factor is missing";

/** The claims of a token that may join the channel. Throws `JoinRefusal`. */
export async function admit(service: RealtimeService, token: string, channel: string): Promise<Claims> {
  const claims = await verify(service, token);
  const expired = expiredFor(claims, service.clock());
  if (expired !== null) throw new JoinRefusal(`InvalidJWTToken: ${expired}`);
  if ((await service.endedSessions([claims])).has(claims)) {
    throw new JoinRefusal(`InvalidJWTToken: ${NOT_ALIVE}`);
  }
  if (claims.role === "anon" && !service.anonymousJoins) {
    throw new JoinRefusal(`Unauthorized: You do not have permissions to read from this Channel topic: ${channel}`);
  }
  return claims;
}

/** A sentence where the token is over; other services allow clocks to differ, here the server's own counts. */
export function expiredFor({ exp }: Claims, nowMs: number): string | null {
  const seconds = exp === undefined ? -1 : Math.floor(nowMs / 1000) - exp;
  return seconds < 0 ? null : `Token has expired ${seconds} seconds ago`;
}

async function verify({ tokens }: RealtimeService, token: string): Promise<Claims> {
  try {
    return await tokens.verify(token);
  } catch (error) {
    if (error instanceof TokenError) throw new JoinRefusal(`InvalidJWTToken: ${error.message}`);
    throw error;
  }
}
