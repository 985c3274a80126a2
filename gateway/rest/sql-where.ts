import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import type { PlannedCondition, PlannedField, PlannedFilter } from "./plan-types.ts";
import { fieldSql, type SqlParameters } from "./sql-fields.ts";

/** ` where …`, or an empty string. */
export function whereClause(where: readonly PlannedCondition[], qualifier: string, parameters: SqlParameters): string {
  if (where.length === 0) return "";
  return ` where ${where.map((condition) => conditionSql(condition, qualifier, parameters)).join(" and ")}`;
}

export function conditionSql(condition: PlannedCondition, qualifier: string, parameters: SqlParameters): string {
  const not = condition.negated ? "not " : "";
  if (condition.kind === "filter") return `${not}${filterSql(condition, qualifier, parameters)}`;
  const children = condition.children.map((child) => conditionSql(child, qualifier, parameters));
  return `${not}(${children.join(` ${condition.kind} `)})`;
}

const IS_VALUES = { null: "null", not_null: "not null", true: "true", false: "false", unknown: "unknown" } as const;

function filterSql({ field, operation }: PlannedFilter, qualifier: string, parameters: SqlParameters): string {
  const left = fieldSql(field, qualifier, parameters);
  switch (operation.kind) {
    case "compare": {
      const value = parameters.bind(operation.value);
      const right = operation.quantifier === null ? value : `${operation.quantifier} (${value})`;
      return `${left} ${operation.operator} ${right}`;
    }
    case "in": {
      const isEmpty = operation.values.length === 1 && operation.values[0] === "";
      return `${left} = any (${isEmpty ? "'{}'" : parameters.bind(arrayLiteral(operation.values))})`;
    }
    case "is":
      return `${left} is ${IS_VALUES[operation.value]}`;
    case "isdistinct":
      return `${left} is distinct from ${parameters.bind(operation.value)}`;
    case "fts": {
      const vector = vectorSql(field, left, operation.config, parameters);
      const config = configSql(operation.config, parameters);
      return `${vector} @@ ${operation.toTsquery}(${config}${parameters.bind(operation.value)})`;
    }
  }
}

function vectorSql(
  { isTsvector }: PlannedField,
  left: string,
  config: string | null,
  parameters: SqlParameters,
): string {
  return isTsvector ? left : `to_tsvector(${configSql(config, parameters)}${left})`;
}

function configSql(config: string | null, parameters: SqlParameters): string {
  return config === null ? "" : `${parameters.bind(config)}, `;
}
