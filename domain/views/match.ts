import { normalizeForSearch } from "../company/search-text.ts";
import { dayOf } from "./days.ts";
import { type FieldValue, findField, type ViewRow, type ViewScreen } from "./fields.ts";
import { type Condition, type FilterNode, isGroup } from "./filter.ts";

/** Whether the row is in the view. The same law as `toQuery`. `today`: `YYYY-MM-DD`, in UTC. */
export function matchesFilter(node: FilterNode, row: ViewRow, screen: ViewScreen, today: string): boolean {
  if (!isGroup(node)) return matchesCondition(node, row, screen, today);
  return "all" in node
    ? node.all.every((child) => matchesFilter(child, row, screen, today))
    : node.any.some((child) => matchesFilter(child, row, screen, today));
}

function matchesCondition(condition: Condition, row: ViewRow, screen: ViewScreen, today: string): boolean {
  const field = findField(screen, condition.field);
  if (field === null) return true;
  const actual = field.read(row, today);
  const { op, value } = condition;
  const isEmpty = actual === null || actual === "" || (Array.isArray(actual) && actual.length === 0);
  if (op === "empty") return isEmpty;
  if (op === "not_empty") return !isEmpty;
  switch (field.kind) {
    case "text":
      return matchesText(op, typeof actual === "string" ? actual : null, normalizeForSearch(String(value)));
    case "number":
    case "amount":
      return typeof actual === "number" && compares(op, actual, Number(value));
    case "day":
    case "time":
      return typeof actual === "string" && isInTime(op, actual, dayOf(String(value), today));
    case "flag":
      return actual === value;
    default:
      return hasOneOf(actual, value) === (op === "is");
  }
}

function matchesText(op: Condition["op"], actual: string | null, wanted: string): boolean {
  if (op === "contains") return actual?.includes(wanted) ?? false;
  if (op === "not_contains") return !(actual?.includes(wanted) ?? false);
  return (actual === wanted) === (op === "is");
}

function compares(op: Condition["op"], actual: number, wanted: number): boolean {
  if (op === "gt") return actual > wanted;
  if (op === "gte") return actual >= wanted;
  if (op === "lt") return actual < wanted;
  return op === "lte" ? actual <= wanted : actual === wanted;
}

/** Times are in UTC, as the database sends them. */
function isInTime(op: Condition["op"], actual: string, day: string): boolean {
  const actualDay = actual.slice(0, 10);
  return op === "gte" ? actualDay >= day : actualDay <= day;
}

function hasOneOf(actual: FieldValue, wanted: Condition["value"]): boolean {
  const choices = Array.isArray(wanted) ? (wanted as readonly string[]) : [];
  const values = Array.isArray(actual) ? (actual as readonly string[]) : [actual];
  return values.some((item) => typeof item === "string" && choices.includes(item));
}
