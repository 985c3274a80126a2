/** Reads the catalog as one JSON value. `$1` is the array of exposed schemas. Run it with an empty `search_path`. */

// With an empty search_path all names outside pg_catalog are printed schema-qualified.
const RELATIONS = `
select coalesce(json_agg(json_build_object(
  'schema', n.nspname,
  'name', c.relname,
  'events', case when c.relkind in ('v', 'f') then pg_relation_is_updatable(c.oid, true)
                 when c.relkind in ('r', 'p') then 28 else 0 end,
  'kind', c.relkind,
  'inserters', (select coalesce(json_agg(r.rolname), '[]') from role r where has_any_column_privilege(r.oid, c.oid, 'INSERT')),
  'updaters', (select coalesce(json_agg(r.rolname), '[]') from role r where has_any_column_privilege(r.oid, c.oid, 'UPDATE')),
  'key', (
    select coalesce(json_agg(a.attname order by k.position), '[]')
    from pg_index i, unnest(i.indkey::int2[]) with ordinality as k(attnum, position), pg_attribute a
    where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum),
  'columns', (
    select coalesce(json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'default', case
        when a.attgenerated <> '' then null
        when a.attidentity <> '' then
          format('nextval(%L::regclass)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
        else pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum), '[]')
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
)), '[]')
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any($1::text[]) and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition`;

// Domains are resolved to their base types. bit and char become their varying types: without a length, a cast to them truncates.
const ROUTINES = `
select coalesce(json_agg(json_build_object(
  'schema', n.nspname,
  'name', p.proname,
  'description', obj_description(p.oid, 'pg_proc'),
  'callers', (select coalesce(json_agg(r.rolname), '[]') from role r where has_function_privilege(r.oid, p.oid, 'EXECUTE')),
  'volatile', p.provolatile = 'v',
  'returnsSet', p.proretset,
  'returns', case when base.oid = 'void'::regtype then 'void'
                  when base.typtype = 'c' or outputs.columns is not null then 'composite' else 'scalar' end,
  'returnType', json_build_object(
    'schema', base_schema.nspname, 'name', coalesce(base_class.relname, base.typname),
    'sql', format_type(p.prorettype, null)),
  'columns', coalesce(outputs.columns, case when base.typtype = 'c' then (
    select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
    from pg_attribute a where a.attrelid = base.typrelid and a.attnum > 0 and not a.attisdropped
      and base_class.relkind = 'c') end, '[]'),
  'parameters', coalesce(inputs.parameters, '[]'),
  'computedColumnOf', case when p.pronargs = 1 and not p.proretset then (
    select json_build_object('schema', rn.nspname, 'name', r.relname)
    from pg_type t join pg_class r on r.oid = t.typrelid join pg_namespace rn on rn.oid = r.relnamespace
    where t.oid = p.proargtypes[0] and r.relkind <> 'c') end,
  'callable', coalesce(inputs.unnamed, 0) = 0 or (p.pronargs = 1 and inputs.whole)
)), '[]')
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_type returned on returned.oid = p.prorettype
join pg_type base on base.oid = case when returned.typtype <> 'd' then returned.oid else (
  with recursive chain(oid, next) as (
    select returned.oid, returned.typbasetype
    union all
    select t.oid, t.typbasetype from chain join pg_type t on t.oid = chain.next)
  select chain.oid from chain where chain.next = 0) end
join pg_namespace base_schema on base_schema.oid = base.typnamespace
left join pg_class base_class on base_class.oid = base.typrelid
left join lateral (
  select json_agg(json_build_object(
      'name', coalesce(a.name, ''),
      'type', case a.type when 'bit'::regtype then 'bit varying' when 'bit[]'::regtype then 'bit varying[]'
        when 'character'::regtype then 'character varying' when 'character[]'::regtype then 'character varying[]'
        else format_type(a.type, null) end,
      'required', a.position <= p.pronargs - p.pronargdefaults,
      'variadic', a.mode = 'v') order by a.position) as parameters,
    count(*) filter (where coalesce(a.name, '') = '') as unnamed,
    bool_and(a.type in ('json'::regtype, 'jsonb'::regtype, 'text'::regtype, 'xml'::regtype, 'bytea'::regtype)) as whole
  from (
    select u.type, u.name, coalesce(u.mode, 'i') as mode, row_number() over (order by u.position) as position
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes)
      with ordinality as u(type, name, mode, position)
    where coalesce(u.mode, 'i') in ('i', 'b', 'v')) a
) inputs on true
left join lateral (
  select json_agg(json_build_object(
    'name', coalesce(nullif(u.name, ''), 'column' || u.position), 'type', format_type(u.type, null))
    order by u.position) as columns
  from unnest(p.proallargtypes, p.proargnames, p.proargmodes) with ordinality as u(type, name, mode, position)
  where u.mode in ('o', 'b', 't')
) outputs on true
where n.nspname = any($1::text[]) and p.prokind = 'f'
  and base.oid not in ('trigger'::regtype, 'event_trigger'::regtype)`;

// Of Postgres' own types only those that hold values: a cast to `regclass`, `regrole` or `aclitem` reveals names of the catalog.
const VALUE_TYPES = `
  bool bytea char int2 int4 int8 float4 float8 numeric money text varchar bpchar name uuid json jsonb jsonpath xml
  date time timetz timestamp timestamptz interval inet cidr macaddr macaddr8 bit varbit tsvector tsquery oid pg_lsn
  point line lseg box path polygon circle int4range int8range numrange daterange tsrange tstzrange
  int4multirange int8multirange nummultirange datemultirange tsmultirange tstzmultirange`
  .trim()
  .split(/\s+/);

// `root`: the type below domains and arrays.
const TYPES = `
with recursive type as (
  select t.oid, n.nspname, t.typname, t.oid as root
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where t.typtype in ('b', 'd', 'e', 'r', 'm')
    and (n.nspname in ('pg_catalog', 'extensions') or n.nspname = any($1::text[]))
  union all
  select type.oid, type.nspname, type.typname, case t.typtype when 'd' then t.typbasetype else t.typelem end
  from type join pg_type t on t.oid = type.root
  where t.typtype = 'd' or (t.typcategory = 'A' and t.typelem <> 0)
)
select coalesce(json_agg(json_build_array(type.nspname, type.typname)), '[]')
from type join pg_type t on t.oid = type.root
where t.typtype <> 'd' and (t.typcategory <> 'A' or t.typelem = 0)
  and (t.typnamespace <> 'pg_catalog'::regnamespace or t.typname = any('{${VALUE_TYPES.join()}}'))`;

// The roles of tokens. Without USAGE on a schema, Postgres' error names the schema: it is left to Postgres.
const ROLES = `
select r.oid, r.rolname from pg_roles r
where pg_has_role(r.oid, 'MEMBER') and r.rolname !~ '^pg_'
  and (select bool_and(has_schema_privilege(r.oid, n.oid, 'USAGE')) from pg_namespace n where n.nspname = any($1::text[]))`;

export const CATALOG_SQL = `
with role as materialized (${ROLES})
select json_build_object('roles', (select coalesce(json_agg(rolname), '[]') from role), 'relations', (${RELATIONS}), 'routines', (${ROUTINES}), 'types', (${TYPES}))::text as catalog`;
