/** WHERE. */
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import type { PlannedCondition, PlannedField } from "./plan-types.ts";
import { fieldSql, type Parameters } from "./sql-fields.ts";

/** ` where …`, or nothing where there is no condition. */
export function conditions(where: readonly PlannedCondition[], qualifier: string, parameters: Parameters): string {
  if (where.length === 0) return "";
  return ` where ${where.map((condition) => conditionSql(condition, qualifier, parameters)).join(" and ")}`;
}

export function conditionSql(condition: PlannedCondition, qualifier: string, parameters: Parameters): string {
  const not = condition.negated ? "not " : "";
  if (condition.kind === "test") return `${not}${testSql(condition, qualifier, parameters)}`;
  const children = condition.children.map((child) => conditionSql(child, qualifier, parameters));
  return `${not}(${children.join(` ${condition.kind} `)})`;
}

const TRUTHS = { null: "null", not_null: "not null", true: "true", false: "false", unknown: "unknown" } as const;

function testSql(
  { field, operation }: Extract<PlannedCondition, { kind: "test" }>,
  qualifier: string,
  parameters: Parameters,
): string {
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
      return `${left} is ${TRUTHS[operation.value]}`;
    case "distinct":
      return `${left} is distinct from ${parameters.bind(operation.value)}`;
    case "search": {
      const vector = vectorSql(field, left, operation.config, parameters);
      const config = configSql(operation.config, parameters);
      return `${vector} @@ ${operation.parser}(${config}${parameters.bind(operation.value)})`;
    }
  }
}

function vectorSql({ isTsvector }: PlannedField, left: string, config: string | null, parameters: Parameters): string {
  return isTsvector ? left : `to_tsvector(${configSql(config, parameters)}${left})`;
}

function configSql(config: string | null, parameters: Parameters): string {
  return config === null ? "" : `${parameters.bind(config)}, `;
}
