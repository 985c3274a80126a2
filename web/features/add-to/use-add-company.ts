import { useCallback } from "react";
import { cleanName } from "#domain/company-names/clean-name.ts";
import type { Priority } from "#domain/hotlist/hotlist-company.ts";
import { parseHotlistEntry } from "#domain/hotlist/parse-entry.ts";
import { type EntryFacts, entryOfName, entryOfRecord } from "#domain/hotlist/record-entry.ts";
import type { Squad, SquadId } from "#domain/hotlist/squads.ts";
import type { HotlistStatus } from "#domain/hotlist/status.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { BackendError } from "#web/backend/errors.ts";
import { fetchFlatCompany } from "#web/data/company/crunchbase.ts";
import { fetchRecord } from "#web/data/company/record.ts";
import { useAddToHotlist, useRemoveFromHotlist } from "#web/data/hotlist/writes.ts";
import { useAddNote } from "#web/data/hotlist-note/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import type { CompanyToAdd } from "./company-to-add.ts";
import { addToMessages as messages } from "./messages.ts";

export interface EntryChoice {
  readonly squad: Squad;
  readonly priority: Priority;
  /** As typed; empty for the company's country. */
  readonly geography: string;
  readonly status: HotlistStatus;
  /** As typed; empty for none. */
  readonly note: string;
}

/** Adds a company to a squad's hotlist, with the facts that are known of it. Resolves to whether it was added. */
export function useAddCompany(onOpen: (entryId: string) => void) {
  const backend = useBackend();
  const { mutateAsync: insert } = useAddToHotlist();
  const { mutateAsync: remove } = useRemoveFromHotlist();
  const { mutateAsync: addNote } = useAddNote();
  /** What went wrong; null if it was saved. The entry stays. */
  const writeNote = useCallback(
    async (entryId: string, body: string): Promise<string | null> => {
      try {
        await addNote({ entryId, body, mentions: [] });
        return null;
      } catch (error) {
        return errorMessage(error);
      }
    },
    [addNote],
  );
  return useCallback(
    async (company: CompanyToAdd, { squad, priority, geography, status, note }: EntryChoice): Promise<boolean> => {
      const id = crypto.randomUUID();
      try {
        const facts = await factsOf(backend, company, squad.id);
        const name = facts.company_name ?? company.name;
        const typed = cleanName(geography);
        const entry = { ...facts, id, priority, status, ...(typed !== "" && { geography: typed }) };
        if ((await insert(entry)) === "exists") {
          toast.error(messages.existsTitle, messages.exists(name, squad.name));
          return false;
        }
        const noteError = note.trim() === "" ? null : await writeNote(id, note.trim());
        const undo = async () => {
          try {
            await remove({ id, squad_id: squad.id });
            toast.success(messages.undoneTitle, messages.undone(name, squad.name));
          } catch (error) {
            toast.error(messages.failedTitle, errorMessage(error));
          }
        };
        toast.undo(messages.addedTitle, messages.added(name, squad.name), () => void undo(), {
          label: messages.openAction,
          onClick: () => onOpen(id),
        });
        if (noteError !== null) toast.error(messages.noteFailedTitle, messages.noteFailed(noteError));
        return true;
      } catch (error) {
        toast.error(messages.failedTitle, errorMessage(error));
        return false;
      }
    },
    [backend, insert, remove, writeNote, onOpen],
  );
}

/** The company's record; without one, what the provider has; without that, the name. */
async function factsOf(
  backend: Backend,
  { name, url, companyId = null }: CompanyToAdd,
  squadId: SquadId,
): Promise<EntryFacts> {
  const record = await fetchRecord(backend, { url, companyId });
  if (record !== null) return entryOfRecord(squadId, record);
  if (url === null) return entryOfName(squadId, name, null);
  try {
    return parseHotlistEntry(squadId, await fetchFlatCompany(backend, url), url);
  } catch (error) {
    // The provider has no such company, or is not available: the entry still has its name and URL.
    if (error instanceof BackendError) return entryOfName(squadId, name, url);
    throw error;
  }
}
