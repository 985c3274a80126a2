import { useCallback } from "react";
import { type EntryChange, type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { useSession } from "#web/backend/session.tsx";
import { useChangeEntry } from "#web/data/hotlist/change-entry.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { hotlistMessages as messages } from "./messages.ts";

export interface EntryWrites {
  /** Reports its errors. */
  readonly save: (entry: HotlistCompany, change: EntryChange, label: string) => Promise<void>;
  /** The email address of who changed a column, or "You"; null if unknown. */
  readonly authorOf: (entry: HotlistCompany, column: string) => string | null;
}

/** Writes of one entry besides its moves. */
export function useSaveEntry(): EntryWrites {
  const { mutateAsync: write } = useChangeEntry();
  const session = useSession();
  const own = "email" in session ? session.email : null;

  const save = useCallback(
    async (entry: HotlistCompany, change: EntryChange, label: string) => {
      try {
        const result = await write({ entry, change });
        if (result.kind === "removed") {
          toast.error(messages.errorTitle, messages.removedMeanwhile(hotlistCompanyName(entry)));
        }
      } catch (error) {
        toast.error(messages.errorTitle, messages.changeFailed(label, errorMessage(error)));
      }
    },
    [write],
  );

  const authorOf = useCallback(
    ({ authors }: HotlistCompany, column: string) => {
      const author = authors[column] ?? null;
      return author !== null && author === own ? "You" : author;
    },
    [own],
  );

  return { save, authorOf };
}
