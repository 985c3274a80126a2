import { Combobox, Text, TextInput, useCombobox } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { companies } from "#domain/lists/companies.ts";
import { universities } from "#domain/lists/universities.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import type { EntryKind } from "#domain/text/dictionary.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import { foundMessages as messages } from "../../found/found-messages.ts";
import classes from "./name-chooser.module.css";

interface Owner {
  readonly kind: EntryKind;
  readonly name: string;
}

interface NameChooserProps {
  /** The text that is another name. */
  readonly otherName: string;
  /** Offered first. */
  readonly similar: readonly Owner[];
  readonly names: DatabaseNames | undefined;
  readonly onChoose: (of: Owner) => void;
  readonly onClose: () => void;
}

const MAX_OPTIONS = 6;

/** Chooses the company or university that a text is another name of. */
export function NameChooser({ otherName, similar, names, onChoose, onClose }: NameChooserProps) {
  const combobox = useCombobox({ opened: true });
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const owners = useMemo(() => ownersOf(names, similar), [names, similar]);
  const shown = useMemo(() => firstMatches(owners, search), [owners, search]);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        const owner = shown[Number(value)];
        if (owner !== undefined) onChoose(owner);
      }}
    >
      <Combobox.EventsTarget>
        <TextInput
          ref={field}
          size="xs"
          label={messages.chooseOtherName(otherName)}
          placeholder={messages.searchName}
          value={search}
          maxLength={300}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.resetSelectedOption();
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === "Escape") onClose();
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.options} aria-label={messages.searchName}>
        {shown.map(({ kind, name }, index) => (
          <Combobox.Option key={`${kind}:${name}`} value={String(index)} className={classes.option}>
            <span className={classes.name}>{name}</span>
            <Text span size="xs" c="dimmed">
              {messages.kind(kind)}
            </Text>
          </Combobox.Option>
        ))}
        {shown.length === 0 && <Combobox.Empty>{messages.noSuchName}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  );
}

/** Names that begin with the search come first. */
function firstMatches(owners: readonly Owner[], search: string): readonly Owner[] {
  const isWanted = createNameFilter(search);
  const wanted = search.trim().toLowerCase();
  const found: Owner[] = [];
  const others: Owner[] = [];
  for (const owner of owners) {
    if (!isWanted(owner.name)) continue;
    (owner.name.toLowerCase().startsWith(wanted) ? found : others).push(owner);
    if (found.length === MAX_OPTIONS) break;
  }
  return [...found, ...others].slice(0, MAX_OPTIONS);
}

/** Each name once, the similar ones first. */
function ownersOf(names: DatabaseNames | undefined, similar: readonly Owner[]): readonly Owner[] {
  const owners = new Map(similar.map((owner) => [`${owner.kind}:${owner.name}`, owner]));
  const add = (kind: EntryKind, name: string) => {
    const key = `${kind}:${name}`;
    if (!owners.has(key)) owners.set(key, { kind, name });
  };
  const removed = new Set(names?.companyNames.flatMap((row) => (row.removed ? [row.name] : [])));
  for (const { name } of companies) if (!removed.has(name)) add("company", name);
  for (const { name } of universities) add("university", name);
  for (const { name, removed } of names?.companyNames ?? []) if (!removed) add("company", name);
  for (const name of [...(names?.companyFacts ?? []), ...(names?.hotlists ?? [])]) add("company", name);
  for (const name of names?.universities ?? []) add("university", name);
  return [...owners.values()];
}
