-- Change capture for the realtime service: a trigger on every published table sends each row change by NOTIFY, so every
-- server receives every committed change of any client. (A Supabase project reads its write-ahead log instead.)

create schema if not exists gateway;

-- Notifies gateway_changes of one row change, as JSON: schema, table, type, record (the new row), old_record (the key, or
-- the whole row with REPLICA IDENTITY FULL). Arguments: 'full' or 'key' (the form of old_record), then the key columns.
-- A payload is limited to 7999 bytes: a larger row is sent as its key, and the server reads the row. After 4 MB in one
-- transaction, or for a large row without a key, it sends type MANY once per table instead of single rows.
create function gateway.notify_change() returns trigger
  language plpgsql
  set search_path = ''
  set timezone = 'UTC'
as $$
declare
  notified_bytes bigint := coalesce(nullif(current_setting('gateway.notified_bytes', true), ''), '0')::bigint;
  old_record jsonb;
  key jsonb;
  message text;
begin
  if notified_bytes < 4000000 then
    select jsonb_object_agg(name, to_jsonb(case when tg_op = 'DELETE' then old else new end) -> name)
      into key from unnest(tg_argv[1:]) name;
    if tg_op <> 'INSERT' then
      old_record := to_jsonb(old);
      if tg_argv[0] <> 'full' then
        select jsonb_object_agg(name, old_record -> name) into old_record from unnest(tg_argv[1:]) name;
      end if;
    end if;
    -- "seq" makes equal changes differ: Postgres delivers identical payloads once per transaction.
    message := json_build_object(
      'seq', notified_bytes, 'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
      'record', case when tg_op <> 'DELETE' then to_json(new) end, 'old_record', old_record);
    if octet_length(message) >= 8000 and key is not null then
      message := json_build_object(
        'seq', notified_bytes, 'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key);
    end if;
    if octet_length(message) < 8000 then
      perform set_config('gateway.notified_bytes', (notified_bytes + octet_length(message))::text, true);
      perform pg_notify('gateway_changes', message);
      return null;
    end if;
  end if;
  -- Without "seq", so that Postgres merges these.
  perform pg_notify('gateway_changes', json_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', 'MANY')::text);
  return null;
end
$$;

-- Creates the trigger on every table of the publication supabase_realtime and drops it from all others. Takes no lock if
-- nothing has changed.
create function gateway.follow_published_tables() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  target record;
begin
  for target in
    with published as (
      select c.oid, c.relreplident, (
          select array_agg(a.attname::text order by k.n)
          from pg_catalog.pg_index i
          cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, n)
          join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary
        ) as key
      from pg_catalog.pg_publication_tables p
      join pg_catalog.pg_namespace n on n.nspname = p.schemaname
      join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename and c.relkind = 'r'
      where p.pubname = 'supabase_realtime' and p.rowfilter is null
    ),
    wanted as (
      select oid, array[case relreplident when 'f' then 'full' else 'key' end] || coalesce(key, '{}') as arguments
      from published
    ),
    existing as (
      select tgrelid as oid, encode(tgargs, 'escape') as arguments
      from pg_catalog.pg_trigger where tgname = 'gateway_notify_change'
    )
    select coalesce(wanted.oid, existing.oid)::regclass as name, existing.oid is not null as has_trigger,
      (select string_agg(quote_literal(argument), ', ' order by n)
       from unnest(wanted.arguments) with ordinality as listed (argument, n)) as arguments
    from wanted full join existing on existing.oid = wanted.oid
    where existing.arguments is distinct from (
      select string_agg(encode(convert_to(argument, 'UTF8'), 'escape') || '\000', '' order by n)
      from unnest(wanted.arguments) with ordinality as listed (argument, n))
  loop
    if target.has_trigger then
      execute format('drop trigger gateway_notify_change on %s', target.name);
    end if;
    if target.arguments is not null then
      execute format(
        'create trigger gateway_notify_change after insert or update or delete on %s
           for each row execute function gateway.notify_change(%s)', target.name, target.arguments);
    end if;
  end loop;
end
$$;
revoke execute on function gateway.notify_change(), gateway.follow_published_tables() from public;
