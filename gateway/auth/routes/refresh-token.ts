import { z } from "zod";
import { readBody, text } from "../body.ts";
import { authErrors } from "../errors.ts";
import { refreshSession } from "../refresh.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { toTokenResponse } from "../sessions.ts";

const Body = z.object({ refresh_token: text });

/** `POST /token?grant_type=refresh_token` */
export const refreshToken: Endpoint = (service) => async (context) => {
  const body = await readBody(context, Body);
  if (body.refresh_token === "") throw authErrors.invalid("refresh_token required");
  const issued = await refreshSession(service, readCaller(service, context), body.refresh_token);
  return context.json(await toTokenResponse(service, context.req.raw, issued));
};
