/** Finds the names of a text off the main thread. Holds the dictionary and the text analyzed last. */
import type { CvOutline } from "#domain/cv/outline.ts";
import { prepareRules, type RuleSet } from "#domain/match-rules/apply-rules.ts";
import type { MatchRule } from "#domain/match-rules/rule.ts";
import { annotate } from "#domain/text/annotate.ts";
import { blockStarts } from "#domain/text/blocks.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { buildDictionary, type Dictionary } from "#domain/text/dictionary.ts";
import { dictionaryEntries } from "#domain/text/dictionary-entries.ts";
import type { KnownEntry } from "#domain/text/entry-register.ts";
import { NO_NAMES } from "#domain/text/no-names.ts";
import { previewChange, type RulePreview } from "#domain/text/preview-rule.ts";
import { renderPlain } from "#domain/text/render-plain.ts";
import { renderRich } from "#domain/text/render-rich.ts";
import { findUnknownNames } from "#domain/text/unknown-names.ts";
import type {
  AnalyzedText,
  FoundEntry,
  OutlineResponse,
  RenderedText,
  WorkerRequest,
  WorkerResponse,
} from "./worker-messages.ts";

/** The built-in lists, until the names of the database are loaded: what they need once is ready then. */
let dictionary: Dictionary<KnownEntry> = buildDictionary(dictionaryEntries(NO_NAMES));
let rules: readonly MatchRule[] = [];
let ruleSet: RuleSet = prepareRules(rules);
let analyzed: AnalyzedText | null = null;
const NO_OUTLINE: CvOutline = { positions: [], educations: [] };
/** By the analysis's id. Each comes before or after its request. */
const outlines = new Map<number, PromiseWithResolvers<OutlineResponse>>();

addEventListener("message", ({ data: request }: MessageEvent<WorkerRequest>) => {
  if (request.kind === "names") {
    if (request.names !== null) {
      dictionary = buildDictionary(dictionaryEntries(request.names));
    }
    rules = request.rules;
    ruleSet = prepareRules(rules);
    return;
  }
  if (request.kind === "outlines") {
    request.port.addEventListener("message", ({ data }: MessageEvent<OutlineResponse>) =>
      outlineOf(data.id).resolve(data),
    );
    request.port.start();
    return;
  }
  void respond(request);
});

async function respond(request: Exclude<WorkerRequest, { kind: "names" | "outlines" }>): Promise<void> {
  const { id } = request;
  try {
    postMessage({ id, result: await respondTo(request) } satisfies WorkerResponse);
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies WorkerResponse);
  }
}

function outlineOf(id: number): PromiseWithResolvers<OutlineResponse> {
  const outline = outlines.get(id) ?? Promise.withResolvers<OutlineResponse>();
  outlines.set(id, outline);
  return outline;
}

async function receiveOutline(id: number): Promise<CvOutline> {
  const response = await outlineOf(id).promise;
  outlines.delete(id);
  if ("error" in response) throw new Error(response.error);
  return response.outline;
}

function respondTo(
  request: Exclude<WorkerRequest, { kind: "names" | "outlines" }>,
): Promise<AnalyzedText> | RenderedText | RulePreview {
  switch (request.kind) {
    case "analyze":
      return analyze(request);
    case "render":
      return render(request);
    case "preview":
      return preview(request);
  }
}

async function analyze({
  id,
  text: pasted,
  analysis,
  hasOutline,
}: Extract<WorkerRequest, { kind: "analyze" }>): Promise<AnalyzedText> {
  const text = cleanText(pasted);
  const outline = hasOutline ? await receiveOutline(id) : NO_OUTLINE;
  const annotation = annotate(dictionary, text, analysis, { outline, rules: ruleSet });
  const entries = annotation.entries.map(
    ({ name, kind, lookupNames }, position): FoundEntry => ({ name, kind, lookupNames, position }),
  );
  analyzed = {
    id,
    annotation: { ...annotation, entries },
    outline,
    unknown: findUnknownNames(annotation, outline, dictionary, ruleSet),
    blocks: blockStarts(annotation),
  };
  return analyzed;
}

function preview({ change }: Extract<WorkerRequest, { kind: "preview" }>): RulePreview {
  if (analyzed === null) throw new Error("No text has been analyzed");
  const { annotation, outline } = analyzed;
  return previewChange({ annotation, outline, dictionary, rules }, change);
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
