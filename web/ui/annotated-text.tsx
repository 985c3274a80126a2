import { Group, Text } from "@mantine/core";
import { memo, type Ref, useImperativeHandle, useRef } from "react";
import classes from "./annotated-text.module.css";
import { type RenderCard, useMarkCard } from "./mark-card.tsx";
import { rangeOf, showRange, type TextSpan } from "./text-offsets.ts";

/** `open`: underlined only, for a name that is offered for adding. */
export type Tone = "yellow" | "amber" | "blue" | "open";
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
  /** A thin underline instead of the highlight. */
  readonly isQuiet?: boolean;
  /** Gray text after the piece, with its leading space. */
  readonly note: string | null;
  /** Whether Tab stops at a highlight with a card. */
  readonly isTabStop?: boolean;
}

export interface AnnotatedTextHandle {
  /** Scrolls to a part of the text and highlights it for a moment. */
  reveal(span: TextSpan): void;
}

interface AnnotatedTextProps {
  readonly handle?: Ref<AnnotatedTextHandle>;
  readonly pieces: Iterable<TextPiece>;
  readonly label: string;
  readonly layout?: TextLayout;
  /** Renders the card of a hovered or focused highlight. */
  readonly renderCard?: RenderCard;
}

/** A text with highlights and notes. Markup in it is shown as text. */
export function AnnotatedText({ handle, pieces, label, layout = "preformatted", renderCard }: AnnotatedTextProps) {
  const { area, card } = useMarkCard(renderCard);
  const text = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    handle,
    () => ({
      reveal(span) {
        const range = text.current && rangeOf(text.current, span);
        if (range !== null) showRange(range, null);
      },
    }),
    [],
  );
  return (
    <div {...area} className={classes.text} data-layout={layout} role="group" aria-label={label}>
      <div ref={text} data-text-from={0}>
        <Pieces pieces={pieces} hasCards={renderCard !== undefined} />
      </div>
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
        {note !== null && (
          <span className={classes.note} data-note>
            {note}
          </span>
        )}
      </span>
    );
  });
});

function Mark({ piece, hasCard }: { piece: TextPiece; hasCard: boolean }) {
  const { start, text, tone, isQuiet = false, isTabStop = false } = piece;
  const asButton = {
    role: "button",
    tabIndex: isTabStop ? 0 : -1,
    "aria-haspopup": "dialog",
    "data-mark": start,
  } as const;
  const attributes = { "data-tone": tone, "data-quiet": isQuiet || undefined, ...(hasCard ? asButton : {}) };
  return tone === "open" ? (
    <span {...attributes} className={classes.mark}>
      {text}
    </span>
  ) : (
    <mark {...attributes} className={classes.mark}>
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
