import { useCallback } from "react";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { useRestoreRow } from "#web/data/history/writes.ts";
import { useRemoveFromHotlist } from "#web/data/hotlist/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { hotlistMessages as messages } from "./messages.ts";

/** Removes an entry from the squad's hotlist; the toast's undo restores it as it was. */
export function useRemoveCompany(squad: Squad, onRestored: (id: string) => void): (company: HotlistCompany) => void {
  const { mutateAsync: remove } = useRemoveFromHotlist();
  const { mutateAsync: restoreRow } = useRestoreRow();
  return useCallback(
    async (company: HotlistCompany) => {
      const name = hotlistCompanyName(company);
      const restore = async () => {
        try {
          const { status } = await restoreRow({ tableName: "squad_hotlist_companies", rowId: company.id });
          if (status === "conflict") {
            toast.error(messages.existsTitle, messages.exists(name, squad.name));
            return;
          }
          onRestored(company.id);
          toast.success(messages.addedTitle, messages.added(name, squad.name));
        } catch (error) {
          toast.error(messages.addFailedTitle, errorMessage(error));
        }
      };
      try {
        await remove(company);
        toast.undo(messages.removedTitle, name, () => void restore());
      } catch (error) {
        toast.error(messages.errorTitle, messages.removeFailed(errorMessage(error)));
      }
    },
    [remove, restoreRow, squad, onRestored],
  );
}
