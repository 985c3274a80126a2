import { DatabaseUnavailable } from "./database.ts";

const OPEN = 0;
const COMMITTING = 1;
const ABANDONED = 2;

/**
 * Decides between the commit of some work and the end of its time, also across threads: the first one to claim it wins. So work
 * that failed with "deadline" is never stored.
 */
export class CommitClaim {
  /** Shared with the engine's thread. */
  readonly cell: Int32Array<SharedArrayBuffer>;

  constructor(cell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))) {
    this.cell = cell;
  }

  /** Called before the commit begins. If false, the work must be rolled back. */
  begin(): boolean {
    return Atomics.compareExchange(this.cell, 0, OPEN, COMMITTING) !== ABANDONED;
  }

  /** Prevents the commit. False if it has begun: its result is then unknown. */
  abandon(): boolean {
    return Atomics.compareExchange(this.cell, 0, OPEN, ABANDONED) !== COMMITTING;
  }

  /** After a commit that was rejected: the work may run again. */
  reopen(): void {
    Atomics.compareExchange(this.cell, 0, COMMITTING, OPEN);
  }

  /** The error of work that is not waited for any longer. */
  errorOf(error: DatabaseUnavailable): DatabaseUnavailable {
    return this.abandon() ? error : new DatabaseUnavailable("unknown", `${error.message}, during the commit`);
  }
}
