import { companyUrlErrorMessages } from "../company/url-error-messages.ts";
import type { Sighting } from "../hotlist/sighting.ts";
import type { PastedLine } from "./find-companies.ts";
import type { LineOutcome } from "./progress.ts";
import type { BatchLine } from "./run.ts";

/** The lines of a batch of the company database before the first fetch: invalid URLs, repeated URLs and recent facts are not fetched. */
export function databaseBatchLines(
  pasted: readonly PastedLine[],
  sightings: ReadonlyMap<string, Sighting>,
  /** Whether facts of this ISO time need no request. */
  isFresh: (factsAt: string) => boolean,
): readonly BatchLine[] {
  return pasted.map((read): BatchLine => {
    const { line, part, text } = read;
    if (read.kind === "invalid") {
      const outcome = { kind: "failed", reason: companyUrlErrorMessages[read.reason], canRetry: false } as const;
      return { line, part, text, url: null, outcome };
    }
    const { url } = read;
    if (read.kind === "repeated")
      return { line, part, text, url, outcome: { kind: "repeated", firstLine: read.firstLine } };
    const { factsAt = null, asOf = null } = sightings.get(url) ?? {};
    const outcome: LineOutcome =
      factsAt !== null && isFresh(factsAt) ? { kind: "fresh", factsAt: asOf ?? factsAt } : { kind: "waiting" };
    return { line, part, text, url, outcome };
  });
}
