import { z } from "zod";
import { readBody, text } from "../body.ts";
import { refusals } from "../errors.ts";
import { FLOW_LIFETIME_MS, isVerifierOf } from "../pkce.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { openSession, presentSession } from "../sessions.ts";
import { isBanned, readJson, readUser, USER_JSON } from "../users.ts";

const Body = z.object({ auth_code: text, code_verifier: text });

interface Flow {
  readonly challenge: string;
  readonly method: "s256" | "plain";
  readonly purpose: string;
  readonly issuedAtMs: number;
}

/** `POST /token?grant_type=pkce`: the session for the code that a link has brought, for whoever asked for that link. */
export const exchangeCode: Endpoint = (service) => async (context) => {
  const body = await readBody(context, Body);
  if (body.auth_code === "" || body.code_verifier === "") {
    throw refusals.invalid("invalid request: both auth code and code verifier should be non-empty");
  }
  const open = await service.database.transaction(async (transaction) => {
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
    if (flow === null || user === null) throw refusals.flowUnknown();
    if (service.clock() > flow.issuedAtMs + FLOW_LIFETIME_MS) throw refusals.flowExpired();
    if (!isVerifierOf(flow, body.code_verifier)) throw refusals.badCodeVerifier();
    if (isBanned(user, service.clock())) throw refusals.userBanned(400);
    await transaction.query({ text: "delete from auth.flow_state where auth_code = $1", values: [body.auth_code] });
    const method = flow.purpose === "recovery" ? "recovery" : "otp";
    return openSession(service, readCaller(service, context), { user, method }, transaction);
  });
  if (open === null) throw refusals.flowUnknown();
  return context.json(await presentSession(service, context.req.raw, open));
};
