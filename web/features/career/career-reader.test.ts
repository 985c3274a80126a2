import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CareerRequest } from "./worker-messages.ts";

const NO_NAMES = { universities: [], companies: [], hotlists: [], news: [] } as never;
const NOTHING = { name: null, headline: null, positions: [], educations: [] };

/** Answers the text `read`; for `killed` it stops for ever, for `crash` with an error. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly requests: CareerRequest["kind"][] = [];
  isStopped = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(request: CareerRequest): void {
    this.requests.push(request.kind);
    if (request.kind === "names") return;
    const { id, input } = request;
    queueMicrotask(() => {
      if (input.text === "killed") this.isStopped = true;
      if (this.isStopped) return;
      if (input.text === "crash") this.dispatchEvent(new ErrorEvent("error"));
      else {
        const result = { career: NOTHING, names: { employers: [], schools: [] } };
        this.dispatchEvent(new MessageEvent("message", { data: { id, result } }));
      }
    });
  }

  terminate(): void {
    this.isStopped = true;
  }
}

class ErrorEvent extends Event {
  readonly message = "";
}

describe("reading careers", () => {
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

  test.each(["killed", "crash"])(
    "fails what a worker that is %s had to read, and reads the next in a new one",
    async (text) => {
      const { careerReader } = await import("./career-reader.ts");
      const read = (input: { readonly text: string }) => {
        careerReader().setNames(NO_NAMES);
        return careerReader().read(input);
      };
      const outcomes = Promise.allSettled([read({ text: "read" }), read({ text }), read({ text: "read" })]);
      await vi.advanceTimersByTimeAsync(30_000);
      expect((await outcomes).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
      expect(await read({ text: "read" })).toMatchObject({ career: NOTHING });
      expect(FakeWorker.started.map(({ requests }) => requests)).toEqual([
        ["names", "read", "read", "read"],
        ["names", "read"],
      ]);
    },
  );
});
