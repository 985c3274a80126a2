import type { Person } from "#domain/history/entry.ts";
import { shortName } from "#domain/history/short-name.ts";

interface PersonNameProps {
  readonly person: Person | null;
  /** The reader's user ID. */
  readonly you: string | null;
}

/** What colleagues call each other, with the email address as title. */
export function PersonName({ person, you }: PersonNameProps) {
  return <span title={person?.email ?? undefined}>{shortName(person, you)}</span>;
}
