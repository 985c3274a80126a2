/** Nobody spends the team's calls, or reads what they bring, before every step of signing in is done. */
import { BackendError, type Rest } from "./backend.ts";
import type { Caller } from "./caller.ts";
import { parseJson } from "./capped-text.ts";
import type { Failure } from "./failures.ts";

/**
 * Why the caller is refused, null where they are not. Costs a request of the project's own only for callers without a
 * second factor in their token: whether they should have shown one, the database knows. @throws BackendError
 */
export async function refuseWithoutSecondFactor(rest: Rest, caller: Caller): Promise<Failure | null> {
  if (caller.hasShownSecondFactor) return null;
  const answer = await rest("rpc/has_second_factor", { method: "POST", body: { user_id: caller.userId } });
  const hasOne = parseJson(answer);
  if (typeof hasOne !== "boolean") throw new BackendError("refused", "has_second_factor answers neither yes nor no");
  if (!hasOne) return null;
  return {
    status: 403,
    code: "insufficient_aal",
    message: "Sign in with the code of your authenticator app first: your account asks for both steps.",
  };
}
