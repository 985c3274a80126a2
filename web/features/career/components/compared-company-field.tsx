import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { type HotlistInvestors, useHotlistInvestors } from "#web/data/person/hotlist-investors.ts";
import { OpenedSelect } from "#web/ui/opened-select.tsx";
import type { FieldUse } from "#web/ui/use-lazy-field.ts";
import { careerMessages } from "../messages.ts";

export interface ComparedCompanyProps {
  readonly compared: HotlistInvestors | null;
  readonly onCompare: (company: HotlistInvestors | null) => void;
}

/** Chooses the hotlist company whose top investors are compared with those behind a career. */
export function ComparedCompanyField({ compared, onCompare, use }: ComparedCompanyProps & { readonly use: FieldUse }) {
  const [search, setSearch] = useState(use.typed ?? compared?.name ?? "");
  const [debounced] = useDebouncedValue(search === compared?.name ? "" : search.trim(), 200);
  const { data = [], isPending } = useHotlistInvestors(debounced);
  const companies = compared === null || data.some(({ id }) => id === compared.id) ? data : [compared, ...data];
  return (
    <OpenedSelect
      {...use}
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
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(id) => onCompare(companies.find((company) => company.id === id) ?? null)}
      clearButtonProps={{ "aria-label": careerMessages.stopComparing }}
    />
  );
}
