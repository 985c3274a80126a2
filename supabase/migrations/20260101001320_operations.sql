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
      ) || case when o.finished_at is null then (select to_jsonb(c) from private.operation_counts(o.id) c) else '{}' end
      order by o.started_at desc, o.id), '[]') from page o),
    'next', (select case when count(*) = least(greatest(recent_operations.max_entries, 1), 100) then min(o.started_at) end from page o),
    'history_days', (select s.history_days from public.team_settings s)
  )
$$;
comment on function public.recent_operations(timestamptz, integer) is
  'Operations with their counts, newest first, at most 100; `next` is the `before` of the next page.';
revoke execute on function public.recent_operations(timestamptz, integer) from public, anon;
grant execute on function public.recent_operations(timestamptz, integer) to authenticated, service_role;

-- Reverts what an operation did to one row, field by field, as far as the values are still the operation's own. `last_id` is
-- the operation's last change of the row. Returns {removed, reverted, restored, kept}: counts of rows, values, rows, and a list.
create function private.undo_row(undone_id uuid, table_name text, row_id uuid, last_id bigint, dry_run boolean) returns jsonb
  language plpgsql volatile
  set search_path = ''
as $$
declare
  change public.changes;
  has_existed boolean;
  originals jsonb := '{}';
  finals jsonb;
  current jsonb := private.lock_image(table_name, row_id);
  reverted jsonb;
  edited text[];
  reason text;
begin
  for change in
    select * from public.changes c
    where c.table_name = undo_row.table_name and c.row_id = undo_row.row_id and c.operation_id = undone_id order by c.id
  loop
    has_existed := coalesce(has_existed, change.op <> 'insert');
    originals := coalesce(change.old, '{}') || originals;
    finals := case change.op when 'delete' then null else coalesce(finals, '{}') || change.new end;
  end loop;

  if finals is null then
    if not has_existed or current is not null then
      return '{}';
    end if;
  else
    select
        jsonb_object_agg(field.key, originals -> field.key) filter (
          where has_existed and originals ? field.key and current -> field.key = field.value
            and originals -> field.key is distinct from field.value),
        array_agg(field.key order by field.key) filter (
          where field.key <> all (private.bookkeeping_columns()) and current ? field.key
            and current -> field.key is distinct from field.value
            and (not has_existed or originals -> field.key is distinct from field.value
              and current -> field.key is distinct from originals -> field.key))
      into reverted, edited from jsonb_each(finals) field;
    if current is null then
      reason := case when has_existed and originals - private.bookkeeping_columns() is distinct from
        (select jsonb_object_agg(field.key, finals -> field.key) from jsonb_object_keys(originals - private.bookkeeping_columns()) field (key))
        then 'deleted' end;
    elsif edited is not null then
      reason := 'edited';
    end if;
    -- Only a merge changes the company of a hotlist entry alone.
    if has_existed and reverted - private.bookkeeping_columns() = '{}' and originals - 'company_id' <> '{}' then
      reverted := null;
    end if;
  end if;

  if finals is null or current is not null and (reverted is not null or not has_existed and edited is null) then
    begin
      if finals is null then
        perform private.insert_image(table_name, originals);
      elsif has_existed then
        perform private.update_image(table_name, row_id, reverted);
      else
        execute format('delete from public.%I where id = $1', table_name) using row_id;
      end if;
      if dry_run then
        raise sqlstate 'HD001';
      end if;
    exception
      when sqlstate 'HD001' then null;
      when unique_violation then reason := 'taken';
      when foreign_key_violation then
        -- The row that this one belongs to is older. A dry run does not restore it; files are restored with their company.
        if not (dry_run or table_name = 'company_files') or not exists (
            select from public.changes c join jsonb_each_text(originals) field on c.row_id::text = field.value
            where c.operation_id = undone_id and c.op = 'delete' and c.row_id <> undo_row.row_id) then
          reason := 'in_use';
        end if;
      when check_violation or program_limit_exceeded then reason := 'not_allowed';
    end;
  end if;

  return jsonb_build_object(
    'removed', case when finals is not null and not has_existed and current is not null and reason is null then 1 else 0 end,
    'restored', case when finals is null and reason is null then 1 else 0 end,
    'reverted', case when has_existed and reverted is not null and coalesce(reason, 'edited') = 'edited' then (
      select count(*) from jsonb_object_keys(reverted - private.bookkeeping_columns())) else 0 end,
    'kept', case when reason is null then '[]' else (
      select jsonb_agg(jsonb_build_object(
        'table_name', table_name, 'row_id', row_id, 'label', coalesce(current, finals, originals) ->> private.label_column(table_name),
        'field', kept.field, 'reason', reason, 'by', private.person(later.actor), 'at', later.at) order by kept.field)
      from unnest(case when reason = 'edited' then edited else array[null] end) kept (field)
      left join lateral (
        select c.actor, c.at from public.changes c
        where c.table_name = undo_row.table_name and c.row_id = undo_row.row_id and c.id > last_id
          and (kept.field is null or c.new ? kept.field)
        order by c.id desc limit 1
      ) later on true) end);
end
$$;
revoke execute on function private.undo_row(uuid, text, uuid, bigint, boolean) from public, anon, authenticated;

-- The first argument of the table's trigger record_change.
create function private.label_column(table_name text) returns text
  language sql stable
  set search_path = ''
as $$
  select split_part(encode(t.tgargs, 'escape'), '\000', 1) from pg_catalog.pg_trigger t
  where t.tgrelid = format('public.%I', label_column.table_name)::regclass and t.tgname = 'record_change'
$$;
revoke execute on function private.label_column(text) from public, anon, authenticated;

-- Undoes at most `max_changes` changes per call, newest first, and stops after a second, so that no statement takes long. A dry run changes nothing and
-- continues at `after`; an undo continues where it ended, also after a crash, because each call commits with its position.
create function private.undo_operation(id uuid, dry_run boolean, after bigint, max_changes integer) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  undone public.operations;
  undo public.operations;
  change record;
  outcome jsonb;
  reached bigint := coalesce(after, 9223372036854775807);
  page_size integer := least(greatest(max_changes, 1), 2000);
  examined integer := 0;
  is_done boolean := true;
  removed integer := 0;
  reverted integer := 0;
  restored integer := 0;
  kept jsonb := '[]';
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
  else
    -- Requests that still belong to the operation are rejected from now on.
    update public.operations o set finished_at = now(), inserted = counted.inserted, updated = counted.updated, deleted = counted.deleted
      from private.operation_counts(undone.id) counted where o.id = undone.id and o.finished_at is null;
    select * into undo from public.operations o where o.undoes = undone.id and o.finished_at is null order by o.started_at desc limit 1;
    if undo.id is null then
      insert into public.operations (kind, label, actor, undoes) values ('undo', undone.label, auth.uid(), undone.id) returning * into undo;
    end if;
    reached := coalesce((undo.details ->> 'position')::bigint, 9223372036854775807);
    perform private.record_as('undo', undo.id);
  end if;

  for change in
    select c.id, c.table_name, c.row_id,
      exists (select from public.changes later where later.table_name = c.table_name and later.row_id = c.row_id
        and later.id > c.id and later.operation_id = undone.id) as is_followed
    from public.changes c where c.operation_id = undone.id and c.id < reached order by c.id desc limit page_size
  loop
    if examined > 0 and clock_timestamp() > statement_timestamp() + interval '1 second' then
      is_done := false;
      exit;
    end if;
    examined := examined + 1;
    reached := change.id;
    -- A row is reverted once, with all changes that the operation made to it.
    continue when change.is_followed;
    outcome := private.undo_row(undone.id, change.table_name, change.row_id, change.id, dry_run);
    removed := removed + coalesce((outcome ->> 'removed')::integer, 0);
    reverted := reverted + coalesce((outcome ->> 'reverted')::integer, 0);
    restored := restored + coalesce((outcome ->> 'restored')::integer, 0);
    kept := kept || coalesce(outcome -> 'kept', '[]');
  end loop;
  is_done := is_done and examined < page_size;

  if not dry_run then
    update public.operations o set details = o.details || jsonb_build_object('position', reached,
        'removed', coalesce((o.details ->> 'removed')::integer, 0) + removed,
        'reverted', coalesce((o.details ->> 'reverted')::integer, 0) + reverted,
        'restored', coalesce((o.details ->> 'restored')::integer, 0) + restored,
        'kept', coalesce((o.details ->> 'kept')::integer, 0) + jsonb_array_length(kept))
      where o.id = undo.id;
    if is_done then
      update public.operations o set finished_at = now(), inserted = counted.inserted, updated = counted.updated, deleted = counted.deleted
        from private.operation_counts(undo.id) counted where o.id = undo.id;
      update public.operations o set undone_at = now(), undone_by = auth.uid() where o.id = undone.id;
      -- The operation takes effect again when its undo is undone.
      update public.operations o set undone_at = null, undone_by = null where o.id = undone.undoes;
    end if;
  end if;
  return jsonb_build_object('status', case when is_done then 'done' else 'more' end, 'undo_id', undo.id,
    'removed', removed, 'reverted', reverted, 'restored', restored, 'kept', kept,
    'next', case when not is_done then reached end);
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
