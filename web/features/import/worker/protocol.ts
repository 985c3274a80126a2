import type { ImportSession } from "./session.ts";

/** The session's methods, called from the main thread. */
export type WorkerApi = Pick<
  ImportSession,
  | "open"
  | "reread"
  | "setFields"
  | "setExistingNames"
  | "matchRequest"
  | "addMatches"
  | "plan"
  | "lines"
  | "edit"
  | "decide"
  | "include"
  | "includeAll"
  | "corrections"
  | "restore"
  | "nextChunk"
  | "setEntries"
  | "result"
  | "record"
  | "resultCsv"
>;

export interface WorkerRequest {
  readonly id: number;
  readonly method: keyof WorkerApi;
  readonly args: readonly unknown[];
}

export type WorkerResponse =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
