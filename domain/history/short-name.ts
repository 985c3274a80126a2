import type { Person } from "./entry.ts";

/** What colleagues call each other: the part of the email address before "@". */
export function nameOf(email: string): string {
  return email.includes("@") ? email.slice(0, email.indexOf("@")) : email;
}

/** `you` is the reader's own user ID. */
export function shortName(person: Person | null, you: string | null): string {
  if (person === null) return "The server";
  if (person.id === you) return "You";
  return person.email === null ? "A former colleague" : nameOf(person.email);
}
