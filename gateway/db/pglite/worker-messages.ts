/** What the thread that holds PGlite is started with. */
export interface WorkerSettings {
  readonly dataDir: string;
  readonly engine: WebAssembly.Module;
  /** A larger answer is refused and its work undone. */
  readonly maxResultBytes: number;
  /** A checkpoint follows so much write-ahead log ... */
  readonly checkpointBytes: number;
  /** ... or this long after the last, where anything was written since. */
  readonly checkpointMs: number;
  /** Messages to run before anyone else's: a session that follows another must LISTEN where that one did. */
  readonly relistenMessages: Uint8Array<ArrayBuffer> | null;
}

export type ToWorker =
  | { readonly exchange: Uint8Array<ArrayBuffer>; readonly deadlineAt: number; readonly final: boolean }
  | { readonly close: true };

export type FromWorker =
  | { readonly ready: true }
  | { readonly reply: Uint8Array<ArrayBuffer> }
  | { readonly undone: "deadline" | "result-too-large" }
  | { readonly fatal: string }
  | { readonly closed: true };
