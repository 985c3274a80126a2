import { Button } from "@mantine/core";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { databaseMessages } from "../messages.ts";

interface NoCompaniesProps {
  readonly isOfOperation: boolean;
  readonly isSearched: boolean;
  readonly isOnlyNew: boolean;
  /** By a view's filter. */
  readonly isFiltered: boolean;
  readonly onClearFilter: () => void;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
  readonly onAdd: () => void;
}

export function NoCompanies(props: NoCompaniesProps) {
  const { isOfOperation, isSearched, isOnlyNew, isFiltered, onClearFilter, onClear, onShowAll, onAdd } = props;
  if (isFiltered) {
    return (
      <EmptyState
        title="No companies match these filters"
        action={
          <Button variant="default" size="xs" onClick={onClearFilter}>
            Clear filters
          </Button>
        }
      >
        Remove a filter, or clear them all.
      </EmptyState>
    );
  }
  if (isSearched) {
    return (
      <EmptyState
        title="No companies found"
        action={
          <Button variant="default" size="xs" onClick={onClear}>
            Clear search
          </Button>
        }
      >
        {isOnlyNew ? "No new companies match your search." : "No company names or investors match your search."}
      </EmptyState>
    );
  }
  if (isOnlyNew) {
    return (
      <EmptyState
        title="No new companies"
        action={
          <Button variant="default" size="xs" onClick={onShowAll}>
            Show all companies
          </Button>
        }
      >
        Companies added after you opened this page appear here.
      </EmptyState>
    );
  }
  if (isOfOperation) {
    return <EmptyState title="No companies here">What it added was removed again.</EmptyState>;
  }
  return (
    <EmptyState
      title="No companies yet"
      action={
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={onAdd}>
          {databaseMessages.addFirst}
        </Button>
      }
    >
      Paste a Crunchbase company URL, or a list of URLs under “Batch Processing”.
    </EmptyState>
  );
}
