import { useRef } from "react";
import type { BoardCard } from "#domain/hotlist/board.ts";
import { HOTLIST_STATUSES, type HotlistStatus, STATUS_COLORS, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { useDropTarget } from "#web/ui/drag-and-drop.ts";
import classes from "./board.module.css";

interface StatusStripProps {
  readonly cardById: (id: unknown) => BoardCard | undefined;
  readonly onDrop: (card: BoardCard, status: HotlistStatus) => void;
}

/** All statuses to drop a card on, where the board shows one column. The menu "Move to…" does the same for a screen reader. */
export function StatusStrip(props: StatusStripProps) {
  return (
    <div className={classes.strip} aria-hidden>
      {HOTLIST_STATUSES.map((status) => (
        <Target key={status} status={status} {...props} />
      ))}
    </div>
  );
}

function Target({ status, cardById, onDrop }: StatusStripProps & { readonly status: HotlistStatus }) {
  const element = useRef<HTMLDivElement>(null);
  const over = useDropTarget(element, {
    onDrop: ({ id }) => {
      const card = cardById(id);
      if (card !== undefined) onDrop(card, status);
    },
  });
  return (
    <div ref={element} className={classes.target} data-target={status} data-over={over !== null || undefined}>
      <span className={classes.dot} style={{ background: `var(--mantine-color-${STATUS_COLORS[status]}-filled)` }} />
      {STATUS_LABELS[status]}
    </div>
  );
}
