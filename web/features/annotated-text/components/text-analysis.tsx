import { Alert, Box, Button, Card, Group, Stack } from "@mantine/core";
import { IconAlertTriangle, IconEraser, IconHighlight } from "@tabler/icons-react";
import { type ComponentType, type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Analysis, countEntries } from "#domain/text/annotation.ts";
import { onHandedText } from "#web/lib/handed-text.ts";
import { LongTextarea, type LongTextareaHandle } from "#web/ui/long-textarea.tsx";
import { SUBMIT_SHORTCUT, SubmitHint } from "#web/ui/submit-shortcut.tsx";
import { toast } from "#web/ui/toast.tsx";
import { analysisMessages } from "../messages.ts";
import type { OnAddTo } from "../on-add-to.ts";
import { DEFAULT_VIEW } from "../text-view.ts";
import { useAnnotatedText } from "../use-annotated-text.ts";
import { useOptionalPart } from "../use-optional-part.ts";
import { useReadAhead } from "../use-read-ahead.ts";
import { useStoredText } from "../use-stored-text.ts";
import { Legend } from "./legend.tsx";
import { type CareerComponent, ResultView } from "./result-view.tsx";
import classes from "./text-analysis.module.css";

interface SubmittedText {
  readonly key: number;
  readonly text: string;
  readonly isByKeyboard: boolean;
}

interface TextAnalysisProps {
  readonly analysis: Analysis;
  /** Opens "Add to…" beside an element. Must be stable between renders. */
  readonly onAddTo: OnAddTo;
  /** Another way to fill the field. `onText` replaces and analyzes its text; it returns how to put the former text back. */
  readonly Source: ComponentType<{ readonly onText: (text: string) => (() => void) | null }>;
  readonly Career: CareerComponent;
}

const loadParts = () => import("./result-parts.ts");

/** Highlights the known universities and companies of a pasted text. */
export function TextAnalysis({ analysis, onAddTo, Source, Career }: TextAnalysisProps) {
  const field = useRef<LongTextareaHandle>(null);
  const stored = useStoredText(field);
  const readAhead = useReadAhead(field);
  const [submitted, setSubmitted] = useState<SubmittedText | null>(null);
  const lastKey = useRef(0);
  const state = useAnnotatedText(submitted && { ...submitted, analysis, hasOutline: true }, { needsNames: false });
  const { names, analyzed, analyzedRequest } = state;
  // While the text is searched.
  const parts = useOptionalPart(submitted !== null, submitted?.key, loadParts);
  const [view, setView] = useState(DEFAULT_VIEW);
  useResultToasts(state);

  function analyze(text: string, isByKeyboard = false) {
    lastKey.current += 1;
    setSubmitted({ key: lastKey.current, text, isByKeyboard });
  }

  const receive = useEffectEvent((text: string) => {
    stored.replace(text);
    analyze(text);
  });
  useEffect(() => onHandedText(receive), []);

  /** Not while the user writes on. */
  const wantsFocus = useCallback(() => {
    const { current } = field;
    return submitted?.isByKeyboard === true && current?.isFocused() === true && current.read() === submitted.text;
  }, [submitted]);

  function onEdit() {
    stored.onEdit();
    readAhead();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.read() ?? "";
    // The shortcut submits without the button.
    const isByKeyboard = (event.nativeEvent as SubmitEvent).submitter === null;
    if (/\S/.test(text)) analyze(text, isByKeyboard);
    else toast.error(analysisMessages.errorTitle, analysisMessages.empty);
  }

  function clear() {
    const text = stored.replace("");
    const analyzedText = submitted?.text;
    setSubmitted(null);
    field.current?.focus();
    toast.undo(analysisMessages.clearedTitle, analysisMessages.cleared, () => {
      stored.replace(text);
      if (analyzedText !== undefined) analyze(analyzedText);
    });
  }

  function show(text: string): (() => void) | null {
    const former = stored.replace(text);
    const analyzedText = submitted?.text;
    analyze(text);
    if (!/\S/.test(former)) return null;
    return () => {
      stored.replace(former);
      if (analyzedText === undefined) setSubmitted(null);
      else analyze(analyzedText);
    };
  }

  return (
    <Stack gap="xl">
      <Card component="section" aria-label="Text">
        <form onSubmit={submit}>
          <Stack gap="sm">
            <LongTextarea
              handle={field}
              isFocused
              onEdit={onEdit}
              aria-label="Text"
              placeholder={analysisMessages.placeholder}
              rows={10}
              spellCheck={false}
              classNames={{ input: classes.field }}
              data-analysis={analysis}
            />
            <Group justify="space-between" gap="sm">
              <Legend analysis={analysis} />
              <Group gap="sm" className={classes.submit}>
                {!stored.isEmpty && (
                  <Button variant="subtle" color="gray" leftSection={<IconEraser size={16} />} onClick={clear}>
                    {analysisMessages.clear}
                  </Button>
                )}
                <SubmitHint />
                <Button
                  {...SUBMIT_SHORTCUT}
                  type="submit"
                  leftSection={<IconHighlight size={18} />}
                  loading={state.isAnalyzing}
                  className={classes.button}
                >
                  {analysisMessages.highlight}
                </Button>
              </Group>
            </Group>
          </Stack>
        </form>
        <Box mt="md">
          <Source onText={show} />
        </Box>
      </Card>
      {names.error !== null && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={analysisMessages.namesMissing}>
          {names.error.message}
        </Alert>
      )}
      {analyzed !== null && analyzedRequest !== null && (
        <ResultView
          {...{ state, analyzed, view, wantsFocus, onAddTo, Career, parts }}
          onView={setView}
          textKey={analyzedRequest.key}
        />
      )}
    </Stack>
  );
}

function useResultToasts({ analyzed, analyzedRequest, analysis }: ReturnType<typeof useAnnotatedText>): void {
  const announced = useRef<string>(null);
  useEffect(() => {
    if (analyzed === null || analyzedRequest === null) return;
    // Not where only the team's names have changed.
    const key = `${analyzedRequest.key} ${analyzedRequest.analysis}`;
    if (announced.current === key) return;
    announced.current = key;
    const { universities, companies } = countEntries(analyzed.annotation.entries);
    toast.success(
      analysisMessages.foundTitle(universities + companies),
      analysisMessages.found(analyzedRequest.analysis, universities, companies),
    );
  }, [analyzed, analyzedRequest]);
  useEffect(() => {
    if (analysis.error !== null) {
      toast.error(analysisMessages.errorTitle, analysisMessages.failed(analysis.error.message));
    }
  }, [analysis.error]);
}
