/** The call of a function; its rows are the answer's source. */
import { arrayLiteral, quoteIdentifier, relationName } from "#gateway/db/port/sql-text.ts";
import type { Argument, CallPlan } from "./plan-types.ts";
import type { Parameters } from "./sql-fields.ts";

export function callSource({ routine, args }: CallPlan, parameters: Parameters): string {
  const name = relationName(routine);
  const isScalar = routine.returns !== "composite";
  if (args.kind !== "json" || args.parameters.length === 0) {
    const list =
      args.kind === "direct" ? args.list.map((argument) => argumentSql(argument, parameters)).join(", ") : "";
    const whole = args.kind === "whole" ? `${parameters.bind(args.text)}::${args.parameter.type}` : "";
    const call = `${name}(${list}${whole})`;
    return isScalar ? `select ${call} as pgrst_scalar` : `select pgrst_call.* from ${call} pgrst_call`;
  }
  const body = quoteIdentifier("pgrst_body");
  const typed = args.parameters.map((parameter) => `${quoteIdentifier(parameter.name)} ${parameter.type}`).join(", ");
  const suffix = args.isObject ? "to_record" : "to_recordset";
  const source = `(select * from json_${suffix}(${parameters.bind(args.text)}) as pgrst_row(${typed}) limit 1) ${body}`;
  const list = args.parameters.map(({ name: parameter, variadic }) => {
    const quoted = quoteIdentifier(parameter);
    return `${variadic ? "variadic " : ""}${quoted} := ${body}.${quoted}`;
  });
  const call = `${name}(${list.join(", ")})`;
  return isScalar
    ? `select ${call} as pgrst_scalar from ${source}`
    : `select pgrst_call.* from ${source}, lateral ${call} pgrst_call`;
}

function argumentSql({ parameter, value }: Argument, parameters: Parameters): string {
  const text = typeof value === "string" ? value : arrayLiteral(value);
  const prefix = parameter.variadic ? "variadic " : "";
  return `${prefix}${quoteIdentifier(parameter.name)} := ${parameters.bind(text)}::${parameter.type}`;
}
