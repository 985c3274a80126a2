/** Inserts, updates, upserts and deletes. */
import type { Catalog, CatalogColumn, Relation } from "./catalog.ts";
import { restError } from "./errors.ts";
import { negotiate } from "./negotiate.ts";
import { planConditions, planField, planShape } from "./plan-shape.ts";
import type { Conflict, MutationPlan, Returning, Shape } from "./plan-types.ts";
import type { Intent } from "./request.ts";

export function planMutation(
  intent: Intent,
  kind: MutationPlan["kind"],
  relation: Relation,
  catalog: Catalog,
): MutationPlan {
  const { preferences, payload } = intent;
  if (payload !== null && payload.kind !== "json") throw restError.body("Empty or invalid json");
  if (kind === "put") checkPutFilters(intent, relation);
  const shown = planShape(intent, relation, catalog, { maxRows: null, withFilters: false });
  const where = kind === "insert" ? [] : planConditions(intent, relation);
  const columns = (payload?.names ?? []).map((name) => writtenColumn(relation, name));
  if (where.length === 0 && kind === "update" && columns.length > 0) throw restError.whereClause("UPDATE");
  if (where.length === 0 && kind === "delete") throw restError.whereClause("DELETE");
  // A write returns what it wrote, whatever page was asked for.
  const shape = { ...shown, select: expandStar(shown), where, page: { offset: 0n, limit: null } };
  const hasBody = preferences.return === "representation";
  const location = kind === "insert" && preferences.return === "headers-only" ? relation.primaryKey : null;
  return {
    kind,
    relation,
    shape,
    media: negotiate(intent),
    preferences,
    hasBody,
    columns,
    payload,
    conflict: planConflict(intent, kind, relation),
    returning: hasBody ? shownColumns(shape) : { star: false, columns: location ?? [] },
    location,
  };
}

function writtenColumn(relation: Relation, name: string): CatalogColumn {
  const column = relation.columns.get(name);
  if (!column || column.computed) throw restError.column(relation.name, name);
  return column;
}

function planConflict({ query, preferences }: Intent, kind: MutationPlan["kind"], relation: Relation): Conflict | null {
  if (kind === "put") return { action: "merge", columns: relation.primaryKey };
  if (kind !== "insert" || preferences.resolution === null) return null;
  const columns = query.onConflict ?? relation.primaryKey;
  for (const name of columns) {
    if (!relation.columns.has(name)) throw restError.undefinedColumn(`"${name}"`);
  }
  return { action: preferences.resolution === "merge-duplicates" ? "merge" : "ignore", columns };
}

/** PUT names its row by the whole primary key and nothing else. */
function checkPutFilters({ query }: Intent, { primaryKey }: Relation): void {
  const named = new Set(query.filters.map(({ item }) => item.field.name));
  const exact = query.filters.every(
    ({ path, item: { field, negated, operation } }) =>
      path.length === 0 &&
      field.path.length === 0 &&
      !negated &&
      operation.kind === "compare" &&
      operation.operator === "=" &&
      operation.quantifier === null,
  );
  const complete = named.size === primaryKey.length && primaryKey.every((name) => named.has(name));
  if (query.logic.length > 0 || primaryKey.length === 0 || !complete || !exact) throw restError.putFilters();
}

/** `*` beside a computed column: what RETURNING hands on is no row of the relation any more, so its columns are named. */
function expandStar({ select, relation }: Shape): Shape["select"] {
  const computes = select.some(({ field }) => field !== null && relation.columns.get(field.column)?.computed);
  if (!computes) return select;
  const columns = [...relation.columns.values()].filter(({ computed }) => !computed);
  const all = columns.map(({ name }) => ({ field: planField({ name, path: [] }, relation), cast: null, alias: null }));
  return select.flatMap((item) => (item.field === null ? all : item));
}

/** The columns that the answer is made from. */
function shownColumns({ select, order }: Shape): Returning {
  const star = select.some(({ field }) => field === null);
  const fields = [...select.flatMap(({ field }) => field ?? []), ...order.map(({ field }) => field)];
  return { star, columns: star ? [] : [...new Set(fields.map(({ column }) => column))] };
}
