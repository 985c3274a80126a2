import { useLiveList } from "../rows/live-list.ts";
import { universityKeys } from "./keys.ts";
import type { University } from "./queries.ts";

/** Applies colleagues' changes to the list; `highlight` is called with the added and changed universities. */
export function useLiveUniversities(highlight: (...ids: readonly string[]) => void): void {
  useLiveList<University>({
    table: "universities",
    queryKey: universityKeys.all,
    idOf: ({ id }) => id,
    includes: () => true,
    highlight,
  });
}
