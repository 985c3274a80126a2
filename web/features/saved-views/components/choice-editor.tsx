import { MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import { priorities } from "#domain/hotlist/hotlist-company.ts";
import { findSquad } from "#domain/hotlist/squads.ts";
import { HOTLIST_STATUSES } from "#domain/hotlist/status.ts";
import { choiceLabel } from "#domain/views/fields.ts";
import { useHotlist } from "#web/data/hotlist/queries.ts";
import { useCompanyChoices } from "#web/data/saved-view/choices.ts";
import { OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import type { ValueEditorProps } from "../builder-context.ts";
import { viewMessages as messages } from "../messages.ts";

const SEARCH_DEBOUNCE_MS = 150;
const MOST_SHOWN = 100;

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Some of a field's values. */
export function ChoiceEditor(props: ValueEditorProps) {
  const { field, context } = props;
  const squad = findSquad(context.squadId);
  if (field.kind === "person") return <PersonChoices {...props} />;
  if (field.key === "status") return <Choices {...props} options={labelled("status", HOTLIST_STATUSES)} />;
  if (field.key === "priority") return <Choices {...props} options={labelled("priority", priorities)} />;
  return squad === null ? <CompanyChoices {...props} /> : <HotlistChoices {...props} squadId={squad.id} />;
}

function labelled(key: string, values: readonly string[]): readonly Option[] {
  const isRound = key === "stage" || key === "round";
  return values.map((value) => ({ value, label: isRound ? investmentTypeLabel(value) : choiceLabel(key, value) }));
}

function PersonChoices(props: ValueEditorProps) {
  const members = props.context.members ?? [];
  const options = members
    .filter(({ isActive }) => isActive)
    .map(({ id, email, name }) => ({
      value: id,
      label: members.some((other) => other.id !== id && other.name === name) ? email : name,
    }));
  return <Choices {...props} options={options} />;
}

/** The values that the hotlist has. */
function HotlistChoices({
  squadId,
  ...props
}: ValueEditorProps & { readonly squadId: Parameters<typeof useHotlist>[0] }) {
  const entries = useHotlist(squadId).data ?? [];
  const values = new Set(
    entries.flatMap((entry) => {
      const value = props.field.read(entry, "");
      return typeof value === "string" && value !== "" ? [value] : [];
    }),
  );
  return <Choices {...props} options={labelled(props.field.key, [...values].toSorted())} />;
}

/** The values that the database has, the most frequent first. */
function CompanyChoices(props: ValueEditorProps) {
  const [search, setSearch] = useState("");
  const [wanted] = useDebouncedValue(search, SEARCH_DEBOUNCE_MS);
  // A type of round is stored as `series_a`.
  const choices = useCompanyChoices(props.field.key, props.field.key === "round" ? "" : wanted);
  return (
    <Choices
      {...props}
      options={labelled(props.field.key, choices.data ?? [])}
      error={choices.isError ? messages.choicesFailed : undefined}
      onSearch={setSearch}
    />
  );
}

interface ChoicesProps extends ValueEditorProps {
  readonly options: readonly Option[];
  readonly error?: string | undefined;
  readonly onSearch?: (search: string) => void;
}

function Choices({ field, value, options, error, onSearch, onChange }: ChoicesProps) {
  const chosen = Array.isArray(value) ? [...(value as readonly string[])] : [];
  const missing = chosen.filter((choice) => options.every((option) => option.value !== choice));
  return (
    <MultiSelect
      {...OWN_ESCAPE}
      size="xs"
      searchable
      hidePickedOptions={false}
      aria-label={messages.value(field.label)}
      placeholder={chosen.length === 0 ? messages.chooseValues : undefined}
      nothingFoundMessage={messages.noChoices}
      limit={MOST_SHOWN}
      maxDropdownHeight={220}
      // The popover closes when something outside of it is clicked.
      comboboxProps={{ withinPortal: false, floatingStrategy: "fixed" }}
      data={[...labelled(field.key, missing), ...options]}
      value={chosen}
      error={error}
      {...(onSearch && { onSearchChange: onSearch })}
      onChange={onChange}
    />
  );
}
