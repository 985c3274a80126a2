import { Loader, Text, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type KeyboardEvent, memo, useRef } from "react";
import { TRIAGE_COLUMNS, type TriageColumn, triageText } from "#domain/career/triage.ts";
import { triageMessages } from "../triage-messages.ts";
import type { TriagePerson } from "../use-triage.ts";
import classes from "./triage.module.css";

export interface TriageSort {
  readonly column: TriageColumn;
  readonly isDescending: boolean;
}

interface TriageTableProps {
  readonly columns: readonly TriageColumn[];
  readonly people: readonly TriagePerson[];
  readonly sort: TriageSort | null;
  readonly onSort: (column: TriageColumn) => void;
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
}

/** j and k move between the rows, Enter opens one. */
export const TriageTable = memo(function TriageTable(props: TriageTableProps) {
  const { columns, people, sort, onSort, openKey, onOpen } = props;
  const body = useRef<HTMLTableSectionElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step =
      event.key === "j" || event.key === "ArrowDown" ? 1 : event.key === "k" || event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(body.current?.querySelectorAll<HTMLButtonElement>("button[data-row]") ?? [])];
    const current = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[Math.min(Math.max(current + step, 0), buttons.length - 1)];
    next?.focus();
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- scrolls, and moves between the rows
    <div className={classes.frame} tabIndex={0} role="group" aria-label="People to compare" onKeyDown={onKeyDown}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" aria-sort={sortOf(sort, column)} data-column={column}>
                <UnstyledButton className={classes.head} onClick={() => onSort(column)}>
                  {TRIAGE_COLUMNS[column]}
                  {sort?.column === column &&
                    (sort.isDescending ? (
                      <IconArrowDown size={14} aria-hidden />
                    ) : (
                      <IconArrowUp size={14} aria-hidden />
                    ))}
                </UnstyledButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {people.map(({ key, state, problem, row }) => (
            <Row key={key} {...{ columns, state, problem, row, onOpen }} personKey={key} isOpen={key === openKey} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface RowProps
  extends Pick<TriageTableProps, "columns" | "onOpen">,
    Pick<TriagePerson, "state" | "problem" | "row"> {
  readonly personKey: string;
  readonly isOpen: boolean;
}

const Row = memo(function Row(props: RowProps) {
  return (
    <tr data-open={props.isOpen || undefined}>
      {props.columns.map((column) => (
        <td key={column} data-column={column}>
          {column === "person" ? (
            <PersonCell {...props} />
          ) : (
            <Value row={props.row} state={props.state} column={column} />
          )}
        </td>
      ))}
    </tr>
  );
});

function sortOf(sort: TriageSort | null, column: TriageColumn) {
  if (sort?.column !== column) return undefined;
  return sort.isDescending ? "descending" : "ascending";
}

function PersonCell({ personKey, state, problem, row, onOpen }: Omit<RowProps, "columns">) {
  return (
    <>
      <UnstyledButton
        data-row
        className={classes.person}
        aria-disabled={state !== "read"}
        onClick={() => state === "read" && onOpen(personKey)}
      >
        {row.name}
      </UnstyledButton>
      {state === "reading" && <Loader size={12} ml={6} role="status" aria-label={triageMessages.reading} />}
      {problem !== null && (
        <Text size="xs" className={classes.problem}>
          {problem}
        </Text>
      )}
    </>
  );
}

function Value({ row, state, column }: Pick<RowProps, "row" | "state"> & { readonly column: TriageColumn }) {
  if (state !== "read") return null;
  const text = triageText(row, column);
  return (
    <span className={classes.value} title={text}>
      {text}
    </span>
  );
}
