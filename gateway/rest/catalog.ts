/** Tables, columns, functions and types that requests can name; PostgREST's schema cache. */
import { relationName } from "#gateway/db/port/sql-text.ts";

export interface CatalogColumn {
  readonly name: string;
  /** The type as SQL, with its modifier, schema-qualified outside `pg_catalog`. */
  readonly type: string;
  /** The default as an SQL expression; `nextval` for identity columns. */
  readonly default: string | null;
  /** A computed column: a function of the row, read-only. */
  readonly computed: boolean;
}

export interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly columns: ReadonlyMap<string, CatalogColumn>;
  /** Column names in key order; empty for views. */
  readonly primaryKey: readonly string[];
  /** As Postgres names it in errors: "table", "view", … */
  readonly kind: string;
  /** The roles that may insert or update at least one column. */
  readonly inserters: ReadonlySet<string>;
  readonly updaters: ReadonlySet<string>;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
}

export interface RoutineParameter {
  /** Empty for unnamed parameters. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly variadic: boolean;
}

export interface Routine {
  readonly schema: string;
  readonly name: string;
  readonly parameters: readonly RoutineParameter[];
  /** The roles that may call it. */
  readonly callers: ReadonlySet<string>;
  readonly volatile: boolean;
  readonly returnsSet: boolean;
  readonly returns: "void" | "scalar" | "composite";
  /** The columns of a composite result, or the column `pgrst_scalar`. */
  readonly result: Relation;
}

export interface Catalog {
  /** Whether the catalog knows the privileges of this role. */
  hasRole(role: string): boolean;
  relation(schema: string, name: string): Relation | undefined;
  relationNames(schema: string): Iterable<string>;
  /** All overloads. */
  routines(schema: string, name: string): readonly Routine[];
  routineNames(schema: string): Iterable<string>;
  /** The qualified SQL name of a type named in a cast (`int`, `double precision`, an enum). */
  type(schema: string, name: string): string | undefined;
}

/** The value of `CATALOG_SQL`. */
interface CatalogJson {
  readonly roles: readonly string[];
  readonly relations: readonly {
    readonly schema: string;
    readonly name: string;
    readonly columns: readonly { readonly name: string; readonly type: string; readonly default: string | null }[];
    readonly key: readonly string[];
    /** `pg_class.relkind`. */
    readonly kind: string;
    readonly inserters: readonly string[];
    readonly updaters: readonly string[];
    /** The bits of `pg_relation_is_updatable`. */
    readonly events: number;
  }[];
  readonly routines: readonly {
    readonly schema: string;
    readonly name: string;
    readonly parameters: readonly RoutineParameter[];
    /** The comment on the function. */
    readonly description: string | null;
    readonly callers: readonly string[];
    readonly volatile: boolean;
    readonly returnsSet: boolean;
    readonly returns: "void" | "scalar" | "composite";
    readonly returnType: { readonly schema: string; readonly name: string; readonly sql: string };
    readonly columns: readonly { readonly name: string; readonly type: string }[];
    /** False if parameters are unnamed, except for a single one that can take the raw body. */
    readonly callable: boolean;
    /** The relation whose row type is the only parameter. */
    readonly computedColumnOf: { readonly schema: string; readonly name: string } | null;
  }[];
  readonly types: readonly (readonly [schema: string, name: string])[];
}

const UPDATE_EVENT = 4;
const INSERT_EVENT = 8;
const DELETE_EVENT = 16;

/** By `relkind`; others are tables. */
const RELATION_KINDS: Readonly<Record<string, string>> = { v: "view", m: "materialized view", f: "foreign table" };
const NO_ROLES: ReadonlySet<string> = new Set();

/** SQL's type names that differ from `pg_type.typname`. */
const TYPE_ALIASES: Readonly<Record<string, string>> = {
  int: "int4",
  integer: "int4",
  smallint: "int2",
  bigint: "int8",
  decimal: "numeric",
  dec: "numeric",
  real: "float4",
  float: "float8",
  "double precision": "float8",
  boolean: "bool",
  char: "bpchar",
  character: "bpchar",
  "character varying": "varchar",
  "bit varying": "varbit",
  "timestamp with time zone": "timestamptz",
  "timestamp without time zone": "timestamp",
  "time with time zone": "timetz",
  "time without time zone": "time",
};

/** @param json the value of `CATALOG_SQL`. */
export function readCatalog(json: string): Catalog {
  const catalog = JSON.parse(json) as CatalogJson;
  const relations = new Map<string, Map<string, Relation>>();
  for (const row of catalog.relations) {
    schemaEntries(relations, row.schema).set(row.name, readRelation(row, catalog.routines));
  }
  const routines = new Map<string, Map<string, Routine[]>>();
  const callable = catalog.routines.filter((row) => row.callable).sort(compareOverloads);
  for (const row of callable) {
    const overloads = schemaEntries(routines, row.schema);
    const { schema, name, parameters, volatile, returnsSet, returns } = row;
    const callers = new Set(row.callers);
    const result = resultOf(row, relations);
    const routine = { schema, name, parameters, callers, volatile, returnsSet, returns, result };
    overloads.set(name, [...(overloads.get(name) ?? []), routine]);
  }
  const roles = new Set(catalog.roles);
  const types = new Set(catalog.types.map(([schema, name]) => `${schema}.${name}`));
  return {
    hasRole: (role) => roles.has(role),
    relation: (schema, name) => relations.get(schema)?.get(name),
    relationNames: (schema) => relations.get(schema)?.keys() ?? [],
    routines: (schema, name) => routines.get(schema)?.get(name) ?? [],
    routineNames: (schema) => routines.get(schema)?.keys() ?? [],
    type(schema, name) {
      const spelling = name.toLowerCase().replace(/ +/g, " ");
      const typeName = Object.hasOwn(TYPE_ALIASES, spelling) ? (TYPE_ALIASES[spelling] ?? spelling) : spelling;
      const found = ["pg_catalog", schema, "extensions"].find((candidate) => types.has(`${candidate}.${typeName}`));
      return found === undefined ? undefined : relationName({ schema: found, name: typeName });
    },
  };
}

function schemaEntries<T>(map: Map<string, Map<string, T>>, schema: string): Map<string, T> {
  const entries = map.get(schema) ?? new Map<string, T>();
  map.set(schema, entries);
  return entries;
}

function readRelation(row: CatalogJson["relations"][number], routines: CatalogJson["routines"]): Relation {
  const { schema, name, key, events } = row;
  const columns = new Map<string, CatalogColumn>();
  for (const column of row.columns) columns.set(column.name, { ...column, computed: false });
  for (const { computedColumnOf, name: column, returnType } of routines) {
    if (computedColumnOf?.schema !== schema || computedColumnOf.name !== name || columns.has(column)) continue;
    columns.set(column, { name: column, type: returnType.sql, default: null, computed: true });
  }
  return {
    schema,
    name,
    columns,
    primaryKey: key,
    kind: RELATION_KINDS[row.kind] ?? "table",
    inserters: new Set(row.inserters),
    updaters: new Set(row.updaters),
    insertable: (events & INSERT_EVENT) !== 0,
    updatable: (events & UPDATE_EVENT) !== 0,
    deletable: (events & DELETE_EVENT) !== 0,
  };
}

function resultOf(row: CatalogJson["routines"][number], relations: Map<string, Map<string, Relation>>): Relation {
  const { schema, name, returns, returnType } = row;
  const table = returns === "composite" ? relations.get(returnType.schema)?.get(returnType.name) : undefined;
  const listed = returns === "composite" ? row.columns : [{ name: "pgrst_scalar", type: returnType.sql }];
  const columns = new Map(listed.map((column) => [column.name, { ...column, default: null, computed: false }]));
  return {
    schema,
    name: table?.name ?? name,
    columns: table && row.columns.length === 0 ? table.columns : columns,
    primaryKey: [],
    kind: "table",
    inserters: NO_ROLES,
    updaters: NO_ROLES,
    insertable: false,
    updatable: false,
    deletable: false,
  };
}

/** PostgREST's order of overloads: fewer parameters first, then by comment, then by parameters. */
function compareOverloads(a: CatalogJson["routines"][number], b: CatalogJson["routines"][number]): number {
  const [left, right] = [overloadKey(a), overloadKey(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return a.parameters.length - b.parameters.length || (at === -1 ? 0 : (left[at] ?? "") < (right[at] ?? "") ? -1 : 1);
}

function overloadKey({ parameters, description }: CatalogJson["routines"][number]): readonly string[] {
  const key = [description === null ? "" : ` ${description}`];
  for (const { name, type, required, variadic } of parameters) key.push(name, type, String(required), String(variadic));
  return key;
}
