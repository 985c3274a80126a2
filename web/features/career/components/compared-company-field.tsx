import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { type HotlistInvestors, useHotlistInvestors } from "#web/data/person/hotlist-investors.ts";
import { LazySelect } from "#web/ui/lazy-select.tsx";
import { careerMessages } from "../messages.ts";

export interface ComparedCompanyProps {
  readonly compared: HotlistInvestors | null;
  readonly onCompare: (company: HotlistInvestors | null) => void;
}

/** Chooses the hotlist company whose top investors are compared with those behind a career. */
export function ComparedCompanyField({ compared, onCompare }: ComparedCompanyProps) {
  const [search, setSearch] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [debounced] = useDebouncedValue(search === compared?.name ? "" : search.trim(), 200);
  const { data = [], isPending } = useHotlistInvestors(debounced, isOpen);
  const companies = compared === null || data.some(({ id }) => id === compared.id) ? data : [compared, ...data];
  return (
    <LazySelect
      size="xs"
      w={250}
      clearable
      aria-label={careerMessages.compare}
      placeholder={careerMessages.compare}
      nothingFoundMessage={isPending ? careerMessages.comparing : careerMessages.nothingToCompare}
      data={companies.map(({ id, name }) => ({ value: id, label: name }))}
      // The server searches.
      filter={({ options }) => options}
      value={compared?.id ?? null}
      onDropdownOpen={() => setOpen(true)}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(id) => onCompare(companies.find((company) => company.id === id) ?? null)}
      clearButtonProps={{ "aria-label": careerMessages.stopComparing }}
    />
  );
}
