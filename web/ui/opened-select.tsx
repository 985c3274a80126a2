import { Select, type SelectProps } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { usePressedKeys } from "./held-keys.ts";
import type { FieldUse } from "./use-lazy-field.ts";

const NO_KEYS: readonly string[] = [];

export interface LazySelectProps
  extends Omit<SelectProps, "data" | "value" | "defaultValue" | "searchable" | "onChange"> {
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

type OpenedSelectProps = LazySelectProps & FieldUse;

export function OpenedSelect({
  isFocused,
  typed,
  keys,
  data,
  searchValue,
  onSearchChange,
  ...props
}: OpenedSelectProps) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(typed ?? "");
  const isShown = useRef(false);
  const holdWhilePressing = usePressedKeys(field, isFocused ? keys : NO_KEYS);
  useEffect(() => {
    isShown.current = true;
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  function change(text: string) {
    // On mount, the select replaces what was typed by its value.
    if (typed !== null && !isShown.current) return;
    setSearch(text);
    onSearchChange?.(text);
  }

  return (
    <Select
      {...props}
      ref={field}
      searchable
      data={[...data]}
      searchValue={searchValue ?? search}
      onSearchChange={change}
      onKeyDownCapture={holdWhilePressing}
    />
  );
}
