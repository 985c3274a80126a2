/** `select=alias:col->a->>b::type,*`, `order=col.desc.nullslast`, `columns="a","b"`. */

import type { OrderTerm, SelectItem } from "./query-ast.ts";
import { Cursor } from "./scanner.ts";

const MAX_ITEMS = 500;
const MAX_DEPTH = 8;
const AGGREGATE = /\.(?:sum|avg|count|max|min)\(\)/y;
const COUNT = /count\(\)/y;
const EXPECTING_ITEM_END = 'letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input';

/** Empty for an empty parameter. */
export function parseSelect(text: string): readonly SelectItem[] {
  const cursor = new Cursor(text, "select parameter");
  const items = parseItems(cursor, 0);
  cursor.expectEnd(EXPECTING_ITEM_END);
  return items;
}

function parseItems(cursor: Cursor, depth: number): readonly SelectItem[] {
  if (depth > MAX_DEPTH) cursor.fail(`at most ${MAX_DEPTH} levels`);
  if (cursor.ended || cursor.next === ")") return [];
  const items: SelectItem[] = [];
  do {
    if (items.length === MAX_ITEMS) cursor.fail(`at most ${MAX_ITEMS} items`);
    cursor.skipBlanks();
    items.push(parseItem(cursor, depth));
    cursor.skipBlanks();
  } while (cursor.take(","));
  return items;
}

function parseItem(cursor: Cursor, depth: number): SelectItem {
  if (cursor.take("...")) {
    const name = cursor.name();
    const hint = parseEmbedParameters(cursor);
    parseEmbedded(cursor, depth);
    return { kind: "relation", name, alias: null, hint };
  }
  if (cursor.take("*")) {
    if (!atItemEnd(cursor)) cursor.fail('")", "," or end of input');
    return { kind: "star" };
  }
  const alias = parseAlias(cursor);
  if (cursor.match(COUNT)) {
    if (cursor.take("::")) cursor.identifier();
    if (!atItemEnd(cursor)) cursor.fail(EXPECTING_ITEM_END);
    return { kind: "field", field: { name: "*", path: [] }, cast: null, alias, aggregated: true };
  }
  const field = cursor.field();
  if (field.path.length === 0 && (cursor.next === "(" || cursor.next === "!")) {
    const hint = parseEmbedParameters(cursor);
    parseEmbedded(cursor, depth);
    return { kind: "relation", name: field.name, alias, hint };
  }
  const cast = cursor.take("::") ? cursor.identifier() : null;
  const aggregated = cursor.match(AGGREGATE) !== null;
  if (aggregated && cursor.take("::")) cursor.identifier();
  if (!atItemEnd(cursor)) cursor.fail(EXPECTING_ITEM_END);
  return { kind: "field", field, cast, alias, aggregated };
}

/** `alias:` but not `name::cast`. */
function parseAlias(cursor: Cursor): string | null {
  const start = cursor.position;
  const name = cursor.name();
  if (cursor.sees(":") && !cursor.sees("::")) {
    cursor.position++;
    return name;
  }
  cursor.position = start;
  return null;
}

function parseEmbedParameters(cursor: Cursor): string | null {
  let hint: string | null = null;
  for (let count = 0; count < 2 && cursor.take("!"); count++) {
    const name = cursor.name();
    if (name !== "left" && name !== "inner") hint ??= name;
  }
  return hint;
}

function parseEmbedded(cursor: Cursor, depth: number): void {
  cursor.expect("(");
  parseItems(cursor, depth + 1);
  cursor.expect(")");
}

function atItemEnd(cursor: Cursor): boolean {
  cursor.skipBlanks();
  return cursor.ended || cursor.next === "," || cursor.next === ")";
}

export function parseOrder(text: string): readonly OrderTerm[] {
  const cursor = new Cursor(text, "order");
  const terms: OrderTerm[] = [];
  do {
    if (terms.length === MAX_ITEMS) cursor.fail(`at most ${MAX_ITEMS} terms`);
    cursor.skipBlanks();
    terms.push(parseOrderTerm(cursor));
    cursor.skipBlanks();
  } while (cursor.take(","));
  cursor.expectEnd('"," or end of input');
  return terms;
}

function parseOrderTerm(cursor: Cursor): OrderTerm {
  let field = cursor.field();
  let relation: string | null = null;
  if (field.path.length === 0 && cursor.take("(")) {
    relation = field.name;
    field = cursor.field();
    cursor.expect(")");
  }
  const direction = cursor.take(".asc") ? "asc" : cursor.take(".desc") ? "desc" : null;
  const nulls = cursor.take(".nullsfirst") ? "first" : cursor.take(".nullslast") ? "last" : null;
  cursor.skipBlanks();
  if (!cursor.ended && cursor.next !== ",") {
    const stands = cursor.next === ".";
    if (stands) cursor.position++;
    const choice =
      direction === null && nulls === null
        ? '"asc", "desc", "nullsfirst" or "nullslast"'
        : '"nullsfirst" or "nullslast"';
    cursor.fail(stands && nulls === null ? choice : 'delimiter (.), "," or end of input');
  }
  return { field, relation, direction, nulls };
}

/** `columns` and `on_conflict`. */
export function parseNames(text: string, what: "columns parameter" | "on_conflict parameter"): readonly string[] {
  const cursor = new Cursor(text, what);
  const names: string[] = [];
  do {
    cursor.skipBlanks();
    names.push(cursor.name());
    cursor.skipBlanks();
  } while (cursor.take(","));
  cursor.expectEnd('"," or end of input');
  return names;
}
