/** Decides which subscriptions receive the changes of a table. */
import type { Database } from "#gateway/db/port/database.ts";
import {
  type ChangeNotification,
  type ChangeType,
  oldRecordOf,
  pickColumns,
  type RenderedChange,
  renderChange,
} from "./change.ts";
import type { Access, PublishedTable } from "./published-tables.ts";
import { findVisibleRows, matchFilters, readRow } from "./row-queries.ts";
import type { RowValues } from "./row-sql.ts";
import type { Binding, Subscription } from "./subscription.ts";

/** For each notification, one function per receiving subscription that sends it; the caller keeps the commit order. */
export async function fanOut(
  database: Database,
  table: PublishedTable,
  notifications: readonly ChangeNotification[],
  subscriptions: readonly Subscription[],
): Promise<ReadonlyMap<ChangeNotification, readonly (() => void)[]>> {
  const permitted = subscriptions.flatMap((subscription) => {
    const access = table.access.get(subscription.role);
    return access === undefined ? [] : [{ subscription, access, bindings: bindingsOn(table, subscription, access) }];
  });
  const changes = await loadLargeRows(database, table, notifications);
  const matches = await createFilterMatcher(
    database,
    table,
    changes,
    permitted.flatMap(({ bindings }) => bindings),
  );
  const isVisible = await createVisibilityCheck(database, table, changes, permitted);

  return new Map(
    changes.map((change, index) => {
      const renderedChanges = new Map<string, RenderedChange>();
      const render = (role: string, access: Access, { select, selectKey }: Binding) => {
        const key = `${role} ${selectKey}`;
        const rendered = renderedChanges.get(key) ?? renderChange(change.complete, table, access, select);
        renderedChanges.set(key, rendered);
        return rendered;
      };
      const sends = permitted.flatMap(({ subscription, access, bindings }) => {
        const matching = bindings.filter(
          ({ event, filter }) => (event === "*" || event === change.type) && matches(filter, index),
        );
        if (matching.length === 0 || !isVisible(subscription, access, index)) return [];
        return groupBySelect(matching).map(({ first, ids }) => {
          const rendered = render(subscription.role, access, first);
          return () => subscription.deliver(ids, rendered);
        });
      });
      return [change.notification, sends] as const;
    }),
  );
}

/** Runs for every subscriber and change. */
function groupBySelect(bindings: readonly Binding[]) {
  const groups = new Map<string, { readonly first: Binding; readonly ids: number[] }>();
  for (const binding of bindings) {
    const group = groups.get(binding.selectKey);
    if (group === undefined) groups.set(binding.selectKey, { first: binding, ids: [binding.id] });
    else group.ids.push(binding.id);
  }
  return [...groups.values()];
}

interface Change {
  readonly notification: ChangeNotification;
  /** The notification with its record loaded. */
  readonly complete: ChangeNotification;
  readonly type: ChangeType;
  /** The row that filters are matched against. */
  readonly row: RowValues;
}

/** Skips filters on columns that the role may not select: a match would reveal their values. */
function bindingsOn(table: PublishedTable, { bindings }: Subscription, access: Access): readonly Binding[] {
  return bindings.filter(
    ({ schema, table: name, filter }) =>
      schema === table.schema &&
      (name ?? table.name) === table.name &&
      (filter === null || filter.conditions.every(({ column }) => access.columns.includes(column))),
  );
}

/** Reads rows that did not fit into a notification. Skips rows deleted since: their delete is notified next. */
async function loadLargeRows(
  database: Database,
  table: PublishedTable,
  notifications: readonly ChangeNotification[],
): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for (const notification of notifications) {
    const type = notification.type as ChangeType;
    const isTooLarge = type !== "DELETE" && notification.record === null && notification.key !== null;
    const record = isTooLarge ? await readRow(database, table, notification.key) : notification.record;
    if (isTooLarge && record === null) continue;
    const complete = isTooLarge ? { ...notification, record } : notification;
    changes.push({ notification, complete, type, row: record ?? oldRecordOf(notification, table) });
  }
  return changes;
}

async function createFilterMatcher(
  database: Database,
  table: PublishedTable,
  changes: readonly Change[],
  bindings: readonly Binding[],
): Promise<(filter: Binding["filter"], index: number) => boolean> {
  const filters = new Map(
    bindings.flatMap(({ filter }) => (filter === null ? [] : [[filter.text, filter.conditions]])),
  );
  const matched = await matchFilters(
    database,
    table,
    [...filters.values()],
    changes.map(({ row }) => row),
  );
  const byText = new Map([...filters.keys()].map((text, nth) => [text, matched[nth]]));
  return (filter, index) => filter === null || byText.get(filter.text)?.has(index) === true;
}

/** Deletes are visible to everyone who may select from the table, because policies cannot be checked on a deleted row. */
async function createVisibilityCheck(
  database: Database,
  table: PublishedTable,
  changes: readonly Change[],
  permitted: readonly { readonly subscription: Subscription; readonly access: Access }[],
): Promise<(subscription: Subscription, access: Access, index: number) => boolean> {
  const rows = changes.flatMap(({ type, row }, index) =>
    type === "DELETE" ? [] : [{ key: pickColumns(row, table.key), index }],
  );
  const readers = new Map(
    permitted
      .filter(({ access }) => !access.seesEveryRow && table.key.length > 0)
      .map(({ subscription: { role, claimsJson } }) => [`${role} ${claimsJson}`, { role, claimsJson }]),
  );
  const visible =
    rows.length === 0
      ? []
      : await findVisibleRows(
          database,
          table,
          [...readers.values()],
          rows.map(({ key }) => key),
        );
  const visibleByReader = new Map(
    [...readers.keys()].map((reader, readerIndex) => [
      reader,
      new Set(rows.filter((_row, rowIndex) => visible[readerIndex]?.has(rowIndex)).map(({ index }) => index)),
    ]),
  );
  return ({ role, claimsJson }, access, index) =>
    changes[index]?.type === "DELETE" ||
    access.seesEveryRow ||
    visibleByReader.get(`${role} ${claimsJson}`)?.has(index) === true;
}
