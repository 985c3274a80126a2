import { patternViolation, wildcardViolation } from "#gateway/db/port/pattern.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import { restError } from "./errors.ts";
import type { Operation } from "./query-ast.ts";

const MAX_PATTERNS = 20;
/** Of `like` and `ilike`, which are cheaper: each pattern reads the whole text. */
const MAX_LIKE_PATTERNS = 50;
/** Postgres compares each element with each one of the row's list, and cannot be interrupted meanwhile. */
const CONTAINMENT = new Set(["@>", "<@", "&&"]);
const MAX_CONTAINED = 100;
const ARRAY = /^[ \t\n\r\v\f]*\{(.*)\}[ \t\n\r\v\f]*$/s;
const ELEMENT =
  /[ \t\n\r\v\f]*(?:"((?:[^"\\]|\\.)*)"|((?:[^"\\{}, \t\n\r\v\f]|\\.)(?:[ \t\n\r\v\f]*(?:[^"\\{}, \t\n\r\v\f]|\\.))*))[ \t\n\r\v\f]*(?:,|$)/sy;

type Compare = Extract<Operation, { readonly kind: "compare" }>;

/** Bounds the patterns of one request (regular expressions, and those of `like` and `ilike`), and the elements of its lists. */
export class PatternCheck {
  #count = 0;
  #likeCount = 0;
  #containedCount = 0;

  /** Arrays are serialized again, so that Postgres reads exactly the checked elements. @throws RestError */
  check(operation: Operation): Operation {
    if (operation.kind !== "compare") return operation;
    if (CONTAINMENT.has(operation.operator)) return this.#checkContained(operation);
    if (operation.operator === "like" || operation.operator === "ilike") return this.#checkLike(operation);
    if (operation.operator !== "~" && operation.operator !== "~*") return operation;
    const patterns = operation.quantifier === null ? [operation.value] : parseArray(operation.value);
    this.#count += patterns.length;
    if (this.#count > MAX_PATTERNS) throw restError.costlyPattern(`more than ${MAX_PATTERNS} patterns in one request`);
    for (const pattern of patterns) {
      const violation = pattern === null ? null : patternViolation(pattern);
      if (violation !== null) throw restError.costlyPattern(violation);
    }
    return operation.quantifier === null ? operation : { ...operation, value: writeArray(patterns) };
  }

  /** Counts commas: the value is JSON, an array or a range. */
  #checkContained(operation: Compare): Operation {
    this.#containedCount += operation.value.split(",").length;
    if (this.#containedCount <= MAX_CONTAINED) return operation;
    throw restError.costlyFilter(`The lists of cs, cd and ov have more than ${MAX_CONTAINED} elements.`);
  }

  #checkLike(operation: Compare): Operation {
    const patterns = operation.quantifier === null ? [operation.value] : parseArray(operation.value);
    this.#likeCount += patterns.length;
    if (this.#likeCount > MAX_LIKE_PATTERNS) {
      throw restError.costlyFilter(`The request has more than ${MAX_LIKE_PATTERNS} patterns of like and ilike.`);
    }
    for (const pattern of patterns) {
      const violation = pattern === null ? null : wildcardViolation(pattern);
      if (violation !== null) throw restError.costlyFilter(`The pattern has ${violation}.`);
    }
    return operation.quantifier === null ? operation : { ...operation, value: writeArray(patterns) };
  }
}

/** The elements of a one-dimensional array literal; null for NULL. */
function parseArray(literal: string): readonly (string | null)[] {
  const malformed = () => restError.invalidText(`malformed array literal: "${literal}"`);
  const inner = ARRAY.exec(literal)?.[1];
  if (inner === undefined) throw malformed();
  if (inner.trim() === "") return [];
  const elements: (string | null)[] = [];
  ELEMENT.lastIndex = 0;
  for (let end = 0; end < inner.length || inner.endsWith(","); end = ELEMENT.lastIndex) {
    const element = ELEMENT.exec(inner);
    if (!element) throw malformed();
    const [, quoted, bare = ""] = element;
    elements.push(quoted === undefined && /^null$/i.test(bare) ? null : (quoted ?? bare).replace(/\\(.)/gs, "$1"));
    if (ELEMENT.lastIndex === inner.length && !element[0].endsWith(",")) break;
  }
  return elements;
}

function writeArray(elements: readonly (string | null)[]): string {
  return `{${elements.map((element) => (element === null ? "NULL" : arrayLiteral([element]).slice(1, -1))).join(",")}}`;
}
