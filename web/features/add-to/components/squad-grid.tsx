import { Anchor, Text } from "@mantine/core";
import { IconArrowUpRight, IconFlame } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { type Priority, priorities } from "#domain/hotlist/hotlist-company.ts";
import type { HotlistSighting } from "#domain/hotlist/sighting.ts";
import { type Squad, squads } from "#domain/hotlist/squads.ts";
import { formatDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import { addToMessages as messages } from "../messages.ts";
import classes from "./add-to.module.css";

const LABELS: Readonly<Record<Priority, string>> = { high: "High", medium: "Medium", low: "Low" };

export interface Cell {
  readonly squad: Squad;
  readonly priority: Priority;
}

interface SquadGridProps {
  /** Where the company is already. */
  readonly hotlists: readonly HotlistSighting[];
  readonly chosen: Cell;
  readonly isBusy: boolean;
  readonly onChoose: (cell: Cell) => void;
  readonly onAdd: (cell: Cell) => void;
  readonly onOpen: () => void;
}

/** One row a squad, one button a priority: a click adds. One tab stop; arrow keys move in it. */
export function SquadGrid({ hotlists, chosen, isBusy, onChoose, onAdd, onOpen }: SquadGridProps) {
  const entryOf = (squad: Squad) => hotlists.find((entry) => entry.squad.id === squad.id);
  const open = squads.filter((squad) => entryOf(squad) === undefined);
  const grid = useRef<HTMLDivElement>(null);
  // The row that had the focus may turn out to be a hotlist that has the company.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent) {
    const row = open.findIndex(({ id }) => id === chosen.squad.id);
    const column = priorities.indexOf(chosen.priority);
    const [down, right] = MOVES[event.key] ?? [0, 0];
    const squad = open[(row + down + open.length) % open.length];
    const priority = priorities[Math.min(Math.max(column + right, 0), priorities.length - 1)];
    if (!(event.key in MOVES) || squad === undefined || priority === undefined) return;
    event.preventDefault();
    onChoose({ squad, priority });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${squad.id} ${priority}"]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <div ref={grid} className={classes.grid} role="group" aria-label={messages.grid} onKeyDown={onKeyDown}>
      {squads.map((squad) => {
        const entry = entryOf(squad);
        return (
          <div key={squad.id} className={classes.row} data-chosen={squad.id === chosen.squad.id || undefined}>
            <span className={classes.squad} title={squad.name}>
              {squad.name}
            </span>
            {entry === undefined ? (
              <span className={classes.cells}>
                {priorities.map((priority) => {
                  const isChosen = squad.id === chosen.squad.id && priority === chosen.priority;
                  return (
                    <button
                      key={priority}
                      type="button"
                      className={classes.cell}
                      data-cell={`${squad.id} ${priority}`}
                      data-priority={priority}
                      data-chosen={isChosen || undefined}
                      data-autofocus={isChosen || undefined}
                      {...OWN_ESCAPE}
                      tabIndex={isChosen ? 0 : -1}
                      aria-label={messages.cell(squad.name, LABELS[priority])}
                      disabled={isBusy}
                      onFocus={() => onChoose({ squad, priority })}
                      onClick={() => onAdd({ squad, priority })}
                    >
                      {LABELS[priority]}
                    </button>
                  );
                })}
              </span>
            ) : (
              <Anchor
                component={Link}
                to={paths.companyOf(entry.id)}
                size="xs"
                className={classes.on}
                {...OWN_ESCAPE}
                title={messages.open(squad.name)}
                onClick={onOpen}
              >
                <IconFlame size={12} aria-hidden />
                {messages.isOn(formatDay(entry.addedAt))}
                <IconArrowUpRight size={12} aria-hidden />
              </Anchor>
            )}
          </div>
        );
      })}
      {open.length === 0 && (
        <Text size="xs" c="dimmed" pt={4}>
          {messages.nowhere}
        </Text>
      )}
    </div>
  );
}

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
