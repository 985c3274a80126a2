/** The `workerData` of the PGlite thread. */
export interface WorkerSettings {
  readonly dataDir: string;
  readonly engine: WebAssembly.Module;
  /** A larger result is rejected and its work rolled back. */
  readonly maxResultBytes: number;
  /** A checkpoint runs after this much write-ahead log ... */
  readonly checkpointBytes: number;
  /** ... or this long after the last one, if anything was written since. */
  readonly checkpointMs: number;
  /** Messages to run first: a replacement session must LISTEN on its predecessor's channels. */
  readonly relistenMessages: Uint8Array<ArrayBuffer> | null;
  /** Shared with the thread: see `COUNTERS`. */
  readonly counters: Int32Array<SharedArrayBuffer>;
  /** Shared with the thread: cells of `CommitClaim`s. */
  readonly claims: Int32Array<SharedArrayBuffer>;
}

export type ToWorker =
  | {
      readonly exchange: Uint8Array<ArrayBuffer>;
      /** Handed back if the one before it was slow and of the same caller. */
      readonly caller: string | undefined;
      readonly deadlineAt: number;
      /** Index of the cell of its `CommitClaim`. */
      readonly claim: number | undefined;
      readonly end: "commit" | "rollback" | undefined;
    }
  | { readonly close: true };

export type FromWorker =
  | { readonly ready: true }
  /** `isWrite`: the exchange wrote to the write-ahead log. */
  | { readonly reply: Uint8Array<ArrayBuffer>; readonly isWrite: boolean }
  | { readonly rolledBack: "deadline" | "result-too-large" }
  | { readonly handedBack: true }
  | { readonly fatal: string }
  | { readonly closed: true };

/** Indexes of the counters that the thread increments: exchanges that it has begun, and its file operations. */
export const COUNTERS = { exchanges: 0, fileOperations: 1 } as const;
