import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef } from "react";
import classes from "./annotated-text.module.css";
import { type AnnotatedTextHandle, Pieces, type TextLayout, type TextPiece } from "./annotated-text.tsx";
import { type RenderCard, useMarkCard } from "./mark-card.tsx";
import { rangeOf, showRange } from "./text-offsets.ts";
import { useIsPrinting } from "./use-is-printing.ts";

interface LongAnnotatedTextProps {
  readonly handle?: Ref<AnnotatedTextHandle>;
  /** UTF-16 offsets of the blocks, each a few thousand units long. */
  readonly blocks: Int32Array;
  /** Pieces of a range. Must be stable while they do not change. */
  readonly piecesBetween: (from: number, to: number) => Iterable<TextPiece>;
  /** Of the text. */
  readonly length: number;
  readonly label: string;
  readonly layout: TextLayout;
  readonly renderCard?: RenderCard;
}

const BLOCK_HEIGHT_PX = 480;
const OVERSCAN_BLOCKS = 1;
const FIRST_HEIGHT_PX = 700;
/** Frames until a block that was scrolled to is rendered and measured. */
const MAX_FRAMES = 30;

/** A virtualized text in a scrolling frame. Printed, it has every block. */
export function LongAnnotatedText({
  handle,
  blocks,
  piecesBetween,
  length,
  label,
  layout,
  renderCard,
}: LongAnnotatedTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { area, card } = useMarkCard(renderCard);
  const isPrinting = useIsPrinting();
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => frame.current,
    estimateSize: () => BLOCK_HEIGHT_PX,
    overscan: OVERSCAN_BLOCKS,
    initialRect: { width: 0, height: FIRST_HEIGHT_PX },
  });

  useImperativeHandle(handle, () => ({
    reveal(span) {
      const index = Math.max(
        0,
        blocks.findLastIndex((from) => from <= span.start),
      );
      const reveal = (framesLeft: number) => {
        const part = frame.current?.querySelector(`[data-text-from="${blocks[index] ?? 0}"]`);
        const range = part ? rangeOf(part, span) : null;
        if (range !== null) showRange(range, frame.current);
        else if (framesLeft > 0) requestAnimationFrame(() => reveal(framesLeft - 1));
      };
      virtualizer.scrollToIndex(index, { align: "start" });
      reveal(MAX_FRAMES);
    },
  }));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Home" && event.key !== "End") return;
    // The browser stops short when a block is taller or shorter than estimated.
    event.preventDefault();
    virtualizer.scrollToIndex(event.key === "Home" ? 0 : blocks.length - 1, {
      align: event.key === "Home" ? "start" : "end",
    });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of a scrolling area
    <section
      ref={frame}
      onKeyDown={onKeyDown}
      className={classes.frame}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard
      tabIndex={0}
    >
      <div {...area} className={classes.blocks} style={{ height: virtualizer.getTotalSize() }}>
        {(isPrinting ? everyBlock(blocks) : virtualizer.getVirtualItems()).map(({ index, start }) => (
          <div
            key={index}
            // Heights on paper are not those on the screen.
            ref={isPrinting ? undefined : virtualizer.measureElement}
            data-index={index}
            className={classes.block}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Block
              from={blocks[index] ?? 0}
              to={blocks[index + 1] ?? length}
              hasCards={renderCard !== undefined}
              {...{ piecesBetween, layout }}
            />
          </div>
        ))}
        {card}
      </div>
    </section>
  );
}

/** Without positions: the style sheet lets printed blocks flow. */
function everyBlock(blocks: Int32Array): readonly { readonly index: number; readonly start: number }[] {
  return Array.from(blocks, (_offset, index) => ({ index, start: 0 }));
}

interface BlockProps extends Pick<LongAnnotatedTextProps, "piecesBetween" | "layout"> {
  readonly from: number;
  readonly to: number;
  readonly hasCards: boolean;
}

function Block({ from, to, hasCards, piecesBetween, layout }: BlockProps) {
  const pieces = useMemo(() => [...piecesBetween(from, to)], [piecesBetween, from, to]);
  return (
    <div className={classes.text} data-layout={layout} data-text-from={from}>
      <Pieces pieces={pieces} hasCards={hasCards} />
    </div>
  );
}
