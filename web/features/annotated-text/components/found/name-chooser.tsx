import { Select } from "@mantine/core";
import { useMemo } from "react";
import { companies } from "#domain/lists/companies.ts";
import { universities } from "#domain/lists/universities.ts";
import type { EntryKind } from "#domain/text/dictionary.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import { foundMessages as messages } from "../../found/found-messages.ts";

interface NameChooserProps {
  /** The text that is another name. */
  readonly otherName: string;
  /** Offered first. */
  readonly similar: readonly { readonly kind: EntryKind; readonly name: string }[];
  readonly names: DatabaseNames | undefined;
  readonly onChoose: (of: { readonly kind: EntryKind; readonly name: string }) => void;
  readonly onClose: () => void;
}

const MAX_OPTIONS = 30;

/** Chooses the company or university that a text is another name of. */
export function NameChooser({ otherName, similar, names, onChoose, onClose }: NameChooserProps) {
  const options = useMemo(() => optionsOf(names, similar), [names, similar]);
  return (
    <Select
      label={messages.chooseOtherName(otherName)}
      placeholder={messages.searchName}
      nothingFoundMessage={messages.noSuchName}
      size="xs"
      searchable
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a key or a button of the same row
      autoFocus
      defaultDropdownOpened
      limit={MAX_OPTIONS}
      data={options}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
      onChange={(value) => {
        if (value === null) return;
        const kind = value.startsWith("university:") ? "university" : "company";
        onChoose({ kind, name: value.slice(kind.length + 1) });
      }}
    />
  );
}

function optionsOf(names: DatabaseNames | undefined, similar: NameChooserProps["similar"]) {
  const values = new Set(similar.map(({ kind, name }) => `${kind}:${name}`));
  const removed = new Set(names?.companyNames.flatMap((row) => (row.removed ? [row.name] : [])));
  const companyNames = [
    ...companies.map(({ name }) => name).filter((name) => !removed.has(name)),
    ...(names?.companyNames.flatMap((row) => (row.removed ? [] : [row.name])) ?? []),
    ...(names?.companyFacts ?? []),
    ...(names?.hotlists ?? []),
  ];
  for (const name of companyNames) values.add(`company:${name}`);
  for (const { name } of universities) values.add(`university:${name}`);
  for (const name of names?.universities ?? []) values.add(`university:${name}`);
  return Array.from(values, (value) => ({ value, label: value.slice(value.indexOf(":") + 1) }));
}
