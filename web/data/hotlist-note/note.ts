import type { HotlistNote } from "#domain/hotlist/note.ts";
import type { Tables } from "#supabase/database.types.ts";

export function toNote(row: Tables<"hotlist_notes">): HotlistNote {
  return {
    id: row.id,
    entryId: row.entry_id,
    author: row.author,
    body: row.body,
    mentions: row.mentions,
    createdAt: row.created_at,
    editedAt: row.edited_at,
  };
}
