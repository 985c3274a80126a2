/** Reads the file, and plans what would change, off the main thread. */
import type { WorkerRequest, WorkerResponse } from "./protocol.ts";
import { ImportSession } from "./session.ts";

const session = new ImportSession();
/** Calls change the session, so they run one after the other. */
let last: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data: { id, method, args } }: MessageEvent<WorkerRequest>) => {
  last = respond(last, { id, method, args });
});

async function respond(earlier: Promise<unknown>, { id, method, args }: WorkerRequest): Promise<void> {
  await earlier;
  try {
    const call = session[method] as (...parameters: readonly unknown[]) => unknown;
    postMessage({ id, result: await call.apply(session, [...args]) } satisfies WorkerResponse);
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies WorkerResponse);
  }
}
