import { onPersonalDataDeleted } from "#web/backend/personal-data.ts";
import type { WorkerApi, WorkerRequest, WorkerResponse } from "./protocol.ts";

/** The main thread's side of `import-worker.ts`. The worker holds the file, so that no long task blocks the screen. */
export interface Importer {
  call<Method extends keyof WorkerApi>(
    method: Method,
    ...args: Parameters<WorkerApi[Method]>
  ): Promise<Awaited<ReturnType<WorkerApi[Method]>>>;
  /** Deletes the file. Pending calls never settle. */
  stop(): void;
}

const running = new Set<Importer>();
onPersonalDataDeleted(() => {
  for (const importer of running) importer.stop();
});

/** The worker starts with the first call. */
export function createImporter(): Importer {
  let worker: Worker | null = null;
  const pending = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module", name: "import" });
    started.addEventListener("message", ({ data: response }: MessageEvent<WorkerResponse>) => {
      const request = pending.get(response.id);
      pending.delete(response.id);
      if ("error" in response) request?.reject(new Error(response.error));
      else request?.resolve(response.result as never);
    });
    started.addEventListener("error", ({ message }) => {
      const error = new Error(message || "The import couldn't start. Reload the page and try again.");
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
      importer.stop();
    });
    running.add(importer);
    return started;
  }

  const importer: Importer = {
    call(method, ...args) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, method, args } satisfies WorkerRequest);
      });
    },
    stop() {
      running.delete(importer);
      worker?.terminate();
      worker = null;
    },
  };
  return importer;
}
