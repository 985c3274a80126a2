import { DatabaseUnavailable } from "../port/database.ts";

interface Waiting {
  readonly exclusive: boolean;
  readonly start: () => void;
  readonly fail: (reason: DatabaseUnavailable) => void;
}

/**
 * A FIFO queue for one database session. Callers run exclusively, or up to `concurrency` at once, so that the next batch is in
 * flight while the engine works on the first. A caller that waits too long leaves the queue.
 */
export class SessionQueue {
  readonly #concurrency: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #exclusive = false;
  #closed = false;

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** Resolves with the function that releases the session. Fails with `DatabaseUnavailable`: "deadline" or "closed". */
  acquire(waitMs: number, exclusive: boolean): Promise<() => void> {
    if (this.#closed) return Promise.reject(new DatabaseUnavailable("closed", "the database is closed"));
    if (this.#waiting.length === 0 && this.#hasRoom(exclusive)) return Promise.resolve(this.#start(exclusive));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        exclusive,
        start: () => {
          clearTimeout(timer);
          resolve(this.#start(exclusive));
        },
        fail: (reason) => {
          clearTimeout(timer);
          reject(reason);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(new DatabaseUnavailable("deadline", `the database was busy for ${waitMs} ms`));
        this.#next();
      }, waitMs);
      this.#waiting.push(entry);
    });
  }

  /** Rejects waiting and future callers. Resolves when the running ones have finished. */
  async close(waitMs: number): Promise<void> {
    for (const { fail } of this.#waiting.splice(0)) fail(new DatabaseUnavailable("closed", "the database is closing"));
    const last = this.acquire(waitMs, true).catch(() => null);
    this.#closed = true;
    await last;
  }

  #hasRoom(exclusive: boolean): boolean {
    return this.#running === 0 || (!exclusive && !this.#exclusive && this.#running < this.#concurrency);
  }

  #start(exclusive: boolean): () => void {
    this.#running++;
    this.#exclusive = exclusive;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#running--;
      this.#next();
    };
  }

  #next(): void {
    for (let first = this.#waiting[0]; first && this.#hasRoom(first.exclusive); first = this.#waiting[0]) {
      this.#waiting.shift();
      first.start();
    }
  }
}
