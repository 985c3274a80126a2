import { useMemo } from "react";
import type { NamedEntry } from "#domain/match-rules/other-names.ts";
import { BackendError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { useAddOtherName, useDeleteOtherName } from "#web/data/other-name/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { otherNameMessages as messages } from "./messages.ts";

/** Adds and removes other names of an entry, each with undo. */
export function useOtherNameActions({ kind, name }: NamedEntry) {
  const { mutateAsync: add } = useAddOtherName();
  const { mutateAsync: remove } = useDeleteOtherName();
  return useMemo(() => {
    const fail = (error: unknown, otherName: string) =>
      toast.error(messages.errorTitle, errorSentence(error, otherName));

    async function restore(otherName: string): Promise<void> {
      try {
        await add({ kind, name, otherName });
        toast.success(messages.restoredTitle, messages.isOtherName(otherName, name));
      } catch (error) {
        fail(error, otherName);
      }
    }
    async function removeName(id: string, otherName: string): Promise<void> {
      try {
        await remove({ id });
        toast.undo(messages.removedTitle, messages.isNoOtherName(otherName, name), () => void restore(otherName));
      } catch (error) {
        fail(error, otherName);
      }
    }
    /** The error's sentence; null if the name was added. */
    async function addName(otherName: string): Promise<string | null> {
      try {
        const { id } = await add({ kind, name, otherName });
        toast.undo(messages.addedTitle, messages.isOtherName(otherName, name), () => void removeName(id, otherName));
        return null;
      } catch (error) {
        return errorSentence(error, otherName);
      }
    }
    return { addName, removeName };
  }, [add, remove, kind, name]);
}

function errorSentence(error: unknown, otherName: string): string {
  if (!(error instanceof BackendError)) return messages.failed;
  if (error.code === UNIQUE_VIOLATION) return messages.exists(otherName);
  return error.message === "" ? messages.failed : error.message;
}
