import type { Reader } from "#domain/news/sentences.ts";
import { useSession } from "#web/backend/session.tsx";
import { paths } from "#web/paths.ts";

/** Who reads the news. */
export function useReader(people: ReadonlyMap<string, string>): Reader {
  const session = useSession();
  return { you: session.status === "signed-in" ? session.userId : null, people };
}

/** The screens that show the news: going from one to the other is one visit. */
export function isNewsAt(pathname: string): boolean {
  return pathname === paths.overview || pathname === paths.changes;
}
