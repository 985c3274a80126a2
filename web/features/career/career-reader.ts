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

function startReader(): CareerReader {
  const worker = new Worker(new URL("./career-worker.ts", import.meta.url), { type: "module", name: "careers" });
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let names: DatabaseNames | null = null;

  worker.addEventListener("message", ({ data: response }: MessageEvent<CareerResponse>) => {
    const request = pending.get(response.id);
    pending.delete(response.id);
    if ("error" in response) request?.reject(new Error(response.error));
    else request?.resolve(response.result);
  });
  worker.addEventListener("error", ({ message }) => {
    // The next career starts a new worker.
    current = null;
    worker.terminate();
    const error = new Error(message || "The career couldn't be read. Reload the page and try again.");
    for (const { reject } of pending.values()) reject(error);
  });

  return {
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
      });
    },
    stop: () => worker.terminate(),
  };
}
