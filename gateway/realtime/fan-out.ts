/** Who is told of a table's changes, and what. */
import type { Database } from "#gateway/db/port/database.ts";
import type { Access, PublishedTable } from "./catalog.ts";
import { type ChangeType, describeChange, oldRecordOf, pick, type ToldChange } from "./change.ts";
import { chosenRows, readRow, visibleRows } from "./row-queries.ts";
import type { RowValues } from "./row-sql.ts";
import type { Binding, News, Subscription } from "./subscription.ts";

/** For each change what there is to do to tell it, in the order of the subscriptions. */
export async function tellings(
  database: Database,
  table: PublishedTable,
  told: readonly ToldChange[],
  subscriptions: readonly Subscription[],
): Promise<ReadonlyMap<ToldChange, readonly (() => void)[]>> {
  const allowed = subscriptions.flatMap((subscription) => {
    const access = table.access.get(subscription.role);
    return access === undefined ? [] : [{ subscription, access, bindings: bindingsOn(table, subscription, access) }];
  });
  const changes = await complete(database, table, told);
  const isChosen = await filterAnswers(
    database,
    table,
    changes,
    allowed.flatMap(({ bindings }) => bindings),
  );
  const isVisible = await visibility(database, table, changes, allowed);

  return new Map(
    changes.map((change, place) => {
      const news = new Map<string, News>();
      const tell = allowed.flatMap(({ subscription, access, bindings }) => {
        const ids = bindings
          .filter(({ event, filter }) => (event === "*" || event === change.type) && isChosen(filter, place))
          .map(({ id }) => id);
        if (ids.length === 0 || !isVisible(subscription, access, place)) return [];
        const known = news.get(subscription.role) ?? {
          data: describeChange(change.told, table, access),
          frames: new Map(),
        };
        news.set(subscription.role, known);
        return [() => subscription.deliver(ids, known)];
      });
      return [change.origin, tell] as const;
    }),
  );
}

interface Change {
  readonly origin: ToldChange;
  /** With the row, where it had to be read. */
  readonly told: ToldChange;
  readonly type: ChangeType;
  /** What filters look at. */
  readonly row: RowValues;
}

/** Filters may not look at what the role may not see. */
function bindingsOn(table: PublishedTable, { bindings }: Subscription, access: Access): readonly Binding[] {
  return bindings.filter(
    ({ schema, table: name, filter }) =>
      schema === table.schema &&
      (name ?? table.name) === table.name &&
      (filter === null || filter.conditions.every(({ column }) => access.columns.includes(column))),
  );
}

/** Reads the rows that were too large to be told; those that are gone by now are told as deletes later on. */
async function complete(
  database: Database,
  table: PublishedTable,
  told: readonly ToldChange[],
): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for (const origin of told) {
    const type = origin.type as ChangeType;
    const isCut = type !== "DELETE" && origin.record === null && origin.key !== null;
    const record = isCut ? await readRow(database, table, origin.key) : origin.record;
    if (isCut && record === null) continue;
    const whole = isCut ? { ...origin, record } : origin;
    changes.push({ origin, told: whole, type, row: record ?? oldRecordOf(origin, table) });
  }
  return changes;
}

async function filterAnswers(
  database: Database,
  table: PublishedTable,
  changes: readonly Change[],
  bindings: readonly Binding[],
): Promise<(filter: Binding["filter"], place: number) => boolean> {
  const filters = new Map(
    bindings.flatMap(({ filter }) => (filter === null ? [] : [[filter.text, filter.conditions]])),
  );
  const chosen = await chosenRows(
    database,
    table,
    [...filters.values()],
    changes.map(({ row }) => row),
  );
  const byText = new Map([...filters.keys()].map((text, index) => [text, chosen[index]]));
  return (filter, place) => filter === null || byText.get(filter.text)?.has(place) === true;
}

/** Deletes are shown to everyone who may read the table: nobody can tell any more whose row it was. */
async function visibility(
  database: Database,
  table: PublishedTable,
  changes: readonly Change[],
  allowed: readonly { readonly subscription: Subscription; readonly access: Access }[],
): Promise<(subscription: Subscription, access: Access, place: number) => boolean> {
  const asked = changes.flatMap(({ type, row }, place) =>
    type === "DELETE" ? [] : [{ key: pick(row, table.key), place }],
  );
  const inDoubt = allowed.filter(({ access }) => !access.seesEveryRow && table.key.length > 0);
  const askers = new Map(inDoubt.map(({ subscription: { role, claims } }) => [`${role} ${claims}`, { role, claims }]));
  const answers =
    asked.length === 0
      ? []
      : await visibleRows(
          database,
          table,
          [...askers.values()],
          asked.map(({ key }) => key),
        );
  const seen = new Map(
    [...askers.keys()].map((asker, index) => [
      asker,
      new Set(asked.filter((_question, nth) => answers[index]?.has(nth)).map(({ place }) => place)),
    ]),
  );
  return ({ role, claims }, access, place) =>
    changes[place]?.type === "DELETE" || access.seesEveryRow || seen.get(`${role} ${claims}`)?.has(place) === true;
}
