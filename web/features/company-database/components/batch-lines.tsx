import { Loader } from "@mantine/core";
import { IconAlertCircle, IconCheck, IconCircleDashed, IconCopy, IconHistory } from "@tabler/icons-react";
import { memo, type ReactNode, useMemo } from "react";
import type { LineOutcome } from "#domain/batch/progress.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import { sharedReasons } from "#domain/batch/shared-reasons.ts";
import { companyUrl } from "#domain/company/company-url.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { formatDay } from "#web/lib/dates.ts";
import { SharedReasons } from "#web/ui/shared-reasons.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { databaseMessages } from "../messages.ts";
import classes from "./batch-lines.module.css";

interface BatchLinesProps {
  readonly lines: readonly BatchLine[];
  readonly sightings: ReadonlyMap<string, Sighting>;
  readonly isRunning: boolean;
  readonly renderSighting: (sighting: Sighting) => ReactNode;
}

/** Every line of the batch with its outcome and the company's sighting. */
export function BatchLines({ lines, sightings, isRunning, renderSighting }: BatchLinesProps) {
  const { shared, reasonOf } = useMemo(() => sharedReasons(lines.map(({ outcome }) => outcome)), [lines]);
  return (
    <>
      <SharedReasons reasons={shared} />
      <VirtualList
        label="Batch lines"
        items={lines}
        itemKey={({ line }) => line}
        maxHeight={280}
        itemHeight={44}
        renderItem={(line) => {
          const sighting = line.url === null ? undefined : sightings.get(line.url);
          return (
            <LineView line={line} isRunning={isRunning} reason={reasonIn(line, reasonOf)}>
              {sighting !== undefined && renderSighting(sighting)}
            </LineView>
          );
        }}
      />
    </>
  );
}

interface LineViewProps {
  readonly line: BatchLine;
  readonly isRunning: boolean;
  /** Of a failed line; null for others. */
  readonly reason: string | null;
  readonly children: ReactNode;
}

function reasonIn({ outcome }: BatchLine, reasonOf: (reason: string) => string): string | null {
  return outcome.kind === "failed" ? reasonOf(outcome.reason) : null;
}

const PREFIX = companyUrl("");

const LineView = memo(function LineView({ line, isRunning, reason, children }: LineViewProps) {
  const { outcome, url, text } = line;
  const name = outcome.kind === "saved" ? outcome.name : (url?.replace(PREFIX, "") ?? text);
  return (
    <div className={classes.line} data-outcome={outcome.kind}>
      <span className={classes.number} aria-label={`Line ${line.line}`}>
        {line.line}
      </span>
      <OutcomeIcon outcome={outcome} />
      <span className={classes.name} title={text}>
        {name}
      </span>
      <span
        className={classes.outcome}
        title={outcome.kind === "fresh" ? `Facts from ${formatDay(outcome.factsAt)}` : undefined}
      >
        {describe(outcome, isRunning, reason)}
      </span>
      <span className={classes.sighting}>{children}</span>
    </div>
  );
});

function describe(outcome: LineOutcome, isRunning: boolean, reason: string | null): string {
  switch (outcome.kind) {
    case "waiting":
      return isRunning ? "Waiting" : databaseMessages.batch.notProcessed;
    case "working":
      return "Fetching...";
    case "saved":
      return "Saved";
    case "fresh":
      return "Already up to date";
    case "repeated":
      return databaseMessages.batch.repeated(outcome.firstLine);
    case "failed":
      return reason || databaseMessages.failed;
  }
}

function OutcomeIcon({ outcome }: { outcome: LineOutcome }) {
  const size = 16;
  switch (outcome.kind) {
    case "waiting":
      return <IconCircleDashed size={size} className={classes.quiet} aria-hidden />;
    case "working":
      return <Loader size={size} aria-hidden />;
    case "saved":
      return <IconCheck size={size} className={classes.good} aria-hidden />;
    case "fresh":
      return <IconHistory size={size} className={classes.quiet} aria-hidden />;
    case "repeated":
      return <IconCopy size={size} className={classes.quiet} aria-hidden />;
    case "failed":
      return <IconAlertCircle size={size} className={classes.bad} aria-hidden />;
  }
}
