import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useCallback, useMemo } from "react";
import { countEntries } from "#domain/text/annotate.ts";
import { type FactsOf, segmentsOf } from "#domain/text/segments.ts";
import { analyzer } from "#web/backend/text-analyzer.ts";
import type { AnalyzedText, FoundEntry } from "#web/backend/worker-messages.ts";
import { copyRichText } from "#web/lib/clipboard.ts";
import { AnnotatedText, type TextPiece } from "#web/ui/annotated-text.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { LongAnnotatedText } from "#web/ui/long-annotated-text.tsx";
import { toast } from "#web/ui/toast.tsx";
import { analysisMessages } from "../messages.ts";
import type { KnownEntries } from "../use-analysis.ts";
import { EntryCard } from "./entry-card.tsx";

interface AnalysisResultProps {
  readonly analyzed: AnalyzedText;
  readonly companies: KnownEntries;
  readonly factsOf: FactsOf<FoundEntry>;
  readonly areFactsLoading: boolean;
  readonly factsFault: string | null;
  readonly onRetryFacts: () => void;
}

/** In a note's place while its facts are on their way. */
const NOTE_ON_ITS_WAY = " (…)";
/** Texts up to so many blocks are drawn whole. */
const SHORT_TEXT_BLOCKS = 16;

export function AnalysisResult(props: AnalysisResultProps) {
  const { analyzed, companies, factsOf, areFactsLoading, factsFault, onRetryFacts } = props;
  const { annotation, blocks } = analyzed;
  const found = countEntries(annotation.entries);

  const piecesBetween = useCallback(
    (from: number, to: number) => piecesOf(analyzed, factsOf, areFactsLoading, from, to),
    [analyzed, factsOf, areFactsLoading],
  );
  const isShort = blocks.length <= SHORT_TEXT_BLOCKS;
  const pieces = useMemo(
    () => (isShort ? [...piecesBetween(0, annotation.text.length)] : []),
    [isShort, piecesBetween, annotation],
  );

  function drawCard(start: number) {
    const segment = segmentsOf(annotation, factsOf, { from: start }).next().value;
    if (segment === undefined || segment.kind === "text") return null;
    const company = companies[segment.entry.position] ?? null;
    return { title: segment.entry.name, content: <EntryCard {...{ segment, company, areFactsLoading }} /> };
  }

  async function copy() {
    const rendered = analyzer().render(
      analyzed,
      annotation.entries.map((entry) => factsOf(entry)),
    );
    const isCopied = await copyRichText(
      rendered.then(({ html }) => html),
      rendered.then(({ plain }) => plain),
    );
    if (isCopied) toast.success(analysisMessages.copiedTitle, analysisMessages.copied);
    else toast.error(analysisMessages.errorTitle, analysisMessages.copyFailed);
  }

  const text = {
    label: "Analyzed text",
    layout: annotation.analysis === "enhanced" ? "preformatted" : "flowing",
    drawCard,
  } as const;
  return (
    <Card component="section" aria-label={analysisMessages.resultTitle}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="md" wrap="nowrap">
        <Stack gap={2}>
          <Title order={2}>{analysisMessages.resultTitle}</Title>
          <Text size="sm" c="dimmed">
            {counted(found.universities, "university", "universities")},{" "}
            {counted(found.companies, "company", "companies")}
          </Text>
        </Stack>
        <Button
          size="xs"
          variant="light"
          flex="none"
          leftSection={<IconCopy size={14} />}
          disabled={areFactsLoading}
          onClick={() => void copy()}
        >
          {analysisMessages.copy}
        </Button>
      </Group>
      <Stack gap="md">
        {factsFault !== null && (
          <LoadFailed
            title={analysisMessages.factsMissing}
            message={factsFault}
            isRetrying={areFactsLoading}
            onRetry={onRetryFacts}
          />
        )}
        {isShort ? (
          <AnnotatedText {...text} pieces={pieces} />
        ) : (
          <LongAnnotatedText
            key={analyzed.id}
            {...text}
            blocks={blocks}
            length={annotation.text.length}
            piecesBetween={piecesBetween}
          />
        )}
      </Stack>
    </Card>
  );
}

function* piecesOf(
  { annotation }: AnalyzedText,
  factsOf: FactsOf<FoundEntry>,
  areFactsLoading: boolean,
  from: number,
  to: number,
): Generator<TextPiece> {
  const universityTone = annotation.analysis === "basic" ? "yellow" : "amber";
  for (const segment of segmentsOf(annotation, factsOf, { from, to })) {
    const { kind, start, text, bold } = segment;
    if (kind === "text") {
      yield { start, text, bold, tone: null, note: null };
    } else {
      yield {
        start,
        text,
        bold,
        tone: kind === "university" ? universityTone : "blue",
        note: segment.note !== null && areFactsLoading ? NOTE_ON_ITS_WAY : segment.note,
        // The others tell the same.
        isTabStop: segment.isFirst,
      };
    }
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
