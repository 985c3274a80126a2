import type { MatchRule, OtherName } from "#domain/match-rules/rule.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { RulePreview } from "#domain/text/preview-rule.ts";
import type { NoteFacts } from "#domain/text/segments.ts";
import { onPersonalDataDeleted } from "#web/backend/personal-data.ts";
import type { AnalyzedText, RenderedText, TextToAnalyze, WorkerRequest, WorkerResponse } from "./worker-messages.ts";

interface PendingRequest {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The main thread's side of `text-worker.ts`. */
export interface TextAnalyzer {
  /** Sets the names to search for besides the built-in lists, and the rules. Cheap for the same object, and if only rules change. */
  setNames(names: DatabaseNames): void;
  /** Reads a text that is analyzed as soon as the names are loaded. */
  read(text: string): void;
  analyze(request: TextToAnalyze): Promise<AnalyzedText>;
  /** Renders the text analyzed last for the clipboard; `facts` by the entries' positions. */
  render(analyzed: AnalyzedText, facts: readonly (NoteFacts | null)[]): Promise<RenderedText>;
  /** What a rule or another name would change in the text analyzed last. */
  preview(change: MatchRule | OtherName): Promise<RulePreview>;
  /** Deletes its texts and names. Pending requests never settle. */
  stop(): void;
}

let current: TextAnalyzer | null = null;

// The worker holds the text analyzed last.
onPersonalDataDeleted(() => {
  current?.stop();
  current = null;
});

/** One worker for all screens: it builds its dictionary once. */
export function textAnalyzer(): TextAnalyzer {
  current ??= startAnalyzer();
  return current;
}

/** Whatever changes the dictionary. */
const NAME_LISTS = ["universities", "companyNames", "companyFacts", "hotlists", "otherNames"] as const;

function startAnalyzer(): TextAnalyzer {
  const worker = new Worker(new URL("./text-worker.ts", import.meta.url), { type: "module", name: "text analysis" });
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let names: DatabaseNames | null = null;

  worker.addEventListener("message", ({ data: response }: MessageEvent<WorkerResponse>) => {
    const request = pending.get(response.id);
    pending.delete(response.id);
    if ("error" in response) request?.reject(new Error(response.error));
    else request?.resolve(response.result as never);
  });
  worker.addEventListener("error", ({ message }) => {
    // The next analysis starts a new worker.
    current = null;
    worker.terminate();
    const error = new Error(message || "The analysis couldn't start. Reload the page and try again.");
    for (const { reject } of pending.values()) reject(error);
  });

  function post<Result>(request: (id: number) => WorkerRequest): Promise<Result> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage(request(id));
    });
  }

  return {
    setNames(next) {
      if (next === names) return;
      const hasSameNames = names !== null && NAME_LISTS.every((list) => next[list] === names?.[list]);
      names = next;
      const { rules } = next;
      worker.postMessage({ kind: "names", names: hasSameNames ? null : next, rules } satisfies WorkerRequest);
    },
    read: (text) => worker.postMessage({ kind: "read", text } satisfies WorkerRequest),
    analyze: ({ text, analysis, hasOutline }) => post((id) => ({ kind: "analyze", id, text, analysis, hasOutline })),
    render: (analyzed, facts) => post((id) => ({ kind: "render", id, analyzedId: analyzed.id, facts })),
    preview: (change) => post((id) => ({ kind: "preview", id, change })),
    stop: () => worker.terminate(),
  };
}
