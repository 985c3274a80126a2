-- Who changed what: one entry for each inserted, changed and deleted row of the team's tables, written by a trigger, so that
-- no write path is left out. Restoring rows, putting values back, and undoing whole operations read these entries.
--
-- Never recorded: linkedin_profiles, company_profiles and everything of a CV. Deleting a person's profile leaves no trace.

-- Names of the people who changed something. They remain when the account is deleted.
create table public.team_members (
  id uuid primary key,
  email text not null,
  joined_at timestamptz not null default now(),
  left_at timestamptz
);
comment on table public.team_members is 'Everybody who has or had a confirmed account. Written by a trigger on auth.users only.';
comment on column public.team_members.id is 'auth.users.id; without a foreign key, so that the name outlives the account';
comment on column public.team_members.left_at is 'When the account was deleted; null while it exists';

-- Unconfirmed accounts are left out: their email address may be a stranger's invention.
create function private.record_team_member() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.team_members member set left_at = now() where member.id = old.id;
  elsif new.confirmed_at is not null and new.email is not null then
    insert into public.team_members (id, email) values (new.id, new.email)
      on conflict (id) do update set email = excluded.email, left_at = null;
  end if;
  return null;
end
$$;
revoke execute on function private.record_team_member() from public, anon, authenticated;
create trigger record_team_member after insert or update of email, email_confirmed_at, phone_confirmed_at or delete on auth.users
  for each row execute function private.record_team_member();
insert into public.team_members (id, email, joined_at)
  select account.id, account.email, coalesce(account.created_at, now()) from auth.users account
  where account.confirmed_at is not null and account.email is not null;

create table public.team_settings (
  id uuid primary key default '00000000-0000-0000-0000-000000000000',
  history_days integer not null default 365,
  history_since timestamptz not null default now(),
  constraint team_settings_single_row check (id = '00000000-0000-0000-0000-000000000000'),
  constraint team_settings_history_days_range check (history_days between 30 and 3650)
);
comment on table public.team_settings is 'One row. Its changes are recorded as those of any row.';
comment on column public.team_settings.history_days is 'Changes, and with them deleted rows, are kept for this many days';
comment on column public.team_settings.history_since is 'When the recording of changes began';
insert into public.team_settings default values;

create table public.operations (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  label text not null,
  details jsonb not null default '{}',
  actor uuid,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  inserted integer,
  updated integer,
  deleted integer,
  is_interrupted boolean not null default false,
  undoes uuid references public.operations (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid,
  constraint operations_kind_known
    check (kind in ('import', 'batch', 'bulk_change', 'bulk_delete', 'merge', 'refresh', 'export', 'restore', 'undo')),
  constraint operations_label_length check (length(label) between 1 and 300),
  constraint operations_details_object check (jsonb_typeof(details) = 'object'),
  constraint operations_details_size check (octet_length(details::text) <= 8000)
);
comment on table public.operations is 'What one person did to many rows at once. Written by functions only.';
comment on column public.operations.details is 'Shown with the operation, such as the name of an imported file';
comment on column public.operations.finished_at is
  'Null while it runs; then the counts are null too. Of an interrupted one, which is closed after a day, its last change';
comment on column public.operations.is_interrupted is 'It was not finished by its user: what it had done until then is its result';
comment on column public.operations.undoes is 'For kind ''undo'': the operation that it undoes';
create index operations_started_at_idx on public.operations (started_at desc, id);
create index operations_undoes_idx on public.operations (undoes);
create index operations_open_idx on public.operations (started_at) where finished_at is null;

create table public.changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  via text not null,
  operation_id uuid,
  table_name text not null,
  row_id uuid not null,
  label text,
  op text not null,
  old jsonb,
  new jsonb,
  constraint changes_via_known check (via in ('edit', 'fetch', 'import', 'bulk', 'restore', 'undo', 'system')),
  constraint changes_op_known check (op in ('insert', 'update', 'delete'))
);
comment on table public.changes is 'One entry per changed row. Written by private.record_change only.';
comment on column public.changes.actor is 'The user; null for the server itself. Their name is in team_members';
comment on column public.changes.label is 'The row''s name, for lists of deleted rows';
comment on column public.changes.old is 'The whole row before a delete; the previous values of the columns that an update changed';
comment on column public.changes.new is 'The whole inserted row; the new values of the columns that an update changed';
create index changes_row_idx on public.changes (table_name, row_id, id desc);
create index changes_operation_idx on public.changes (operation_id, id) include (op) where operation_id is not null;
create index changes_deleted_idx on public.changes (id desc) where op = 'delete';
create index changes_deleted_label_idx on public.changes using gin (lower(label) gin_trgm_ops) where op = 'delete';

revoke all on public.team_members, public.team_settings, public.operations, public.changes from anon, authenticated, service_role;
grant select on public.team_members, public.team_settings, public.operations, public.changes to authenticated, service_role;
grant update (history_days) on public.team_settings to authenticated, service_role;

alter table public.team_members enable row level security;
create policy "colleagues read team members" on public.team_members for select to authenticated using (true);
create policy "required assurance level" on public.team_members as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
alter table public.team_settings enable row level security;
create policy "colleagues read settings" on public.team_settings for select to authenticated using (true);
create policy "colleagues change settings" on public.team_settings for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "required assurance level" on public.team_settings as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
alter table public.operations enable row level security;
create policy "colleagues read operations" on public.operations for select to authenticated using (true);
create policy "required assurance level" on public.operations as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
alter table public.changes enable row level security;
create policy "colleagues read changes" on public.changes for select to authenticated using (true);
create policy "required assurance level" on public.changes as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
declare
  name text;
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    foreach name in array array['team_members', 'team_settings', 'operations', 'changes'] loop
      execute format('alter table public.%I force row level security', name);
    end loop;
  end if;
end
$$;

-- The setting app.change_context, for one transaction: actor, via, operation. Clients cannot set it. It is computed with the
-- first recorded row, from the access token and these request headers:
--   x-operation-id   the operation that the request belongs to: the caller's own, and not finished
--   x-change-via     'fetch' for values that come from a data provider
--   x-acting-user    the user in whose name an edge function writes; only with the service role's key
create function private.change_context() returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  context jsonb := nullif(current_setting('app.change_context', true), '');
  headers jsonb;
  actor_id uuid;
  via text;
  operation public.operations;
begin
  if context is not null then
    return context;
  end if;
  headers := coalesce(nullif(current_setting('request.headers', true), '')::jsonb, '{}');
  if auth.role() = 'service_role' then
    actor_id := substring(headers ->> 'x-acting-user' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid;
  else
    actor_id := auth.uid();
  end if;
  via := case when headers ->> 'x-change-via' = 'fetch' then 'fetch' when actor_id is null then 'system' else 'edit' end;
  if headers ->> 'x-operation-id' <> '' then
    select * into operation from public.operations o
      where o.id = substring(headers ->> 'x-operation-id' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid
        and o.actor is not distinct from actor_id and o.finished_at is null and o.kind not in ('restore', 'undo')
      -- An undo waits for the changes that are being made, or they see that it is finished.
      for share;
    if operation.id is null then
      raise invalid_parameter_value using message = 'The operation in x-operation-id is not open';
    end if;
    via := case when operation.kind = 'import' then 'import' when via = 'fetch' then via else 'bulk' end;
  end if;
  context := jsonb_build_object('actor', actor_id, 'via', via, 'operation', operation.id);
  perform set_config('app.change_context', context::text, true);
  return context;
end
$$;
revoke execute on function private.change_context() from public, anon, authenticated;

-- Columns that describe a row's facts but are none, and links that triggers set: a change of these alone is no entry.
create function private.bookkeeping_columns() returns text[]
  language sql immutable
  set search_path = ''
as $$
  select array['updated_at', 'as_of', 'authors', 'company_id', 'screened_by', 'screened_at', 'source', 'fetched_from', 'status_since',
    'revisit_due_at', 'added_by', 'edited_at']
$$;
revoke execute on function private.bookkeeping_columns() from public, anon, authenticated;

-- Once for each statement: one query for all its rows costs a fraction of a call for each. Times in the entries are in UTC, so that
-- values compare as text. Without nested loops: a plan that was made for one row would take minutes for thousands. Without JIT, which
-- takes longer than the query, and which a forbidden nested loop makes look worth it. With one plan: planning takes longer than recording
-- one row. Without sequential scans: the plan is made when `changes` may still be small.
create function private.record_change() returns trigger
  language plpgsql security definer
  set search_path = ''
  set timezone = 'UTC'
  set enable_nestloop = off
  set enable_seqscan = off
  set jit = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  derived_columns text[] := tg_argv[1:];
  operation uuid;
begin
  -- The context is computed with the first entry: a statement that changes nothing belongs to no operation.
  if tg_op = 'INSERT' then
    insert into public.changes (actor, via, operation_id, table_name, row_id, label, op, new)
      select (context ->> 'actor')::uuid, context ->> 'via', (context ->> 'operation')::uuid, tg_table_name, id, image ->> tg_argv[0],
        'insert', image
      from (
        select (select private.change_context()) as context, a.id, to_jsonb(a) - derived_columns as image from after a offset 0
      ) added;
  elsif tg_op = 'DELETE' then
    insert into public.changes (actor, via, operation_id, table_name, row_id, label, op, old)
      select (context ->> 'actor')::uuid, context ->> 'via', (context ->> 'operation')::uuid, tg_table_name, id, image ->> tg_argv[0],
        'delete', image
      from (
        select (select private.change_context()) as context, b.id, to_jsonb(b) - derived_columns as image from before b offset 0
      ) removed;
  else
    insert into public.changes (actor, via, operation_id, table_name, row_id, label, op, old, new)
      select (context ->> 'actor')::uuid, context ->> 'via', (context ->> 'operation')::uuid, tg_table_name, id, label, 'update',
        previous, current
      from (
        select (select private.change_context()) as context, pair.id, pair.after ->> tg_argv[0] as label, changed.previous, changed.current
        from (
          -- Both have the rows in the order in which they were changed; an id may change, too. `offset 0`: each image is made once.
          select a.id, a.position, to_jsonb(b.image) - derived_columns as before, to_jsonb(a.image) - derived_columns as after
          from (select b as image, row_number() over () as position from before b) b
          join (select a as image, a.id, row_number() over () as position from after a) a on a.position = b.position
          offset 0
        ) pair
        cross join lateral (
          select jsonb_object_agg(field.key, field.value) as previous, jsonb_object_agg(field.key, pair.after -> field.key) as current
          from jsonb_each(pair.before) field where field.value is distinct from pair.after -> field.key
        ) changed
        where changed.previous - private.bookkeeping_columns() <> '{}'
        order by pair.position offset 0
      ) updated;
  end if;
  -- An undo reads all that its operation did to a row. No import changes a row this often. A query of its own: a delete has no `after`.
  operation := nullif(current_setting('app.change_context', true), '')::jsonb ->> 'operation';
  if tg_op <> 'DELETE' and operation is not null then
    if exists (
      select from after a join public.changes c on c.row_id = a.id
        where c.operation_id = operation and c.table_name = tg_table_name::text group by a.id having count(*) > 500) then
      raise check_violation using message = 'One operation can change a row 500 times at most. Finish it and begin another one.';
    end if;
  end if;
  return null;
end
$$;
comment on function private.record_change() is
  'Trigger: records the changes of a statement in public.changes. Created by private.record_changes.';
revoke execute on function private.record_change() from public, anon, authenticated;

-- A trigger with transition tables has one event.
create function private.record_changes(target regclass, label_column text, derived_columns text[] default '{}') returns void
  language plpgsql
  set search_path = ''
as $$
declare
  arguments text := (
    select string_agg(quote_literal(argument), ', ' order by position)
    from unnest(label_column || derived_columns) with ordinality item (argument, position));
begin
  execute format('create trigger record_insert after insert on %s referencing new table as after
    for each statement execute function private.record_change(%s)', target, arguments);
  execute format('create trigger record_update after update on %s referencing old table as before new table as after
    for each statement execute function private.record_change(%s)', target, arguments);
  execute format('create trigger record_delete after delete on %s referencing old table as before
    for each statement execute function private.record_change(%s)', target, arguments);
end
$$;
comment on function private.record_changes(regclass, text, text[]) is
  'Records the changes of a table. Arguments: the column with the row''s name, and the derived columns, which are left out.';
revoke execute on function private.record_changes(regclass, text, text[]) from public, anon, authenticated;

select private.record_changes('public.company_facts', 'company_name', array['other_names', 'sort_name', 'sort_investors', 'search_text',
  'employee_rank', 'funding_usd', 'facts_at', 'name_key']);
select private.record_changes('public.squad_hotlist_companies', 'company_name');
select private.record_changes('public.universities', 'name');
select private.record_changes('public.company_names', 'name');
select private.record_changes('public.other_names', 'other_name');
select private.record_changes('public.match_rules', 'spelling');
-- A colleague who shortens the history is recorded in it.
select private.record_changes('public.team_settings', 'history_days');

create function private.person(id uuid) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object('id', person.id, 'email', (select member.email from public.team_members member where member.id = person.id))
  where person.id is not null
$$;
revoke execute on function private.person(uuid) from public, anon;
grant execute on function private.person(uuid) to authenticated, service_role;

-- The owner of a hotlist entry is a user's id; readers see the email address.
create function private.with_owner_name(image jsonb) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select case when image ->> 'owner' is null then image else image || coalesce(
    (select jsonb_build_object('owner', member.email) from public.team_members member where member.id::text = image ->> 'owner'), '{}') end
$$;
revoke execute on function private.with_owner_name(jsonb) from public, anon;
grant execute on function private.with_owner_name(jsonb) to authenticated, service_role;

create function public.row_history(table_name text, row_id uuid, before bigint default null, max_entries integer default 50)
  returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  with entries as (
    select c.* from public.changes c
    where c.table_name = row_history.table_name and c.row_id = row_history.row_id
      and c.id < coalesce(row_history.before, 9223372036854775807)
    order by c.id desc limit least(greatest(row_history.max_entries, 1), 100)
  )
  select jsonb_build_object(
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'at', e.at, 'actor', private.person(e.actor), 'via', e.via, 'op', e.op, 'label', e.label,
        'old', private.with_owner_name(e.old), 'new', private.with_owner_name(e.new),
        'operation', (select to_jsonb(o) - 'details' from public.operations o where o.id = e.operation_id)
      ) order by e.id desc), '[]') from entries e),
    'next', (select case when count(*) = least(greatest(row_history.max_entries, 1), 100) then min(e.id) end from entries e),
    'since', (select greatest(s.history_since, now() - s.history_days * interval '1 day') from public.team_settings s)
  )
$$;
comment on function public.row_history(text, uuid, bigint, integer) is
  'The changes of one row, newest first, at most 100; `next` is the `before` of the next page. History began at `since`.';
revoke execute on function public.row_history(text, uuid, bigint, integer) from public, anon;
grant execute on function public.row_history(text, uuid, bigint, integer) to authenticated, service_role;

-- Deletes the expired ones of the `max_rows` oldest changes, as many operations and former team members, and expired people. The server calls it hourly; on
-- Supabase, begin_operation does, and pg_cron may.
create function public.purge_changes(max_rows integer default 5000) returns integer
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  cutoff timestamptz := (select now() - s.history_days * interval '1 day' from public.team_settings s);
  batch_size integer := least(greatest(max_rows, 1), 20000);
  purged integer;
begin
  delete from public.changes c where c.id in (
    select oldest.id from (select o.id, o.at from public.changes o order by o.id limit batch_size) oldest where oldest.at < cutoff);
  get diagnostics purged = row_count;
  delete from public.operations o where o.id in (
    select expired.id from public.operations expired where expired.started_at < cutoff order by expired.started_at limit batch_size);
  delete from public.team_members member where member.id in (
    select former.id from public.team_members former where former.left_at < cutoff limit batch_size);
  delete from public.inbox i where i.id in (
    select expired.id from public.inbox expired where expired.created_at < cutoff order by expired.created_at limit batch_size);
  delete from public.people person where person.expires_at <= now();
  perform private.close_interrupted_operations();
  return purged;
end
$$;
comment on function public.purge_changes(integer) is
  'Deletes changes older than team_settings.history_days, returns how many, and closes operations that were interrupted.';
revoke execute on function public.purge_changes(integer) from public, anon, authenticated;
grant execute on function public.purge_changes(integer) to service_role;
