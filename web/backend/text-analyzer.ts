import type { Analysis } from "#domain/text/annotate.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { NoteFacts } from "#domain/text/segments.ts";
import type { AnalyzedText, RenderedText, WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The main thread's side of `text-worker.ts`. */
export interface Analyzer {
  /** Sets what is looked for besides the built-in lists; the same names again cost nothing. */
  setNames(names: DatabaseNames): void;
  analyze(text: string, analysis: Analysis): Promise<AnalyzedText>;
  /** Makes the text analyzed last ready for the clipboard, with the entries' facts by their positions. */
  render(analyzed: AnalyzedText, facts: readonly (NoteFacts | null)[]): Promise<RenderedText>;
}

let kept: Analyzer | null = null;

/** One for the whole page: its dictionary is built once, whichever screens come and go. */
export function analyzer(): Analyzer {
  kept ??= startAnalyzer();
  return kept;
}

function startAnalyzer(): Analyzer {
  const worker = new Worker(new URL("./text-worker.ts", import.meta.url), { type: "module", name: "text analysis" });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let names: DatabaseNames | null = null;

  worker.addEventListener("message", ({ data: answer }: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("fault" in answer) asked?.reject(new Error(answer.fault));
    else asked?.resolve(answer.result as never);
  });
  worker.addEventListener("error", ({ message }) => {
    // Whatever it was, the next analysis starts a new one.
    kept = null;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error(message || "The analysis could not be started."));
  });

  function ask<Result>(request: (id: number) => WorkerRequest): Promise<Result> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage(request(id));
    });
  }

  return {
    setNames(next) {
      if (next === names) return;
      names = next;
      worker.postMessage({ kind: "names", names } satisfies WorkerRequest);
    },
    analyze: (text, analysis) => ask((id) => ({ kind: "analyze", id, text, analysis })),
    render: (analyzed, facts) => ask((id) => ({ kind: "render", id, analyzedId: analyzed.id, facts })),
  };
}
