import { useEffect } from "react";
import { rememberPage } from "#web/lib/recent-pages.ts";

/** Adds the page to the recent ones. Null while its title is unknown. */
export function useRememberPage(path: string, title: string | null): void {
  useEffect(() => {
    if (title !== null) rememberPage({ path, title });
  }, [path, title]);
}
