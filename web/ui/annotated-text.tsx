import { Group, Text } from "@mantine/core";
import { memo } from "react";
import classes from "./annotated-text.module.css";
import { type DrawCard, useMarkCard } from "./mark-card.tsx";

export type Tone = "yellow" | "amber" | "blue";
/** As it is written, in a typewriter's letters; or as running text in which only line ends count. */
export type TextLayout = "preformatted" | "flowing";

/** A piece of a text, in order and without gaps. */
export interface TextPiece {
  /** UTF-16 offset of its first unit: tells pieces apart. */
  readonly start: number;
  readonly text: string;
  /** Highlighted, or not. */
  readonly tone: Tone | null;
  readonly bold: boolean;
  /** What follows it in gray, blank included. */
  readonly note: string | null;
  /** Where a highlight has a card: whether the Tab key stops at it. */
  readonly isTabStop?: boolean;
}

interface AnnotatedTextProps {
  readonly pieces: Iterable<TextPiece>;
  readonly label: string;
  readonly layout?: TextLayout;
  /** Draws what is told of a highlight while it is pointed at or focused. */
  readonly drawCard?: DrawCard;
}

/** A text as it is written, with highlights and notes. Whatever is in it is shown as text. */
export function AnnotatedText({ pieces, label, layout = "preformatted", drawCard }: AnnotatedTextProps) {
  const { area, card } = useMarkCard(drawCard);
  return (
    <div {...area} className={classes.text} data-layout={layout} role="group" aria-label={label}>
      <Pieces pieces={pieces} hasCards={drawCard !== undefined} />
      {card}
    </div>
  );
}

interface PiecesProps {
  readonly pieces: Iterable<TextPiece>;
  readonly hasCards: boolean;
}

/** Drawn anew only when the pieces are others. */
export const Pieces = memo(function Pieces({ pieces, hasCards }: PiecesProps) {
  return Array.from(pieces, (piece) => {
    const { start, text, tone, bold, note } = piece;
    if (tone === null && note === null && !bold) return text;
    return (
      <span key={start} className={bold ? classes.bold : undefined}>
        {tone === null ? text : <Mark piece={piece} hasCard={hasCards} />}
        {note !== null && <span className={classes.note}>{note}</span>}
      </span>
    );
  });
});

function Mark({ piece: { start, text, tone, isTabStop = false }, hasCard }: { piece: TextPiece; hasCard: boolean }) {
  const asButton = {
    role: "button",
    tabIndex: isTabStop ? 0 : -1,
    "aria-haspopup": "dialog",
    "data-mark": start,
  } as const;
  return (
    <mark className={classes.mark} data-tone={tone} {...(hasCard ? asButton : {})}>
      {text}
    </mark>
  );
}

/** What the colors mean. */
export function AnnotationLegend({ entries }: { entries: readonly { readonly tone: Tone; readonly label: string }[] }) {
  return (
    <Group gap="sm" component="ul" aria-label="Legend" p={0} m={0} style={{ listStyle: "none" }}>
      {entries.map(({ tone, label }) => (
        <Text key={tone} component="li" size="sm">
          <mark className={classes.mark} data-tone={tone}>
            {label}
          </mark>
        </Text>
      ))}
    </Group>
  );
}
