import { type Batch, progressOf, targetName } from "#domain/batch/batch.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { finishOperation } from "../history/finish-operation.ts";

/** Begins the operation that a batch's writes belong to, so that they can be undone together. Throws `BackendError`. */
export async function beginBatchOperation({ client }: Backend, { target, lines }: Batch): Promise<string> {
  const { data, error, status } = await client.rpc("begin_operation", {
    kind: "batch",
    label:
      target.kind === "open-data" ? `Filled from Wikidata: ${lines.length} companies` : `Batch: ${targetName(target)}`,
    details: { lines: lines.length },
  });
  if (error) throw toTableError(error, status);
  return data;
}

/** Throws `BackendError`. */
export async function finishBatchOperation(backend: Backend, batch: Batch): Promise<void> {
  if (batch.operationId === null) return;
  const { succeeded, failed } = progressOf(batch);
  await finishOperation(backend, batch.operationId, { succeeded, failed });
}
