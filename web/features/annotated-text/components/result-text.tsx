import { lazy, type Ref, Suspense, useCallback, useMemo } from "react";
import type { FactsLookup } from "#domain/text/segments.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { AnnotatedText, type AnnotatedTextHandle } from "#web/ui/annotated-text.tsx";
import type { RenderCard } from "#web/ui/mark-card.tsx";
import { piecesOf } from "../pieces.ts";
import type { TextView } from "../text-view.ts";
import type { AnalyzedText, FoundEntry } from "../worker-messages.ts";

/** Loaded for the first long text: most texts do not need the virtualizer. */
const LongAnnotatedText = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/ui/long-annotated-text.tsx")).LongAnnotatedText,
  })),
);

interface ResultTextProps {
  readonly handle?: Ref<AnnotatedTextHandle>;
  readonly label: string;
  readonly analyzed: AnalyzedText;
  readonly factsOf: FactsLookup<FoundEntry>;
  readonly areFactsLoading?: boolean;
  readonly view?: TextView;
  /** Names that are in no list, as `piecesOf` takes them. */
  readonly openNames?: Int32Array;
  /** Offsets of matches that are not highlighted. */
  readonly hidden?: ReadonlySet<number>;
  readonly renderCard?: RenderCard;
}

/** Texts of more blocks scroll in a frame that renders only the blocks in view. */
const MAX_BLOCKS_WITHOUT_FRAME = 16;

export function ResultText(props: ResultTextProps) {
  const { analyzed, factsOf, areFactsLoading = false, view, openNames, hidden, ...options } = props;
  const { annotation, blocks } = analyzed;
  const piecesBetween = useCallback(
    (from: number, to: number) =>
      piecesOf(
        analyzed,
        { factsOf, areFactsLoading, ...(view && { view }), ...(openNames && { openNames }), ...(hidden && { hidden }) },
        { from, to },
      ),
    [analyzed, factsOf, areFactsLoading, view, openNames, hidden],
  );
  const isShort = blocks.length <= MAX_BLOCKS_WITHOUT_FRAME;
  const pieces = useMemo(
    () => (isShort ? [...piecesBetween(0, annotation.text.length)] : []),
    [isShort, piecesBetween, annotation],
  );
  const layout = annotation.analysis === "enhanced" ? "preformatted" : "flowing";
  if (isShort) return <AnnotatedText {...options} layout={layout} pieces={pieces} />;
  return (
    <Suspense>
      <LongAnnotatedText
        key={`${annotation.analysis} ${annotation.text.length}`}
        {...options}
        layout={layout}
        blocks={blocks}
        length={annotation.text.length}
        piecesBetween={piecesBetween}
      />
    </Suspense>
  );
}
