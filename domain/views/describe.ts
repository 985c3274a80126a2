import { formatRoundAmount } from "../funding/amount.ts";
import { investmentTypeLabel } from "../funding/investment-type.ts";
import { choiceLabel, findField, type ViewScreen } from "./fields.ts";
import { type Condition, type FilterNode, isGroup, nodesOf, type Operator } from "./filter.ts";

export const OPERATOR_LABELS: Readonly<Record<Operator, string>> = {
  contains: "contains",
  not_contains: "does not contain",
  is: "is",
  is_not: "is not",
  gt: "more than",
  gte: "at least",
  lt: "less than",
  lte: "at most",
  empty: "is empty",
  not_empty: "is not empty",
};

/** Such as `Funding more than $10.0M`; for a chip. `personName` names a team member by id. */
export function describeCondition(
  { field: key, op, value }: Condition,
  screen: ViewScreen,
  personName: (id: string) => string,
): string {
  const field = findField(screen, key);
  if (field === null) return key;
  const isDate = field.kind === "day" || field.kind === "time";
  if (field.kind === "flag") return value === true ? field.label : `Not: ${field.label}`;
  const operator = isDate && op === "gte" ? "from" : isDate && op === "lte" ? "until" : OPERATOR_LABELS[op];
  if (value === null) return `${field.label} ${operator}`;
  const values = (Array.isArray(value) ? (value as readonly string[]) : [value]).map((item) => {
    if (field.kind === "amount") return formatRoundAmount(Number(item));
    if (field.kind === "person") return personName(String(item));
    if (isDate) return describeDay(String(item));
    return key === "stage" || key === "round" ? investmentTypeLabel(String(item)) : choiceLabel(key, String(item));
  });
  return `${field.label} ${operator} ${values.join(" or ")}`;
}

/** A group such as `Status is Passed or (Funding more than $10.0M and City is empty)`. */
export function describeNode(node: FilterNode, screen: ViewScreen, personName: (id: string) => string): string {
  if (!isGroup(node)) return describeCondition(node, screen, personName);
  return nodesOf(node)
    .map((child) => {
      const text = describeNode(child, screen, personName);
      return isGroup(child) && nodesOf(child).length > 1 ? `(${text})` : text;
    })
    .join("all" in node ? " and " : " or ");
}

/** `-30d` as `30 days ago`. */
export function describeDay(value: string): string {
  const days = /^([+-]?\d+)d$/.exec(value)?.[1];
  if (days === undefined) return value;
  const count = Number(days);
  if (count === 0) return "today";
  const text = `${Math.abs(count)} day${Math.abs(count) === 1 ? "" : "s"}`;
  return count < 0 ? `${text} ago` : `in ${text}`;
}
