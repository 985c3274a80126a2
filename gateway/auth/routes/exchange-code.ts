import { z } from "zod";
import { readBody, text } from "../body.ts";
import { authErrors } from "../errors.ts";
import { FLOW_STATE_LIFETIME_MS, matchesCodeChallenge } from "../pkce.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { createSession, toTokenResponse } from "../sessions.ts";
import { CLOCK_TOLERANCE_MS } from "../time.ts";
import { isBanned, readJson, readUser, USER_JSON } from "../users.ts";

const Body = z.object({ auth_code: text, code_verifier: text });

interface Flow {
  readonly challenge: string;
  readonly method: "s256" | "plain";
  readonly purpose: string;
  readonly issuedAtMs: number;
}

/** `POST /token?grant_type=pkce`: exchanges the code of a link for a session. */
export const exchangeCode: Endpoint = (service) => async (context) => {
  const body = await readBody(context, Body);
  if (body.auth_code === "" || body.code_verifier === "") {
    throw authErrors.invalid("invalid request: both auth code and code verifier should be non-empty");
  }
  const issued = await service.database.transaction(async (transaction) => {
    const found = await transaction.query({
      text: `
        select ${USER_JSON} as user, json_build_object('challenge', f.code_challenge, 'method', f.code_challenge_method,
          'purpose', f.authentication_method,
          'issuedAtMs', floor(extract(epoch from f.auth_code_issued_at) * 1000)::bigint) as flow
        from auth.flow_state f join auth.users u on u.id = f.user_id
        where f.auth_code = $1 and f.auth_code_issued_at is not null and u.deleted_at is null
        for update of f`,
      values: [body.auth_code],
    });
    const flow = readJson(found.rows[0], "flow") as Flow | null;
    const user = readUser(found);
    if (flow === null || user === null) throw authErrors.flowStateNotFound();
    const ageMs = service.clock() - flow.issuedAtMs;
    if (ageMs > FLOW_STATE_LIFETIME_MS || ageMs < -CLOCK_TOLERANCE_MS) throw authErrors.flowStateExpired();
    if (!matchesCodeChallenge(flow, body.code_verifier)) throw authErrors.badCodeVerifier();
    if (isBanned(user, service.clock())) throw authErrors.userBanned(400);
    await transaction.query({ text: "delete from auth.flow_state where auth_code = $1", values: [body.auth_code] });
    const method = flow.purpose === "recovery" ? "recovery" : "otp";
    return createSession(service, readCaller(service, context), { user, method }, transaction);
  });
  if (issued === null) throw authErrors.flowStateNotFound();
  return context.json(await toTokenResponse(service, context.req.raw, issued));
};
