import { Stack } from "@mantine/core";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { cleanName } from "#domain/company-names/clean-name.ts";
import { toCsv } from "#domain/export/csv.ts";
import { universities as builtIn } from "#domain/lists/universities.ts";
import { indexOtherNames, type OtherNameIndex } from "#domain/match-rules/other-names.ts";
import { compareNames } from "#domain/search/compare-names.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import { BackendError, UNIQUE_VIOLATION } from "#web/backend/errors.ts";
import { useRestoreRow } from "#web/data/history/writes.ts";
import { useLiveOtherNames } from "#web/data/other-name/live.ts";
import { type StoredOtherName, useOtherNames } from "#web/data/other-name/queries.ts";
import { useIsNew } from "#web/data/rows/new-rows.ts";
import { useLiveUniversities } from "#web/data/university/live.ts";
import { type University, useUniversities } from "#web/data/university/queries.ts";
import { useAddUniversity, useRemoveUniversity } from "#web/data/university/writes.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportButton } from "#web/ui/export-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { AddNameForm } from "#web/ui/name-list/add-name-form.tsx";
import { AddSearchedButton } from "#web/ui/name-list/add-searched-button.tsx";
import { NameTable } from "#web/ui/name-list/name-table.tsx";
import { useNameOrder } from "#web/ui/name-list/use-name-order.ts";
import { OnlyNewButton } from "#web/ui/new-rows.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useRowHighlight } from "#web/ui/use-row-highlight.ts";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { universityMessages as messages } from "../messages.ts";

const NONE: readonly University[] = [];
const CSV_COLUMNS = [{ header: "University Name", value: ({ name }: University) => name }];

const NO_OTHER_NAMES: readonly StoredOtherName[] = [];

interface UniversityListProps {
  /** The editor of a university's other names. */
  readonly renderOtherNames: (name: string, index: OtherNameIndex) => ReactNode;
}

export function UniversityList({ renderOtherNames }: UniversityListProps) {
  const universities = useUniversities();
  const isNew = useIsNew();
  const { params, change } = useUrlState();
  const search = params.get("q") ?? "";
  const setSearch = (text: string) => change({ q: text });
  const [isOnlyNew, setOnlyNew] = useState(false);
  const { highlighted, highlight } = useRowHighlight();
  useLiveUniversities(highlight);
  const { mutateAsync: add } = useAddUniversity();
  const remove = useRemove(highlight);
  const all = universities.data ?? NONE;
  const added = useOtherNames().data ?? NO_OTHER_NAMES;
  useLiveOtherNames();
  const index = useMemo(
    () => indexOtherNames({ kind: "university", names: all.map(({ name }) => name), builtIn, added }),
    [all, added],
  );
  const rows = useMemo(() => {
    const isWanted = createNameFilter(search);
    return all
      .map((university) => ({
        ...university,
        isNew: isNew(university),
        otherNames: index.of(university.name).map(({ otherName }) => otherName),
      }))
      .filter(({ name, otherNames, isNew }) => (isWanted(name) || otherNames.some(isWanted)) && (!isOnlyNew || isNew))
      .sort((a, b) => compareNames(a.name, b.name));
  }, [all, index, search, isOnlyNew, isNew]);
  const rowAction = useCallback(
    ({ name }: { readonly name: string }) => renderOtherNames(name, index),
    [renderOtherNames, index],
  );
  const order = useNameOrder(rows);

  async function addTyped(typed: string): Promise<boolean> {
    const name = cleanName(typed);
    if (name === "") {
      toast.error(messages.errorTitle, messages.nameMissing);
      return false;
    }
    const owner = index.ownerOf(name);
    if (owner?.kind === "university" && index.isListed(owner.name) && !index.isListed(name)) {
      toast.errorWithAction(
        messages.errorTitle,
        messages.isOtherName(name, owner.name),
        messages.show(owner.name),
        () => setSearch(owner.name),
      );
      return false;
    }
    try {
      const { id } = await add({ name });
      highlight(id);
      toast.success(messages.addedTitle, messages.added(name));
      return true;
    } catch (error) {
      toast.error(messages.errorTitle, sentenceOf(error, messages.addFailed));
      return false;
    }
  }

  const isListed = all.some(({ name }) => name.toLowerCase() === search.trim().toLowerCase());
  const offer =
    search.trim() === "" || isListed ? undefined : (
      <AddSearchedButton label={messages.addSearched(search.trim())} onAdd={() => addTyped(search)} />
    );

  return (
    <Stack gap="lg">
      <AddNameForm
        label="University name"
        placeholder={messages.placeholder}
        hint={messages.hint}
        button={messages.add}
        onAdd={addTyped}
      />
      {universities.isLoadingError ? (
        <LoadFailed
          title="Couldn't load universities"
          message={universities.error.message}
          isRetrying={universities.isFetching}
          onRetry={() => void universities.refetch()}
        />
      ) : (
        <NameTable
          exportButton={
            <ExportButton
              fileName="universities"
              count={order.sorted.length}
              produce={async () => ({ csv: toCsv(CSV_COLUMNS, order.sorted), rows: order.sorted.length })}
            />
          }
          label="Universities"
          header="University Name"
          order={order}
          isLoading={universities.isPending}
          loadingText={messages.loading}
          empty={<EmptyState title={messages.none} action={offer} />}
          highlighted={highlighted}
          onDelete={remove}
          rowAction={rowAction}
        >
          <SearchBox placeholder={messages.search} initialValue={search} onSearch={setSearch} />
          <OnlyNewButton isOnlyNew={isOnlyNew} onToggle={() => setOnlyNew((only) => !only)} />
        </NameTable>
      )}
    </Stack>
  );
}

/** Deletes a university; undo restores it as it was. */
function useRemove(highlight: (id: string) => void) {
  const { mutateAsync: remove } = useRemoveUniversity();
  const { mutateAsync: restoreRow } = useRestoreRow();
  return useCallback(
    async ({ id, name, created_at }: University) => {
      const restore = async () => {
        try {
          const { status } = await restoreRow({ tableName: "universities", rowId: id });
          if (status === "conflict") {
            toast.error(messages.errorTitle, messages.exists);
            return;
          }
          highlight(id);
          toast.success(messages.restoredTitle, messages.restored(name));
        } catch (error) {
          toast.error(messages.errorTitle, sentenceOf(error, messages.addFailed));
        }
      };
      try {
        await remove({ id, name, created_at });
        toast.undo(messages.removedTitle, messages.removed(name), () => void restore());
      } catch (error) {
        toast.error(messages.errorTitle, sentenceOf(error, messages.removeFailed));
      }
    },
    [remove, restoreRow, highlight],
  );
}

function sentenceOf(error: unknown, otherwise: string): string {
  if (!(error instanceof BackendError)) return otherwise;
  if (error.code === UNIQUE_VIOLATION) return messages.exists;
  return error.message === "" ? otherwise : error.message;
}
