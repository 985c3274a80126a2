import type { MatchRule, OtherName } from "#domain/match-rules/rule.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { RulePreview } from "#domain/text/preview-rule.ts";
import type { NoteFacts } from "#domain/text/segments.ts";
import { onPersonalDataDeleted } from "#web/backend/personal-data.ts";
import type {
  AnalyzedText,
  OutlineRequest,
  RenderedText,
  TextToAnalyze,
  WorkerRequest,
  WorkerResponse,
} from "./worker-messages.ts";

interface PendingRequest {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The main thread's side of `text-worker.ts` and `outline-worker.ts`. */
export interface TextAnalyzer {
  /** Sets the names to search for besides the built-in lists, and the rules. Cheap for the same object, and if only rules change. */
  setNames(names: DatabaseNames): void;
  /** Reads a text that is probably analyzed next: the analysis then has its outline already. */
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

/** The same workers for all screens: the dictionary is built once. */
export function textAnalyzer(): TextAnalyzer {
  current ??= startAnalyzer();
  return current;
}

/** Whatever changes the dictionary. */
const NAME_LISTS = ["universities", "companyNames", "companyFacts", "hotlists", "otherNames"] as const;

function startAnalyzer(): TextAnalyzer {
  const worker = new Worker(new URL("./text-worker.ts", import.meta.url), { type: "module", name: "text analysis" });
  const reader = new Worker(new URL("./outline-worker.ts", import.meta.url), { type: "module", name: "outlines" });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ kind: "outlines", port: port1 } satisfies WorkerRequest, [port1]);
  reader.postMessage({ kind: "port", port: port2 } satisfies OutlineRequest, [port2]);
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let names: DatabaseNames | null = null;

  worker.addEventListener("message", ({ data: response }: MessageEvent<WorkerResponse>) => {
    const request = pending.get(response.id);
    pending.delete(response.id);
    if ("error" in response) request?.reject(new Error(response.error));
    else request?.resolve(response.result as never);
  });
  worker.addEventListener("error", fail);
  reader.addEventListener("error", fail);

  function stop(): void {
    worker.terminate();
    reader.terminate();
  }

  /** The next analysis starts new workers. */
  function fail({ message }: ErrorEvent): void {
    current = null;
    stop();
    const error = new Error(message || "The analysis couldn't start. Reload the page and try again.");
    for (const { reject } of pending.values()) reject(error);
  }

  function post<Result>(request: (id: number) => WorkerRequest): Promise<Result> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage(request(id));
    });
  }

  function readOutline(id: number | null, text: string): void {
    reader.postMessage({ kind: "read", id, text } satisfies OutlineRequest);
  }

  return {
    setNames(next) {
      if (next === names) return;
      const hasSameNames = names !== null && NAME_LISTS.every((list) => next[list] === names?.[list]);
      names = next;
      const { rules } = next;
      worker.postMessage({ kind: "names", names: hasSameNames ? null : next, rules } satisfies WorkerRequest);
    },
    read: (text) => readOutline(null, text),
    analyze: ({ text, analysis, hasOutline }) =>
      post((id) => {
        if (hasOutline) readOutline(id, text);
        return { kind: "analyze", id, text, analysis, hasOutline };
      }),
    render: (analyzed, facts) => post((id) => ({ kind: "render", id, analyzedId: analyzed.id, facts })),
    preview: (change) => post((id) => ({ kind: "preview", id, change })),
    stop,
  };
}
