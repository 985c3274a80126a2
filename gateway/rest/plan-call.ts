/** Resolves the function of a call and its arguments. */
import type { Catalog, Routine, RoutineParameter } from "./catalog.ts";
import { restError } from "./errors.ts";
import { closestMatch } from "./fuzzy-hint.ts";
import { negotiateContent } from "./negotiate.ts";
import { checkNesting } from "./nesting.ts";
import { computedColumns, expandStar, planSelect } from "./plan-select.ts";
import type { CallArgument, CallArguments, CallPlan, OptionsPlan } from "./plan-types.ts";
import type { ApiRequest } from "./request.ts";

export function planCall(request: ApiRequest, catalog: Catalog, maxRows: number): CallPlan | OptionsPlan {
  const names = argumentNames(request);
  const routine = findRoutine(request, catalog, names);
  if (request.action === "options") {
    return { kind: "options", allow: routine.volatile ? ["OPTIONS", "POST"] : ["OPTIONS", "GET", "HEAD", "POST"] };
  }
  const { preferences } = request;
  const requested = planSelect(request, routine.result, catalog, { maxRows, withFilters: true });
  const select = { ...requested, projections: expandStar(requested) };
  const mediaType = negotiateContent(request);
  if (preferences.maxAffected !== null && preferences.handling === "strict" && !routine.returnsSet) {
    throw restError.maxAffectedRpcViolation();
  }
  return {
    kind: "call",
    routine,
    args: planArguments(request, routine),
    computed: computedColumns(requested),
    readOnly: request.method !== "POST" || !routine.volatile,
    select,
    mediaType,
    preferences,
    hasBody: request.method !== "HEAD" && routine.returns !== "void",
    maxRows,
  };
}

function argumentNames({ query, payload }: ApiRequest): readonly string[] {
  if (payload === null) return [...new Set(query.args.map(([name]) => name))];
  if (payload.kind === "json") return payload.names;
  return payload.kind === "form" ? [...new Set(payload.pairs.map(([name]) => name))] : [];
}

function findRoutine(request: ApiRequest, catalog: Catalog, names: readonly string[]): Routine {
  const { schema, target } = request;
  const candidates = catalog.routines(schema, target.name);
  const byNames = candidates.filter((routine) => accepts(routine, names, request.payload?.kind === "raw"));
  // A function with one unnamed parameter gets the body only if no function accepts the named arguments.
  const matches = byNames.length > 0 ? byNames : candidates.filter((routine) => acceptsRawBody(routine, request));
  const [routine] = matches;
  if (!routine) throw notFound(request, catalog, candidates, names);
  if (matches.length > 1) throw restError.ambiguousRpc(matches.map(signature));
  return routine;
}

/** All required arguments and no unknown ones are given; an unnamed parameter has the name `""`. */
function accepts({ parameters }: Routine, names: readonly string[], isRaw: boolean): boolean {
  if (parameters.length === 0) return names.length === 0 && !isRaw;
  if (isRaw) return false;
  const given = new Set(names);
  const matched = parameters.filter(({ name }) => given.has(name)).length;
  return matched === given.size && parameters.every(({ name, required }) => !required || given.has(name));
}

function acceptsRawBody({ parameters }: Routine, { payload }: ApiRequest): boolean {
  const [parameter] = parameters;
  if (!parameter || parameters.length > 1 || parameter.name !== "" || payload === null) return false;
  if (payload.kind === "json") return parameter.type === "json" || parameter.type === "jsonb";
  return payload.kind === "raw" && parameter.type === payload.type;
}

function signature({ schema, name, parameters }: Routine): string {
  return `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(", ")})`;
}

function notFound(request: ApiRequest, catalog: Catalog, candidates: readonly Routine[], names: readonly string[]) {
  const { schema, target, payload } = request;
  const sorted = [...names].sort();
  const withNames =
    sorted.length === 0 ? " without parameters" : ` with parameter${sorted.length > 1 ? "s" : ""} ${sorted.join(", ")}`;
  const orUnnamed = payload?.kind === "json" ? " or with a single unnamed json/jsonb parameter" : "";
  const searched =
    payload?.kind === "raw" ? ` with a single unnamed ${payload.type} parameter` : `${withNames}${orUnnamed}`;
  return restError.noRpc(
    `${schema}.${target.name}`,
    sorted,
    searched,
    similarFunction(request, catalog, candidates, sorted),
  );
}

function similarFunction(
  { schema, target, payload }: ApiRequest,
  catalog: Catalog,
  candidates: readonly Routine[],
  names: readonly string[],
): string | null {
  if (payload?.kind === "raw") return null;
  const minNameSimilarity = 0.75;
  const minParametersSimilarity = 0.33;
  if (candidates.length === 0) {
    const similar = closestMatch(target.name, catalog.routineNames(schema), minNameSimilarity);
    return similar === null ? null : `Perhaps you meant to call the function ${schema}.${similar}`;
  }
  const list = (parameterNames: readonly string[]) => `(${[...parameterNames].sort().join(", ")})`;
  const lists = candidates.map(({ parameters }) => list(parameters.map(({ name }) => name)));
  const similar = closestMatch(list(names), lists, minParametersSimilarity);
  return similar === null ? null : `Perhaps you meant to call the function ${schema}.${target.name}${similar}`;
}

function planArguments({ query, payload }: ApiRequest, { parameters }: Routine): CallArguments {
  const [only] = parameters;
  if (only && only.name === "") return { kind: "raw", parameter: only, text: rawArgument({ query, payload }, only) };
  if (payload === null) return { kind: "direct", list: directArguments(parameters, query.args) };
  if (payload.kind === "form") return { kind: "direct", list: directArguments(parameters, payload.pairs) };
  if (payload.kind === "raw") return { kind: "direct", list: [] };
  const given = new Set(payload.names);
  return {
    kind: "json",
    parameters: parameters.filter(({ name }) => given.has(name)),
    text: payload.text,
    isObject: payload.isObject,
  };
}

/** An unnamed parameter gets the whole body, or the arguments of the URL or a form as JSON: `{"": "…"}`, as in PostgREST. */
function rawArgument({ query, payload }: Pick<ApiRequest, "query" | "payload">, { type }: RoutineParameter): string {
  if (payload?.kind === "raw") return payload.text;
  const text =
    payload?.kind === "json" ? payload.text : JSON.stringify(Object.fromEntries(payload?.pairs ?? query.args));
  return type === "bytea" ? `\\x${Buffer.from(text).toString("hex")}` : text;
}

/** A variadic parameter takes all values of its name, any other the last one. */
function directArguments(
  parameters: readonly RoutineParameter[],
  pairs: readonly (readonly [name: string, value: string])[],
): readonly CallArgument[] {
  return parameters.flatMap((parameter): CallArgument[] => {
    const values = pairs.filter(([name]) => name === parameter.name).map(([, value]) => value);
    const last = values.at(-1);
    if (last === undefined) return [];
    values.forEach(checkNesting);
    return [{ parameter, value: parameter.variadic ? values : last }];
  });
}
