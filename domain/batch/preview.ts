import type { Sighting } from "../hotlist/sighting.ts";
import { BATCH_PAUSE_MS, type BatchLine } from "./run.ts";

/** What a batch would do, before its first request. */
export interface BatchPreview {
  /** Companies that are nowhere yet. */
  readonly added: number;
  /** Companies of the database whose facts are fetched again. */
  readonly refreshed: number;
  /** Companies that need no request: their facts are recent, or the squad has them. */
  readonly skipped: number;
  /** Companies on any hotlist. */
  readonly onHotlists: number;
  readonly repeated: number;
  readonly unusable: number;
  /** One request for each company. */
  readonly requests: number;
  /** The pauses between the requests; the provider's own time is not known. */
  readonly seconds: number;
}

/** Of the lines as the batch would start. Sightings by URL; while they are loading, all companies count as new. */
export function previewBatch(lines: readonly BatchLine[], sightings: ReadonlyMap<string, Sighting>): BatchPreview {
  const waiting = lines.filter(({ outcome }) => outcome.kind === "waiting");
  const companies = lines.filter(({ url, outcome }) => url !== null && outcome.kind !== "repeated");
  const refreshed = waiting.filter(({ url }) => (sightings.get(url ?? "")?.factsAt ?? null) !== null).length;
  return {
    added: waiting.length - refreshed,
    refreshed,
    skipped: companies.length - waiting.length,
    onHotlists: companies.filter(({ url }) => (sightings.get(url ?? "")?.hotlists.length ?? 0) > 0).length,
    repeated: lines.filter(({ outcome }) => outcome.kind === "repeated").length,
    unusable: lines.filter(({ url }) => url === null).length,
    requests: waiting.length,
    seconds: Math.ceil((waiting.length * BATCH_PAUSE_MS) / 1000),
  };
}

/** `12 new, about 12 s` */
export function previewText({
  added,
  refreshed,
  skipped,
  onHotlists,
  repeated,
  unusable,
  seconds,
}: BatchPreview): string {
  const count = (number: number, text: string) => (number === 0 ? [] : [`${number.toLocaleString("en")} ${text}`]);
  const parts = [
    ...count(added, "new"),
    ...count(refreshed, "in the database, fetched again"),
    ...(seconds === 0 ? [] : [`about ${duration(seconds)}`]),
  ];
  return [
    parts.join(", "),
    ...count(skipped, "skipped"),
    ...count(onHotlists, onHotlists === 1 ? "on a hotlist" : "on hotlists"),
    ...count(repeated, "twice in the list"),
    ...count(unusable, "without a company link"),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
