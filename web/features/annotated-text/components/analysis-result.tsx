import { type Ref, useEffect } from "react";
import { countEntries } from "#domain/text/annotate.ts";
import { segmentsOf } from "#domain/text/segments.ts";
import type { AnnotatedTextHandle } from "#web/ui/annotated-text.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { analysisMessages } from "../messages.ts";
import type { TextView } from "../text-view.ts";
import type { useAnnotatedText } from "../use-annotated-text.ts";
import type { AnalyzedText } from "../worker-messages.ts";
import { EntryCard } from "./entry-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { ResultText } from "./result-text.tsx";

interface AnalysisResultProps
  extends Pick<ReturnType<typeof useAnnotatedText>, "facts" | "companyOf" | "factsOf" | "isOutdated"> {
  readonly analyzed: AnalyzedText;
  readonly view: TextView;
  /** Names that are in no list, as `piecesOf` takes them. */
  readonly openNames: Int32Array;
  readonly handle: Ref<AnnotatedTextHandle>;
}

export function AnalysisResult(props: AnalysisResultProps) {
  const { analyzed, facts, companyOf, factsOf, isOutdated, view, openNames, handle } = props;
  const { annotation } = analyzed;
  const found = countEntries(annotation.entries);
  const areFactsLoading = facts.data === undefined && facts.isFetching;

  useEffect(() => {
    if (facts.error !== null) console.error("Failed to load company facts:", facts.error.message);
  }, [facts.error]);

  function renderCard(start: number) {
    const segment = segmentsOf(annotation, factsOf, { from: start }).next().value;
    if (segment === undefined || segment.kind === "text") return null;
    const company = companyOf(segment.entry);
    return { title: segment.entry.name, content: <EntryCard {...{ segment, company, areFactsLoading }} /> };
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
        {...{ analyzed, factsOf, areFactsLoading, renderCard, view, openNames, handle }}
      />
    </ResultCard>
  );
}
