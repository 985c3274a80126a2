import { Select } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { comparedKey } from "#domain/company/compared-keys.ts";
import { SHORTEST_QUERY, useSearch } from "#web/data/search/queries.ts";
import { compareMessages as messages } from "../messages.ts";

interface CompanyPickerProps {
  readonly label: string;
  readonly placeholder: string;
  /** Keys of the companies that are shown already. */
  readonly taken: readonly string[];
  /** Whether it takes the focus when it appears. */
  readonly isFocused?: boolean;
  readonly onChoose: (key: string) => void;
  readonly onCancel?: () => void;
}

/** Finds a company by name, forgiving of typing mistakes. */
export function CompanyPicker({
  label,
  placeholder,
  taken,
  isFocused = false,
  onChoose,
  onCancel,
}: CompanyPickerProps) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const query = typed.trim();
  const { hits, isCurrent } = useSearch(query);
  const data = hits.flatMap((hit) => {
    if (hit.kind !== "company") return [];
    const value = comparedKey(hit);
    return taken.includes(value) || taken.includes(hit.id) ? [] : [{ value, label: hit.title }];
  });
  const nothing = query.length < SHORTEST_QUERY ? messages.typeName : isCurrent ? messages.noHits : messages.searching;
  return (
    <Select
      aria-label={label}
      placeholder={placeholder}
      size="sm"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      data={data}
      filter={({ options }) => options}
      nothingFoundMessage={nothing}
      value={null}
      ref={field}
      withCheckIcon={false}
      selectFirstOptionOnChange
      onChange={(key) => {
        if (key === null) return;
        setTyped("");
        onChoose(key);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel?.();
      }}
      rightSection={null}
    />
  );
}
