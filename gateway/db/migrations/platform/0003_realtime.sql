-- How the realtime service hears of changes: a trigger on every published table tells what happened by NOTIFY, so that
-- whoever makes a change, any server or plain SQL, tells all servers when it commits. A Supabase project reads its
-- write-ahead log instead and has nothing of this.

create schema if not exists gateway;

-- Tells one row's change on the channel gateway_changes, as JSON: schema, table, type, record (the new row), old_record (the
-- key, or the whole row with REPLICA IDENTITY FULL). A notification has less than 8000 bytes: a larger row goes as its
-- key, to be read by whoever hears of it. A transaction that changes very much tells that once ("MANY") instead of row by
-- row. Arguments: whether the old row is told in full or by its key, then the key's columns.
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
    -- The sum makes every message of a transaction another one: Postgres tells the same text once.
    message := json_build_object(
      'nth', notified_bytes, 'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
      'record', case when tg_op <> 'DELETE' then to_json(new) end, 'old_record', old_record);
    if octet_length(message) >= 8000 and key is not null then
      message := json_build_object(
        'nth', notified_bytes, 'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key);
    end if;
    if octet_length(message) < 8000 then
      perform set_config('gateway.notified_bytes', (notified_bytes + octet_length(message))::text, true);
      perform pg_notify('gateway_changes', message);
      return null;
    end if;
  end if;
  perform pg_notify('gateway_changes', json_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', 'MANY')::text);
  return null;
end
$$;

-- Puts the trigger on every table of the publication supabase_realtime and takes it off all others. Where nothing is to be
-- done nothing is locked.
create function gateway.follow_published_tables() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  followed record;
begin
  for followed in
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
    present as (
      select tgrelid as oid, encode(tgargs, 'escape') as arguments
      from pg_catalog.pg_trigger where tgname = 'gateway_notify_change'
    )
    select coalesce(wanted.oid, present.oid)::regclass as name, present.oid is not null as present,
      (select string_agg(quote_literal(argument), ', ' order by n)
       from unnest(wanted.arguments) with ordinality as listed (argument, n)) as arguments
    from wanted full join present on present.oid = wanted.oid
    where present.arguments is distinct from (
      select string_agg(encode(convert_to(argument, 'UTF8'), 'escape') || '\000', '' order by n)
      from unnest(wanted.arguments) with ordinality as listed (argument, n))
  loop
    if followed.present then
      execute format('drop trigger gateway_notify_change on %s', followed.name);
    end if;
    if followed.arguments is not null then
      execute format(
        'create trigger gateway_notify_change after insert or update or delete on %s
           for each row execute function gateway.notify_change(%s)', followed.name, followed.arguments);
    end if;
  end loop;
end
$$;
revoke execute on function gateway.notify_change(), gateway.follow_published_tables() from public;
