/** Columns, filters, order and page of an answer, checked against the relation they speak of. */
import type { Catalog, Relation } from "./catalog.ts";
import { restError } from "./errors.ts";
import { checkNesting } from "./nesting.ts";
import type { PlannedCondition, PlannedField, PlannedOrder, Projection, Shape } from "./plan-types.ts";
import type { Condition, Field, JsonStep, Operation, OrderTerm, Scoped, SelectItem } from "./query-ast.ts";
import type { Intent } from "./request.ts";

interface Options {
  /** Null where the page is not cut: the rows a write returns. */
  readonly maxRows: number | null;
  /** False where the filters choose the rows to write, not those to show. */
  readonly withFilters: boolean;
}

const STAR: Projection = { field: null, cast: null, alias: null };
const ALL: readonly Projection[] = [STAR];

export function planShape(intent: Intent, relation: Relation, catalog: Catalog, options: Options): Shape {
  const { query, schema } = intent;
  refuseUnembedded(intent);
  const context = { relation, catalog, schema };
  const select = query.select.length === 0 ? ALL : query.select.map((item) => planItem(item, context));
  return {
    relation,
    select,
    where: options.withFilters ? planConditions(intent, relation) : [],
    order: planOrder(query.orders, relation),
    page: cutPage(intent.page, options.maxRows),
  };
}

/** The filters and logic on the relation itself. */
export function planConditions({ query }: Intent, relation: Relation): readonly PlannedCondition[] {
  return [...atRoot(query.filters), ...atRoot(query.logic)].map((condition) => planCondition(condition, relation));
}

function atRoot<T>(scoped: readonly Scoped<T>[]): readonly T[] {
  return scoped.filter(({ path }) => path.length === 0).map(({ item }) => item);
}

function cutPage({ offset, limit }: Intent["page"], maxRows: number | null): Intent["page"] {
  const most = maxRows === null ? null : BigInt(maxRows);
  return { offset, limit: most === null || (limit !== null && limit < most) ? limit : most };
}

/** Nothing is embedded here, so whatever speaks of an embedded relation is refused. */
function refuseUnembedded({ query, target, schema }: Intent): void {
  const relations = query.select.filter((item) => item.kind === "relation");
  const embedded = new Set(relations.flatMap(({ name, alias }) => (alias === null ? [name] : [name, alias])));
  const spoken = [
    ...[...query.filters, ...query.orders, ...query.logic].flatMap(({ path }) => path.slice(0, 1)),
    ...query.embeddedRanges.map((path) => path.split(".", 1)[0] ?? ""),
  ];
  const stranger = spoken.find((name) => !embedded.has(name));
  if (stranger !== undefined) throw restError.notEmbedded(stranger);
  const [relation] = relations;
  if (relation) throw restError.relationship(target.name, relation.name, relation.hint, schema);
  for (const { path, item } of query.orders) {
    const term = item.find((candidate) => candidate.relation !== null);
    if (path.length === 0 && term?.relation) throw restError.notEmbedded(term.relation);
  }
}

interface Context {
  readonly relation: Relation;
  readonly catalog: Catalog;
  readonly schema: string;
}

function planItem(item: SelectItem, { relation, catalog, schema }: Context): Projection {
  if (item.kind !== "field") return STAR;
  if (item.aggregated) throw restError.aggregates();
  const field = planField(item.field, relation);
  let cast: string | null = null;
  if (item.cast !== null) {
    cast = catalog.type(schema, item.cast) ?? null;
    if (cast === null) throw restError.undefinedType(item.cast);
  }
  const needsName = field.path.length > 0 || cast !== null;
  return { field, cast, alias: item.alias ?? (needsName ? defaultName(item.field) : null) };
}

/** A JSON value goes by the last key on its path, or by the column's name where the path has indexes alone. */
function defaultName({ name, path }: Field): string {
  return path.findLast((step: JsonStep) => step.kind === "key")?.value ?? name;
}

export function planField(field: Field, relation: Relation): PlannedField {
  const column = relation.columns.get(field.name);
  if (!column) throw restError.undefinedColumn(`${relation.name}.${field.name}`);
  return {
    column: column.name,
    path: field.path,
    toJson: field.path.length > 0 && column.type !== "json" && column.type !== "jsonb",
    isTsvector: column.type === "tsvector",
  };
}

function planCondition(condition: Condition, relation: Relation): PlannedCondition {
  if (condition.kind !== "test") {
    return { ...condition, children: condition.children.map((child) => planCondition(child, relation)) };
  }
  checkOperand(condition.operation);
  return { ...condition, field: planField(condition.field, relation) };
}

/** `!!!!…` overflows the stack of Postgres' own query parser, which calls that an internal error. */
const STACKED_NEGATIONS = /(?:!\s*){16}/;

function checkOperand(operation: Operation): void {
  if (operation.kind === "in") operation.values.forEach(checkNesting);
  else if (operation.kind !== "is") checkNesting(operation.value);
  if (operation.kind === "search" && STACKED_NEGATIONS.test(operation.value)) throw restError.tooDeep();
}

function planOrder(orders: readonly Scoped<readonly OrderTerm[]>[], relation: Relation): readonly PlannedOrder[] {
  const terms = orders.find(({ path }) => path.length === 0)?.item ?? [];
  return terms.map(({ field, direction, nulls }) => ({ field: planField(field, relation), direction, nulls }));
}
