/** What the database has to offer, as far as requests can name it. */
import { relationName } from "#gateway/db/port/sql-text.ts";

export interface CatalogColumn {
  readonly name: string;
  /** The type as SQL writes it, with its modifier, schema-qualified outside `pg_catalog`. */
  readonly type: string;
  /** The default as an SQL expression; that of an identity column draws from its sequence. */
  readonly default: string | null;
  /** A function of the row, used like a column but never written. */
  readonly computed: boolean;
}

export interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly columns: ReadonlyMap<string, CatalogColumn>;
  /** Names, in key order; empty for views. */
  readonly primaryKey: readonly string[];
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
}

export interface RoutineParameter {
  /** Empty for an unnamed one. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly variadic: boolean;
}

export interface Routine {
  readonly schema: string;
  readonly name: string;
  readonly parameters: readonly RoutineParameter[];
  readonly volatile: boolean;
  readonly returnsSet: boolean;
  readonly returns: "void" | "scalar" | "composite";
  /** The columns of a composite result, the one `pgrst_scalar` of a scalar one. */
  readonly result: Relation;
}

export interface Catalog {
  relation(schema: string, name: string): Relation | undefined;
  relationNames(schema: string): Iterable<string>;
  /** All functions of that name. */
  routines(schema: string, name: string): readonly Routine[];
  routineNames(schema: string): Iterable<string>;
  /** A type's name as SQL, quoted and qualified, for the name a cast gives (`int`, `double precision`, an enum's). */
  type(schema: string, name: string): string | undefined;
}

/** What the catalog's query answers. */
interface Rows {
  readonly relations: readonly {
    readonly schema: string;
    readonly name: string;
    readonly columns: readonly { readonly name: string; readonly type: string; readonly default: string | null }[];
    readonly key: readonly string[];
    /** Bits as `pg_relation_is_updatable` sets them. */
    readonly events: number;
  }[];
  readonly routines: readonly {
    readonly schema: string;
    readonly name: string;
    readonly parameters: readonly RoutineParameter[];
    readonly volatile: boolean;
    readonly returnsSet: boolean;
    readonly returns: "void" | "scalar" | "composite";
    readonly returnType: { readonly schema: string; readonly name: string; readonly sql: string };
    readonly columns: readonly { readonly name: string; readonly type: string }[];
    /** False where an unnamed parameter could not be given by name. */
    readonly callable: boolean;
    /** The relation whose row is the only parameter: the function is a computed column of it. */
    readonly ofRelation: { readonly schema: string; readonly name: string } | null;
  }[];
  readonly types: readonly (readonly [schema: string, name: string])[];
}

const UPDATE_EVENT = 4;
const INSERT_EVENT = 8;
const DELETE_EVENT = 16;

/** Types whose usual spelling is SQL's grammar, not their name in the catalog. */
const SPELLINGS: Readonly<Record<string, string>> = {
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

/** @param json the one value `CATALOG_QUERY` answers. */
export function readCatalog(json: string): Catalog {
  const rows = JSON.parse(json) as Rows;
  const relations = new Map<string, Map<string, Relation>>();
  for (const row of rows.relations) place(relations, row.schema).set(row.name, readRelation(row, rows.routines));
  const routines = new Map<string, Map<string, Routine[]>>();
  for (const row of rows.routines.filter(({ callable }) => callable)) {
    const known = place(routines, row.schema);
    const { schema, name, parameters, volatile, returnsSet, returns } = row;
    const routine = { schema, name, parameters, volatile, returnsSet, returns, result: resultOf(row, relations) };
    known.set(name, [...(known.get(name) ?? []), routine]);
  }
  const types = new Set(rows.types.map(([schema, name]) => `${schema}.${name}`));
  return {
    relation: (schema, name) => relations.get(schema)?.get(name),
    relationNames: (schema) => relations.get(schema)?.keys() ?? [],
    routines: (schema, name) => routines.get(schema)?.get(name) ?? [],
    routineNames: (schema) => routines.get(schema)?.keys() ?? [],
    type(schema, name) {
      const spelling = name.toLowerCase().replace(/ +/g, " ");
      const typeName = Object.hasOwn(SPELLINGS, spelling) ? (SPELLINGS[spelling] ?? spelling) : spelling;
      const found = ["pg_catalog", schema, "extensions"].find((place) => types.has(`${place}.${typeName}`));
      return found === undefined ? undefined : relationName({ schema: found, name: typeName });
    },
  };
}

function place<T>(map: Map<string, Map<string, T>>, schema: string): Map<string, T> {
  const known = map.get(schema) ?? new Map<string, T>();
  map.set(schema, known);
  return known;
}

function readRelation(row: Rows["relations"][number], routines: Rows["routines"]): Relation {
  const { schema, name, key, events } = row;
  const columns = new Map<string, CatalogColumn>();
  for (const column of row.columns) columns.set(column.name, { ...column, computed: false });
  for (const { ofRelation, name: column, returnType } of routines) {
    if (ofRelation?.schema !== schema || ofRelation.name !== name || columns.has(column)) continue;
    columns.set(column, { name: column, type: returnType.sql, default: null, computed: true });
  }
  return {
    schema,
    name,
    columns,
    primaryKey: key,
    insertable: (events & INSERT_EVENT) !== 0,
    updatable: (events & UPDATE_EVENT) !== 0,
    deletable: (events & DELETE_EVENT) !== 0,
  };
}

function resultOf(row: Rows["routines"][number], relations: Map<string, Map<string, Relation>>): Relation {
  const { schema, name, returns, returnType } = row;
  const table = returns === "composite" ? relations.get(returnType.schema)?.get(returnType.name) : undefined;
  const rowColumns = table && row.columns.length === 0 ? [...table.columns.values()] : row.columns;
  const columns = returns === "composite" ? rowColumns : [{ name: "pgrst_scalar", type: returnType.sql }];
  return {
    schema,
    name: table?.name ?? name,
    columns: resultColumns(columns),
    primaryKey: [],
    insertable: false,
    updatable: false,
    deletable: false,
  };
}

/** Computed columns are left out: what a function hands on is a row of the relation no more. */
function resultColumns(columns: readonly { name: string; type: string; computed?: boolean }[]) {
  const plain = columns.filter(({ computed }) => computed !== true);
  return new Map(plain.map(({ name, type }) => [name, { name, type, default: null, computed: false }]));
}
