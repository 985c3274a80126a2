import { useCallback, useMemo, useState } from "react";
import { cleanName } from "#domain/company-names/clean-name.ts";
import type { EntryKind } from "#domain/text/dictionary.ts";
import { BackendError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { useAddCompanyName, useSetCompanyName } from "#web/data/company-name/writes.ts";
import { useAddRule, useDeleteRule } from "#web/data/match-rule/writes.ts";
import { useAddOtherName, useDeleteOtherName } from "#web/data/other-name/writes.ts";
import { useAddUniversities, useRemoveUniversities } from "#web/data/university/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { foundMessages as messages } from "./found-messages.ts";
import { useUndoStack } from "./use-undo-stack.ts";

/** What the user made of a name that was in no list. */
export type Handled = EntryKind | "otherName";

interface Write {
  readonly names: readonly string[];
  readonly handledAs: Handled | null;
  readonly title: string;
  readonly message: string;
  /** The sentence for a row that exists already. */
  readonly exists: string;
  /** Returns the way back. */
  readonly run: () => Promise<() => Promise<unknown>>;
}

/** Adds the names of a text to the team's lists. Each change can be undone. */
export function useNameActions() {
  const lists = useLists();
  const { push, undoLast } = useUndoStack();
  const [handled, setHandled] = useState<ReadonlyMap<string, Handled>>(new Map());

  const perform = useCallback(
    async ({ names, handledAs, title, message, exists, run }: Write): Promise<boolean> => {
      const setAll = (value: Handled | null) =>
        setHandled((before) => {
          const next = new Map(before);
          for (const name of names) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        });
      setAll(handledAs);
      try {
        const revert = await run();
        push({
          title,
          message,
          revert: async () => {
            await revert();
            setAll(null);
          },
        });
        return true;
      } catch (error) {
        setAll(null);
        const isDuplicate = error instanceof BackendError && error.code === UNIQUE_VIOLATION;
        toast.error(messages.errorTitle, isDuplicate ? exists : errorMessage(error));
        return false;
      }
    },
    [push],
  );

  const actions = useMemo(
    () => ({
      addCompany: (name: string) =>
        perform({
          names: [name],
          handledAs: "company",
          title: messages.addedTitle,
          message: messages.addedCompany(name),
          exists: messages.companyExists,
          run: () => lists.addCompany(name),
        }),
      addUniversities: (names: readonly string[]) =>
        perform({
          names,
          handledAs: "university",
          title: messages.addedTitle,
          message:
            names.length === 1 ? messages.addedUniversity(names[0] ?? "") : messages.addedUniversities(names.length),
          exists: messages.universityExists,
          run: () => lists.addUniversities(names),
        }),
      addOtherName: (otherName: string, of: { readonly kind: EntryKind; readonly name: string }) =>
        perform({
          names: [otherName],
          handledAs: "otherName",
          title: messages.otherNameTitle,
          message: messages.savedOtherName(otherName, of.name),
          exists: messages.otherNameExists,
          run: () => lists.addOtherName(otherName, of),
        }),
      /** Adds the rule that the spelling is no name. */
      rejectName: (name: string) =>
        perform({
          names: [],
          handledAs: null,
          title: messages.notNameTitle,
          message: messages.savedNotName(name),
          exists: messages.ruleExists,
          run: () => lists.rejectName(name),
        }),
    }),
    [perform, lists],
  );
  return useMemo(() => ({ ...actions, handled, pushChange: push, undoLast }), [actions, handled, push, undoLast]);
}

export type NameActions = ReturnType<typeof useNameActions>;

/** The writes; each returns its way back. */
function useLists() {
  const { mutateAsync: addCompanyName } = useAddCompanyName();
  const { mutateAsync: setCompanyName } = useSetCompanyName();
  const { mutateAsync: addUniversities } = useAddUniversities();
  const { mutateAsync: removeUniversities } = useRemoveUniversities();
  const { mutateAsync: addOtherName } = useAddOtherName();
  const { mutateAsync: deleteOtherName } = useDeleteOtherName();
  const { mutateAsync: addRule } = useAddRule();
  const { mutateAsync: deleteRule } = useDeleteRule();
  return useMemo(
    () => ({
      async addCompany(typed: string) {
        const name = cleanName(typed);
        if ((await addCompanyName({ name, removed: false })) === "exists") throw new Error(messages.companyExists);
        return () => setCompanyName({ name, removed: true });
      },
      async addUniversities(names: readonly string[]) {
        const added = await addUniversities(names.map(cleanName));
        return () => removeUniversities(added);
      },
      async addOtherName(otherName: string, { kind, name }: { readonly kind: EntryKind; readonly name: string }) {
        const added = await addOtherName({ kind, name, otherName: cleanName(otherName) });
        return () => deleteOtherName(added);
      },
      async rejectName(name: string) {
        const added = await addRule({ kind: "never", spelling: cleanName(name) });
        return () => deleteRule(added);
      },
    }),
    [
      addCompanyName,
      setCompanyName,
      addUniversities,
      removeUniversities,
      addOtherName,
      deleteOtherName,
      addRule,
      deleteRule,
    ],
  );
}
