/** `select=alias:col->a->>b::type,*`, `order=col.desc.nullslast`, `columns="a","b"`. */
import type { OrderTerm, SelectItem } from "./query-ast.ts";
import { Scanner } from "./scanner.ts";

const MAX_ITEMS = 500;
const MAX_DEPTH = 8;
const AGGREGATE = /\.(?:sum|avg|count|max|min)\(\)/y;
const COUNT = /count\(\)/y;
const EXPECTING_ITEM_END = 'letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input';

export function parseSelect(text: string): readonly SelectItem[] {
  const scanner = new Scanner(text, "select parameter");
  const items = parseItems(scanner, 0);
  scanner.expectEnd(EXPECTING_ITEM_END);
  return items;
}

function parseItems(scanner: Scanner, depth: number): readonly SelectItem[] {
  if (depth > MAX_DEPTH) scanner.fail(`at most ${MAX_DEPTH} levels`);
  if (scanner.ended || scanner.next === ")") return [];
  return scanner.commaSeparated(() => parseItem(scanner, depth), MAX_ITEMS);
}

function parseItem(scanner: Scanner, depth: number): SelectItem {
  if (scanner.take("...")) {
    const name = scanner.name();
    const hint = parseEmbedHint(scanner);
    parseEmbedded(scanner, depth);
    return { kind: "relation", name, alias: null, hint };
  }
  if (scanner.take("*")) {
    if (!atItemEnd(scanner)) scanner.fail('")", "," or end of input');
    return { kind: "star" };
  }
  const alias = parseAlias(scanner);
  if (scanner.match(COUNT)) {
    if (scanner.take("::")) scanner.identifier();
    if (!atItemEnd(scanner)) scanner.fail(EXPECTING_ITEM_END);
    return { kind: "field", field: { name: "*", path: [] }, cast: null, alias, aggregated: true };
  }
  const field = scanner.field();
  if (field.path.length === 0 && (scanner.next === "(" || scanner.next === "!")) {
    const hint = parseEmbedHint(scanner);
    parseEmbedded(scanner, depth);
    return { kind: "relation", name: field.name, alias, hint };
  }
  const cast = scanner.take("::") ? scanner.identifier() : null;
  const aggregated = scanner.match(AGGREGATE) !== null;
  if (aggregated && scanner.take("::")) scanner.identifier();
  if (!atItemEnd(scanner)) scanner.fail(EXPECTING_ITEM_END);
  return { kind: "field", field, cast, alias, aggregated };
}

/** Reads `alias:`, not `name::cast`. */
function parseAlias(scanner: Scanner): string | null {
  const start = scanner.position;
  const name = scanner.name();
  if (scanner.startsWith(":") && !scanner.startsWith("::")) {
    scanner.position++;
    return name;
  }
  scanner.position = start;
  return null;
}

function parseEmbedHint(scanner: Scanner): string | null {
  let hint: string | null = null;
  for (let count = 0; count < 2 && scanner.take("!"); count++) {
    const name = scanner.name();
    if (name !== "left" && name !== "inner") hint ??= name;
  }
  return hint;
}

function parseEmbedded(scanner: Scanner, depth: number): void {
  scanner.expect("(");
  parseItems(scanner, depth + 1);
  scanner.expect(")");
}

function atItemEnd(scanner: Scanner): boolean {
  scanner.skipBlanks();
  return scanner.ended || scanner.next === "," || scanner.next === ")";
}

export function parseOrder(text: string): readonly OrderTerm[] {
  const scanner = new Scanner(text, "order");
  const terms = scanner.commaSeparated(() => parseOrderTerm(scanner), MAX_ITEMS);
  scanner.expectEnd('"," or end of input');
  return terms;
}

function parseOrderTerm(scanner: Scanner): OrderTerm {
  let field = scanner.field();
  let relation: string | null = null;
  if (field.path.length === 0 && scanner.take("(")) {
    relation = field.name;
    field = scanner.field();
    scanner.expect(")");
  }
  const direction = scanner.take(".asc") ? "asc" : scanner.take(".desc") ? "desc" : null;
  const nulls = scanner.take(".nullsfirst") ? "first" : scanner.take(".nullslast") ? "last" : null;
  scanner.skipBlanks();
  if (!scanner.ended && scanner.next !== ",") {
    const hasDot = scanner.take(".");
    const expected =
      direction === null && nulls === null
        ? '"asc", "desc", "nullsfirst" or "nullslast"'
        : '"nullsfirst" or "nullslast"';
    scanner.fail(hasDot && nulls === null ? expected : 'delimiter (.), "," or end of input');
  }
  return { field, relation, direction, nulls };
}

/** `columns` and `on_conflict`. */
export function parseNames(text: string, what: "columns parameter" | "on_conflict parameter"): readonly string[] {
  const scanner = new Scanner(text, what);
  const names = scanner.commaSeparated(() => scanner.name());
  scanner.expectEnd('"," or end of input');
  return names;
}
