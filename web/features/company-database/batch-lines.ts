import type { PastedLine } from "#domain/batch/parse-paste.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import { isFreshAge } from "#domain/company/facts-age.ts";
import { companyUrlErrorMessages } from "#domain/company/url-error-messages.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";

/** The lines of a batch before the first fetch: invalid URLs, repeated URLs and recent facts are not fetched. */
export function batchLines(
  pasted: readonly PastedLine[],
  sightings: ReadonlyMap<string, Sighting>,
  nowMs: number,
): readonly BatchLine[] {
  return pasted.map((read): BatchLine => {
    const { line, text } = read;
    if (read.kind === "invalid") {
      const outcome = { kind: "failed", reason: companyUrlErrorMessages[read.reason], canRetry: false } as const;
      return { line, text, url: null, outcome };
    }
    const { url } = read;
    if (read.kind === "repeated") return { line, text, url, outcome: { kind: "repeated", firstLine: read.firstLine } };
    const { factsAt = null, asOf = null } = sightings.get(url) ?? {};
    const isFresh = factsAt !== null && isFreshAge(nowMs - Date.parse(factsAt));
    return { line, text, url, outcome: isFresh ? { kind: "fresh", factsAt: asOf ?? factsAt } : { kind: "waiting" } };
  });
}
