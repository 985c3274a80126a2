/**
 * From what the database tells to those who may know: in the order of the commits, each change encoded once for everyone
 * with the same access, row-level security asked once for everyone with the same claims.
 */
import type { Database } from "#gateway/db/port/database.ts";
import { type Catalog, readCatalog } from "./catalog.ts";
import { readToldChange, type ToldChange } from "./change.ts";
import { tellings } from "./fan-out.ts";
import type { Subscription } from "./subscription.ts";

/** Policies and publications that changed count after no more than this. */
const REMEMBERED_MS = 1000;
const CHANGES_A_BATCH = 200;
const MAX_WAITING = 20_000;

export class ChangeFeed {
  readonly #database: Database;
  readonly #clock: () => number;
  readonly #onError: (error: unknown) => void;
  readonly #subscriptions = new Set<Subscription>();
  #waiting: ToldChange[] = [];
  #working = false;
  #catalog: { readonly value: Catalog; readonly readAtMs: number; readonly roles: ReadonlySet<string> } | null = null;

  constructor(database: Database, clock: () => number, onError: (error: unknown) => void) {
    this.#database = database;
    this.#clock = clock;
    this.#onError = onError;
  }

  add(subscription: Subscription): void {
    this.#subscriptions.add(subscription);
    // Its tables may be newer than what is remembered.
    this.#catalog = null;
  }

  remove(subscription: Subscription): void {
    this.#subscriptions.delete(subscription);
  }

  /** A notification's payload. */
  hear(payload: string): void {
    if (this.#subscriptions.size === 0) return;
    const told = readToldChange(payload, this.#clock());
    if (told === null) return;
    this.#waiting.push(told);
    if (this.#waiting.length > MAX_WAITING) this.loseAll("Too many changes at once");
    if (!this.#working) void this.#work();
  }

  /** Tells every subscriber that changes were missed. */
  loseAll(why: string): void {
    this.#waiting = [];
    for (const subscription of this.#subscriptions) subscription.lose(why);
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, CHANGES_A_BATCH);
      try {
        await this.#deliver(batch);
      } catch (error) {
        this.#onError(error);
        this.loseAll("Changes could not be read");
      }
    }
    this.#working = false;
  }

  async #deliver(batch: readonly ToldChange[]): Promise<void> {
    // Whoever leaves meanwhile is told nothing; whoever comes meanwhile has read what these changes left.
    const subscriptions = [...this.#subscriptions];
    const catalog = await this.#currentCatalog(new Set(subscriptions.map(({ role }) => role)));
    const deliveries = new Map<ToldChange, readonly (() => void)[]>();
    for (const [name, changes] of Map.groupBy(batch, ({ schema, table }) => JSON.stringify([schema, table]))) {
      const [schema = "", tableName = ""] = JSON.parse(name) as string[];
      const interested = subscriptions.filter(({ bindings }) =>
        bindings.some((binding) => binding.schema === schema && (binding.table ?? tableName) === tableName),
      );
      const table = catalog.table(schema, tableName);
      if (table === undefined || interested.length === 0) continue;
      if (changes.some(({ type }) => type === "MANY")) {
        for (const subscription of interested) subscription.lose("Too many changes at once");
        continue;
      }
      const published = changes.filter(({ type }) => table.events.has(type));
      for (const [change, tell] of await tellings(this.#database, table, published, interested)) {
        deliveries.set(change, tell);
      }
    }
    for (const change of batch) for (const tell of deliveries.get(change) ?? []) tell();
  }

  async #currentCatalog(roles: ReadonlySet<string>): Promise<Catalog> {
    const nowMs = this.#clock();
    const known = this.#catalog;
    const isFresh = known !== null && Math.abs(nowMs - known.readAtMs) < REMEMBERED_MS;
    if (isFresh && [...roles].every((role) => known.roles.has(role))) return known.value;
    const value = await readCatalog(this.#database, [...roles]);
    this.#catalog = { value, readAtMs: nowMs, roles };
    return value;
  }
}
