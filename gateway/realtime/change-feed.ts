/**
 * Delivers change notifications to subscriptions in commit order. A change is serialized once per role; visibility is
 * queried once per set of claims.
 */
import type { Database } from "#gateway/db/port/database.ts";
import { type ChangeNotification, parseChangeNotification } from "./change.ts";
import { fanOut } from "./fan-out.ts";
import { type Catalog, readCatalog } from "./published-tables.ts";
import type { Subscription } from "./subscription.ts";

type ChangeBatch = readonly ChangeNotification[];

/** Changed policies and publications take effect within this time. */
const CATALOG_TTL_MS = 1000;
const BATCH_SIZE = 200;
const MAX_QUEUED = 20_000;

export class ChangeFeed {
  readonly #database: Database;
  readonly #clock: () => number;
  readonly #onError: (error: unknown) => void;
  readonly #subscriptions = new Set<Subscription>();
  #queue: ChangeNotification[] = [];
  #isDelivering = false;
  #catalog: { readonly value: Catalog; readonly readAtMs: number; readonly roles: ReadonlySet<string> } | null = null;

  constructor(database: Database, clock: () => number, onError: (error: unknown) => void) {
    this.#database = database;
    this.#clock = clock;
    this.#onError = onError;
  }

  add(subscription: Subscription): void {
    this.#subscriptions.add(subscription);
    // Its tables may be newer than the cached catalog.
    this.#catalog = null;
  }

  remove(subscription: Subscription): void {
    this.#subscriptions.delete(subscription);
  }

  onNotification(payload: string): void {
    if (this.#subscriptions.size === 0) return;
    const change = parseChangeNotification(payload, this.#clock());
    if (change === null) return;
    this.#queue.push(change);
    if (this.#queue.length > MAX_QUEUED) this.#failAll("Too many changes at once");
    if (!this.#isDelivering) void this.#deliverQueue();
  }

  #failAll(reason: string): void {
    this.#queue = [];
    for (const subscription of this.#subscriptions) subscription.fail(reason);
  }

  async #deliverQueue(): Promise<void> {
    this.#isDelivering = true;
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, BATCH_SIZE);
      try {
        await this.#deliver(batch);
      } catch (error) {
        this.#onError(error);
        this.#failAll("Changes could not be read");
      }
    }
    this.#isDelivering = false;
  }

  async #deliver(batch: ChangeBatch): Promise<void> {
    // A subscription added later reads rows that already contain these changes.
    const subscriptions = [...this.#subscriptions];
    const catalog = await this.#currentCatalog(new Set(subscriptions.map(({ role }) => role)));
    const deliveries = new Map<ChangeNotification, readonly (() => void)[]>();
    for (const [name, changes] of Map.groupBy(batch, ({ schema, table }) => JSON.stringify([schema, table]))) {
      const [schema = "", tableName = ""] = JSON.parse(name) as string[];
      const interested = subscriptions.filter(({ bindings }) =>
        bindings.some((binding) => binding.schema === schema && (binding.table ?? tableName) === tableName),
      );
      const table = catalog.table(schema, tableName);
      if (table === undefined || interested.length === 0) continue;
      if (changes.some(({ type }) => type === "MANY")) {
        for (const subscription of interested) subscription.fail("Too many changes at once");
        continue;
      }
      const published = changes.filter(({ type }) => table.events.has(type));
      for (const [change, sends] of await fanOut(this.#database, table, published, interested)) {
        deliveries.set(change, sends);
      }
    }
    for (const change of batch) for (const send of deliveries.get(change) ?? []) send();
  }

  async #currentCatalog(roles: ReadonlySet<string>): Promise<Catalog> {
    const nowMs = this.#clock();
    const cached = this.#catalog;
    const isFresh = cached !== null && Math.abs(nowMs - cached.readAtMs) < CATALOG_TTL_MS;
    if (isFresh && [...roles].every((role) => cached.roles.has(role))) return cached.value;
    const value = await readCatalog(this.#database, [...roles]);
    this.#catalog = { value, readAtMs: nowMs, roles };
    return value;
  }
}
