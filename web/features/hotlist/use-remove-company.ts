import { useCallback } from "react";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { useAddToHotlist, useRemoveFromHotlist } from "#web/data/hotlist/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { hotlistMessages as words } from "./messages.ts";

/** Takes a company off the squad's hotlist, and puts it back as it was when that is undone. */
export function useRemoveCompany(squad: Squad, onRestored: (id: string) => void): (company: HotlistCompany) => void {
  const { mutateAsync: remove } = useRemoveFromHotlist();
  const { mutateAsync: add } = useAddToHotlist();
  return useCallback(
    async (company: HotlistCompany) => {
      const name = hotlistCompanyName(company);
      const putBack = async () => {
        try {
          if ((await add(company)) === "exists") {
            toast.error(words.existsTitle, words.exists(name, squad.name));
            return;
          }
          onRestored(company.id);
          toast.success(words.addedTitle, words.added(name, squad.name));
        } catch (error) {
          toast.error(words.addFailedTitle, messageOf(error));
        }
      };
      try {
        await remove(company);
        toast.undo(words.removedTitle, name, () => void putBack());
      } catch (error) {
        toast.error(words.errorTitle, words.removeFailed(messageOf(error)));
      }
    },
    [remove, add, squad, onRestored],
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
