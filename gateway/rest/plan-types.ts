/** Plans: requests whose names are resolved against the catalog and whose rules are checked, ready to become SQL. */
import type { CatalogColumn, Relation, Routine, RoutineParameter } from "./catalog.ts";
import type { MediaType } from "./media-type.ts";
import type { Payload } from "./payload.ts";
import type { Preferences } from "./prefer.ts";
import type { JsonPathStep, Operation } from "./query-ast.ts";
import type { Page } from "./range.ts";

export interface PlannedField {
  readonly column: string;
  readonly path: readonly JsonPathStep[];
  /** The column has a path but is not JSON: apply `to_jsonb` first. */
  readonly toJson: boolean;
  /** The column is JSON, or the path makes it so. */
  readonly readsJson: boolean;
  readonly isTsvector: boolean;
}

export interface Projection {
  /** Null for `*`. */
  readonly field: PlannedField | null;
  /** A type as SQL. */
  readonly cast: string | null;
  readonly alias: string | null;
}

export interface PlannedFilter {
  readonly kind: "filter";
  readonly field: PlannedField;
  readonly negated: boolean;
  readonly operation: Operation;
}

export type PlannedCondition =
  | PlannedFilter
  | { readonly kind: "and" | "or"; readonly negated: boolean; readonly children: readonly PlannedCondition[] };

export interface PlannedOrder {
  readonly field: PlannedField;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
}

/** The SELECT that produces the response's rows. */
export interface SelectPlan {
  readonly relation: Relation;
  readonly projections: readonly Projection[];
  readonly where: readonly PlannedCondition[];
  readonly order: readonly PlannedOrder[];
  /** Already limited to `maxRows`. */
  readonly page: Page;
}

interface PlanBase {
  readonly select: SelectPlan;
  readonly mediaType: MediaType;
  readonly preferences: Preferences;
  /** False for HEAD and for writes without `return=representation`. */
  readonly hasBody: boolean;
  /** Runs in a read-only transaction. */
  readonly readOnly: boolean;
}

export interface ReadPlan extends PlanBase {
  readonly kind: "read";
  readonly maxRows: number;
}

export interface OnConflict {
  readonly action: "merge" | "ignore";
  /** Empty if the relation has no key: the preference then has no effect. */
  readonly columns: readonly string[];
}

/** The columns of RETURNING. Without `star` and columns only the number of rows is returned. */
export interface Returning {
  readonly star: boolean;
  readonly columns: readonly string[];
}

export interface MutationPlan extends PlanBase {
  readonly kind: "insert" | "update" | "put" | "delete";
  readonly relation: Relation;
  /** The written columns. */
  readonly columns: readonly CatalogColumn[];
  readonly payload: Extract<Payload, { kind: "json" }> | null;
  readonly onConflict: OnConflict | null;
  readonly returning: Returning;
  /** Key columns for the `Location` header. */
  readonly location: readonly string[] | null;
}

export interface CallArgument {
  readonly parameter: RoutineParameter;
  readonly value: string | readonly string[];
}

export type CallArguments =
  /** One SQL parameter for each argument: GET and forms. */
  | { readonly kind: "direct"; readonly list: readonly CallArgument[] }
  /** A JSON body from which Postgres reads the arguments. */
  | {
      readonly kind: "json";
      readonly parameters: readonly RoutineParameter[];
      readonly text: string;
      readonly isObject: boolean;
    }
  /** The body as the single unnamed argument. */
  | { readonly kind: "raw"; readonly parameter: RoutineParameter; readonly text: string };

export interface CallPlan extends PlanBase {
  readonly kind: "call";
  readonly routine: Routine;
  readonly args: CallArguments;
  /** Columns of the response that Postgres computes from the function's rows. */
  readonly computed: readonly string[];
  readonly maxRows: number;
}

export interface OptionsPlan {
  readonly kind: "options";
  readonly allow: readonly string[];
}

/** A plan that runs SQL. */
export type SqlPlan = ReadPlan | MutationPlan | CallPlan;
export type Plan = SqlPlan | OptionsPlan;
