import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { type HotlistStatus, STATUS_COLORS, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { hotlistMessages as messages } from "../messages.ts";
import classes from "./work.module.css";

interface StatusButtonProps {
  readonly entry: HotlistCompany;
  readonly isSmall?: boolean;
  readonly onEdit: (opener: HTMLElement) => void;
}

/** The entry's status; a click chooses another. */
export function StatusButton({ entry, isSmall = false, onEdit }: StatusButtonProps) {
  return (
    <button
      type="button"
      className={classes.status}
      data-small={isSmall || undefined}
      data-edits="status"
      style={statusColor(entry.status)}
      aria-haspopup="dialog"
      aria-label={messages.statusOf(hotlistCompanyName(entry), STATUS_LABELS[entry.status])}
      onClick={(event) => onEdit(event.currentTarget)}
    >
      {STATUS_LABELS[entry.status]}
    </button>
  );
}

/** For the colored dot of `work.module.css`. */
export function statusColor(status: HotlistStatus): Record<`--${string}`, string> {
  return { "--status-color": `var(--mantine-color-${STATUS_COLORS[status]}-6)` };
}
