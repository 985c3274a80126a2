import { z } from "zod";
import { requireServiceRole } from "../authenticate.ts";
import { metadata, readBody, text } from "../body.ts";
import { parseEmail } from "../email-address.ts";
import { authErrors } from "../errors.ts";
import { createInvitation } from "../invitations.ts";
import { sendLink } from "../send-link.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { readUser, selectUser, toUserResponse } from "../users.ts";

const Body = z.object({ email: text, data: metadata });

/** `POST /invite`, for the service key only: sends a link with which the person chooses a password. */
export const invite: Endpoint = (service) => async (context) => {
  await requireServiceRole(service, context);
  const caller = readCaller(service, context);
  const body = await readBody(context, Body);
  const email = parseEmail(body.email);
  const { userId, tokenHash } = await createInvitation(service, email, body.data, caller.ip);
  service.onAccountEvent?.({ message: "account invited", email, address: caller.address });
  sendLink(service, context, { kind: "invite", type: "invite", to: email, tokenHash });
  const [found] = await service.database.run([selectUser("id", userId)]);
  const user = readUser(found);
  if (user === null) throw authErrors.userNotFound();
  return context.json(toUserResponse(user));
};
