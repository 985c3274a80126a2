import type { Context } from "hono";
import { authenticate } from "../authenticate.ts";
import { storageError } from "../errors.ts";
import { withJsonBody } from "../json-body.ts";
import { findObject, moveObject } from "../objects.ts";
import type { StorageService } from "../service.ts";
import { checkDestination, readTransfer } from "./transfer.ts";

/** The bytes stay where they are. */
export async function postMove(service: StorageService, context: Context): Promise<Response> {
  const { database } = service;
  const caller = await authenticate(service, context.req.raw, "object.move");
  return withJsonBody(context, caller, async (body) => {
    const { from, to } = readTransfer(body);
    const object = await findObject(database, caller.runAs, from.bucket, from.key);
    if (object === null) throw storageError.noSuchKey();
    await checkDestination(service, object, to);
    const isMoved = await moveObject(database, caller.runAs, object, { ...to, owner: caller.owner });
    // Visible, but no policy lets the caller change it.
    if (!isMoved) throw storageError.noSuchKey();
    return context.json({ message: "Successfully moved", Id: object.id, Key: to.key });
  });
}
