import { DatabaseUnavailable } from "./database.ts";

const OPEN = 0;
const COMMITTING = 1;
const ABANDONED = 2;

/**
 * Decides between the commit of some work and the end of its time, also across threads: the first one to claim it wins. So work
 * that failed with "deadline" is never stored.
 */
export class CommitClaim {
  #cells: Int32Array;
  #index: number;

  constructor(cells: Int32Array = new Int32Array(1), index = 0) {
    this.#cells = cells;
    this.#index = index;
  }

  /** Moves the state to a cell that another thread sees. The cell belongs to the claim until `detach`. */
  share(cells: Int32Array<SharedArrayBuffer>, index: number): void {
    Atomics.store(cells, index, Atomics.load(this.#cells, this.#index));
    this.#cells = cells;
    this.#index = index;
  }

  /** After the other thread is done with the claim: the cell can be used for another one. */
  detach(): void {
    this.#cells = Int32Array.of(Atomics.load(this.#cells, this.#index));
    this.#index = 0;
  }

  /** Called before the commit begins. If false, the work must be rolled back. */
  begin(): boolean {
    return Atomics.compareExchange(this.#cells, this.#index, OPEN, COMMITTING) !== ABANDONED;
  }

  /** Prevents the commit. False if it has begun: its result is then unknown. */
  abandon(): boolean {
    return Atomics.compareExchange(this.#cells, this.#index, OPEN, ABANDONED) !== COMMITTING;
  }

  /** After a commit that was rejected: the work may run again. */
  reopen(): void {
    Atomics.compareExchange(this.#cells, this.#index, COMMITTING, OPEN);
  }

  /** The error of work that is not waited for any longer. */
  errorOf(error: DatabaseUnavailable): DatabaseUnavailable {
    return this.abandon() ? error : new DatabaseUnavailable("unknown", `${error.message}, during the commit`);
  }
}
