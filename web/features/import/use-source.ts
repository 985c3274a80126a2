import { startTransition, useState } from "react";
import { IMPORT_LIMITS, type ReadOptions } from "#domain/import/table.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { importMessages } from "./messages.ts";
import type { Importer } from "./worker/importer.ts";
import type { OpenedTable, OpenResult, TableSource } from "./worker/types.ts";

const messages = importMessages.file;

export interface Source {
  readonly name: string;
  readonly table: OpenedTable;
}

/** The file or pasted table, read by the worker. */
export function useSource(importer: Importer) {
  const [source, setSource] = useState<Source | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function read(name: string, request: () => Promise<OpenResult>): Promise<Source | null> {
    setReading(name);
    setError(null);
    try {
      const result = await request();
      if (!result.ok) return fail(result.error.message);
      const next = { name, table: result.table };
      // In pieces: with hundreds of columns, the first rows would be one long task.
      startTransition(() => {
        setSource(next);
        setReading(null);
      });
      return next;
    } catch (failure) {
      return fail(errorMessage(failure));
    }
  }

  function fail(message: string): null {
    setError(message);
    setReading(null);
    return null;
  }

  const open = (name: string, load: () => Promise<TableSource>) =>
    read(name, async () => importer.call("open", await load()));

  return {
    source,
    isReading: reading !== null,
    error,
    chooseFile: async (file: File): Promise<Source | null> => {
      if (file.size > IMPORT_LIMITS.bytes) {
        setError(messages.tooLarge);
        return null;
      }
      return open(file.name, async () => ({ bytes: await file.arrayBuffer() }));
    },
    paste: (text: string) => open(messages.pastedName, async () => ({ text })),
    /** Reads the same table with another encoding, delimiter, header line or sheet. */
    reread: async (options: ReadOptions, name = source?.name ?? null) =>
      name === null ? null : read(name, () => importer.call("reread", options)),
  };
}
