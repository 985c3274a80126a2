import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReadDocument } from "#domain/documents/read-document.ts";
import type { FileRequest } from "./worker-messages.ts";

/** A worker that answers by the file's name: `slow` never, `crash` with an error. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage({ id, file }: FileRequest): void {
    queueMicrotask(() => {
      if (this.isTerminated || file.name === "slow") return;
      if (file.name === "crash") this.dispatchEvent(new Event("error"));
      else
        this.dispatchEvent(new MessageEvent("message", { data: { id, document: { name: file.name, problem: null } } }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const files = (...names: string[]) => names.map((name) => new File(["text"], name));
const outcomes = (documents: readonly ReadDocument[]) =>
  documents.map(({ name, problem }) => `${name}: ${problem?.code ?? "read"}`);

describe("reading files", () => {
  beforeEach(() => {
    FakeWorker.started = [];
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal("Worker", FakeWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const load = async () => (await import("./read-files.ts")).readFiles;

  test("starts one worker with the first file, in the files' order", async () => {
    const readFiles = await load();
    expect(FakeWorker.started).toHaveLength(0);
    const seen: number[] = [];
    const documents = await readFiles(files("a", "b"), { onRead: (_document, index) => seen.push(index) });
    expect(outcomes(documents)).toEqual(["a: read", "b: read"]);
    expect(seen).toEqual([0, 1]);
    expect(FakeWorker.started).toHaveLength(1);
  });

  test("ends a reader that takes 30 seconds, and reads the next file in a new one", async () => {
    const readFiles = await load();
    const reading = readFiles(files("slow", "b"));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes(await reading)).toEqual(["slow: timeout", "b: read"]);
    expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test("reads the next file in a new reader after a crash", async () => {
    const readFiles = await load();
    expect(outcomes(await readFiles(files("crash", "b")))).toEqual(["crash: reader_stopped", "b: read"]);
    expect(FakeWorker.started).toHaveLength(2);
  });

  test("ends the reader when the screen is left, and returns what was read", async () => {
    const readFiles = await load();
    const leaving = new AbortController();
    const reading = readFiles(files("a", "slow", "c"), { signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    expect(outcomes(await reading)).toEqual(["a: read"]);
    expect(FakeWorker.started[0]?.isTerminated).toBe(true);
  });

  test("rejects files after the fiftieth, and files above 25 MB without reading them", async () => {
    const readFiles = await load();
    const names = Array.from({ length: 51 }, (_, index) => `${index}`);
    expect(outcomes(await readFiles(files(...names))).slice(49)).toEqual(["49: read", "50: too_many_files"]);
    const large = new File([new Uint8Array(25_000_001)], "large");
    expect(outcomes(await readFiles([large]))).toEqual(["large: too_large"]);
  });
});
