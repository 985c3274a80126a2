import { IconArrowBackUp, IconMessage } from "@tabler/icons-react";
import { Fragment, type KeyboardEvent, memo, useEffect, useRef } from "react";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import type { BoardCard } from "#domain/hotlist/board.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { revisitDueReason } from "#domain/hotlist/revisit.ts";
import { formatDay, localDay } from "#web/lib/dates.ts";
import { useDraggable } from "#web/ui/drag-and-drop.ts";
import { boardMessages as messages } from "../messages.ts";
import classes from "./board.module.css";

interface CardProps {
  readonly card: BoardCard;
  /** The owner's name; null without one. */
  readonly owner: string | null;
  /** Whether Tab leads to this card. */
  readonly isCurrent: boolean;
  /** Takes the focus when it changes. Null keeps the focus where it is. */
  readonly focusRequest: number | null;
  readonly isMoving: boolean;
  readonly onFocus: (id: string) => void;
  readonly onKey: (event: KeyboardEvent, card: BoardCard) => void;
  readonly onOpen: (id: string) => void;
  /** Opens the menu "Move to…". */
  readonly onMenu: (id: string) => void;
}

/** Plain elements: a column draws a screenful of cards in every frame of a fast scroll. */
export const Card = memo(function Card({
  card,
  owner,
  isCurrent,
  focusRequest,
  isMoving,
  onFocus,
  onKey,
  onOpen,
  onMenu,
}: CardProps) {
  const element = useRef<HTMLDivElement>(null);
  const isDragged = useDraggable(element, { id: card.id }, () => onMenu(card.id));
  useEffect(() => {
    if (focusRequest !== null) element.current?.focus({ preventScroll: true });
  }, [focusRequest]);
  const stage = card.funding_stage === null ? null : investmentTypeLabel(card.funding_stage);
  const facts = [card.total_funding, stage, card.geography, card.employee_count].filter((fact) => fact !== null);
  const due = revisitDueReason(card, localDay());
  return (
    // A button element cannot be dragged in Firefox.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div
      ref={element}
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      className={classes.card}
      data-card={card.id}
      data-dragged={isDragged || undefined}
      aria-busy={isMoving || undefined}
      aria-describedby="board-hint"
      onFocus={() => onFocus(card.id)}
      onKeyDown={(event) => onKey(event, card)}
      onClick={() => onOpen(card.id)}
    >
      <span className={classes.name}>
        {hotlistCompanyName(card)}
        {card.priority !== "medium" && (
          <span className={classes.priority} data-priority={card.priority}>
            {card.priority === "high" ? "High" : "Low"}
          </span>
        )}
      </span>
      {facts.length > 0 && (
        <span className={classes.facts}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && " · "}
              <span className={classes.fact}>{fact}</span>
            </Fragment>
          ))}
        </span>
      )}
      {card.nextStep !== null && (
        <span className={classes.next}>
          {card.nextStep}
          {card.nextStepOn !== null && (
            <>
              {" · "}
              <time dateTime={card.nextStepOn} data-overdue={card.nextStepOn < localDay() || undefined}>
                {formatDay(card.nextStepOn)}
              </time>
            </>
          )}
        </span>
      )}
      {due !== null && (
        <span className={classes.due} title={due}>
          <IconArrowBackUp size={13} aria-hidden /> {messages.lookAgain}: {due}
        </span>
      )}
      {(owner !== null || card.notes > 0) && (
        <span className={classes.foot}>
          {owner}
          {card.notes > 0 && (
            <span className={classes.notes} title={messages.notes(card.notes)}>
              <IconMessage size={13} aria-hidden /> {card.notes}
            </span>
          )}
        </span>
      )}
    </div>
  );
});
