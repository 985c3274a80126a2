import { Button, Card, Checkbox, Group, Loader, Progress, Stack, Text, Title } from "@mantine/core";
import { IconCheck, IconCircleDashed, IconCircleX, IconDownload, IconPlayerStop } from "@tabler/icons-react";
import type { LineOutcome } from "#domain/batch/progress.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import { sharedReasons } from "#domain/batch/shared-reasons.ts";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { LeaveGuard } from "#web/ui/leave-guard.tsx";
import { SharedReasons } from "#web/ui/shared-reasons.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { unknownMessages } from "../messages.ts";
import type { CompanyLookup } from "../use-annotated-text.ts";
import { useUnknownCompanies } from "../use-unknown-companies.ts";
import type { AnalyzedText, FoundEntry } from "../worker-messages.ts";
import classes from "./unknown-companies.module.css";

interface UnknownCompaniesProps {
  readonly analyzed: AnalyzedText;
  readonly companyOf: CompanyLookup;
  readonly onFacts: (entry: FoundEntry, company: KnownCompany) => void;
}

const NO_LINES: ReadonlySet<number> = new Set();
const LINE_HEIGHT_PX = 40;
const MAX_HEIGHT_PX = 280;

/** Companies without facts, and the button that fetches them. */
export function UnknownCompanies(props: UnknownCompaniesProps) {
  const state = useUnknownCompanies(props);
  const { lines, isRunning, left, progress, start, cancel, ticked, tickable, setTicked } = state;
  const sampleData = useSampleData();
  const hasStarted = isRunning || progress.succeeded > 0 || lines.some(({ outcome }) => wasTried(outcome));
  if (lines.length === 0) return null;
  const { shared, reasonOf } = sharedReasons(lines.map(({ outcome }) => outcome));
  const title = unknownMessages.title(lines.length - progress.succeeded);
  return (
    <Card component="section" aria-label="Companies without facts">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={4} flex={1} miw={260} maw={640}>
            <Title order={2}>{title}</Title>
            <Text size="sm" c="dimmed">
              {unknownMessages.explanation} {sampleData.companies && unknownMessages.sample}
            </Text>
          </Stack>
          {isRunning ? (
            <Button variant="default" leftSection={<IconPlayerStop size={16} />} onClick={cancel}>
              Cancel
            </Button>
          ) : (
            left > 0 && (
              <Button variant="light" leftSection={<IconDownload size={16} />} onClick={start}>
                {unknownMessages.fetch(left)}
              </Button>
            )
          )}
        </Group>
        {hasStarted && (
          <Stack gap={6}>
            <Text size="sm" fw={600} role="status" style={{ fontVariantNumeric: "tabular-nums" }}>
              {isRunning ? "Fetching" : "Fetched"}: {progress.processed} of {progress.total}
              <Text span size="sm" c="dimmed" fw={500} ml={8}>
                {unknownMessages.complete(progress.succeeded, progress.failed)}
              </Text>
            </Text>
            <Progress value={progress.percent} aria-label="Fetch progress" />
          </Stack>
        )}
        {tickable.size > 1 && !isRunning && (
          <Checkbox
            size="xs"
            label={unknownMessages.tickAll}
            checked={left === tickable.size}
            indeterminate={left > 0 && left < tickable.size}
            onChange={() => setTicked(left === tickable.size ? NO_LINES : tickable)}
          />
        )}
        <SharedReasons reasons={shared} />
        <VirtualList
          label="Companies to fetch"
          items={lines}
          itemKey={({ line }) => line}
          itemHeight={LINE_HEIGHT_PX}
          maxHeight={MAX_HEIGHT_PX}
          renderItem={(line) => (
            <Line
              {...line}
              reasonOf={reasonOf}
              isTicked={ticked.has(line.line)}
              onTick={
                isRunning || !tickable.has(line.line)
                  ? null
                  : (isTicked) => setTicked((before) => withLine(before, line.line, isTicked))
              }
            />
          )}
        />
      </Stack>
      <LeaveGuard isActive={isRunning} />
    </Card>
  );
}

function wasTried(outcome: LineOutcome): boolean {
  return outcome.kind === "failed" && outcome.canRetry;
}

function withLine(lines: ReadonlySet<number>, line: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(lines);
  if (isIn) next.add(line);
  else next.delete(line);
  return next;
}

interface LineProps extends BatchLine {
  readonly reasonOf: (reason: string) => string;
  readonly isTicked: boolean;
  /** Null for a line that cannot be fetched. */
  readonly onTick: ((isTicked: boolean) => void) | null;
}

function Line({ text, outcome, reasonOf, isTicked, onTick }: LineProps) {
  return (
    <div className={classes.line}>
      {onTick === null ? (
        <OutcomeIcon outcome={outcome} />
      ) : (
        <Checkbox
          size="xs"
          aria-label={unknownMessages.tick(text)}
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      )}
      <Text size="sm" fw={500} className={classes.name}>
        {text}
      </Text>
      <Text size="xs" c="dimmed" className={classes.outcome}>
        {describe(outcome, reasonOf)}
      </Text>
    </div>
  );
}

function OutcomeIcon({ outcome: { kind } }: { outcome: LineOutcome }) {
  if (kind === "working") return <Loader size={16} aria-hidden />;
  if (kind === "saved") return <IconCheck size={16} color="var(--mantine-color-green-6)" aria-hidden />;
  if (kind === "failed") return <IconCircleX size={16} color="var(--mantine-color-red-6)" aria-hidden />;
  return <IconCircleDashed size={16} color="var(--mantine-color-dimmed)" aria-hidden />;
}

function describe(outcome: LineOutcome, reasonOf: (reason: string) => string): string {
  if (outcome.kind === "failed") return reasonOf(outcome.reason);
  if (outcome.kind === "working") return "Fetching...";
  return outcome.kind === "saved" ? "Facts saved" : "";
}
