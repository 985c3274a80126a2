/** What the planning steps hand on: only names the catalog knows, only demands that can be met. */
import type { CatalogColumn, Relation, Routine, RoutineParameter } from "./catalog.ts";
import type { Media } from "./media-type.ts";
import type { Payload } from "./payload.ts";
import type { Preferences } from "./prefer.ts";
import type { JsonStep, Operation } from "./query-ast.ts";
import type { Page } from "./range.ts";

export interface PlannedField {
  readonly column: string;
  readonly path: readonly JsonStep[];
  /** The column is no JSON itself: `to_jsonb` before the path. */
  readonly toJson: boolean;
  readonly isTsvector: boolean;
}

export interface Projection {
  /** Null for `*`. */
  readonly field: PlannedField | null;
  /** A type as SQL. */
  readonly cast: string | null;
  readonly alias: string | null;
}

export type PlannedCondition =
  | { readonly kind: "test"; readonly field: PlannedField; readonly negated: boolean; readonly operation: Operation }
  | { readonly kind: "and" | "or"; readonly negated: boolean; readonly children: readonly PlannedCondition[] };

export interface PlannedOrder {
  readonly field: PlannedField;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
}

/** What an answer looks like. `page` is already cut to the most rows a read may have. */
export interface Shape {
  readonly relation: Relation;
  readonly select: readonly Projection[];
  readonly where: readonly PlannedCondition[];
  readonly order: readonly PlannedOrder[];
  readonly page: Page;
}

interface Common {
  readonly shape: Shape;
  readonly media: Media;
  readonly preferences: Preferences;
  /** False for HEAD and for writes that return nothing. */
  readonly hasBody: boolean;
}

export interface ReadPlan extends Common {
  readonly kind: "read";
  readonly maxRows: number;
}

export interface Conflict {
  readonly action: "merge" | "ignore";
  /** Empty: the relation has no key to meet on, and the preference is moot. */
  readonly columns: readonly string[];
}

/** What a write hands to its answer: all columns of the relation, or those named, or nothing but its rows' number. */
export interface Returning {
  readonly star: boolean;
  readonly columns: readonly string[];
}

export interface MutationPlan extends Common {
  readonly kind: "insert" | "update" | "put" | "delete";
  readonly relation: Relation;
  /** Those written. */
  readonly columns: readonly CatalogColumn[];
  readonly payload: Extract<Payload, { kind: "json" }> | null;
  readonly conflict: Conflict | null;
  readonly returning: Returning;
  /** Key columns for the `Location` header. */
  readonly location: readonly string[] | null;
}

export type Argument = { readonly parameter: RoutineParameter; readonly value: string | readonly string[] };

export type Arguments =
  | { readonly kind: "direct"; readonly list: readonly Argument[] }
  | {
      readonly kind: "json";
      readonly parameters: readonly RoutineParameter[];
      readonly text: string;
      readonly isObject: boolean;
    }
  | { readonly kind: "whole"; readonly parameter: RoutineParameter; readonly text: string };

export interface CallPlan extends Common {
  readonly kind: "call";
  readonly routine: Routine;
  readonly args: Arguments;
  readonly readOnly: boolean;
  readonly maxRows: number;
}

export interface DescribePlan {
  readonly kind: "describe";
  readonly allow: readonly string[];
}

export type Plan = ReadPlan | MutationPlan | CallPlan | DescribePlan;
