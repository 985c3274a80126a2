import { useLiveList } from "../rows/live-list.ts";
import { universityKeys } from "./keys.ts";

/** Applies colleagues' changes to the list; `highlight` is called with the added and changed universities. */
export function useLiveUniversities(highlight: (...ids: readonly string[]) => void): void {
  useLiveList({ table: "universities", queryKey: universityKeys.all, toItem: (row) => row, highlight });
}
