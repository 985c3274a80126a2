import { auditStatement } from "../audit.ts";
import { authenticate } from "../authenticate.ts";
import { authErrors } from "../errors.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { hasSecondFactor } from "../users.ts";

const SCOPES = new Set(["global", "local", "others"]);

/**
 * `POST /logout?scope=global|local|others`: deletes sessions, which invalidates their refresh and access tokens. Without the
 * user's second factor, `global` ends this session only.
 */
export const logout: Endpoint = (service) => async (context) => {
  let scope = context.req.query("scope") ?? "global";
  const { user, session } = await authenticate(service, context);
  if (!SCOPES.has(scope)) throw authErrors.invalid(`Unsupported logout scope "${scope}"`);
  // Who knows only the password must not be able to sign the owner out.
  if (scope !== "local" && hasSecondFactor(user) && session.aal !== "aal2") {
    if (scope === "others") throw authErrors.insufficientAal(403, "required to sign out other sessions");
    scope = "local";
  }
  const { ip } = readCaller(service, context);
  await service.database.run([
    {
      text: `delete from auth.sessions where user_id = $1::uuid and
             case $2 when 'global' then true when 'local' then id = $3::uuid else id <> $3::uuid end`,
      values: [user.id, scope, session.id],
    },
    auditStatement(service.random, { action: "logout", actor: user, nowMs: service.clock(), ip, traits: { scope } }),
  ]);
  return context.body(null, 204);
};
