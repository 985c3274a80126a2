import { Stack } from "@mantine/core";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { applyNameChanges, parseNewName } from "#domain/company-names/name-changes.ts";
import { toCsv } from "#domain/export/csv.ts";
import { companies } from "#domain/lists/companies.ts";
import { indexOtherNames, type OtherNameIndex } from "#domain/match-rules/other-names.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import { useLiveNameChanges } from "#web/data/company-name/live.ts";
import { type StoredNameChange, useNameChanges } from "#web/data/company-name/queries.ts";
import { useAddCompanyName, useSetCompanyName } from "#web/data/company-name/writes.ts";
import { useLiveOtherNames } from "#web/data/other-name/live.ts";
import { type StoredOtherName, useOtherNames } from "#web/data/other-name/queries.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportButton } from "#web/ui/export-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { AddNameForm } from "#web/ui/name-list/add-name-form.tsx";
import { AddSearchedButton } from "#web/ui/name-list/add-searched-button.tsx";
import { type NamedRow, NameTable } from "#web/ui/name-list/name-table.tsx";
import { useNameOrder } from "#web/ui/name-list/use-name-order.ts";
import { SearchBox } from "#web/ui/search-box.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useRowHighlight } from "#web/ui/use-row-highlight.ts";
import { companyNameMessages as messages } from "../messages.ts";

const BUILT_IN = companies.map(({ name }) => name);
const NO_CHANGES: readonly StoredNameChange[] = [];
const CSV_COLUMNS = [{ header: "Company Name", value: ({ name }: NamedRow) => name }];

const NO_OTHER_NAMES: readonly StoredOtherName[] = [];

interface CompanyNameListProps {
  /** The editor of a company's other names. */
  readonly renderOtherNames: (name: string, index: OtherNameIndex) => ReactNode;
}

/** The built-in names with the team's changes. */
export function CompanyNameList({ renderOtherNames }: CompanyNameListProps) {
  const changes = useNameChanges();
  const [search, setSearch] = useState("");
  const { highlighted, highlight } = useRowHighlight();
  useLiveNameChanges(highlight);
  const { mutateAsync: add } = useAddCompanyName();
  const remove = useRemove(highlight);
  const kept = changes.data ?? NO_CHANGES;
  const names = useMemo(() => applyNameChanges(BUILT_IN, kept), [kept]);
  const addedNames = useOtherNames().data ?? NO_OTHER_NAMES;
  useLiveOtherNames();
  const index = useMemo(
    () => indexOtherNames({ kind: "company", names, builtIn: companies, added: addedNames }),
    [names, addedNames],
  );
  const rows = useMemo(() => {
    const isWanted = createNameFilter(search);
    return names.flatMap((name): readonly NamedRow[] => {
      const otherNames = index.of(name).map(({ otherName }) => otherName);
      return isWanted(name) || otherNames.some(isWanted) ? [{ id: name, name, isNew: false, otherNames }] : [];
    });
  }, [names, index, search]);
  const rowAction = useCallback(({ name }: NamedRow) => renderOtherNames(name, index), [renderOtherNames, index]);
  const order = useNameOrder(rows);

  async function addTyped(typed: string): Promise<boolean> {
    const read = parseNewName(typed, names);
    if (!read.ok) {
      toast.error(messages.errorTitle, messages.nameErrors[read.reason]);
      return false;
    }
    const owner = index.ownerOf(read.name);
    if (owner?.kind === "company" && index.isListed(owner.name) && !index.isListed(read.name)) {
      toast.errorWithAction(
        messages.errorTitle,
        messages.isOtherName(read.name, owner.name),
        messages.show(owner.name),
        () => setSearch(owner.name),
      );
      return false;
    }
    try {
      if ((await add({ name: read.name, removed: false })) === "exists") {
        toast.error(messages.errorTitle, messages.nameErrors.exists);
        return false;
      }
      highlight(read.name);
      toast.success(messages.addedTitle, messages.added(read.name));
      return true;
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
      return false;
    }
  }

  const isListed = names.some((name) => name.toLowerCase() === search.trim().toLowerCase());
  const offer =
    search.trim() === "" || isListed ? undefined : (
      <AddSearchedButton label={messages.addSearched(search.trim())} onAdd={() => addTyped(search)} />
    );

  return (
    <Stack gap="lg">
      <AddNameForm label="Company name" placeholder={messages.placeholder} button={messages.add} onAdd={addTyped} />
      {changes.isLoadingError ? (
        <LoadFailed
          title="Couldn't load companies"
          message={changes.error.message}
          isRetrying={changes.isFetching}
          onRetry={() => void changes.refetch()}
        />
      ) : (
        <NameTable
          exportButton={
            <ExportButton
              fileName="company-names"
              count={order.sorted.length}
              produce={async () => ({ csv: toCsv(CSV_COLUMNS, order.sorted), rows: order.sorted.length })}
            />
          }
          label="Companies"
          header="Company Name"
          order={order}
          isLoading={changes.isPending}
          loadingText={messages.loading}
          empty={<EmptyState title={messages.none} action={offer} />}
          highlighted={highlighted}
          onDelete={remove}
          rowAction={rowAction}
        >
          <SearchBox placeholder={messages.search} initialValue={search} onSearch={setSearch} />
        </NameTable>
      )}
    </Stack>
  );
}

function useRemove(highlight: (name: string) => void) {
  const { mutateAsync: set } = useSetCompanyName();
  return useCallback(
    async ({ name }: NamedRow) => {
      const fail = (error: unknown) => toast.error(messages.errorTitle, errorMessage(error));
      const restore = async () => {
        try {
          await set({ name, removed: false });
          highlight(name);
          toast.success(messages.restoredTitle, messages.restored(name));
        } catch (error) {
          fail(error);
        }
      };
      try {
        await set({ name, removed: true });
        toast.undo(messages.removedTitle, messages.removed(name), () => void restore());
      } catch (error) {
        fail(error);
      }
    },
    [set, highlight],
  );
}
