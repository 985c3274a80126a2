import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconCopy } from "@tabler/icons-react";
import { type Annotation, countEntries } from "#domain/text/annotate.ts";
import { renderPlain } from "#domain/text/render-plain.ts";
import { renderRich } from "#domain/text/render-rich.ts";
import { type FactsOf, segmentsOf } from "#domain/text/segments.ts";
import type { FoundEntry } from "#web/backend/worker-messages.ts";
import { copyRichText } from "#web/lib/clipboard.ts";
import { AnnotatedText, AnnotationLegend, type TextPiece } from "#web/ui/annotated-text.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { toast } from "#web/ui/toast.tsx";
import { formatterMessages } from "../messages.ts";
import { useAnnotatedProfile } from "../queries.ts";

/** A profile's text with known universities and companies highlighted, each company followed by its facts. */
export function FormattedProfile({ text }: { text: string | null }) {
  return text === null ? (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={formatterMessages.noText} />
  ) : (
    <AnnotatedProfile text={text} />
  );
}

function AnnotatedProfile({ text }: { text: string }) {
  const { annotated, error, isRetrying, retry } = useAnnotatedProfile(text);
  if (annotated === null && error !== null) {
    return (
      <LoadFailed
        title="What is known of the companies could not be loaded"
        message={error.message}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  return (
    <Card component="section" aria-label="Formatted profile">
      {annotated === null ? (
        <Stack gap="sm" mih={460} role="status" aria-label="Looking up companies and universities">
          <Skeleton h={22} w={200} />
          {[70, 55, 80, 60, 75, 40].map((width) => (
            <Skeleton key={width} h={14} w={`${width}%`} />
          ))}
        </Stack>
      ) : (
        <Annotated {...annotated} />
      )}
    </Card>
  );
}

interface AnnotatedProps {
  readonly annotation: Annotation<FoundEntry>;
  readonly factsOf: FactsOf<FoundEntry>;
}

function Annotated({ annotation, factsOf }: AnnotatedProps) {
  const { universities, companies } = countEntries(annotation.entries);

  async function copy() {
    if (await copyRichText(renderRich(annotation, factsOf), renderPlain(annotation, factsOf))) {
      toast.success(formatterMessages.copiedTitle, formatterMessages.copied);
    } else {
      toast.error(formatterMessages.errorTitle, formatterMessages.copyFailed);
    }
  }

  return (
    <>
      <Group justify="space-between" align="flex-start" gap="sm" mb="md">
        <Stack gap={2}>
          <Title order={2}>Formatted Profile</Title>
          <Text size="sm" c="dimmed">
            {formatterMessages.found(universities, companies)}
          </Text>
        </Stack>
        <Button size="xs" variant="light" leftSection={<IconCopy size={14} />} onClick={() => void copy()}>
          Copy
        </Button>
      </Group>
      <Stack gap="md">
        <AnnotationLegend
          entries={[
            { tone: "amber", label: "Universities" },
            { tone: "blue", label: "Companies" },
          ]}
        />
        {/* A line that is too long goes on further in than it began. */}
        <div style={{ textIndent: "4ch hanging each-line" }}>
          <AnnotatedText pieces={piecesOf(annotation, factsOf)} label="Profile text" />
        </div>
      </Stack>
    </>
  );
}

function* piecesOf(annotation: Annotation<FoundEntry>, factsOf: FactsOf<FoundEntry>): Generator<TextPiece> {
  for (const segment of segmentsOf(annotation, factsOf)) {
    const { start, text, bold } = segment;
    if (segment.kind === "text") yield { start, text, bold, tone: null, note: null };
    else yield { start, text, bold, tone: segment.kind === "university" ? "amber" : "blue", note: segment.note };
  }
}
