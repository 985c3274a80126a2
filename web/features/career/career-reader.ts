import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import { onPersonalDataDeleted } from "#web/backend/personal-data.ts";
import type { CareerInput, CareerRequest, CareerResponse, ReadCareer } from "./worker-messages.ts";

interface PendingRequest {
  readonly resolve: (result: ReadCareer) => void;
  readonly reject: (error: Error) => void;
}

/** The main thread's side of `career-worker.ts`. */
interface CareerReader {
  /** Cheap for the same object. */
  setNames(names: DatabaseNames): void;
  read(input: CareerInput): Promise<ReadCareer>;
  stop(): void;
}

let current: CareerReader | null = null;

onPersonalDataDeleted(() => {
  current?.stop();
  current = null;
});

/** One worker for all screens: it builds its dictionary once. */
export function careerReader(): CareerReader {
  current ??= startReader();
  return current;
}

/** Without a result for so long, the worker has stopped: a browser short of memory ends it without an event. */
const TIMEOUT_MS = 30_000;

function startReader(): CareerReader {
  const worker = new Worker(new URL("./career-worker.ts", import.meta.url), { type: "module", name: "careers" });
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let names: DatabaseNames | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The next career starts a new worker. */
  function fail(message: string): void {
    if (current === reader) current = null;
    reader.stop();
    const error = new Error(message || "The career couldn't be read. Reload the page and try again.");
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  function watch(): void {
    clearTimeout(timer);
    if (pending.size > 0) timer = setTimeout(() => fail(""), TIMEOUT_MS);
  }

  worker.addEventListener("message", ({ data: response }: MessageEvent<CareerResponse>) => {
    const request = pending.get(response.id);
    pending.delete(response.id);
    watch();
    if ("error" in response) request?.reject(new Error(response.error));
    else request?.resolve(response.result);
  });
  worker.addEventListener("error", ({ message }) => fail(message));

  const reader: CareerReader = {
    setNames(next) {
      if (next === names) return;
      names = next;
      worker.postMessage({ kind: "names", names: next } satisfies CareerRequest);
    },
    read(input) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ kind: "read", id, input } satisfies CareerRequest);
        watch();
      });
    },
    stop() {
      clearTimeout(timer);
      worker.terminate();
    },
  };
  return reader;
}
