/** Checks inserts, updates, upserts and deletes. */
import type { Catalog, CatalogColumn, Relation } from "./catalog.ts";
import { restError } from "./errors.ts";
import { negotiateContent } from "./negotiate.ts";
import { expandStar, planConditions, planSelect } from "./plan-select.ts";
import type { MutationPlan, OnConflict, Returning, SelectPlan } from "./plan-types.ts";
import type { ApiRequest } from "./request.ts";

export function planMutation(
  request: ApiRequest,
  kind: MutationPlan["kind"],
  relation: Relation,
  catalog: Catalog,
): MutationPlan {
  const { preferences, payload } = request;
  if (payload !== null && payload.kind !== "json") throw restError.invalidBody("Empty or invalid json");
  if (kind === "put") checkPutFilters(request, relation);
  const requested = planSelect(request, relation, catalog, { maxRows: null, withFilters: false });
  const where = kind === "insert" ? [] : planConditions(request, relation);
  const columns = (payload?.names ?? []).map((name) => writtenColumn(relation, name));
  if (where.length === 0 && kind === "update" && columns.length > 0) throw restError.missingWhere("UPDATE");
  if (where.length === 0 && kind === "delete") throw restError.missingWhere("DELETE");
  // A write returns all rows it wrote, whatever page is requested.
  const page = { offset: 0n, limit: null };
  const select = { ...requested, projections: expandStar(requested), where, page };
  const hasBody = preferences.return === "representation";
  const location = kind === "insert" && preferences.return === "headers-only" ? relation.primaryKey : null;
  return {
    kind,
    relation,
    select,
    mediaType: negotiateContent(request),
    preferences,
    hasBody,
    readOnly: false,
    columns,
    payload,
    onConflict: planOnConflict(request, kind, relation),
    returning: hasBody ? returningColumns(select) : { star: false, columns: location ?? [] },
    location,
  };
}

function writtenColumn(relation: Relation, name: string): CatalogColumn {
  const column = relation.columns.get(name);
  if (!column || column.computed) throw restError.columnNotFound(relation.name, name);
  return column;
}

function planOnConflict(
  { query, preferences }: ApiRequest,
  kind: MutationPlan["kind"],
  relation: Relation,
): OnConflict | null {
  if (kind === "put") return { action: "merge", columns: relation.primaryKey };
  if (kind !== "insert" || preferences.resolution === null) return null;
  const columns = query.onConflict ?? relation.primaryKey;
  for (const name of columns) {
    if (!relation.columns.has(name)) throw restError.undefinedColumn(`"${name}"`);
  }
  return { action: preferences.resolution === "merge-duplicates" ? "merge" : "ignore", columns };
}

/** PUT needs an `eq` filter on every primary key column and no other filter. */
function checkPutFilters({ query }: ApiRequest, { primaryKey }: Relation): void {
  const named = new Set(query.filters.map(({ value }) => value.field.name));
  const areEqual = query.filters.every(
    ({ embedPath, value: { field, negated, operation } }) =>
      embedPath.length === 0 &&
      field.path.length === 0 &&
      !negated &&
      operation.kind === "compare" &&
      operation.operator === "=" &&
      operation.quantifier === null,
  );
  const isComplete = named.size === primaryKey.length && primaryKey.every((name) => named.has(name));
  if (query.logic.length > 0 || primaryKey.length === 0 || !isComplete || !areEqual) throw restError.invalidFilters();
}

/** The columns that the response's SELECT reads. */
function returningColumns({ projections, order }: SelectPlan): Returning {
  const star = projections.some(({ field }) => field === null);
  const fields = [...projections.flatMap(({ field }) => field ?? []), ...order.map(({ field }) => field)];
  return { star, columns: star ? [] : [...new Set(fields.map(({ column }) => column))] };
}
