import { Alert, Button, Card, Group, Stack } from "@mantine/core";
import { IconAlertTriangle, IconHighlight } from "@tabler/icons-react";
import { type FormEvent, useRef } from "react";
import type { Analysis } from "#domain/text/annotate.ts";
import { AnnotationLegend } from "../../../ui/annotated-text.tsx";
import { LongTextarea, type LongTextareaHandle } from "../../../ui/long-textarea.tsx";
import { analysisMessages } from "../messages.ts";
import { useAnalysis } from "../use-analysis.ts";
import { AnalysisResult } from "./analysis-result.tsx";
import classes from "./text-analysis.module.css";
import { UnknownCompanies } from "./unknown-companies.tsx";

/** A text goes in, and comes out with every known university and company highlighted. */
export function TextAnalysis({ analysis }: { analysis: Analysis }) {
  const text = useRef<LongTextareaHandle>(null);
  const state = useAnalysis(analysis);
  const { analysed, companies, factsState, namesFault } = state;

  function submit(event: FormEvent) {
    event.preventDefault();
    void state.analyse(text.current?.read() ?? "");
  }

  return (
    <Stack gap="xl">
      <Card component="section" aria-label="Text">
        <form onSubmit={submit}>
          <Stack gap="sm">
            <LongTextarea
              handle={text}
              aria-label="Text"
              placeholder={analysisMessages.placeholder}
              rows={10}
              spellCheck={false}
              classNames={{ input: classes.field }}
              data-analysis={analysis}
            />
            <Group justify="space-between" gap="sm">
              <AnnotationLegend
                entries={[
                  { tone: analysis === "basic" ? "yellow" : "amber", label: "Universities" },
                  { tone: "blue", label: "Companies" },
                ]}
              />
              <Button
                type="submit"
                leftSection={<IconHighlight size={18} />}
                loading={state.isAnalysing}
                className={classes.button}
              >
                {analysisMessages.highlight}
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
      {namesFault !== null && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={analysisMessages.namesMissing}>
          {namesFault}
        </Alert>
      )}
      {analysed !== null && (
        <AnalysisResult
          analysed={analysed}
          companies={companies}
          factsOf={state.factsOf}
          areFactsLoading={factsState.kind === "loading"}
          factsFault={factsState.kind === "failed" ? factsState.message : null}
          onRetryFacts={state.retryFacts}
        />
      )}
      {analysed !== null && analysis === "enhanced" && factsState.kind === "known" && (
        <UnknownCompanies
          key={analysed.id}
          entries={analysed.annotation.entries}
          companies={companies}
          onFacts={state.addFacts}
        />
      )}
    </Stack>
  );
}
