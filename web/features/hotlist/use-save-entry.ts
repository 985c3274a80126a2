import { useCallback } from "react";
import { type EntryChange, type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { useChangeEntry } from "#web/data/hotlist/change-entry.ts";
import { useAuthorName } from "#web/data/team/author-name.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { hotlistMessages as messages } from "./messages.ts";

export interface EntryWrites {
  /** Reports its errors. */
  readonly save: (entry: HotlistCompany, change: EntryChange, label: string) => Promise<void>;
  /** The name of who changed a column, or "You"; null if unknown. */
  readonly authorOf: (entry: HotlistCompany, column: string) => string | null;
}

/** Writes of one entry besides its moves. */
export function useSaveEntry(): EntryWrites {
  const { mutateAsync: write } = useChangeEntry();
  const nameOf = useAuthorName();

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

  const authorOf = useCallback(({ authors }: HotlistCompany, column: string) => nameOf(authors[column]), [nameOf]);

  return { save, authorOf };
}
