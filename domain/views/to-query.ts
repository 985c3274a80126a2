import { normalizeForSearch } from "../company/search-text.ts";
import { addDays, dayOf } from "./days.ts";
import { findField, type ViewField } from "./fields.ts";
import { type Condition, type FilterNode, isGroup, nodesOf } from "./filter.ts";

/**
 * A filter of companies in PostgREST's syntax, such as `and(funding_usd.gt.10000000,or(country.in.("Germany"),city.is.null))`, for
 * `query.or(…)`. `today`: `YYYY-MM-DD`, in UTC.
 */
export function toQuery(node: FilterNode, today: string): string {
  if (!isGroup(node)) return conditionQuery(node, today);
  return `${"all" in node ? "and" : "or"}(${nodesOf(node)
    .map((child) => toQuery(child, today))
    .join(",")})`;
}

function conditionQuery(condition: Condition, today: string): string {
  const field = findField("companies", condition.field);
  const column = field?.column;
  if (field === null || column === null || column === undefined) {
    throw new TypeError(`Companies have no field ${condition.field}`);
  }
  return operatorQuery(field, column, condition, today);
}

function operatorQuery(field: ViewField, column: string, { op, value }: Condition, today: string): string {
  if (op === "empty" || op === "not_empty") return emptyQuery(field, column, op === "empty");
  switch (field.kind) {
    case "text":
      return textQuery(column, op, normalizeForSearch(String(value)));
    case "number":
    case "amount":
      return `${column}.${op === "is" ? "eq" : op}.${String(value)}`;
    case "day":
      return `${column}.${op}.${dayOf(String(value), today)}`;
    case "time": {
      const day = dayOf(String(value), today);
      return op === "gte" ? `${column}.gte.${day}T00:00:00Z` : `${column}.lt.${addDays(day, 1)}T00:00:00Z`;
    }
    case "list":
      // A company without categories has an empty list.
      return `${column}.${op === "is" ? "" : "not."}ov.${quoted(`{${choicesOf(value).map(arrayItem).join(",")}}`)}`;
    default: {
      const list = `(${choicesOf(value).map(quoted).join(",")})`;
      return op === "is" ? `${column}.in.${list}` : orEmpty(column, `${column}.not.in.${list}`);
    }
  }
}

function emptyQuery({ kind }: ViewField, column: string, isEmpty: boolean): string {
  const not = isEmpty ? "" : "not.";
  if (kind === "list") return `${column}.${not}eq.{}`;
  if (kind !== "text" && kind !== "choice") return `${column}.${not}is.null`;
  return isEmpty ? orEmpty(column, `${column}.eq.""`) : `and(${column}.not.is.null,${column}.neq."")`;
}

function textQuery(column: string, op: Condition["op"], wanted: string): string {
  if (op === "is") return `${column}.eq.${quoted(wanted)}`;
  if (op === "is_not") return orEmpty(column, `${column}.neq.${quoted(wanted)}`);
  // PostgREST reads `*` in `like` as `%` and has no escape for it.
  const pattern = wanted.includes("*")
    ? `match.${quoted(wanted.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&"))}`
    : `like.${quoted(`%${wanted.replaceAll(/[\\%_]/g, "\\$&")}%`)}`;
  return op === "contains" ? `${column}.${pattern}` : orEmpty(column, `${column}.not.${pattern}`);
}

function orEmpty(column: string, query: string): string {
  return `or(${column}.is.null,${query})`;
}

function choicesOf(value: Condition["value"]): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** An item of a Postgres array, which is quoted again. */
const arrayItem = quoted;
