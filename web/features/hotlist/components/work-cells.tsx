import { VisuallyHidden } from "@mantine/core";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { revisitDueReason } from "#domain/hotlist/revisit.ts";
import type { TeamMember } from "#web/data/team/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { RowCheckbox } from "#web/ui/data-table/checkboxes.tsx";
import { initialsOf } from "#web/ui/initials.ts";
import { hotlistMessages as messages } from "../messages.ts";
import classes from "./work.module.css";

interface OwnerButtonProps {
  readonly entry: HotlistCompany;
  readonly memberOf: (id: string) => TeamMember | undefined;
  readonly onEdit: (opener: HTMLElement) => void;
}

/** The owner's initials; a click chooses another. */
export function OwnerButton({ entry, memberOf, onEdit }: OwnerButtonProps) {
  const owner = entry.owner === null ? undefined : memberOf(entry.owner);
  const label = messages.ownerOf(hotlistCompanyName(entry), owner?.name ?? null);
  return (
    <button
      type="button"
      className={classes.owner}
      data-empty={owner === undefined || undefined}
      data-edits="owner"
      title={owner?.name ?? messages.noOwner}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={(event) => onEdit(event.currentTarget)}
    >
      {owner === undefined ? "+" : initialsOf(owner.email)}
    </button>
  );
}

interface NextStepButtonProps {
  readonly entry: HotlistCompany;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onEdit: (opener: HTMLElement) => void;
}

/** The next step and its day, red when it has passed; a click edits them. */
export function NextStepButton({ entry, today, onEdit }: NextStepButtonProps) {
  const { nextStep, nextStepOn } = entry;
  return (
    <button
      type="button"
      className={classes.next}
      data-edits="next"
      title={nextStep ?? undefined}
      aria-haspopup="dialog"
      aria-label={messages.nextStepOf(
        hotlistCompanyName(entry),
        nextStep,
        nextStepOn && messages.dueOn(formatDay(nextStepOn), nextStepOn < today),
      )}
      onClick={(event) => onEdit(event.currentTarget)}
    >
      {nextStep === null && nextStepOn === null ? (
        <span className={classes.empty}>–</span>
      ) : (
        <>
          {nextStep !== null && <span className={classes.nextText}>{nextStep}</span>}
          {nextStepOn !== null && (
            <span className={classes.nextDay} data-past={nextStepOn < today || undefined} data-second-line>
              {formatDay(nextStepOn)}
            </span>
          )}
        </>
      )}
    </button>
  );
}

interface RevisitFlagProps {
  readonly entry: HotlistCompany;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** In a narrow cell: the reason is in the tooltip. */
  readonly isShort?: boolean;
}

/** Why it is time to look again; nothing otherwise. */
export function RevisitFlag({ entry, today, isShort = false }: RevisitFlagProps) {
  const reason = revisitDueReason(entry, today);
  if (reason === null) return null;
  return (
    <span className={classes.flag} title={messages.lookAgain(reason)}>
      {isShort ? (
        <>
          {messages.lookAgainShort}
          <VisuallyHidden component="span">: {reason}</VisuallyHidden>
        </>
      ) : (
        messages.lookAgain(reason)
      )}
    </span>
  );
}

interface EntryCheckboxProps {
  readonly entry: HotlistCompany;
  readonly isSelected: boolean;
  readonly onToggle: (id: string, isRange: boolean) => void;
}

export function EntryCheckbox({ entry, isSelected, onToggle }: EntryCheckboxProps) {
  return (
    <RowCheckbox
      label={messages.select(hotlistCompanyName(entry))}
      isSelected={isSelected}
      onToggle={(isRange) => onToggle(entry.id, isRange)}
    />
  );
}
