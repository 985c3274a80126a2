import { useCallback } from "react";
import type { CompanyRow } from "#web/data/company/table.ts";
import { useDeleteCompany as useDeleteRow } from "#web/data/company/writes.ts";
import { useRestoreRow } from "#web/data/history/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { databaseMessages as messages } from "./messages.ts";

/** Deletes a company; the toast's undo restores it as it was. */
export function useDeleteCompany(onRestored: (id: string) => void): (company: CompanyRow) => Promise<void> {
  const { mutateAsync: deleteRow } = useDeleteRow();
  const { mutateAsync: restoreRow } = useRestoreRow();
  return useCallback(
    async ({ id, company_name: name }: CompanyRow) => {
      const restore = async () => {
        try {
          const { status } = await restoreRow({ tableName: "company_facts", rowId: id });
          if (status === "conflict") {
            toast.error(messages.existsTitle, messages.exists(name));
            return;
          }
          onRestored(id);
          toast.success(messages.restoredTitle, messages.restored(name));
        } catch (error) {
          toast.error(messages.errorTitle, errorMessage(error));
        }
      };
      try {
        await deleteRow(id);
        toast.undo(messages.deletedTitle, messages.deleted(name), () => void restore());
      } catch (error) {
        toast.error(messages.errorTitle, messages.deleteFailed(errorMessage(error)));
      }
    },
    [deleteRow, restoreRow, onRestored],
  );
}
