/** Checks select, filters, order and page against the relation. */
import type { Catalog, Relation } from "./catalog.ts";
import { restError } from "./errors.ts";
import { checkNesting } from "./nesting.ts";
import { PatternCheck } from "./patterns.ts";
import type { PlannedCondition, PlannedField, PlannedOrder, Projection, SelectPlan } from "./plan-types.ts";
import type { Condition, Field, Operation, OrderTerm, SelectItem, WithEmbedPath } from "./query-ast.ts";
import type { Page } from "./range.ts";
import type { ApiRequest } from "./request.ts";

interface SelectOptions {
  /** Null for the rows that a write returns. */
  readonly maxRows: number | null;
  /** False if the filters choose the rows to write. */
  readonly withFilters: boolean;
}

/** Of one part of a row in `select`, as `*`, a column or a JSON path. */
const MAX_REPETITIONS = 5;
/** In select and order together, and in the filters. */
const MAX_JSON_FIELDS = 50;
const STAR: Projection = { field: null, cast: null, alias: null };
const ALL: readonly Projection[] = [STAR];

export function planSelect(
  request: ApiRequest,
  relation: Relation,
  catalog: Catalog,
  options: SelectOptions,
): SelectPlan {
  const { query, schema } = request;
  rejectEmbedding(request);
  const context = { relation, catalog, schema };
  const projections = query.select.length === 0 ? ALL : query.select.map((item) => planItem(item, context));
  checkRepetitions(projections);
  const order = planOrder(query.orders, relation);
  checkJsonFields([...projections.flatMap(({ field }) => field ?? []), ...order.map(({ field }) => field)]);
  return {
    relation,
    projections,
    where: options.withFilters ? planConditions(request, relation) : [],
    order,
    page: limitPage(request.page, options.maxRows),
  };
}

export function planConditions({ query }: ApiRequest, relation: Relation): readonly PlannedCondition[] {
  const patterns = new PatternCheck();
  const conditions = [...atRoot(query.filters), ...atRoot(query.logic)].map((condition) =>
    planCondition(condition, relation, patterns),
  );
  checkJsonFields(conditions.flatMap(fieldsOf));
  return conditions;
}

/** Postgres makes a copy of the whole JSON value for each, and keeps all of them until the row is done. */
function checkJsonFields(fields: readonly PlannedField[]): void {
  if (fields.filter(({ readsJson }) => readsJson).length <= MAX_JSON_FIELDS) return;
  throw restError.costlyFilter(`The request reads JSON columns or paths more than ${MAX_JSON_FIELDS} times.`);
}

function atRoot<T>(params: readonly WithEmbedPath<T>[]): readonly T[] {
  return params.filter(({ embedPath }) => embedPath.length === 0).map(({ value }) => value);
}

function limitPage({ offset, limit }: Page, maxRows: number | null): Page {
  const maxLimit = maxRows === null ? null : BigInt(maxRows);
  return { offset, limit: maxLimit === null || (limit !== null && limit < maxLimit) ? limit : maxLimit };
}

/** Embedding is not supported: rejects embedded relations and parameters for them, with the errors of PostgREST. */
function rejectEmbedding({ query, target, schema }: ApiRequest): void {
  const relations = query.select.filter((item) => item.kind === "relation");
  const embedded = new Set(relations.flatMap(({ name, alias }) => (alias === null ? [name] : [name, alias])));
  const named = [
    ...[...query.filters, ...query.orders, ...query.logic].flatMap(({ embedPath }) => embedPath.slice(0, 1)),
    ...query.embeddedRanges.map((path) => path.split(".", 1)[0] ?? ""),
  ];
  const notEmbedded = named.find((name) => !embedded.has(name));
  if (notEmbedded !== undefined) throw restError.notEmbedded(notEmbedded);
  const [relation] = relations;
  if (relation) throw restError.noRelBetween(target.name, relation.name, relation.hint, schema);
  for (const { embedPath, value } of query.orders) {
    const term = value.find((candidate) => candidate.relation !== null);
    if (embedPath.length === 0 && term?.relation) throw restError.notEmbedded(term.relation);
  }
}

/** Postgres builds the whole result before its size is known: a long column that is selected 500 times fills the memory. */
function checkRepetitions(projections: readonly Projection[]): void {
  const paths = projections.map(({ field }) => (field === null ? ["*"] : pathsTo(field)));
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path.at(-1) ?? "", (counts.get(path.at(-1) ?? "") ?? 0) + 1);
  for (const path of paths) {
    const count = path.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0);
    if (count <= MAX_REPETITIONS) continue;
    throw restError.costlyFilter(`"${path.at(-1)}" is selected more than ${MAX_REPETITIONS} times.`);
  }
}

/** What contains the field, outermost first, and itself. Equal for `->` and `->>`, and for all spellings of an index. */
function pathsTo({ column, path }: PlannedField): readonly string[] {
  const names = [column, ...path.map(({ kind, value }) => (kind === "index" ? String(Number(value)) : value))];
  return ["*", ...names.map((_, index) => names.slice(0, index + 1).join("->"))];
}

interface Context {
  readonly relation: Relation;
  readonly catalog: Catalog;
  readonly schema: string;
}

function planItem(item: SelectItem, { relation, catalog, schema }: Context): Projection {
  if (item.kind !== "field") return STAR;
  if (item.aggregated) throw restError.aggregatesNotAllowed();
  const field = planField(item.field, relation);
  let cast: string | null = null;
  if (item.cast !== null) {
    cast = catalog.type(schema, item.cast) ?? null;
    if (cast === null) throw restError.undefinedType(item.cast);
  }
  const needsName = field.path.length > 0 || cast !== null;
  return { field, cast, alias: item.alias ?? (needsName ? defaultName(item.field) : null) };
}

/** A JSON value is named after the last key of its path, or after the column if the path has only indexes. */
function defaultName({ name, path }: Field): string {
  return path.findLast((step) => step.kind === "key")?.value ?? name;
}

export function planField(field: Field, relation: Relation): PlannedField {
  const column = relation.columns.get(field.name);
  if (!column) throw restError.undefinedColumn(`${relation.name}.${field.name}`);
  const isJson = column.type === "json" || column.type === "jsonb";
  return {
    column: column.name,
    path: field.path,
    toJson: field.path.length > 0 && !isJson,
    readsJson: field.path.length > 0 || isJson,
    isTsvector: column.type === "tsvector",
  };
}

function planCondition(condition: Condition, relation: Relation, patterns: PatternCheck): PlannedCondition {
  if (condition.kind !== "filter") {
    return { ...condition, children: condition.children.map((child) => planCondition(child, relation, patterns)) };
  }
  checkOperand(condition.operation);
  const operation = patterns.check(condition.operation);
  return { ...condition, operation, field: planField(condition.field, relation) };
}

/** `!!!!…` overflows the stack of Postgres' tsquery parser, which reports an internal error. */
const STACKED_NEGATIONS = /(?:!\s*){16}/;

function checkOperand(operation: Operation): void {
  if (operation.kind === "in") operation.values.forEach(checkNesting);
  else if (operation.kind !== "is") checkNesting(operation.value);
  if (operation.kind === "fts" && STACKED_NEGATIONS.test(operation.value)) throw restError.tooDeep();
}

function planOrder(
  orders: readonly WithEmbedPath<readonly OrderTerm[]>[],
  relation: Relation,
): readonly PlannedOrder[] {
  const terms = orders.find(({ embedPath }) => embedPath.length === 0)?.value ?? [];
  return terms.map(({ field, direction, nulls }) => ({ field: planField(field, relation), direction, nulls }));
}

/** The computed columns that the response's SELECT reads. */
export function computedColumns({ projections, where, order, relation }: SelectPlan): readonly string[] {
  const names = new Set([
    ...projections.flatMap(({ field }) => field?.column ?? []),
    ...where.flatMap(fieldsOf).map(({ column }) => column),
    ...order.map(({ field }) => field.column),
  ]);
  return [...names].filter((name) => relation.columns.get(name)?.computed);
}

function fieldsOf(condition: PlannedCondition): readonly PlannedField[] {
  return condition.kind === "filter" ? [condition.field] : condition.children.flatMap(fieldsOf);
}

/**
 * Next to a computed column `*` becomes a list: the source of the rows (RETURNING, or the called function) must compute it, so
 * `*` would contain it.
 */
export function expandStar(select: SelectPlan): SelectPlan["projections"] {
  const { projections, relation } = select;
  if (computedColumns(select).length === 0) return projections;
  const columns = [...relation.columns.values()].filter(({ computed }) => !computed);
  const all = columns.map(({ name }) => ({ field: planField({ name, path: [] }, relation), cast: null, alias: null }));
  return projections.flatMap((item) => (item.field === null ? all : item));
}
