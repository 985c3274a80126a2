import { type ReactNode, type Ref, useEffect } from "react";
import { countEntries } from "#domain/text/annotation.ts";
import { type NameSegment, segmentsOf } from "#domain/text/segments.ts";
import type { UnknownName } from "#domain/text/unknown-names.ts";
import type { AnnotatedTextHandle } from "#web/ui/annotated-text.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { analysisMessages } from "../messages.ts";
import type { TextView } from "../text-view.ts";
import type { useAnnotatedText } from "../use-annotated-text.ts";
import type { AnalyzedText, FoundEntry } from "../worker-messages.ts";
import { EntryCard } from "./entry-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { ResultText } from "./result-text.tsx";

interface AnalysisResultProps
  extends Pick<ReturnType<typeof useAnnotatedText>, "facts" | "companyOf" | "factsOf" | "isOutdated"> {
  readonly analyzed: AnalyzedText;
  readonly view: TextView;
  /** Names that are in no list, as `piecesOf` takes them. */
  readonly openNames: Int32Array;
  /** Offsets of matches that are not highlighted. */
  readonly hidden: ReadonlySet<number>;
  readonly handle: Ref<AnnotatedTextHandle>;
  /** At the end of a highlight's card. */
  readonly renderActions: (segment: NameSegment<FoundEntry>) => ReactNode;
  readonly renderOpenName: (unknown: UnknownName) => ReactNode;
}

export function AnalysisResult(props: AnalysisResultProps) {
  const { analyzed, facts, companyOf, factsOf, isOutdated, view, openNames, hidden, handle } = props;
  const { annotation, unknown } = analyzed;
  const found = countEntries(annotation.entries);
  const areFactsLoading = facts.data === undefined && facts.isFetching;

  useEffect(() => {
    if (facts.error !== null) console.error("Failed to load company facts:", facts.error.message);
  }, [facts.error]);

  function renderCard(start: number) {
    const segment = segmentsOf(annotation, factsOf, { from: start }).next().value;
    if (segment === undefined) return null;
    if (segment.kind === "text") {
      const open = unknown.find(({ occurrences }) => occurrences.some((at, index) => index % 2 === 0 && at === start));
      return open === undefined ? null : { title: open.name, content: props.renderOpenName(open) };
    }
    const company = companyOf(segment.entry);
    const actions = props.renderActions(segment);
    return { title: segment.entry.name, content: <EntryCard {...{ segment, company, areFactsLoading, actions }} /> };
  }

  return (
    <ResultCard
      title={analysisMessages.resultTitle}
      summary={analysisMessages.summary(found.universities, found.companies)}
      copyLabel={analysisMessages.copy}
      isCopyDisabled={areFactsLoading || isOutdated}
      analyzed={analyzed}
      factsOf={factsOf}
    >
      {facts.error !== null && (
        <LoadFailed
          title={analysisMessages.factsMissing}
          message={facts.error.message}
          isRetrying={areFactsLoading}
          onRetry={() => void facts.refetch()}
        />
      )}
      <ResultText
        label="Analyzed text"
        {...{ analyzed, factsOf, areFactsLoading, renderCard, view, openNames, hidden, handle }}
      />
    </ResultCard>
  );
}
