import { Button } from "@mantine/core";
import type { Squad } from "#domain/hotlist/squads.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LazySelect } from "#web/ui/lazy-select.tsx";

interface ValueFilterProps {
  readonly label: string;
  readonly everything: string;
  readonly values: readonly string[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

export function ValueFilter({ label, everything, values, value, onChange }: ValueFilterProps) {
  // Lists a value from the URL that no company has, so that it can be cleared.
  const data = value === null || values.includes(value) ? values : [value, ...values];
  return (
    <LazySelect
      aria-label={label}
      placeholder={everything}
      w={{ base: "100%", xs: 148 }}
      clearable
      clearButtonProps={{ "aria-label": `Clear ${label.toLowerCase()} filter` }}
      nothingFoundMessage={`No matching ${label.toLowerCase()}s`}
      data={data.map((item) => ({ value: item, label: item }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface NoCompaniesProps {
  readonly squad: Squad;
  /** The hotlist has companies, but none matches the filters. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

export function NoCompanies({ squad, isFiltered, onClear }: NoCompaniesProps) {
  if (!isFiltered) {
    return (
      <EmptyState title={`The ${squad.name} hotlist is empty`}>
        Add a company, or use Batch Add to add many at once.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No companies match these filters"
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
