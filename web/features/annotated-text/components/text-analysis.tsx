import { Alert, Button, Card, Group, Stack } from "@mantine/core";
import { IconAlertTriangle, IconHighlight } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Analysis, countEntries } from "#domain/text/annotate.ts";
import { LongTextarea, type LongTextareaHandle } from "#web/ui/long-textarea.tsx";
import { SUBMIT_SHORTCUT, SubmitHint } from "#web/ui/submit-shortcut.tsx";
import { toast } from "#web/ui/toast.tsx";
import { analysisMessages } from "../messages.ts";
import { type AnnotationRequest, useAnnotatedText } from "../use-annotated-text.ts";
import { AnalysisResult } from "./analysis-result.tsx";
import { Legend } from "./legend.tsx";
import classes from "./text-analysis.module.css";
import type { UnknownCompanies as UnknownCompaniesCard } from "./unknown-companies.tsx";

/** Highlights the known universities and companies of a pasted text. */
export function TextAnalysis({ analysis }: { analysis: Analysis }) {
  const field = useRef<LongTextareaHandle>(null);
  const [request, setRequest] = useState<(AnnotationRequest & { readonly key: number }) | null>(null);
  const state = useAnnotatedText(request, { needsNames: false });
  const { names, analyzed, facts, companies } = state;
  const [UnknownCompanies, setUnknownCompanies] = useState<typeof UnknownCompaniesCard | null>(null);
  useResultToasts(analysis, state);

  /** Loads while the text is searched: it is shown after the facts. */
  async function loadUnknownCompanies() {
    try {
      const loaded = await import("./unknown-companies.tsx");
      setUnknownCompanies(() => loaded.UnknownCompanies);
    } catch (error) {
      // The result is shown without it; the next analysis tries again.
      console.error("Failed to load the list of companies without facts:", error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.read() ?? "";
    if (!/\S/.test(text)) {
      toast.error(analysisMessages.errorTitle, analysisMessages.empty);
      return;
    }
    setRequest({ key: (request?.key ?? 0) + 1, text, analysis });
    if (analysis === "enhanced" && UnknownCompanies === null) void loadUnknownCompanies();
  }

  return (
    <Stack gap="xl">
      <Card component="section" aria-label="Text">
        <form onSubmit={submit}>
          <Stack gap="sm">
            <LongTextarea
              handle={field}
              isFocused
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
                <SubmitHint />
                <Button
                  {...SUBMIT_SHORTCUT}
                  type="submit"
                  leftSection={<IconHighlight size={18} />}
                  loading={request !== null && (state.analysis.isPending || state.analysis.isPlaceholderData)}
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
      {analyzed !== null && (
        <AnalysisResult analyzed={analyzed} facts={facts} companies={companies} factsOf={state.factsOf} />
      )}
      {analyzed !== null && UnknownCompanies !== null && facts.isSuccess && (
        <UnknownCompanies
          key={analyzed.id}
          entries={analyzed.annotation.entries}
          companies={companies}
          onFacts={state.addFacts}
        />
      )}
    </Stack>
  );
}

function useResultToasts(kind: Analysis, { analyzed, analysis }: ReturnType<typeof useAnnotatedText>): void {
  useEffect(() => {
    if (analyzed === null) return;
    const { universities, companies } = countEntries(analyzed.annotation.entries);
    toast.success(
      analysisMessages.foundTitle(universities + companies),
      analysisMessages.found(kind, universities, companies),
    );
  }, [analyzed, kind]);
  useEffect(() => {
    if (analysis.error !== null) {
      toast.error(analysisMessages.errorTitle, analysisMessages.failed(analysis.error.message));
    }
  }, [analysis.error]);
}
