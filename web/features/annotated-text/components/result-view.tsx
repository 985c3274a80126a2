import { type ComponentType, useCallback, useDeferredValue, useMemo, useRef } from "react";
import type { NameSegment } from "#domain/text/segments.ts";
import type { UnknownName } from "#domain/text/unknown-names.ts";
import type { AnnotatedTextHandle } from "#web/ui/annotated-text.tsx";
import type { TextSpan } from "#web/ui/text-offsets.ts";
import { useColleagueNotices } from "../corrections/use-colleague-notices.ts";
import { useCorrections } from "../corrections/use-corrections.ts";
import { foundMessages } from "../found/found-messages.ts";
import { useCompanyActions } from "../found/use-company-actions.ts";
import { useNameActions } from "../found/use-name-actions.ts";
import type { OnAddTo } from "../on-add-to.ts";
import type { TextView } from "../text-view.ts";
import type { useAnnotatedText } from "../use-annotated-text.ts";
import type { AnalyzedText, FoundEntry } from "../worker-messages.ts";
import { AnalysisResult } from "./analysis-result.tsx";
import type * as resultParts from "./result-parts.ts";
import classes from "./text-analysis.module.css";

/** What is shown below the enhanced analysis of a CV. */
export type CareerComponent = ComponentType<{ readonly text: string; readonly onShow: (span: TextSpan) => void }>;

interface ResultViewProps {
  readonly Career: CareerComponent;
  /** Null until they are loaded. */
  readonly parts: typeof resultParts | null;
  readonly state: ReturnType<typeof useAnnotatedText>;
  readonly analyzed: AnalyzedText;
  /** Of the text. */
  readonly textKey: string | number;
  readonly view: TextView;
  readonly onView: (view: TextView) => void;
  /** Whether the panel takes the focus when it opens. */
  readonly wantsFocus: () => boolean;
  readonly onAddTo: OnAddTo;
}

/** The result, with what was found beside it. */
export function ResultView(props: ResultViewProps) {
  const { state, analyzed, textKey, view, onView, wantsFocus, onAddTo, Career, parts } = props;
  const { facts, companyOf, addFacts } = state;
  const text = useRef<AnnotatedTextHandle>(null);
  const actions = useNameActions();
  const onFacts = useCallback<Parameters<typeof useCompanyActions>[0]["onFacts"]>(
    (name, company) => addFacts({ kind: "company", name }, company),
    [addFacts],
  );
  const companyActions = useCompanyActions({ outline: analyzed.outline, pushChange: actions.pushChange, onFacts });
  const corrections = useCorrections(textKey, actions.pushChange);
  useColleagueNotices(analyzed);
  const area = useRef<HTMLDivElement>(null);
  const names = state.names.data;
  const openNames = useMemo(() => occurrencesOf(analyzed), [analyzed]);

  function renderActions({ start, end, text: spelling, entry, role }: NameSegment<FoundEntry>) {
    const match = { start, spelling, entry: { kind: entry.kind, name: entry.name }, role: ROLES[role] };
    if (parts === null) return null;
    const company = { name: entry.name, url: companyOf(entry)?.url ?? null };
    return (
      <>
        {entry.kind === "company" && (
          <div>
            <parts.AddButton
              label={foundMessages.addTo}
              size="compact-xs"
              onOpen={(opener) => onAddTo(company, opener)}
            />
          </div>
        )}
        <parts.CardActions key={start} {...{ match, end, corrections }} text={analyzed.annotation.text} />
      </>
    );
  }

  function renderOpenName(unknown: UnknownName) {
    return parts === null ? null : <parts.OpenNameCard key={unknown.name} {...{ unknown, names, actions }} />;
  }

  const areFactsLoading = facts.data === undefined && facts.isFetching;
  const onShow = useCallback((span: TextSpan) => text.current?.reveal(span), []);
  // The panel follows after the text has been painted; memoized, so that the text does not wait for it.
  const found = useDeferredValue(
    useMemo(() => ({ analyzed, textKey }), [analyzed, textKey]),
    null,
  );
  const panel = useMemo(
    () =>
      parts === null || found === null ? null : (
        <div className={classes.panel}>
          <parts.FoundPanel
            key={found.textKey}
            analyzed={found.analyzed}
            {...{
              names,
              companyOf,
              areFactsLoading,
              actions,
              companyActions,
              view,
              onView,
              onShow,
              wantsFocus,
              onAddTo,
            }}
          />
        </div>
      ),
    [
      parts,
      found,
      names,
      companyOf,
      areFactsLoading,
      actions,
      companyActions,
      view,
      onView,
      onShow,
      wantsFocus,
      onAddTo,
    ],
  );

  return (
    <div className={classes.columns} data-wide="text">
      <div ref={area} className={classes.area}>
        <AnalysisResult
          {...state}
          {...{ analyzed, view, openNames, renderActions, renderOpenName }}
          hidden={corrections.hidden}
          handle={text}
        />
        {parts !== null && <parts.SelectionActions {...{ area, names, actions }} text={analyzed.annotation.text} />}
      </div>
      {panel}
      {parts !== null && analyzed.annotation.analysis === "enhanced" && facts.isSuccess && !state.isAskingOpenData && (
        <parts.UnknownCompanies key={textKey} analyzed={analyzed} companyOf={companyOf} onFacts={addFacts} />
      )}
      {/* Its worker builds an index of all names too: not while the text waits for its facts. */}
      {analyzed.annotation.analysis === "enhanced" && analyzed.outline.positions.length > 0 && !areFactsLoading && (
        <Career key={`career ${textKey}`} text={analyzed.annotation.text} onShow={onShow} />
      )}
    </div>
  );
}

const ROLES = ["mention", "employer", "school"] as const;

/** Start and end of every name that is in no list, in order. */
function occurrencesOf({ unknown }: AnalyzedText): Int32Array {
  const spans = unknown.flatMap(({ occurrences }) =>
    Array.from({ length: occurrences.length / 2 }, (_span, index) => occurrences.subarray(2 * index, 2 * index + 2)),
  );
  spans.sort(([a = 0], [b = 0]) => a - b);
  const flat = new Int32Array(2 * spans.length);
  for (const [index, span] of spans.entries()) flat.set(span, 2 * index);
  return flat;
}
