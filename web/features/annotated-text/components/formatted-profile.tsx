import { Alert, Card, Skeleton, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Ref } from "react";
import { countEntries } from "#domain/text/annotation.ts";
import type { AnnotatedTextHandle } from "#web/ui/annotated-text.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { formatterMessages } from "../formatter-messages.ts";
import { useAnnotatedText } from "../use-annotated-text.ts";
import { Legend } from "./legend.tsx";
import { ResultCard } from "./result-card.tsx";
import { ResultText } from "./result-text.tsx";

interface FormattedProfileProps {
  readonly text: string | null;
  /** Scrolls to parts of the text. */
  readonly handle?: Ref<AnnotatedTextHandle>;
}

/** A profile's text with known universities and companies highlighted, each company followed by its facts. */
export function FormattedProfile({ text, ...options }: FormattedProfileProps) {
  return text === null ? (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={formatterMessages.noText} />
  ) : (
    <AnnotatedProfile key={text} text={text} {...options} />
  );
}

function AnnotatedProfile({ text, ...options }: FormattedProfileProps & { readonly text: string }) {
  const { names, analysis, facts, analyzed, factsOf } = useAnnotatedText(
    // A formatted profile says who employed whom: its notes follow the first occurrence (specification, section 2).
    { key: text, text, analysis: "enhanced", hasOutline: false },
    { needsNames: true },
  );
  if (analyzed !== null && facts.isSuccess) {
    const { universities, companies } = countEntries(analyzed.annotation.entries);
    return (
      <ResultCard
        title={formatterMessages.resultTitle}
        summary={formatterMessages.found(universities, companies)}
        copyLabel={formatterMessages.copy}
        analyzed={analyzed}
        factsOf={factsOf}
      >
        <Legend analysis="enhanced" />
        {/* The rest of a wrapped line is indented further than its start. */}
        <div style={{ textIndent: "4ch hanging each-line" }}>
          <ResultText {...options} label="Profile text" analyzed={analyzed} factsOf={factsOf} />
        </div>
      </ResultCard>
    );
  }
  const failed = [names, analysis, facts].find(({ isError }) => isError);
  if (failed !== undefined) {
    return (
      <LoadFailed
        title="Couldn't look up companies and universities"
        message={failed.error?.message ?? ""}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <Card component="section" aria-label={formatterMessages.resultTitle}>
      <Stack gap="sm" mih={460} role="status" aria-label="Looking up companies and universities">
        <Skeleton h={22} w={200} />
        {[70, 55, 80, 60, 75, 40].map((width) => (
          <Skeleton key={width} h={14} w={`${width}%`} />
        ))}
      </Stack>
    </Card>
  );
}
