import { Group, Text } from "@mantine/core";
import { memo } from "react";
import classes from "./annotated-text.module.css";
import { type RenderCard, useMarkCard } from "./mark-card.tsx";

export type Tone = "yellow" | "amber" | "blue";
/** Monospaced with all white space; or running text with line breaks. */
export type TextLayout = "preformatted" | "flowing";

/** Pieces are in order, without gaps. */
export interface TextPiece {
  /** UTF-16 offset; the piece's key. */
  readonly start: number;
  readonly text: string;
  /** Null for text without a highlight. */
  readonly tone: Tone | null;
  readonly bold: boolean;
  /** Gray text after the piece, with its leading space. */
  readonly note: string | null;
  /** Whether Tab stops at a highlight with a card. */
  readonly isTabStop?: boolean;
}

interface AnnotatedTextProps {
  readonly pieces: Iterable<TextPiece>;
  readonly label: string;
  readonly layout?: TextLayout;
  /** Renders the card of a hovered or focused highlight. */
  readonly renderCard?: RenderCard;
}

/** A text with highlights and notes. Markup in it is shown as text. */
export function AnnotatedText({ pieces, label, layout = "preformatted", renderCard }: AnnotatedTextProps) {
  const { area, card } = useMarkCard(renderCard);
  return (
    <div {...area} className={classes.text} data-layout={layout} role="group" aria-label={label}>
      <Pieces pieces={pieces} hasCards={renderCard !== undefined} />
      {card}
    </div>
  );
}

interface PiecesProps {
  readonly pieces: Iterable<TextPiece>;
  readonly hasCards: boolean;
}

/** Memoized by the pieces' identity. */
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
