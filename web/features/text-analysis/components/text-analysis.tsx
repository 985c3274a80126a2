import { Alert, Button, Card, Group, Stack } from "@mantine/core";
import { IconAlertTriangle, IconHighlight } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import type { Analysis } from "#domain/text/annotate.ts";
import { AnnotationLegend } from "#web/ui/annotated-text.tsx";
import { LongTextarea, type LongTextareaHandle } from "#web/ui/long-textarea.tsx";
import { analysisMessages } from "../messages.ts";
import { useAnalysis } from "../use-analysis.ts";
import { AnalysisResult } from "./analysis-result.tsx";
import classes from "./text-analysis.module.css";
import type { UnknownCompanies as UnknownCompaniesCard } from "./unknown-companies.tsx";

/** A text goes in, and comes out with every known university and company highlighted. */
export function TextAnalysis({ analysis }: { analysis: Analysis }) {
  const text = useRef<LongTextareaHandle>(null);
  const state = useAnalysis(analysis);
  const { analyzed, companies, factsState, namesFault } = state;
  const [UnknownCompanies, setUnknownCompanies] = useState<typeof UnknownCompaniesCard | null>(null);

  /** While the text is searched: it is needed when the facts are there. */
  async function loadUnknownCompanies() {
    try {
      const loaded = await import("./unknown-companies.tsx");
      setUnknownCompanies(() => loaded.UnknownCompanies);
    } catch (error) {
      // The result stands without it, and the next analysis tries again.
      console.error("What completes the notes could not be loaded:", error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void state.analyze(text.current?.read() ?? "");
    if (analysis === "enhanced" && UnknownCompanies === null) void loadUnknownCompanies();
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
      {analyzed !== null && (
        <AnalysisResult
          analyzed={analyzed}
          companies={companies}
          factsOf={state.factsOf}
          areFactsLoading={factsState.kind === "loading"}
          factsFault={factsState.kind === "failed" ? factsState.message : null}
          onRetryFacts={state.retryFacts}
        />
      )}
      {analyzed !== null && UnknownCompanies !== null && factsState.kind === "known" && (
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
