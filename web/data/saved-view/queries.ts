import { useQuery } from "@tanstack/react-query";
import type { ViewScreen } from "#domain/views/fields.ts";
import type { Tables } from "#supabase/database.types.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { savedViewKeys } from "./keys.ts";

export interface SavedView {
  readonly id: string;
  readonly screen: string;
  /** Null for every squad and for other screens. */
  readonly squadId: string | null;
  readonly name: string;
  /** A team member's id. */
  readonly owner: string;
  readonly isShared: boolean;
  /** For `parseView`. */
  readonly definition: unknown;
  readonly position: number;
}

/** The limit of the table. */
const MAX_VIEWS = 1000;

/** The user's own and the shared views of a screen, of all squads, in their order. */
export function useSavedViews(screen: ViewScreen) {
  const { client } = useBackend();
  return useQuery({
    queryKey: savedViewKeys.ofScreen(screen),
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<readonly SavedView[]> => {
      const { data, error, status } = await client
        .from("saved_views")
        .select("*")
        .eq("screen", screen)
        .order("position")
        .order("created_at")
        .order("id")
        .limit(MAX_VIEWS)
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data.map(toSavedView);
    },
  });
}

export function toSavedView(row: Tables<"saved_views">): SavedView {
  return {
    id: row.id,
    screen: row.screen,
    squadId: row.squad_id,
    name: row.name,
    owner: row.owner,
    isShared: row.is_shared,
    definition: row.definition,
    position: row.position,
  };
}
