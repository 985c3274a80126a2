import { asNonNegativeNumber, asObject, asText, isObject } from "#domain/company/parse-json.ts";
import type { DateOrder } from "#domain/import/dates.ts";
import type { ColumnTarget } from "#domain/import/fields.ts";
import type { Policies } from "#domain/import/plan-types.ts";
import type { ReadOptions } from "#domain/import/table.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import type { Corrections } from "./worker/types.ts";

/** An import that is running, or was when its page was closed. The file itself is not stored. */
export interface StoredRun {
  readonly operationId: string;
  readonly name: string;
  readonly sha256: string;
  /** The list, as in the URL. */
  readonly to: string;
  readonly options: ReadOptions;
  readonly fields: readonly ColumnTarget[];
  readonly dateOrder: DateOrder;
  readonly policies: Policies;
  readonly corrections: Corrections;
  /** Lines to import, and those that are. */
  readonly all: number;
  readonly done: number;
  /** The last line that was imported. */
  readonly doneThrough: number;
  /** Lines that were added or changed. */
  readonly taken: number;
}

const KEY = "import";
/** Held while a tab imports, so that no other tab takes the import for an interrupted one. */
const LOCK = "venture-research import";

export function storeRun(run: StoredRun | undefined): void {
  store(KEY, run);
}

/** The interrupted import into this list; null without one. */
export async function readInterrupted(to: string): Promise<StoredRun | null> {
  const stored = readStored(KEY);
  if (!isObject(stored) || stored.to !== to) return null;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK) ? null : parse(stored);
}

/** Runs the work while this tab holds the lock. */
export function whileImporting<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(LOCK, work);
}

function parse(stored: Readonly<Record<string, unknown>>): StoredRun | null {
  const { operationId, name, sha256, to, corrections, fields } = stored;
  const ids = [operationId, name, sha256, to].map(asText);
  if (ids.includes(undefined) || !isObject(corrections) || !Array.isArray(fields)) return null;
  return {
    ...(stored as unknown as StoredRun),
    options: asObject(stored.options),
    policies: asObject(stored.policies),
    dateOrder: stored.dateOrder === "day_first" || stored.dateOrder === "month_first" ? stored.dateOrder : "ambiguous",
    all: asNonNegativeNumber(stored.all) ?? 0,
    done: asNonNegativeNumber(stored.done) ?? 0,
    doneThrough: asNonNegativeNumber(stored.doneThrough) ?? 0,
    taken: asNonNegativeNumber(stored.taken) ?? 0,
  };
}
