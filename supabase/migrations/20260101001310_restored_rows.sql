-- Restoring deleted rows and previous values from the history of changes.

-- For a function that restores rows: the rest of the transaction is recorded as `via`, and the triggers on the tables keep
-- the restored dates and authors.
create function private.record_as(via text, operation_id uuid default null) returns void
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  perform set_config('app.change_context', (private.change_context()
    || jsonb_strip_nulls(jsonb_build_object('via', via, 'operation', operation_id)))::text, true);
  perform set_config('app.keeps_dates', 'on', true);
end
$$;
revoke execute on function private.record_as(text, uuid) from public, anon, authenticated;

-- The columns of an image (a row, or a part of one, as JSON) that can be written. Columns that were added since the image was
-- recorded get their defaults; columns that were dropped are ignored.
create function private.writable_columns(table_name text, image jsonb) returns text
  language sql stable
  set search_path = ''
as $$
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', table_name)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and image ? a.attname
$$;
revoke execute on function private.writable_columns(text, jsonb) from public, anon, authenticated;

-- Images of one set of columns are written by one statement, so that many rows cost little more than one.
create function private.insert_images(table_name text, images jsonb[]) returns void
  language plpgsql volatile
  set search_path = ''
  set timezone = 'UTC'
as $$
declare
  part record;
begin
  for part in
    select array_agg(i.image order by i.position) as images
      from unnest(images) with ordinality i (image, position)
      group by (select array_agg(column_name order by column_name) from jsonb_object_keys(i.image) column_name)
      order by min(i.position)
  loop
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from (
         select r.* from unnest($1) with ordinality i (image, position)
         cross join lateral jsonb_populate_record(null::public.%1$I, i.image) r order by i.position) r',
      table_name, private.writable_columns(table_name, part.images[1])) using part.images;
  end loop;
end
$$;
revoke execute on function private.insert_images(text, jsonb[]) from public, anon, authenticated;

create function private.update_images(table_name text, row_ids uuid[], images jsonb[]) returns void
  language plpgsql volatile
  set search_path = ''
  set timezone = 'UTC'
as $$
declare
  part record;
  columns text;
begin
  for part in
    select array_agg(i.row_id order by i.position) as row_ids, array_agg(i.image order by i.position) as images
      from unnest(row_ids, images) with ordinality i (row_id, image, position)
      group by (select array_agg(column_name order by column_name) from jsonb_object_keys(i.image) column_name)
      order by min(i.position)
  loop
    columns := private.writable_columns(table_name, part.images[1]);
    if columns is not null then
      execute format(
        'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, i.image))
         from unnest($1, $2) i (row_id, image) where t.id = i.row_id',
        table_name, columns) using part.row_ids, part.images;
    end if;
  end loop;
end
$$;
revoke execute on function private.update_images(text, uuid[], jsonb[]) from public, anon, authenticated;

create function private.insert_image(table_name text, image jsonb) returns void
  language sql volatile
  set search_path = ''
as $$
  select private.insert_images(table_name, array[image])
$$;
create function private.update_image(table_name text, row_id uuid, image jsonb) returns void
  language sql volatile
  set search_path = ''
as $$
  select private.update_images(table_name, array[row_id], array[image])
$$;
revoke execute on function private.insert_image(text, jsonb), private.update_image(text, uuid, jsonb) from public, anon, authenticated;

-- The rows as they are now, locked.
create function private.lock_images(table_name text, row_ids uuid[]) returns table (row_id uuid, image jsonb)
  language plpgsql volatile
  set search_path = ''
  set timezone = 'UTC'
as $$
begin
  return query execute format('select t.id, to_jsonb(t) from public.%I t where t.id = any ($1) order by t.id for update', table_name)
    using row_ids;
end
$$;

-- Null if there is no such row.
create function private.lock_image(table_name text, row_id uuid) returns jsonb
  language sql volatile
  set search_path = ''
as $$
  select l.image from private.lock_images(lock_image.table_name, array[lock_image.row_id]) l
$$;
revoke execute on function private.lock_images(text, uuid[]), private.lock_image(text, uuid) from public, anon, authenticated;

-- The row that has the image's key of a unique index.
create function private.row_with_key(table_name text, index_name text, image jsonb) returns uuid
  language plpgsql stable
  set search_path = ''
  set timezone = 'UTC'
as $$
declare
  key text;
  condition text;
  found_id uuid;
begin
  select string_agg(pg_catalog.pg_get_indexdef(i.indexrelid, n, true), ', ' order by n),
      coalesce(min(pg_catalog.pg_get_expr(i.indpred, i.indrelid)), 'true')
    into key, condition
    from pg_catalog.pg_index i cross join generate_series(1, i.indnkeyatts) n
    where i.indexrelid = format('public.%I', index_name)::regclass;
  execute format('select id from public.%1$I where (%3$s) and (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))',
    table_name, key, condition) into found_id using image;
  if found_id is null and table_name = 'company_facts' then
    -- The trigger company_facts_name has replaced the image's URL with another one of the company.
    select f.id into found_id from public.company_profiles profile join public.company_facts f on f.url = any (profile.permalink_urls)
      where profile.url = image ->> 'url' order by f.created_at, f.id limit 1;
  end if;
  return found_id;
end
$$;
revoke execute on function private.row_with_key(text, text, jsonb) from public, anon, authenticated;

create function private.check_caller() returns void
  language plpgsql stable
  set search_path = ''
as $$
begin
  if not private.has_required_aal() then
    raise insufficient_privilege using message = 'A second factor is required';
  end if;
end
$$;
revoke execute on function private.check_caller() from public, anon, authenticated;

-- The notes of a hotlist entry that were deleted with it, in the same transaction.
create function private.restore_notes(entry public.changes) returns void
  language plpgsql volatile
  set search_path = ''
as $$
begin
  perform private.insert_images('hotlist_notes', array_agg(c.old order by c.id)) from public.changes c
    where c.op = 'delete' and c.table_name = 'hotlist_notes' and c.old ->> 'entry_id' = entry.row_id::text and c.at = entry.at
      and not exists (select from public.changes later
        where later.table_name = c.table_name and later.row_id = c.row_id and later.id > c.id);
end
$$;
revoke execute on function private.restore_notes(public.changes) from public, anon, authenticated;

-- Restores a deleted row with its id, dates and authors: as `change_id` deleted it, or by default as it was deleted last. The
-- two differ if a client inserted another row with the id of a deleted one.
create function private.restore_row(table_name text, row_id uuid, replace boolean, change_id bigint default null) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  entry public.changes;
  index_name text;
  other_id uuid;
  other jsonb;
begin
  perform private.check_caller();
  select * into entry from public.changes c
    where c.table_name = restore_row.table_name and c.row_id = restore_row.row_id order by c.id desc limit 1;
  if entry.id is null then
    return jsonb_build_object('status', 'not_kept');
  end if;
  if entry.op <> 'delete' then
    return jsonb_build_object('status', 'exists', 'label', entry.label);
  end if;
  if restore_row.change_id is not null then
    select * into entry from public.changes c
      where c.id = restore_row.change_id and c.table_name = entry.table_name and c.row_id = entry.row_id and c.op = 'delete';
    if entry.id is null then
      return jsonb_build_object('status', 'not_kept');
    end if;
  end if;
  perform private.record_as('restore');
  -- A row may collide with one other row for each unique index.
  for attempt in 1..10 loop
    begin
      perform private.insert_image(entry.table_name, entry.old);
      if entry.table_name = 'squad_hotlist_companies' then
        perform private.restore_notes(entry);
      end if;
      return jsonb_build_object('status', 'restored', 'id', entry.row_id, 'label', entry.label);
    exception
      when unique_violation then
        get stacked diagnostics index_name = constraint_name;
      when foreign_key_violation then
        return jsonb_build_object('status', 'rejected', 'label', entry.label,
          'message', 'What it belonged to is deleted, too. Restore that first.');
      when check_violation or program_limit_exceeded then
        return jsonb_build_object('status', 'rejected', 'label', entry.label, 'message', sqlerrm);
    end;
    other_id := private.row_with_key(entry.table_name, index_name, entry.old);
    other := private.lock_image(entry.table_name, other_id);
    if replace is not true then
      return jsonb_build_object('status', 'conflict', 'label', entry.label, 'with', other);
    end if;
    execute format('delete from public.%I where id = $1', entry.table_name) using other_id;
  end loop;
  return jsonb_build_object('status', 'conflict', 'label', entry.label, 'with', other);
end
$$;
revoke execute on function private.restore_row(text, uuid, boolean, bigint) from public, anon;
grant execute on function private.restore_row(text, uuid, boolean, bigint) to authenticated, service_role;

create function public.restore_row(table_name text, row_id uuid, replace boolean default false) returns jsonb
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.restore_row(restore_row.table_name, restore_row.row_id, restore_row.replace)
$$;
comment on function public.restore_row(text, uuid, boolean) is
  'Restores the last deleted version of a row. `status`: restored, exists, conflict (`with`: the row that has its key now; `replace` deletes it first), rejected, not_kept.';
revoke execute on function public.restore_row(text, uuid, boolean) from public, anon;
grant execute on function public.restore_row(text, uuid, boolean) to authenticated, service_role;

create function private.restore_change(change_id bigint, fields text[], replace boolean) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  entry public.changes;
  current jsonb;
  image jsonb;
  index_name text;
begin
  perform private.check_caller();
  select * into entry from public.changes c where c.id = change_id;
  if entry.id is null then
    return jsonb_build_object('status', 'not_kept');
  end if;
  if entry.op = 'delete' then
    return private.restore_row(entry.table_name, entry.row_id, replace, entry.id);
  end if;
  if entry.op = 'insert' then
    raise invalid_parameter_value using message = 'An added row has no previous values';
  end if;
  current := private.lock_image(entry.table_name, entry.row_id);
  if current is null then
    return jsonb_build_object('status', 'deleted', 'label', entry.label);
  end if;
  -- As the policy of the table says.
  if entry.table_name = 'hotlist_notes' and current ->> 'author' is distinct from auth.uid()::text then
    raise insufficient_privilege using message = 'Only its author changes a note';
  end if;
  select jsonb_object_agg(field.key, field.value) into image from jsonb_each(entry.old) field
    where field.key <> all (private.bookkeeping_columns()) and (fields is null or field.key = any (fields))
      and current -> field.key is distinct from field.value;
  if image is null then
    return jsonb_build_object('status', 'unchanged', 'label', entry.label);
  end if;
  perform private.record_as('restore');
  begin
    perform private.update_image(entry.table_name, entry.row_id, image);
  exception
    when unique_violation then
      get stacked diagnostics index_name = constraint_name;
      return jsonb_build_object('status', 'conflict', 'label', entry.label,
        'with', private.lock_image(entry.table_name, private.row_with_key(entry.table_name, index_name, current || image)));
    when check_violation or foreign_key_violation or program_limit_exceeded then
      return jsonb_build_object('status', 'rejected', 'label', entry.label, 'message', sqlerrm);
  end;
  return jsonb_build_object('status', 'restored', 'id', entry.row_id, 'label', entry.label);
end
$$;
revoke execute on function private.restore_change(bigint, text[], boolean) from public, anon;
grant execute on function private.restore_change(bigint, text[], boolean) to authenticated, service_role;

create function public.restore_change(change_id bigint, fields text[] default null, replace boolean default false) returns jsonb
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.restore_change(restore_change.change_id, restore_change.fields, restore_change.replace)
$$;
comment on function public.restore_change(bigint, text[], boolean) is
  'Puts the previous values of an update back, all or those of `fields`; restores a deleted row. `status`: as restore_row, and unchanged, deleted (the row is gone).';
revoke execute on function public.restore_change(bigint, text[], boolean) from public, anon;
grant execute on function public.restore_change(bigint, text[], boolean) to authenticated, service_role;

-- Security definer: as a policy's condition, LIKE could not use its index. Examines at most 2000 entries per call: after a bulk
-- delete that was undone, most deleted rows are there again.
create function private.trash(search text, before bigint, max_entries integer) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  pattern text := '%' || replace(replace(replace(lower(left(btrim(search), 300)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  page_size integer := least(greatest(max_entries, 1), 100);
  entry record;
  examined integer := 0;
  entries jsonb := '[]';
  next bigint;
begin
  perform private.check_caller();
  for entry in execute format(
    'select id, at, actor, via, table_name, row_id, label, operation_id, old ->> ''squad_id'' as squad_id, old ->> ''entry_id'' as entry_id from public.changes
     where op = ''delete'' and id < $1 and old ->> ''only_screened'' is distinct from ''true'' %s order by id desc limit 2000',
    case when pattern <> '%%' then 'and lower(label) like $2' end) using coalesce(trash.before, 9223372036854775807), pattern
  loop
    examined := examined + 1;
    if not exists (
      select from public.changes later
      where later.table_name = entry.table_name and later.row_id = entry.row_id and later.id > entry.id
    ) and (entry.table_name <> 'hotlist_notes'
      -- Notes of a deleted entry come back with it.
      or exists (select from public.squad_hotlist_companies h where h.id::text = entry.entry_id)) then
      entries := entries || jsonb_build_object(
        'id', entry.id, 'at', entry.at, 'actor', private.person(entry.actor), 'via', entry.via, 'table_name', entry.table_name,
        'row_id', entry.row_id, 'label', entry.label, 'squad_id', entry.squad_id,
        'operation', (select o.label from public.operations o where o.id = entry.operation_id));
    end if;
    if jsonb_array_length(entries) >= page_size or examined >= 2000 then
      next := entry.id;
      exit;
    end if;
  end loop;
  return jsonb_build_object('entries', entries, 'next', next,
    'history_days', (select s.history_days from public.team_settings s));
end
$$;
revoke execute on function private.trash(text, bigint, integer) from public, anon;
grant execute on function private.trash(text, bigint, integer) to authenticated, service_role;

create function public.trash(search text default '', before bigint default null, max_entries integer default 50) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select private.trash(trash.search, trash.before, trash.max_entries)
$$;
comment on function public.trash(text, bigint, integer) is
  'Deleted rows that are not there now, newest first, at most 100; `next` is the `before` of the next page. A page may be empty although there is a next one.';
revoke execute on function public.trash(text, bigint, integer) from public, anon;
grant execute on function public.trash(text, bigint, integer) to authenticated, service_role;
