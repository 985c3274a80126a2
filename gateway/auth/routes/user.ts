import { authenticate } from "../authenticate.ts";
import type { Endpoint } from "../service.ts";
import { toUserResponse } from "../users.ts";

/** `GET /user`: who is signed in, as the database has it now. */
export const user: Endpoint = (service) => async (context) => {
  const signedIn = await authenticate(service, context);
  return context.json(toUserResponse(signedIn.user));
};
