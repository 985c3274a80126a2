/** What a request asks for, as its parsers understood it. It may still make no sense: the plan finds out. */

export interface JsonStep {
  readonly kind: "key" | "index";
  readonly value: string;
  /** `->>` rather than `->`. */
  readonly asText: boolean;
}

/** A column, or a place inside its JSON: `data->a->>b`. */
export interface Field {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

export type SelectItem =
  | { readonly kind: "star" }
  | {
      readonly kind: "field";
      readonly field: Field;
      readonly cast: string | null;
      readonly alias: string | null;
      readonly aggregated: boolean;
    }
  | { readonly kind: "relation"; readonly name: string; readonly alias: string | null; readonly hint: string | null };

export interface OrderTerm {
  readonly field: Field;
  /** The embedded relation of `rel(col)`, which this server never has. */
  readonly relation: string | null;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
}

export type Quantifier = "any" | "all";
export type Truth = "null" | "not_null" | "true" | "false" | "unknown";

export type Operation =
  | {
      readonly kind: "compare";
      readonly operator: string;
      readonly quantifier: Quantifier | null;
      readonly value: string;
    }
  | { readonly kind: "in"; readonly values: readonly string[] }
  | { readonly kind: "is"; readonly value: Truth }
  | { readonly kind: "distinct"; readonly value: string }
  | { readonly kind: "search"; readonly parser: string; readonly config: string | null; readonly value: string };

export interface Test {
  readonly kind: "test";
  readonly field: Field;
  readonly negated: boolean;
  readonly operation: Operation;
}

export type Condition =
  | Test
  | { readonly kind: "and" | "or"; readonly negated: boolean; readonly children: readonly Condition[] };

/** Something said of the relation, or of one embedded in it (`path` not empty). */
export interface Scoped<T> {
  readonly path: readonly string[];
  readonly item: T;
}

/** The query string. */
export interface Query {
  /** Empty means `*`. */
  readonly select: readonly SelectItem[];
  readonly filters: readonly Scoped<Test>[];
  readonly logic: readonly Scoped<Condition>[];
  readonly orders: readonly Scoped<readonly OrderTerm[]>[];
  readonly limit: bigint | null;
  readonly offset: bigint | null;
  /** Relations for which a limit or offset was given. */
  readonly embeddedRanges: readonly string[];
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
  /** What is not a filter in the query of a GET function call. */
  readonly args: readonly (readonly [name: string, value: string])[];
  /** Sorted and encoded anew, for `Content-Location`. */
  readonly canonical: string;
}
