import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ViewScreen } from "#domain/views/fields.ts";
import type { ViewDefinition } from "#domain/views/view.ts";
import type { Json } from "#supabase/database.types.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidateSettled } from "../invalidation.ts";
import { type SavedView, toSavedView } from "./queries.ts";

const TABLE = "saved_views";

export interface NewView {
  /** Of a deleted view that is restored. */
  readonly id?: string;
  readonly position?: number;
  readonly screen: ViewScreen;
  /** Null for every squad and for other screens. */
  readonly squadId: string | null;
  readonly name: string;
  readonly isShared: boolean;
  /** Or the stored JSON of another view. */
  readonly definition: ViewDefinition | object;
}

/** Throws `BackendError`. */
export function useAddView() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ squadId, isShared, definition, ...rest }: NewView): Promise<SavedView> => {
      const row = { ...rest, squad_id: squadId, is_shared: isShared, definition: toJson(definition) };
      const { data, error, status } = await client.from(TABLE).insert(row).select().single();
      if (error) throw toTableError(error, status);
      return toSavedView(data);
    },
    onSettled: (_view, error) => invalidateSettled(queryClient, "savedViews", error),
  });
}

export interface ViewChange {
  readonly id: string;
  readonly name?: string;
  readonly isShared?: boolean;
  readonly definition?: ViewDefinition;
  readonly position?: number;
}

/** Returns null if the view was deleted or belongs to a colleague. Throws `BackendError`. */
export function useChangeView() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isShared, definition, ...rest }: ViewChange): Promise<SavedView | null> => {
      const change = {
        ...rest,
        ...(isShared !== undefined && { is_shared: isShared }),
        ...(definition !== undefined && { definition: toJson(definition) }),
      };
      const { data, error, status } = await client.from(TABLE).update(change).eq("id", id).select().maybeSingle();
      if (error) throw toTableError(error, status);
      return data && toSavedView(data);
    },
    onSettled: (_view, error) => invalidateSettled(queryClient, "savedViews", error),
  });
}

/** Deleting a view that is gone succeeds. Throws `BackendError`. */
export function useDeleteView() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { error, status } = await client.from(TABLE).delete().eq("id", id);
      if (error) throw toTableError(error, status);
    },
    onSettled: (_result, error) => invalidateSettled(queryClient, "savedViews", error),
  });
}

/** Without empty properties. */
function toJson(definition: object): NonNullable<Json> {
  const entries = Object.entries(definition).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}
