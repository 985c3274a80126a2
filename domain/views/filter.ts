/** Filters of views: conditions in nested groups. */
import { isObject } from "../company/parse-json.ts";
import { isDay } from "./days.ts";
import { type FieldKind, findField, type ViewScreen } from "./fields.ts";

export type Operator =
  | "contains"
  | "not_contains"
  | "is"
  | "is_not"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "empty"
  | "not_empty";

export interface Condition {
  readonly field: string;
  readonly op: Operator;
  /**
   * A text; a number; `YYYY-MM-DD` or days from today such as `-30d`; a list of choices, of which one is enough; a flag; null for
   * `empty` and `not_empty`.
   */
  readonly value: string | number | boolean | readonly string[] | null;
}

export type Group = { readonly all: readonly FilterNode[] } | { readonly any: readonly FilterNode[] };
export type FilterNode = Condition | Group;

export const MAX_DEPTH = 3;
export const MAX_CONDITIONS = 20;
export const MAX_CHOICES = 500;
const MAX_TEXT = 300;

const CHOICE_OPERATORS = ["is", "is_not", "empty", "not_empty"] as const;
const DATE_OPERATORS = ["gte", "lte", "empty", "not_empty"] as const;
const NUMBER_OPERATORS = ["is", "gt", "gte", "lt", "lte", "empty", "not_empty"] as const;

/** The operators of each kind of field, in the order of a menu. */
export const OPERATORS: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: ["contains", "not_contains", "is", "is_not", "empty", "not_empty"],
  number: NUMBER_OPERATORS,
  amount: NUMBER_OPERATORS,
  day: DATE_OPERATORS,
  time: DATE_OPERATORS,
  choice: CHOICE_OPERATORS,
  person: CHOICE_OPERATORS,
  list: CHOICE_OPERATORS,
  flag: ["is"],
};

export function isGroup(node: FilterNode): node is Group {
  return "all" in node || "any" in node;
}

export function nodesOf(group: Group): readonly FilterNode[] {
  return "all" in group ? group.all : group.any;
}

export function countConditions(node: FilterNode): number {
  return isGroup(node) ? nodesOf(node).reduce((sum, child) => sum + countConditions(child), 0) : 1;
}

export interface ParsedFilter {
  /** Null without conditions. */
  readonly filter: Group | null;
  /** What was left out, one sentence each. */
  readonly notices: readonly string[];
}

interface FilterContext {
  readonly screen: ViewScreen;
  /** Ids of the team's present members; null while they are not known. */
  readonly members: ReadonlySet<string> | null;
}

/** Reads an untrusted filter. What is unknown, too deep or too much is left out, with a notice. */
export function parseFilter(value: unknown, context: FilterContext): ParsedFilter {
  const notices = new Set<string>();
  let conditions = 0;

  function parseNode(node: unknown, depth: number): FilterNode | null {
    if (!isObject(node) || Object.keys(node).length === 0) return null;
    const kind = Array.isArray(node.all) ? "all" : Array.isArray(node.any) ? "any" : null;
    if (kind === null) return parseCondition(node);
    if (depth > MAX_DEPTH) {
      notices.add(`Groups can be nested ${MAX_DEPTH} deep. Deeper groups were left out.`);
      return null;
    }
    const children = (node[kind] as readonly unknown[])
      .map((child) => parseNode(child, depth + 1))
      .filter((child) => child !== null);
    if (children.length === 0) return null;
    return kind === "all" ? { all: children } : { any: children };
  }

  function parseCondition(node: Readonly<Record<string, unknown>>): Condition | null {
    const field = findField(context.screen, node.field);
    if (field === null) {
      notices.add(`The field “${String(node.field).slice(0, 80)}” does not exist here. Its condition was left out.`);
      return null;
    }
    const op = OPERATORS[field.kind].find((known) => known === node.op);
    const parsed = op === undefined ? undefined : parseValue(field.kind, op, node.value);
    if (op === undefined || parsed === undefined) {
      notices.add(`A condition on ${field.label} could not be read. It was left out.`);
      return null;
    }
    const present = field.kind === "person" ? withoutFormer(parsed) : parsed;
    if (present === undefined) return null;
    if (conditions >= MAX_CONDITIONS) {
      notices.add(`A filter has at most ${MAX_CONDITIONS} conditions. The others were left out.`);
      return null;
    }
    conditions += 1;
    return { field: field.key, op, value: present };
  }

  /** Undefined if no person is left. */
  function withoutFormer(people: Condition["value"]): Condition["value"] | undefined {
    const { members } = context;
    if (members === null || !Array.isArray(people)) return people;
    const present = (people as readonly string[]).filter((id) => members.has(id));
    if (present.length < people.length) notices.add("A person in this filter has left the team and was left out.");
    return present.length === 0 ? undefined : present;
  }

  const root = parseNode(value, 1);
  const filter = root === null || isGroup(root) ? root : { all: [root] };
  return { filter, notices: [...notices] };
}

/** Undefined for a value of another kind. */
function parseValue(kind: FieldKind, op: Operator, value: unknown): Condition["value"] | undefined {
  if (op === "empty" || op === "not_empty") return null;
  switch (kind) {
    case "text": {
      const text = typeof value === "string" ? value.toWellFormed().replaceAll("\0", "").trim() : "";
      return text === "" || text.length > MAX_TEXT ? undefined : text;
    }
    case "number":
    case "amount":
      return typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= 1e15 ? value : undefined;
    case "day":
    case "time":
      return typeof value === "string" && isDay(value) ? value : undefined;
    case "flag":
      return typeof value === "boolean" ? value : undefined;
    default: {
      if (!Array.isArray(value)) return undefined;
      const choices = value.filter(
        (choice): choice is string =>
          typeof choice === "string" && choice !== "" && choice.length <= MAX_TEXT && choice.isWellFormed(),
      );
      return choices.length === 0 || choices.length > MAX_CHOICES ? undefined : [...new Set(choices)];
    }
  }
}
