import { arrayLiteral, quoteIdentifier, relationName } from "#gateway/db/port/sql-text.ts";
import type { CallArgument, CallPlan } from "./plan-types.ts";
import type { SqlParameters } from "./sql-fields.ts";

/** The rows of the called function, the source (`pgrst_source`) of the response. */
export function callSource({ routine, args, computed }: CallPlan, parameters: SqlParameters): string {
  const name = relationName(routine);
  const isScalar = routine.returns !== "composite";
  const columns = ["pgrst_call.*", ...computed.map((column) => `pgrst_call.${quoteIdentifier(column)}`)].join(", ");
  if (args.kind !== "json" || args.parameters.length === 0) {
    const list =
      args.kind === "direct" ? args.list.map((argument) => argumentSql(argument, parameters)).join(", ") : "";
    const raw = args.kind === "raw" ? `${parameters.bind(args.text)}::${args.parameter.type}` : "";
    const call = `${name}(${list}${raw})`;
    return isScalar ? `select ${call} as pgrst_scalar` : `select ${columns} from ${call} pgrst_call`;
  }
  const typed = args.parameters.map((parameter) => `${quoteIdentifier(parameter.name)} ${parameter.type}`).join(", ");
  const suffix = args.isObject ? "to_record" : "to_recordset";
  const source = `(select * from json_${suffix}(${parameters.bind(args.text)}) as pgrst_row(${typed}) limit 1) "pgrst_body"`;
  const list = args.parameters.map(({ name: parameter, variadic }) => {
    const quoted = quoteIdentifier(parameter);
    return `${variadic ? "variadic " : ""}${quoted} := "pgrst_body".${quoted}`;
  });
  const call = `${name}(${list.join(", ")})`;
  return isScalar
    ? `select ${call} as pgrst_scalar from ${source}`
    : `select ${columns} from ${source}, lateral ${call} pgrst_call`;
}

function argumentSql({ parameter, value }: CallArgument, parameters: SqlParameters): string {
  const text = typeof value === "string" ? value : arrayLiteral(value);
  const prefix = parameter.variadic ? "variadic " : "";
  return `${prefix}${quoteIdentifier(parameter.name)} := ${parameters.bind(text)}::${parameter.type}`;
}
