import { auditStatement } from "../audit.ts";
import { authenticate } from "../authenticate.ts";
import { authErrors } from "../errors.ts";
import { type Endpoint, readCaller } from "../service.ts";

const SCOPES = new Set(["global", "local", "others"]);

/** `POST /logout?scope=global|local|others`: deletes sessions, which invalidates their refresh and access tokens. */
export const logout: Endpoint = (service) => async (context) => {
  const scope = context.req.query("scope") ?? "global";
  const { user, session } = await authenticate(service, context);
  if (!SCOPES.has(scope)) throw authErrors.invalid(`Unsupported logout scope "${scope}"`);
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
