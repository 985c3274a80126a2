import { useMemo } from "react";
import type { NamedEntry } from "#domain/match-rules/other-names.ts";
import type { OtherName } from "#domain/match-rules/rule.ts";
import { BackendError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import type { StoredOtherName } from "#web/data/other-name/queries.ts";
import { useAddOtherName, useDeleteOtherName } from "#web/data/other-name/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { otherNameMessages as messages } from "./messages.ts";

/** Adds and removes other names, each with undo. */
export function useOtherNameActions() {
  const { mutateAsync: add } = useAddOtherName();
  const { mutateAsync: remove } = useDeleteOtherName();
  return useMemo(() => {
    const fail = (error: unknown, { otherName }: OtherName) =>
      toast.error(messages.errorTitle, errorSentence(error, otherName));

    async function restore(removed: OtherName): Promise<void> {
      try {
        await add(removed);
        toast.success(messages.restoredTitle, messages.isOtherName(removed.otherName, removed.name));
      } catch (error) {
        fail(error, removed);
      }
    }
    async function removeName(stored: StoredOtherName): Promise<void> {
      try {
        await remove(stored);
        const { otherName, name } = stored;
        toast.undo(messages.removedTitle, messages.isNoOtherName(otherName, name), () => void restore(stored));
      } catch (error) {
        fail(error, stored);
      }
    }
    /** The error's sentence; null if the name was added. */
    async function addName({ kind, name }: NamedEntry, otherName: string): Promise<string | null> {
      try {
        const added = await add({ kind, name, otherName });
        toast.undo(messages.addedTitle, messages.isOtherName(otherName, name), () => void removeName(added));
        return null;
      } catch (error) {
        return errorSentence(error, otherName);
      }
    }
    return { addName, removeName };
  }, [add, remove]);
}

function errorSentence(error: unknown, otherName: string): string {
  if (!(error instanceof BackendError)) return messages.failed;
  if (error.code === UNIQUE_VIOLATION) return messages.exists(otherName);
  return error.message === "" ? messages.failed : error.message;
}
