-- Operations: what one person does to many rows at once, and undoing it.

create function private.begin_operation(kind text, label text, details jsonb) returns uuid
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  new_id uuid;
begin
  perform private.check_caller();
  if kind in ('restore', 'undo') then
    raise invalid_parameter_value using message = 'Operations of this kind are begun by the functions that restore and undo';
  end if;
  perform public.purge_changes(5000);
  insert into public.operations (kind, label, details, actor)
    values (begin_operation.kind, begin_operation.label, coalesce(begin_operation.details, '{}'), auth.uid()) returning id into new_id;
  return new_id;
end
$$;

create function private.finish_operation(id uuid, details jsonb) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  perform private.check_caller();
  update public.operations o
    set finished_at = now(), inserted = counted.inserted, updated = counted.updated, deleted = counted.deleted,
      details = o.details || coalesce(finish_operation.details, '{}')
    from private.operation_counts(finish_operation.id) counted
    where o.id = finish_operation.id and o.actor is not distinct from auth.uid() and o.finished_at is null
      -- An undo finishes itself.
      and o.kind not in ('restore', 'undo');
  return found;
end
$$;

create function private.operation_counts(operation_id uuid)
  returns table (inserted integer, updated integer, deleted integer)
  language sql stable
  set search_path = ''
as $$
  select count(*) filter (where c.op = 'insert')::integer, count(*) filter (where c.op = 'update')::integer,
    count(*) filter (where c.op = 'delete')::integer
  from (select c.op from public.changes c where c.operation_id = operation_counts.operation_id limit 1000000) c
$$;
revoke execute on function private.begin_operation(text, text, jsonb), private.finish_operation(uuid, jsonb),
  private.operation_counts(uuid) from public, anon;
grant execute on function private.begin_operation(text, text, jsonb), private.finish_operation(uuid, jsonb),
  private.operation_counts(uuid) to authenticated, service_role;

create function public.begin_operation(kind text, label text, details jsonb default '{}') returns uuid
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.begin_operation(begin_operation.kind, begin_operation.label, begin_operation.details)
$$;
comment on function public.begin_operation(text, text, jsonb) is
  'Begins an operation. Requests with its id in the header x-operation-id belong to it, until it is finished.';
create function public.finish_operation(id uuid, details jsonb default '{}') returns boolean
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.finish_operation(finish_operation.id, finish_operation.details)
$$;
comment on function public.finish_operation(uuid, jsonb) is
  'Counts the operation''s changes and closes it; false if it is not an open operation of the caller.';
revoke execute on function public.begin_operation(text, text, jsonb), public.finish_operation(uuid, jsonb) from public, anon;
grant execute on function public.begin_operation(text, text, jsonb), public.finish_operation(uuid, jsonb) to authenticated, service_role;

-- When the operation last did something.
create function private.last_activity(operation_id uuid, started_at timestamptz) returns timestamptz
  language sql stable
  set search_path = ''
as $$
  select greatest(last_activity.started_at,
    (select c.at from public.changes c where c.operation_id = last_activity.operation_id order by c.id desc limit 1))
$$;
revoke execute on function private.last_activity(uuid, timestamptz) from public, anon;
grant execute on function private.last_activity(uuid, timestamptz) to authenticated, service_role;

-- A lost server or a closed browser leaves an operation open. It can be continued for a day; then what it did until then is its result.
-- An undo stays open: it continues where it ended.
create function private.close_interrupted_operations() returns void
  language sql volatile security definer
  set search_path = ''
as $$
  update public.operations o set finished_at = open.last_activity, inserted = counted.inserted, updated = counted.updated,
      deleted = counted.deleted, is_interrupted = true
    from (
      select candidate.id, private.last_activity(candidate.id, candidate.started_at) as last_activity from public.operations candidate
      where candidate.finished_at is null and candidate.kind not in ('restore', 'undo')
        and candidate.started_at < now() - interval '1 day'
      order by candidate.started_at limit 20
    ) open
    cross join lateral private.operation_counts(open.id) counted
    where o.id = open.id and open.last_activity < now() - interval '1 day'
$$;
revoke execute on function private.close_interrupted_operations() from public, anon, authenticated;

create function public.recent_operations(before timestamptz default null, max_entries integer default 50) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  with page as (
    select o.* from public.operations o where o.started_at < coalesce(recent_operations.before, 'infinity')
    order by o.started_at desc, o.id limit least(greatest(recent_operations.max_entries, 1), 100)
  )
  select jsonb_build_object(
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object(
        'actor', private.person(o.actor), 'undone_by', private.person(o.undone_by),
        -- An undo that was interrupted.
        'is_undo_open', exists (select from public.operations u where u.undoes = o.id and u.finished_at is null)
      ) || case when o.finished_at is null then (
        select to_jsonb(c) || jsonb_build_object('last_activity', activity.at, 'is_running', activity.at > now() - interval '2 minutes')
        from private.operation_counts(o.id) c, private.last_activity(o.id, o.started_at) activity (at)) else '{}' end
      order by o.started_at desc, o.id), '[]') from page o),
    'next', (select case when count(*) = least(greatest(recent_operations.max_entries, 1), 100) then min(o.started_at) end from page o),
    'history_days', (select s.history_days from public.team_settings s)
  )
$$;
comment on function public.recent_operations(timestamptz, integer) is
  'Operations with their counts, newest first, at most 100; `next` is the `before` of the next page. Open ones have `is_running` and `last_activity`.';
revoke execute on function public.recent_operations(timestamptz, integer) from public, anon;
grant execute on function public.recent_operations(timestamptz, integer) to authenticated, service_role;

-- Security invoker and without aggregates, so that the planner includes a request's filters, order and range.
create function public.operation_companies(operation_id uuid) returns setof public.company_facts
  language sql stable security invoker
  set search_path = ''
as $$
  select f.* from public.company_facts f where f.id in (
    select c.row_id from public.changes c
    where c.operation_id = operation_companies.operation_id and c.table_name = 'company_facts' and c.op <> 'delete')
$$;
comment on function public.operation_companies(uuid) is
  'The company records that an operation added or changed. Read it in pages.';
create function public.operation_entries(operation_id uuid, squad_id text) returns uuid[]
  language sql stable security invoker
  set search_path = ''
as $$
  select array(select h.id from public.squad_hotlist_companies h where h.squad_id = operation_entries.squad_id and h.id in (
    select c.row_id from public.changes c
    where c.operation_id = operation_entries.operation_id and c.table_name = 'squad_hotlist_companies' and c.op <> 'delete'))
$$;
comment on function public.operation_entries(uuid, text) is
  'The ids of a hotlist''s entries that an operation added or changed.';
revoke execute on function public.operation_companies(uuid), public.operation_entries(uuid, text) from public, anon;
grant execute on function public.operation_companies(uuid), public.operation_entries(uuid, text) to authenticated, service_role;

-- One object of all; the first one that has a field wins.
create function private.merge_objects(objects jsonb[]) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(field.key, field.value order by item.position desc), '{}')
  from unnest(objects) with ordinality item (object, position) cross join lateral jsonb_each(item.object) field
$$;
revoke execute on function private.merge_objects(jsonb[]) from public, anon, authenticated;

-- The first argument of the table's triggers for private.record_change.
create function private.label_column(table_name text) returns text
  language sql stable
  set search_path = ''
as $$
  select split_part(encode(t.tgargs, 'escape'), '\000', 1) from pg_catalog.pg_trigger t
  where t.tgrelid = format('public.%I', label_column.table_name)::regclass and t.tgname = 'record_update'
$$;
revoke execute on function private.label_column(text) from public, anon, authenticated;

create type private.row_undo as (
  row_id uuid,
  -- The operation's last change of the row.
  last_id bigint,
  label text,
  -- remove, revert or restore; null if nothing is to be done.
  action text,
  -- The values to put back, or the row to restore.
  image jsonb,
  -- The fields that somebody edited since, and so keep their value.
  edited text[],
  -- deleted or edited: why the row keeps something.
  reason text
);

-- What undoing an operation does to these rows of one table, newest first: the net effect of the operation is reverted, field by
-- field, as far as the values are still the operation's own. Locks the rows. Rows that the operation changed at `before` or later are
-- left out: they are undone already.
create function private.plan_undo(undone_id uuid, table_name text, row_ids uuid[], before bigint) returns setof private.row_undo
  language sql volatile
  set search_path = ''
as $$
  with pending as materialized (
    select wanted.row_id from unnest(plan_undo.row_ids) wanted (row_id)
    where not exists (
      select from public.changes c where c.table_name = plan_undo.table_name and c.row_id = wanted.row_id
        and c.id >= plan_undo.before and c.operation_id is not distinct from plan_undo.undone_id)
  ),
  entries as (
    select c.row_id, max(c.id) as last_id, count(*) = 1 as is_single, array_agg(c.op order by c.id) as ops,
      array_agg(c.old order by c.id) as olds, array_agg(c.new order by c.id desc) as news
    from public.changes c
    where c.table_name = plan_undo.table_name and c.row_id = any (array(select pending.row_id from pending))
      -- Not `=`: the planner must not read all changes of the operation for these rows.
      and c.operation_id is not distinct from plan_undo.undone_id
    group by c.row_id
  ),
  net as (
    select e.row_id, e.last_id, e.ops[1] <> 'insert' as has_existed,
      case when e.is_single then coalesce(e.olds[1], '{}') else private.merge_objects(e.olds) end as originals,
      case when e.ops[cardinality(e.ops)] <> 'delete' then case when e.is_single then e.news[1] else private.merge_objects(e.news) end end as finals
    from entries e
  ),
  compared as (
    select net.*, now.image as current, fields.edited,
      -- Only a merge changes the company of a hotlist entry alone.
      case when fields.reverted - private.bookkeeping_columns() <> '{}' or net.originals - 'company_id' = '{}' then fields.reverted end as reverted
    from net
    left join private.lock_images(plan_undo.table_name, plan_undo.row_ids) now on now.row_id = net.row_id
    cross join lateral (
      select
        jsonb_object_agg(field.key, net.originals -> field.key) filter (
          where net.has_existed and net.originals ? field.key and now.image -> field.key = field.value
            and net.originals -> field.key is distinct from field.value) as reverted,
        array_agg(field.key order by field.key) filter (
          where field.key <> all (private.bookkeeping_columns()) and now.image ? field.key
            and now.image -> field.key is distinct from field.value
            and (not net.has_existed or net.originals -> field.key is distinct from field.value
              and now.image -> field.key is distinct from net.originals -> field.key)) as edited
      from jsonb_each(net.finals) field
    ) fields
  )
  select c.row_id, c.last_id, coalesce(c.current, c.finals, c.originals) ->> private.label_column(plan_undo.table_name),
    case
      when c.finals is null then case when c.has_existed and c.current is null then 'restore' end
      when c.current is null then null
      when c.reverted is not null then 'revert'
      when not c.has_existed and c.edited is null then 'remove'
    end,
    case when c.finals is null then c.originals else c.reverted end,
    c.edited,
    case
      when c.finals is null then null
      when c.current is not null then case when c.edited is not null then 'edited' end
      when c.has_existed and c.originals - private.bookkeeping_columns() is distinct from (
        select jsonb_object_agg(field.key, c.finals -> field.key) from jsonb_object_keys(c.originals - private.bookkeeping_columns()) field (key))
        then 'deleted'
    end
  from compared c
  order by c.last_id desc
$$;
revoke execute on function private.plan_undo(uuid, text, uuid[], bigint) from public, anon, authenticated;

-- The rows that these restored rows refer to, and that the operation deleted, too, by table. A cascade deletes them first, so that an
-- undo comes to them last.
create function private.deleted_parents(undone_id uuid, table_name text, images jsonb[]) returns table (parent_table text, row_ids uuid[])
  language plpgsql stable
  set search_path = ''
as $$
declare
  reference record;
begin
  for reference in
    select parent.relname as parent_table, a.attname as column_name
    from pg_catalog.pg_constraint con
    join pg_catalog.pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1] and a.atttypid = 'uuid'::regtype
    join pg_catalog.pg_class parent on parent.oid = con.confrelid and parent.relnamespace = 'public'::regnamespace
    where con.conrelid = format('public.%I', deleted_parents.table_name)::regclass and con.contype = 'f' and cardinality(con.conkey) = 1
  loop
    parent_table := reference.parent_table;
    row_ids := array(
      select distinct last.row_id from unnest(images) image cross join lateral (
        select c.row_id, c.op from public.changes c
        where c.table_name = reference.parent_table and c.row_id = (image ->> reference.column_name)::uuid
          and c.operation_id is not distinct from undone_id
        order by c.id desc limit 1) last
      where last.op = 'delete');
    if row_ids <> '{}' then
      return next;
    end if;
  end loop;
end
$$;
revoke execute on function private.deleted_parents(uuid, text, jsonb[]) from public, anon, authenticated;

-- Undoes what an operation did to these rows of one table, those that give a key free before those that take one. With an `obstacle`,
-- it changes nothing and reports the row as kept for this reason. Returns a list of {removed, reverted, restored, kept}: counts of
-- rows, values, rows, and a list.
create function private.undo_rows(undone_id uuid, table_name text, row_ids uuid[], before bigint, obstacle text) returns jsonb
  language plpgsql volatile
  set search_path = ''
as $$
declare
  rows private.row_undo[] := array(select r from private.plan_undo(undone_id, table_name, row_ids, before) r);
  removed uuid[] := array(select r.row_id from unnest(rows) r where r.action = 'remove');
  restored uuid[] := array(select r.row_id from unnest(rows) r where r.action = 'restore');
  parent record;
  outcomes jsonb := '[]';
begin
  if obstacle is not null then
    rows := array(select row(r.row_id, r.last_id, r.label, null, null, null, obstacle)::private.row_undo from unnest(rows) r);
  else
    for parent in select * from private.deleted_parents(undone_id, table_name, array(select r.image from unnest(rows) r where r.action = 'restore')) loop
      outcomes := outcomes || private.undo_rows(undone_id, parent.parent_table, parent.row_ids, before, null);
      -- A trigger may have restored the rows with their parents.
      restored := array(select unnest(restored) except select l.row_id from private.lock_images(table_name, restored) l);
    end loop;
    if removed <> '{}' then
      execute format('delete from public.%I where id = any ($1)', table_name) using removed;
    end if;
    perform private.update_images(table_name, array_agg(r.row_id), array_agg(r.image)) from unnest(rows) r where r.action = 'revert';
    perform private.insert_images(table_name, array_agg(r.image)) from unnest(rows) r where r.row_id = any (restored);
  end if;
  return outcomes || ((
    select jsonb_build_object(
      'removed', count(*) filter (where r.action = 'remove'),
      'restored', count(*) filter (where r.action = 'restore'),
      'reverted', coalesce(sum((select count(*) from jsonb_object_keys(r.image - private.bookkeeping_columns()))) filter (where r.action = 'revert'), 0))
    from unnest(rows) r
  ) || (
    select jsonb_build_object('kept', coalesce(jsonb_agg(jsonb_build_object(
      'table_name', table_name, 'row_id', r.row_id, 'label', r.label, 'field', field, 'reason', r.reason,
      'by', private.person(later.actor), 'at', later.at) order by r.last_id desc, field), '[]'))
    from unnest(rows) r
    cross join unnest(case when r.reason = 'edited' then r.edited else array[null] end) field
    left join lateral (
      select c.actor, c.at from public.changes c
      where c.table_name = undo_rows.table_name and c.row_id = r.row_id and c.id > r.last_id and (field is null or c.new ? field)
      order by c.id desc limit 1
    ) later on true
    where r.reason is not null
  ));
end
$$;
revoke execute on function private.undo_rows(uuid, text, uuid[], bigint, text) from public, anon, authenticated;

-- Undoes an operation's changes before `before`, newest first: at most `max_changes`, for about a second, so that no statement takes
-- long. The rows of a table are undone together: first one row, then twice as many each time. If a row of a batch collides with
-- another row, the batch is tried again one by one.
create function private.undo_changes(undone_id uuid, before bigint, max_changes integer) returns jsonb
  language plpgsql volatile
  set search_path = ''
as $$
declare
  page_size integer := least(greatest(max_changes, 1), 2000);
  batch_size integer := 1;
  batch record;
  part record;
  outcome jsonb;
  outcomes jsonb := '[]';
  reached bigint := before;
  examined integer := 0;
  is_done boolean := false;
  obstacle text;
begin
  while not is_done and examined < page_size loop
    exit when examined > 0 and clock_timestamp() > statement_timestamp() + interval '1 second';
    batch_size := least(batch_size, page_size - examined);
    select count(*)::integer as changes, min(newest.id) as first_id into batch from (
      select c.id from public.changes c where c.operation_id = undone_id and c.id < reached order by c.id desc limit batch_size) newest;
    outcome := '[]';
    begin
      for part in
        select c.table_name, array_agg(distinct c.row_id) as row_ids from public.changes c
        where c.operation_id = undone_id and c.id < reached and c.id >= batch.first_id group by c.table_name order by max(c.id) desc
      loop
        outcome := outcome || private.undo_rows(undone_id, part.table_name, part.row_ids, reached, obstacle);
      end loop;
      obstacle := null;
    exception
      when unique_violation then obstacle := 'taken';
      when foreign_key_violation then obstacle := 'in_use';
      when check_violation or program_limit_exceeded then obstacle := 'not_allowed';
    end;
    -- The next round reports the one row, or tries one row of the batch.
    if obstacle is not null then
      obstacle := case when batch.changes = 1 then obstacle end;
      batch_size := 1;
      continue;
    end if;
    outcomes := outcomes || outcome;
    examined := examined + batch.changes;
    reached := coalesce(batch.first_id, reached);
    is_done := batch.changes < batch_size;
    batch_size := least(batch_size * 2, 512);
  end loop;
  return (
    select jsonb_build_object('reached', reached, 'is_done', is_done,
      'removed', coalesce(sum((o ->> 'removed')::integer), 0), 'reverted', coalesce(sum((o ->> 'reverted')::integer), 0),
      'restored', coalesce(sum((o ->> 'restored')::integer), 0),
      'kept', jsonb_path_query_array(outcomes, '$[*].kept[*]'))
    from jsonb_array_elements(outcomes) o);
end
$$;
revoke execute on function private.undo_changes(uuid, bigint, integer) from public, anon, authenticated;

-- A dry run changes nothing and continues at `after`; an undo continues where it ended, also after a crash, because each call commits
-- with its position.
create function private.undo_operation(id uuid, dry_run boolean, after bigint, max_changes integer) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  undone public.operations;
  undo public.operations;
  outcome jsonb;
begin
  perform private.check_caller();
  select * into undone from public.operations o where o.id = undo_operation.id for update;
  if undone.id is null or undone.started_at < now() - (select s.history_days from public.team_settings s) * interval '1 day' then
    return jsonb_build_object('status', 'not_kept');
  end if;
  if undone.undone_at is not null then
    return jsonb_build_object('status', 'already_undone', 'by', private.person(undone.undone_by), 'at', undone.undone_at);
  end if;

  if dry_run then
    perform private.record_as('undo');
    begin
      outcome := private.undo_changes(undone.id, coalesce(after, 9223372036854775807), max_changes);
      raise sqlstate 'HD001';
    exception
      when sqlstate 'HD001' then null;
    end;
  else
    -- Requests that still belong to the operation are rejected from now on.
    update public.operations o set finished_at = now(), inserted = counted.inserted, updated = counted.updated, deleted = counted.deleted
      from private.operation_counts(undone.id) counted where o.id = undone.id and o.finished_at is null;
    select * into undo from public.operations o where o.undoes = undone.id and o.finished_at is null order by o.started_at desc limit 1;
    if undo.id is null then
      insert into public.operations (kind, label, actor, undoes) values ('undo', undone.label, auth.uid(), undone.id) returning * into undo;
    end if;
    perform private.record_as('undo', undo.id);
    outcome := private.undo_changes(undone.id, coalesce((undo.details ->> 'position')::bigint, 9223372036854775807), max_changes);
    update public.operations o set details = o.details || jsonb_build_object('position', outcome -> 'reached',
        'removed', coalesce((o.details ->> 'removed')::integer, 0) + (outcome ->> 'removed')::integer,
        'reverted', coalesce((o.details ->> 'reverted')::integer, 0) + (outcome ->> 'reverted')::integer,
        'restored', coalesce((o.details ->> 'restored')::integer, 0) + (outcome ->> 'restored')::integer,
        'kept', coalesce((o.details ->> 'kept')::integer, 0) + jsonb_array_length(outcome -> 'kept'))
      where o.id = undo.id;
    if outcome ->> 'is_done' = 'true' then
      update public.operations o set finished_at = now(), inserted = counted.inserted, updated = counted.updated, deleted = counted.deleted
        from private.operation_counts(undo.id) counted where o.id = undo.id;
      update public.operations o set undone_at = now(), undone_by = auth.uid() where o.id = undone.id;
      -- The operation takes effect again when its undo is undone.
      update public.operations o set undone_at = null, undone_by = null where o.id = undone.undoes;
    end if;
  end if;
  return jsonb_build_object('status', case when outcome ->> 'is_done' = 'true' then 'done' else 'more' end, 'undo_id', undo.id,
    'next', case when outcome ->> 'is_done' = 'false' then outcome -> 'reached' end) || outcome - array['reached', 'is_done'];
end
$$;
revoke execute on function private.undo_operation(uuid, boolean, bigint, integer) from public, anon;
grant execute on function private.undo_operation(uuid, boolean, bigint, integer) to authenticated, service_role;

create function public.undo_operation(id uuid, dry_run boolean default true, after bigint default null, max_changes integer default 500)
  returns jsonb
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.undo_operation(undo_operation.id, coalesce(undo_operation.dry_run, true), undo_operation.after, undo_operation.max_changes)
$$;
comment on function public.undo_operation(uuid, boolean, bigint, integer) is
  'Undoes an operation, at most 2000 changes and about a second per call: call it again while `status` is more. `kept`: what was edited since and stays. Other values of `status`: done, already_undone, not_kept.';
revoke execute on function public.undo_operation(uuid, boolean, bigint, integer) from public, anon;
grant execute on function public.undo_operation(uuid, boolean, bigint, integer) to authenticated, service_role;

-- Several rows from the trash as one operation, which can be undone. Nothing is replaced: a row whose key is taken stays deleted.
create function private.restore_rows(rows jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  restore_id uuid;
  item record;
  results jsonb := '[]';
begin
  perform private.check_caller();
  if jsonb_typeof(rows) is distinct from 'array' then
    raise invalid_parameter_value using message = 'The list is not an array';
  end if;
  if jsonb_array_length(rows) > 500 or octet_length(rows::text) > 100000 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Restore at most 500 rows at once';
  end if;
  insert into public.operations (kind, label, actor)
    values ('restore', 'Restore', auth.uid()) returning id into restore_id;
  perform private.record_as('restore', restore_id);
  for item in select r.table_name, r.row_id from jsonb_to_recordset(rows) r (table_name text, row_id uuid) loop
    results := results || (private.restore_row(item.table_name, item.row_id, false)
      || jsonb_build_object('table_name', item.table_name, 'row_id', item.row_id));
  end loop;
  update public.operations o
    set finished_at = now(), inserted = counted.inserted, updated = counted.updated, deleted = counted.deleted,
      label = format(case when counted.inserted = 1 then 'Restored %s deleted row' else 'Restored %s deleted rows' end, counted.inserted)
    from private.operation_counts(restore_id) counted where o.id = restore_id;
  -- Nothing was restored.
  delete from public.operations o where o.id = restore_id and o.inserted + o.updated + o.deleted = 0;
  return jsonb_build_object('operation_id', case when not found then restore_id end, 'results', results);
end
$$;
revoke execute on function private.restore_rows(jsonb) from public, anon;
grant execute on function private.restore_rows(jsonb) to authenticated, service_role;

create function public.restore_rows(rows jsonb) returns jsonb
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.restore_rows(restore_rows.rows)
$$;
comment on function public.restore_rows(jsonb) is
  'Restores at most 500 deleted rows [{table_name, row_id}] as one operation; `operation_id` is null if nothing was restored. `results`: those of restore_row, which replaces nothing, with table_name and row_id.';
revoke execute on function public.restore_rows(jsonb) from public, anon;
grant execute on function public.restore_rows(jsonb) to authenticated, service_role;

-- Screens announce a colleague's finished import once, instead of its rows.
do $$
begin
  if not exists (
    select from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'operations'
  ) then
    alter publication supabase_realtime add table public.operations;
  end if;
end
$$;
