import { Loader } from "@mantine/core";
import { IconAlertCircle, IconCheck, IconCircleDashed, IconCopy, IconHistory } from "@tabler/icons-react";
import { memo, type ReactNode, useMemo } from "react";
import { lineRanges } from "#domain/batch/line-ranges.ts";
import { batchMessages } from "#domain/batch/messages.ts";
import type { LineOutcome } from "#domain/batch/progress.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import { repeatedErrors, sharedReasons } from "#domain/batch/shared-reasons.ts";
import { companyUrl } from "#domain/company/company-url.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { formatDay } from "#web/lib/dates.ts";
import { SharedReasons } from "#web/ui/shared-reasons.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { batchScreenMessages } from "../messages.ts";
import classes from "./batch-lines.module.css";

interface BatchLinesProps {
  readonly label: string;
  readonly lines: readonly BatchLine[];
  readonly sightings: ReadonlyMap<string, Sighting>;
  /** `preview`: before the start. `stopped`: paused or ended. */
  readonly phase: BatchPhase;
  readonly renderSighting: (sighting: Sighting) => ReactNode;
  /** What the user can do about a line. */
  readonly renderAction?: (line: BatchLine) => ReactNode;
}

export type BatchPhase = "preview" | "running" | "stopped";

/** Lines of a batch with their outcomes and sightings. An error of several lines is shown once, above them. */
export function BatchLines({ label, lines, sightings, phase, renderSighting, renderAction }: BatchLinesProps) {
  const { repeated, shared, reasonOf } = useMemo(() => errorsOf(lines, phase), [lines, phase]);
  return (
    <>
      <SharedReasons reasons={[...repeated, ...shared]} />
      <VirtualList
        label={label}
        items={lines}
        itemKey={({ line, part }) => `${line}.${part}`}
        maxHeight={280}
        itemHeight={44}
        renderItem={(line) => {
          const sighting = line.url === null ? undefined : sightings.get(line.url);
          return (
            <LineView
              line={line}
              phase={phase}
              isInDatabase={(sighting?.factsAt ?? null) !== null}
              reason={line.outcome.kind === "failed" ? reasonOf(line.outcome.reason) : null}
            >
              {sighting !== undefined && renderSighting(sighting)}
              {renderAction?.(line)}
            </LineView>
          );
        }}
      />
    </>
  );
}

function errorsOf(lines: readonly BatchLine[], phase: BatchPhase) {
  const repeatedText = phase === "preview" ? batchScreenMessages.noLink : batchScreenMessages.notSaved;
  const errors = repeatedErrors(lines);
  const reasons = new Set(errors.map(({ reason }) => reason));
  const others = lines.filter(({ outcome }) => outcome.kind !== "failed" || !reasons.has(outcome.reason));
  const { shared, reasonOf } = sharedReasons(others.map(({ outcome }) => outcome));
  return {
    repeated: errors.map((error) => `${lineRanges(error.lines)}: ${error.reason}`),
    shared,
    reasonOf: (reason: string) => (reasons.has(reason) ? repeatedText : reasonOf(reason)),
  };
}

interface LineViewProps {
  readonly line: BatchLine;
  readonly phase: BatchPhase;
  readonly isInDatabase: boolean;
  /** Of a failed line; null for others. */
  readonly reason: string | null;
  readonly children: ReactNode;
}

const PREFIX = companyUrl("");

const LineView = memo(function LineView({ line, phase, isInDatabase, reason, children }: LineViewProps) {
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
        {describe(outcome, phase, isInDatabase, reason)}
      </span>
      <span className={classes.sighting}>{children}</span>
    </div>
  );
});

function describe(outcome: LineOutcome, phase: BatchPhase, isInDatabase: boolean, reason: string | null): string {
  switch (outcome.kind) {
    case "waiting":
      if (phase === "preview") return isInDatabase ? "Fetched again" : "New";
      return phase === "running" ? "Waiting" : batchMessages.notProcessed;
    case "working":
      return "Fetching...";
    case "saved":
      return "Saved";
    case "fresh":
      return "Already up to date";
    case "repeated":
      return batchMessages.repeated(outcome.firstLine);
    case "failed":
      return reason || batchScreenMessages.failed;
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
