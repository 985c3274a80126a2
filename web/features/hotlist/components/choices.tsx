import { Kbd, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { type Priority, priorities } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { HOTLIST_STATUSES, type HotlistStatus, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { type TeamMember, useTeamMembers } from "#web/data/team/queries.ts";
import { OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import optionList from "#web/ui/option-list.module.css";
import { hotlistMessages as messages } from "../messages.ts";
import { PRIORITY_LABELS } from "./priority-badge.tsx";
import { statusColor } from "./status-button.tsx";
import classes from "./work.module.css";

interface OptionsProps<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly status?: HotlistStatus }[];
  /** Undefined for none, as for many entries. */
  readonly value: Value | undefined;
  /** Whether a digit chooses. */
  readonly hasKeys?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** Options of a popover: arrow keys move, Enter or a digit chooses. */
function Options<Value>({ label, options, value, hasKeys = false, onChoose }: OptionsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const first = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = hasKeys && !event.ctrlKey && !event.metaKey ? options[Number(event.key) - 1] : undefined;
    if (step !== undefined) buttons[(index + step + buttons.length) % buttons.length]?.focus();
    else if (chosen !== undefined) onChoose(chosen.value);
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its options take the focus
    <div ref={list} className={optionList.list} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option, index) => (
        <button
          key={option.label}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          {...OWN_ESCAPE}
          tabIndex={index === first ? 0 : -1}
          data-autofocus={index === first || undefined}
          className={`${optionList.option} ${classes.option}`}
          data-status={option.status}
          style={option.status && statusColor(option.status)}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          <Trailing>
            {option.value === value && <IconCheck size={14} aria-hidden />}
            {hasKeys && (
              <Kbd size="xs" aria-hidden>
                {index + 1}
              </Kbd>
            )}
          </Trailing>
        </button>
      ))}
    </div>
  );
}

function Trailing({ children }: { children: ReactNode }) {
  return <span className={classes.hint}>{children}</span>;
}

interface ChoiceProps<Value> {
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

export function StatusChoice(props: ChoiceProps<HotlistStatus>) {
  const options = HOTLIST_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status], status }));
  return <Options {...props} label={messages.status} options={options} hasKeys />;
}

export function PriorityChoice(props: ChoiceProps<Priority>) {
  const options = priorities.map((value) => ({ value, label: PRIORITY_LABELS[value] }));
  return <Options {...props} label={messages.priority} options={options} hasKeys />;
}

interface SquadChoiceProps {
  readonly squads: readonly Squad[];
  readonly onChoose: (squad: Squad) => void;
}

export function SquadChoice({ squads, onChoose }: SquadChoiceProps) {
  const options = squads.map((squad) => ({ value: squad, label: squad.name }));
  return <Options label={messages.squad} options={options} value={undefined} hasKeys onChoose={onChoose} />;
}

const MOST_SHOWN = 8;

/** Active colleagues; one who has left stays listed where they are the owner. */
export function OwnerChoice({ value, onChoose }: ChoiceProps<string | null>) {
  const members = useTeamMembers().data ?? [];
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = members
    .filter((member) => (member.isActive || member.id === value) && member.email.toLowerCase().includes(wanted))
    .slice(0, MOST_SHOWN);
  const options = [
    ...found.map((member) => ({ value: member.id as string | null, label: labelOf(member, members) })),
    ...(wanted === "" ? [{ value: null, label: messages.noOwner }] : []),
  ];
  return (
    <>
      <TextInput
        {...OWN_ESCAPE}
        data-autofocus
        size="xs"
        mb={6}
        aria-label={messages.searchOwner.replace(/\.+$/, "")}
        placeholder={messages.searchOwner}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = options;
          if (event.key === "Enter" && first !== undefined) onChoose(first.value);
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          event.currentTarget.closest("[role=dialog]")?.querySelector<HTMLElement>("[role=radio]")?.focus();
        }}
      />
      {options.length === 0 ? (
        <span className={classes.empty}>{messages.noColleague}</span>
      ) : (
        <Options label={messages.owner} options={options} value={value} onChoose={onChoose} />
      )}
    </>
  );
}

/** Two people may have the same name at different domains. */
function labelOf(member: TeamMember, members: readonly TeamMember[]): string {
  const isShared = members.some(({ id, name }) => id !== member.id && name === member.name);
  return isShared ? member.email : member.name;
}
