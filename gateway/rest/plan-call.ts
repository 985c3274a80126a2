/** Which function a call means, and what it is given. */
import type { Catalog, Routine, RoutineParameter } from "./catalog.ts";
import { closest } from "./closest.ts";
import { restError } from "./errors.ts";
import { negotiate } from "./negotiate.ts";
import { checkNesting } from "./nesting.ts";
import { planShape } from "./plan-shape.ts";
import type { Argument, Arguments, CallPlan, DescribePlan } from "./plan-types.ts";
import type { Intent } from "./request.ts";

export function planCall(intent: Intent, catalog: Catalog, maxRows: number): CallPlan | DescribePlan {
  const names = argumentNames(intent);
  const routine = findRoutine(intent, catalog, names);
  if (intent.action === "describe") {
    return { kind: "describe", allow: routine.volatile ? ["OPTIONS", "POST"] : ["OPTIONS", "GET", "HEAD", "POST"] };
  }
  const { preferences } = intent;
  const shape = planShape(intent, routine.result, catalog, { maxRows, withFilters: true });
  const media = negotiate(intent);
  if (preferences.maxAffected !== null && preferences.handling === "strict" && !routine.returnsSet) {
    throw restError.maxAffectedSingle();
  }
  return {
    kind: "call",
    routine,
    args: planArguments(intent, routine),
    readOnly: intent.method !== "POST" || !routine.volatile,
    shape,
    media,
    preferences,
    hasBody: intent.method !== "HEAD" && routine.returns !== "void",
    maxRows,
  };
}

function argumentNames({ query, payload }: Intent): readonly string[] {
  if (payload === null) return [...new Set(query.args.map(([name]) => name))];
  if (payload.kind === "json") return payload.names;
  return payload.kind === "form" ? [...new Set(payload.pairs.map(([name]) => name))] : [];
}

function findRoutine(intent: Intent, catalog: Catalog, names: readonly string[]): Routine {
  const { schema, target } = intent;
  const candidates = catalog.routines(schema, target.name);
  const fitting = candidates.filter((routine) => takes(routine, names, intent.payload?.kind === "whole"));
  // Only where no named arguments fit does a function with one unnamed parameter get the whole body.
  const chosen = fitting.length > 0 ? fitting : candidates.filter((routine) => takesWhole(routine, intent));
  const [routine] = chosen;
  if (!routine) throw notFound(intent, catalog, candidates, names);
  if (chosen.length > 1) throw restError.ambiguousRoutine(chosen.map(signature));
  return routine;
}

/** All required parameters are given, and nothing that is no parameter. */
function takes({ parameters }: Routine, names: readonly string[], isWhole: boolean): boolean {
  if (parameters.length === 0) return names.length === 0 && !isWhole;
  if (isWhole || parameters.some(({ name }) => name === "")) return false;
  const given = new Set(names);
  const known = parameters.filter(({ name }) => given.has(name)).length;
  return known === given.size && parameters.every(({ name, required }) => !required || given.has(name));
}

function takesWhole({ parameters }: Routine, { payload }: Intent): boolean {
  const [parameter] = parameters;
  if (!parameter || parameters.length > 1 || parameter.name !== "" || payload === null) return false;
  if (payload.kind === "json") return parameter.type === "json" || parameter.type === "jsonb";
  return payload.kind === "whole" && parameter.type === payload.type;
}

function signature({ schema, name, parameters }: Routine): string {
  return `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(", ")})`;
}

function notFound(intent: Intent, catalog: Catalog, candidates: readonly Routine[], names: readonly string[]) {
  const { schema, target, payload } = intent;
  const sorted = [...names].sort();
  const how =
    sorted.length === 0 ? " without parameters" : ` with parameter${sorted.length > 1 ? "s" : ""} ${sorted.join(", ")}`;
  const or = payload?.kind === "json" ? " or with a single unnamed json/jsonb parameter" : "";
  const searched = payload?.kind === "whole" ? ` with a single unnamed ${payload.type} parameter` : `${how}${or}`;
  return restError.routine(`${schema}.${target.name}`, sorted, searched, hint(intent, catalog, candidates, sorted));
}

function hint(
  { schema, target, payload }: Intent,
  catalog: Catalog,
  candidates: readonly Routine[],
  names: readonly string[],
): string | null {
  if (payload?.kind === "whole") return null;
  const minimumNameLikeness = 0.75;
  const minimumListLikeness = 0.33;
  if (candidates.length === 0) {
    const near = closest(target.name, catalog.routineNames(schema), minimumNameLikeness);
    return near === null ? null : `Perhaps you meant to call the function ${schema}.${near}`;
  }
  const list = (parameterNames: readonly string[]) => `(${[...parameterNames].sort().join(", ")})`;
  const lists = candidates.map(({ parameters }) => list(parameters.map(({ name }) => name)));
  const near = closest(list(names), lists, minimumListLikeness);
  return near === null ? null : `Perhaps you meant to call the function ${schema}.${target.name}${near}`;
}

function planArguments({ query, payload }: Intent, { parameters }: Routine): Arguments {
  if (payload === null) return { kind: "direct", list: directArguments(parameters, query.args) };
  const [only] = parameters;
  if (only && only.name === "") {
    return { kind: "whole", parameter: only, text: payload.kind === "form" ? "" : payload.text };
  }
  if (payload.kind === "form") return { kind: "direct", list: directArguments(parameters, payload.pairs) };
  if (payload.kind === "whole") return { kind: "direct", list: [] };
  const given = new Set(payload.names);
  return {
    kind: "json",
    parameters: parameters.filter(({ name }) => given.has(name)),
    text: payload.text,
    isObject: payload.isObject,
  };
}

/** A variadic parameter takes all its values, any other the last one. */
function directArguments(
  parameters: readonly RoutineParameter[],
  pairs: readonly (readonly [name: string, value: string])[],
): readonly Argument[] {
  return parameters.flatMap((parameter): Argument[] => {
    const values = pairs.filter(([name]) => name === parameter.name).map(([, value]) => value);
    const last = values.at(-1);
    if (last === undefined) return [];
    values.forEach(checkNesting);
    return [{ parameter, value: parameter.variadic ? values : last }];
  });
}
