/** Runs the slow part of the analyses off the main thread. Holds the dictionary and the text analyzed last. */
import { readOutline } from "#domain/cv/outline.ts";
import { annotate } from "#domain/text/annotate.ts";
import { blockStarts } from "#domain/text/blocks.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { buildDictionary, type Dictionary } from "#domain/text/dictionary.ts";
import { dictionaryEntries } from "#domain/text/dictionary-entries.ts";
import type { KnownEntry } from "#domain/text/entry-register.ts";
import { renderPlain } from "#domain/text/render-plain.ts";
import { renderRich } from "#domain/text/render-rich.ts";
import { findUnknownNames } from "#domain/text/unknown-names.ts";
import type { AnalyzedText, FoundEntry, RenderedText, WorkerRequest, WorkerResponse } from "./worker-messages.ts";

let dictionary: Dictionary<KnownEntry> | null = null;
let analyzed: AnalyzedText | null = null;

addEventListener("message", ({ data: request }: MessageEvent<WorkerRequest>) => {
  if (request.kind === "names") {
    dictionary = buildDictionary(dictionaryEntries(request.names));
    return;
  }
  const { id } = request;
  try {
    respond({ id, result: request.kind === "analyze" ? analyze(request) : render(request) });
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

function respond(response: WorkerResponse): void {
  postMessage(response);
}

function analyze({ id, text: pasted, analysis }: Extract<WorkerRequest, { kind: "analyze" }>): AnalyzedText {
  if (dictionary === null) throw new Error("The dictionary has not been built");
  const text = cleanText(pasted);
  const outline = readOutline(text);
  const annotation = annotate(dictionary, text, analysis, { outline });
  const entries = annotation.entries.map(
    ({ name, kind, lookupNames }, position): FoundEntry => ({ name, kind, lookupNames, position }),
  );
  analyzed = {
    id,
    annotation: { ...annotation, entries },
    outline,
    unknown: findUnknownNames(annotation, outline, dictionary),
    blocks: blockStarts(annotation),
  };
  return analyzed;
}

function render({ analyzedId, facts }: Extract<WorkerRequest, { kind: "render" }>): RenderedText {
  if (analyzed?.id !== analyzedId) throw new Error("Another text has been analyzed since");
  const { annotation } = analyzed;
  const factsOf = ({ position }: FoundEntry) => facts[position] ?? null;
  return {
    html: new Blob([renderRich(annotation, factsOf)], { type: "text/html" }),
    plain: new Blob([renderPlain(annotation, factsOf)], { type: "text/plain" }),
  };
}
