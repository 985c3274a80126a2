import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { HotlistNote } from "#domain/hotlist/note.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidateSettled } from "../invalidation.ts";
import { noteKeys } from "./keys.ts";
import { toNote } from "./note.ts";

const TABLE = "hotlist_notes";

function update(
  queryClient: QueryClient,
  entryId: string,
  change: (notes: readonly HotlistNote[]) => readonly HotlistNote[],
): void {
  queryClient.setQueryData<readonly HotlistNote[]>(noteKeys.ofEntry(entryId), (notes) => notes && change(notes));
}

export interface NewNote {
  readonly entryId: string;
  readonly body: string;
  /** Team members' ids. */
  readonly mentions: readonly string[];
}

/** Throws `BackendError`; the caller keeps the text. */
export function useAddNote() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ entryId, body, mentions }: NewNote): Promise<HotlistNote> => {
      const { data, error, status } = await client
        .from(TABLE)
        .insert({ entry_id: entryId, body, mentions: [...mentions] })
        .select()
        .single();
      if (error) throw toTableError(error, status);
      return toNote(data);
    },
    onSuccess: (note) =>
      update(queryClient, note.entryId, (notes) => [...notes.filter(({ id }) => id !== note.id), note]),
    onSettled: (_note, error) => invalidateSettled(queryClient, "hotlistNotes", error),
  });
}

export type NoteEdit = Pick<HotlistNote, "id" | "entryId" | "body" | "mentions">;

/** Returns null if the note is gone or was written by somebody else. */
export function useEditNote() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body, mentions }: NoteEdit): Promise<HotlistNote | null> => {
      const { data, error, status } = await client
        .from(TABLE)
        .update({ body, mentions: [...mentions] })
        .eq("id", id)
        .select()
        .maybeSingle();
      if (error) throw toTableError(error, status);
      return data && toNote(data);
    },
    onSuccess: (edited, { entryId }) => {
      if (edited !== null)
        update(queryClient, entryId, (notes) => notes.map((note) => (note.id === edited.id ? edited : note)));
    },
    onSettled: (_note, error) => invalidateSettled(queryClient, "hotlistNotes", error),
  });
}

/** Deleting a note that is gone succeeds. The trash has it (`restoreRow` of "hotlist_notes"). */
export function useDeleteNote() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Pick<HotlistNote, "id" | "entryId">) => {
      const { error, status } = await client.from(TABLE).delete().eq("id", id);
      if (error) throw toTableError(error, status);
    },
    onSuccess: (_result, { id, entryId }) =>
      update(queryClient, entryId, (notes) => notes.filter((note) => note.id !== id)),
    onSettled: (_result, error) => invalidateSettled(queryClient, "hotlistNotes", error),
  });
}
