import { type Catalog, readCatalog } from "#gateway/rest/catalog.ts";

const ALL_EVENTS = 28;

const column = (name: string, type: string, value: string | null = null) => ({ name, type, default: value });

const integerParameter = (name: string, required = true, variadic = false) => ({
  name,
  type: variadic ? "integer[]" : "integer",
  required,
  variadic,
});

const writable = { events: ALL_EVENTS, kind: "r", inserters: [], updaters: [] };

const routine = {
  callers: [],
  schema: "public",
  description: null,
  volatile: false,
  returnsSet: false,
  returns: "scalar",
  returnType: { schema: "pg_catalog", name: "int4", sql: "integer" },
  columns: [],
  computedColumnOf: null,
  callable: true,
};

/** A catalog for tests without a database. */
export const TEST_CATALOG: Catalog = readCatalog(
  JSON.stringify({
    roles: [],
    relations: [
      {
        schema: "public",
        name: "t",
        key: ["id"],
        ...writable,
        columns: [
          column("id", "integer", "nextval('public.t_id_seq'::regclass)"),
          column("a", "text", "'x'::text"),
          column("b", "integer"),
          column("d", "jsonb"),
          column("v", "tsvector"),
          column("tags", "text[]"),
        ],
      },
      { schema: "public", name: 'odd "t"', key: [], ...writable, columns: [column('c"d', "text")] },
      {
        schema: "public",
        name: "pairs",
        key: ["x", "y"],
        ...writable,
        columns: [column("x", "integer"), column("y", "integer")],
      },
    ],
    routines: [
      { ...routine, name: "add", parameters: [integerParameter("a"), integerParameter("b", false)] },
      { ...routine, name: "total", parameters: [integerParameter("list", true, true)] },
      {
        ...routine,
        name: "rows",
        returnsSet: true,
        returns: "composite",
        returnType: { schema: "public", name: "t", sql: "public.t" },
        parameters: [],
      },
      { ...routine, name: "evens", returnsSet: true, parameters: [] },
      { ...routine, name: "whole", parameters: [{ name: "", type: "jsonb", required: true, variadic: false }] },
      { ...routine, name: "act", volatile: true, returns: "void", parameters: [] },
      { ...routine, name: "loud", computedColumnOf: { schema: "public", name: "t" }, parameters: [], callable: false },
    ],
    types: [
      ["pg_catalog", "int4"],
      ["pg_catalog", "text"],
      ["pg_catalog", "float8"],
      ["public", "mood"],
    ],
  }),
);
