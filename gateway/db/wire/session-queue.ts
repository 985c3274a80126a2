import { DatabaseUnavailable } from "../port/database.ts";

interface Waiting {
  readonly alone: boolean;
  readonly start: () => void;
  readonly fail: (reason: DatabaseUnavailable) => void;
}

/**
 * Gives callers the engine in the order they came: alone, or up to `together` side by side (the next batch is on its way
 * while the engine works on the first). Who waits longer than allowed leaves the queue.
 */
export class Turns {
  readonly #together: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #alone = false;
  #closed = false;

  constructor(together: number) {
    this.#together = together;
  }

  /** Resolves with the function that ends the turn. Fails with `DatabaseUnavailable`: "deadline" or "closed". */
  take(waitMs: number, alone: boolean): Promise<() => void> {
    if (this.#closed) return Promise.reject(new DatabaseUnavailable("closed", "the database is closed"));
    if (this.#waiting.length === 0 && this.#hasRoom(alone)) return Promise.resolve(this.#start(alone));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        alone,
        start: () => {
          clearTimeout(timer);
          resolve(this.#start(alone));
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

  /** Turns away everyone who waits, and everyone from now on. Resolves when the running turns have ended. */
  async close(waitMs: number): Promise<void> {
    for (const { fail } of this.#waiting.splice(0)) fail(new DatabaseUnavailable("closed", "the database is closing"));
    const last = this.take(waitMs, true).catch(() => null);
    this.#closed = true;
    await last;
  }

  #hasRoom(alone: boolean): boolean {
    return this.#running === 0 || (!alone && !this.#alone && this.#running < this.#together);
  }

  #start(alone: boolean): () => void {
    this.#running++;
    this.#alone = alone;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#running--;
      this.#next();
    };
  }

  #next(): void {
    for (let first = this.#waiting[0]; first && this.#hasRoom(first.alone); first = this.#waiting[0]) {
      this.#waiting.shift();
      first.start();
    }
  }
}
