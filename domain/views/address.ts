/**
 * A filter as people read and write it in a URL: `funding>10M;status=screening,meeting`. `;` joins conditions that must all be met, `|`
 * those of which one is enough; parentheses group. `field=` and `field!=` mean empty and not empty.
 */
import { asList } from "../company/parse-json.ts";
import { type FieldKind, findField, type ViewScreen } from "./fields.ts";
import { type Condition, type Group, isGroup, nodesOf, type Operator } from "./filter.ts";

const SIGNS: readonly (readonly [sign: string, op: Operator])[] = [
  ["!~", "not_contains"],
  ["!=", "is_not"],
  [">=", "gte"],
  ["<=", "lte"],
  ["~", "contains"],
  ["=", "is"],
  [">", "gt"],
  ["<", "lt"],
];

export function filterToText(filter: Group, screen: ViewScreen): string {
  return groupText(filter, screen);
}

function groupText(group: Group, screen: ViewScreen): string {
  const parts = nodesOf(group).map((node) =>
    isGroup(node) ? `(${groupText(node, screen)})` : conditionText(node, findField(screen, node.field)?.kind ?? "text"),
  );
  // A group of one keeps its kind.
  const separator = "all" in group ? ";" : "|";
  return parts.length === 1 && "any" in group ? `${parts[0]}|` : parts.join(separator);
}

function conditionText({ field, op, value }: Condition, kind: FieldKind): string {
  if (op === "empty") return `${field}=`;
  if (op === "not_empty") return `${field}!=`;
  const sign = SIGNS.find(([, known]) => known === op)?.[0] ?? "=";
  if (Array.isArray(value)) return field + sign + (value as readonly string[]).map(escape).join(",");
  if (typeof value === "number") return field + sign + (kind === "amount" ? amountText(value) : String(value));
  return field + sign + escape(String(value));
}

/** 10,000,000 is `10M`. */
export function amountText(usd: number): string {
  for (const [unit, factor] of [
    ["B", 1e9],
    ["M", 1e6],
    ["K", 1e3],
  ] as const) {
    const count = usd / factor;
    if (
      Math.abs(count) >= 1 &&
      Number((count * factor).toPrecision(15)) === usd &&
      /^-?\d+(\.\d{1,3})?$/.test(String(count))
    )
      return `${count}${unit}`;
  }
  return String(usd);
}

function escape(text: string): string {
  return text.replaceAll(/[%;|(),]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function unescape(text: string): string {
  return text.replaceAll(/%([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The filter as untrusted JSON for `parseFilter`, which checks it; null for an empty text. */
export function textToFilter(text: string, screen: ViewScreen): unknown {
  const source = text.slice(0, MAX_LENGTH);
  let position = 0;

  function readGroup(depth: number): unknown {
    const nodes: unknown[] = [];
    let isAny = false;
    while (position < source.length && source[position] !== ")") {
      if (source[position] === ";" || source[position] === "|") {
        isAny ||= source[position] === "|";
        position += 1;
      } else if (source[position] === "(" && depth < MAX_NESTING) {
        position += 1;
        nodes.push(readGroup(depth + 1));
        position += 1;
      } else nodes.push(readCondition());
    }
    return isAny ? { any: nodes } : { all: nodes };
  }

  function readCondition(): unknown {
    const start = position;
    while (position < source.length && !";|)".includes(source[position] ?? "")) position += 1;
    // A parenthesis that closes nothing.
    if (position === start) position += 1;
    return conditionOf(source.slice(start, position), screen);
  }

  const filter = readGroup(1);
  const list = asList(
    (filter as { all?: unknown; any?: unknown }).all ?? (filter as { any?: unknown }).any,
    (node) => node,
  );
  return list?.length === 0 ? null : filter;
}

/** Longer URLs are cut by proxies. */
const MAX_LENGTH = 8000;
/** Deeper than any filter; `parseFilter` says so. */
const MAX_NESTING = 10;

function conditionOf(text: string, screen: ViewScreen): unknown {
  const [, key = text, sign = "", value = ""] = /^([a-z_]+)(!~|!=|>=|<=|[~=><])(.*)$/s.exec(text) ?? [];
  const op = SIGNS.find(([known]) => known === sign)?.[1];
  const kind = findField(screen, key)?.kind;
  if (value === "" && (op === "is" || op === "is_not")) return { field: key, op: op === "is" ? "empty" : "not_empty" };
  return { field: key, op, value: kind === undefined ? value : valueOf(kind, value) };
}

const UNITS: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 };

/** `10M` is 10,000,000; null for other text. */
export function parseAmount(text: string): number | null {
  const [, digits, unit = ""] = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)([KMB]?)$/i.exec(text) ?? [];
  return digits === undefined ? null : Number((Number(digits) * (UNITS[unit.toUpperCase()] ?? 1)).toPrecision(15));
}

function valueOf(kind: FieldKind, text: string): unknown {
  switch (kind) {
    case "number":
    case "amount":
      return parseAmount(text);
    case "flag":
      return text === "true" ? true : text === "false" ? false : null;
    case "text":
    case "day":
    case "time":
      return unescape(text);
    default:
      return text.split(",").map(unescape);
  }
}
