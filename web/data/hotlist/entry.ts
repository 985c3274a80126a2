import { asObject } from "#domain/company/parse-json.ts";
import { type HotlistCompany, priorities } from "#domain/hotlist/hotlist-company.ts";
import type { Tables } from "#supabase/database.types.ts";

/** A row with its priority as a union type; a check constraint of the table allows no other value. */
export function toHotlistEntry(row: Tables<"squad_hotlist_companies">): HotlistCompany {
  const authors = Object.entries(asObject(row.authors)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    ...row,
    priority: priorities.find((priority) => priority === row.priority) ?? "medium",
    authors: Object.fromEntries(authors),
  };
}
