import type { Rest } from "./backend.ts";
import type { Caller } from "./caller.ts";
import { parseJson } from "./capped-body.ts";
import { DatabaseCallError, FunctionError } from "./errors.ts";

/**
 * Rejects a caller who has a second factor and has not used it. Queries the database only for tokens below `aal2`.
 * @throws FunctionError
 */
export async function requireSecondFactor(rest: Rest, caller: Caller): Promise<void> {
  if (caller.hasUsedSecondFactor) return;
  const body = await rest("rpc/has_second_factor", { method: "POST", body: { user_id: caller.userId } });
  const hasSecondFactor = parseJson(body);
  if (typeof hasSecondFactor !== "boolean") {
    throw new DatabaseCallError("database_rejected", "has_second_factor did not return a boolean");
  }
  if (hasSecondFactor) {
    throw new FunctionError("insufficient_aal", "Sign in with the code of your authenticator app, then try again.");
  }
}
