import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";

export interface RecordedExport {
  /** What was exported, such as `Company database`. */
  readonly label: string;
  readonly rows: number;
  /** What the list was filtered by; empty for the whole list. */
  readonly filter: string;
}

/** Enters the export in the team's operations, with the person and the time. Throws `BackendError`. */
export async function recordExport({ client }: Backend, { label, rows, filter }: RecordedExport): Promise<void> {
  const begun = await client.rpc("begin_operation", {
    kind: "export",
    label,
    details: { rows, ...(filter !== "" && { filter: filter.slice(0, 300) }) },
  });
  if (begun.error) throw toTableError(begun.error, begun.status);
  const { error, status } = await client.rpc("finish_operation", { id: begun.data });
  if (error) throw toTableError(error, status);
}
