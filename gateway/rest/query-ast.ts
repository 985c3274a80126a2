/** The query string as parsed, before its names are checked against the catalog. Types are named as in PostgREST's `ApiRequest`. */

export interface JsonPathStep {
  readonly kind: "key" | "index";
  readonly value: string;
  /** `->>` instead of `->`. */
  readonly asText: boolean;
}

/** A column or a JSON path into it: `data->a->>b`. */
export interface Field {
  readonly name: string;
  readonly path: readonly JsonPathStep[];
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
  /** The embedded relation of `rel(col)`. Parsed only for PostgREST's error message. */
  readonly relation: string | null;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
}

export type OpQuantifier = "any" | "all";
export type IsValue = "null" | "not_null" | "true" | "false" | "unknown";

export type Operation =
  | {
      readonly kind: "compare";
      /** The SQL operator. */
      readonly operator: string;
      readonly quantifier: OpQuantifier | null;
      readonly value: string;
    }
  | { readonly kind: "in"; readonly values: readonly string[] }
  | { readonly kind: "is"; readonly value: IsValue }
  | { readonly kind: "isdistinct"; readonly value: string }
  /** `toTsquery`: the SQL function that parses the value. */
  | { readonly kind: "fts"; readonly toTsquery: string; readonly config: string | null; readonly value: string };

export interface Filter {
  readonly kind: "filter";
  readonly field: Field;
  readonly negated: boolean;
  readonly operation: Operation;
}

/** PostgREST's logic tree. */
export type Condition =
  | Filter
  | { readonly kind: "and" | "or"; readonly negated: boolean; readonly children: readonly Condition[] };

/** A parameter of the target relation, or of an embedded one if the path is not empty. */
export interface WithEmbedPath<T> {
  readonly embedPath: readonly string[];
  readonly value: T;
}

export interface QueryParams {
  /** Empty means `*`. */
  readonly select: readonly SelectItem[];
  readonly filters: readonly WithEmbedPath<Filter>[];
  readonly logic: readonly WithEmbedPath<Condition>[];
  readonly orders: readonly WithEmbedPath<readonly OrderTerm[]>[];
  readonly limit: bigint | null;
  readonly offset: bigint | null;
  /** Dotted embed paths that have a limit or offset. */
  readonly embeddedRanges: readonly string[];
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
  /** Arguments of a function called by GET: the parameters that are not filters. */
  readonly args: readonly (readonly [name: string, value: string])[];
  /** Sorted and percent-encoded, for `Content-Location`. */
  readonly canonical: string;
}
