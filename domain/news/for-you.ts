/** The result of the database function `for_you`. */
import { asList, asNonNegativeNumber, asObject, asText } from "../company/parse-json.ts";
import { type Person, parsePerson } from "../history/entry.ts";

export interface InboxItem {
  readonly id: number;
  readonly kind: "mention" | "assigned" | "revisit";
  /** Null for many entries. */
  readonly entryId: string | null;
  readonly companyName: string | null;
  readonly squadId: string | null;
  readonly actor: Person | null;
  readonly text: string;
  readonly at: string;
  readonly isRead: boolean;
}

interface OwnedEntry {
  readonly id: string;
  readonly companyName: string;
  readonly squadId: string;
  /** `2026-11-25` */
  readonly on: string;
}

export interface ForYou {
  /** Unread first, then those of the last week. */
  readonly inbox: readonly InboxItem[];
  readonly unread: number;
  readonly revisits: readonly OwnedEntry[];
  readonly nextSteps: readonly (OwnedEntry & { readonly nextStep: string })[];
}

export function parseForYou(result: unknown): ForYou {
  const forYou = asObject(result);
  const entryOf = (entry: Readonly<Record<string, unknown>>, on: unknown): OwnedEntry => ({
    id: asText(entry.id) ?? "",
    companyName: asText(entry.company_name) ?? "Unnamed company",
    squadId: asText(entry.squad_id) ?? "",
    on: asText(on) ?? "",
  });
  return {
    inbox:
      asList(forYou.inbox, (item) => ({
        id: asNonNegativeNumber(item.id) ?? 0,
        kind: item.kind === "mention" || item.kind === "revisit" ? item.kind : ("assigned" as const),
        entryId: asText(item.entry_id) ?? null,
        companyName: asText(item.company_name) ?? null,
        squadId: asText(item.squad_id) ?? null,
        actor: parsePerson(item.actor),
        text: asText(item.text) ?? "",
        at: asText(item.at) ?? "",
        isRead: item.is_read === true,
      })) ?? [],
    unread: asNonNegativeNumber(forYou.unread) ?? 0,
    revisits: asList(forYou.revisits, (entry) => entryOf(entry, entry.revisit_on)) ?? [],
    nextSteps:
      asList(forYou.next_steps, (entry) => ({
        ...entryOf(entry, entry.next_step_on),
        nextStep: asText(entry.next_step) ?? "Next step",
      })) ?? [],
  };
}

export function isEmpty({ inbox, revisits, nextSteps }: ForYou): boolean {
  return inbox.length + revisits.length + nextSteps.length === 0;
}
