import { authenticate } from "../authenticate.ts";
import type { Endpoint } from "../service.ts";
import { toUserResponse } from "../users.ts";

/** `GET /user`: the signed-in user, read from the database. */
export const user: Endpoint = (service) => async (context) => {
  const signedIn = await authenticate(service, context);
  return context.json(toUserResponse(signedIn.user));
};
