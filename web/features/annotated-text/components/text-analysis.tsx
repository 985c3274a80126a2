import { Alert, Button, Card, Group, Stack } from "@mantine/core";
import { IconAlertTriangle, IconEraser, IconHighlight } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Analysis, countEntries } from "#domain/text/annotate.ts";
import { LongTextarea, type LongTextareaHandle } from "#web/ui/long-textarea.tsx";
import { SUBMIT_SHORTCUT, SubmitHint } from "#web/ui/submit-shortcut.tsx";
import { toast } from "#web/ui/toast.tsx";
import { analysisMessages } from "../messages.ts";
import { useAnnotatedText } from "../use-annotated-text.ts";
import { useOptionalPart } from "../use-optional-part.ts";
import { useStoredText } from "../use-stored-text.ts";
import { AnalysisResult } from "./analysis-result.tsx";
import { Legend } from "./legend.tsx";
import classes from "./text-analysis.module.css";

interface SubmittedText {
  readonly key: number;
  readonly text: string;
}

/** Loads while the text is searched: it is shown after the facts. */
const loadParts = () => import("./unknown-companies.tsx");

/** Highlights the known universities and companies of a pasted text. */
export function TextAnalysis({ analysis }: { analysis: Analysis }) {
  const field = useRef<LongTextareaHandle>(null);
  const stored = useStoredText(field);
  const [submitted, setSubmitted] = useState<SubmittedText | null>(null);
  const lastKey = useRef(0);
  const state = useAnnotatedText(submitted && { ...submitted, analysis }, { needsNames: false });
  const { names, analyzed, analyzedRequest, facts } = state;
  const parts = useOptionalPart(submitted !== null, submitted?.key, loadParts);
  useResultToasts(state);

  function analyze(text: string) {
    lastKey.current += 1;
    setSubmitted({ key: lastKey.current, text });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.read() ?? "";
    if (/\S/.test(text)) analyze(text);
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

  return (
    <Stack gap="xl">
      <Card component="section" aria-label="Text">
        <form onSubmit={submit}>
          <Stack gap="sm">
            <LongTextarea
              handle={field}
              isFocused
              onEdit={stored.onEdit}
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
      </Card>
      {names.error !== null && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={analysisMessages.namesMissing}>
          {names.error.message}
        </Alert>
      )}
      {analyzed !== null && <AnalysisResult {...state} analyzed={analyzed} />}
      {analyzed !== null && analyzedRequest?.analysis === "enhanced" && parts !== null && facts.isSuccess && (
        <parts.UnknownCompanies
          key={analyzedRequest.key}
          entries={analyzed.annotation.entries}
          companyOf={state.companyOf}
          onFacts={state.addFacts}
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
