-- The time that deleting for good goes by. A clock that jumps ahead, such as a wrong one at a start, must not delete the history and the
-- trash: it is trusted after it has kept the new time for a day. A clock that is behind while people write, and is set right later, would
-- date what they wrote too early, so that it is deleted early: what deleting for good goes by is dated by the database's time, which is
-- never more than a day before the last cleanup.

-- Some databases have an earlier form of the clock. It begins anew with the newest change, as after a restore.
drop table if exists private.retention_clock;
create table private.retention_clock (
  only_row boolean primary key default true check (only_row),
  trusted_at timestamptz,
  doubted_since timestamptz,
  checked_at timestamptz
);
comment on column private.retention_clock.trusted_at is 'When something was last deleted for good; null before the first time, and after a restore';
comment on column private.retention_clock.doubted_since is 'Since when the clock has been two days ahead of trusted_at, or a day behind it';
comment on column private.retention_clock.checked_at is 'What the clock said at the last check';
alter table private.retention_clock enable row level security;
insert into private.retention_clock default values;

-- After a restore, the newest change says when it was; the clock of a new machine may be wrong.
create or replace function private.last_retention() returns timestamptz
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(clock.trusted_at, (select c.at from public.changes c order by c.id desc limit 1), now()) from private.retention_clock clock
$$;
revoke execute on function private.last_retention() from public, anon, authenticated;

create or replace function private.retention_time() returns timestamptz
  language sql stable security definer
  set search_path = ''
as $$
  select case when now() > last + interval '2 days' then last else now() end from private.last_retention() last
$$;
revoke execute on function private.retention_time() from public, anon, authenticated;

-- Whole days are added to a clock that is behind: transactions keep different times, by which rows that were deleted together are found.
create function private.database_time() returns timestamptz
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  last timestamptz := (select clock.trusted_at from private.retention_clock clock);
begin
  -- Called for each recorded row: a second function would take most of the time.
  if last is null then
    last := private.last_retention();
  end if;
  if now() >= last - interval '1 day' then
    return now();
  end if;
  return now() + ceil(extract(epoch from last - now()) / 86400) * interval '24 hours';
end
$$;
revoke execute on function private.database_time() from public, anon;
grant execute on function private.database_time() to authenticated, service_role;

-- Called before each deletion for good. A server that was off for longer waits for a day, too. A clock that is behind is trusted after 30
-- days, because then the earlier clock was wrong. If the clock jumps again while it is not trusted, its waiting time starts again. A check
-- counts as part of the same wait if it comes within 60 days of the last one: a server may be off, and a project without pg_cron may be idle.
create or replace function private.advance_retention_clock() returns timestamptz
  language sql volatile security definer
  set search_path = ''
as $$
  update private.retention_clock clock set
    trusted_at = case when doubt.is_over then now() else doubt.last end,
    doubted_since = case when not doubt.is_over then doubt.since end,
    checked_at = now()
  from (
    select last, since, now() between last - interval '1 day' and last + interval '2 days'
      or since <= now() - case when now() > last then interval '1 day' else interval '30 days' end as is_over
    from (
      select last, case when now() between c.checked_at and c.checked_at + interval '60 days' then coalesce(c.doubted_since, now())
        else now() end as since
      from private.retention_clock c, private.last_retention() last for update of c
    ) checked
  ) doubt
  returning least(clock.trusted_at, now())
$$;
revoke execute on function private.advance_retention_clock() from public, anon, authenticated;

-- Functions that delete for good, by this time.
create or replace function public.purge_changes(max_rows integer default 5000) returns integer
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  today constant timestamptz := private.advance_retention_clock();
  cutoff constant timestamptz := (select today - s.history_days * interval '1 day' from public.team_settings s);
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
  delete from public.people person where person.expires_at <= today;
  perform private.close_interrupted_operations();
  return purged;
end
$$;

create or replace function private.company_file_state(path text) returns text
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  expires_at timestamptz;
  entry record;
begin
  select f.expires_at into expires_at from public.company_files f where f.path = company_file_state.path;
  if found then
    return case when expires_at <= now() then 'expired' else 'listed' end;
  end if;
  select c.op, c.at, c.old into entry from public.changes c
    where c.table_name = 'company_files' and c.row_id = substring(company_file_state.path from '^[0-9a-f-]{36}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
    order by c.id desc limit 1;
  if not found or entry.op <> 'delete' or entry.old ->> 'path' is distinct from company_file_state.path then
    return 'unlisted';
  end if;
  return case
    when entry.at < private.retention_time() - (select limits.trash_days from private.file_limits limits) * interval '1 day' then 'gone'
    when (entry.old ->> 'expires_at')::timestamptz <= private.retention_time() then 'gone'
    else 'deleted' end;
end
$$;

create or replace function private.purge_company_files(max_files integer) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  batch_size integer := least(greatest(max_files, 1), 1000);
  today constant timestamptz := private.advance_retention_clock();
  cutoff constant timestamptz := (select today - limits.trash_days * interval '1 day' from private.file_limits limits);
  ids uuid[];
  names jsonb;
begin
  perform private.check_caller();
  ids := array(select f.id from public.company_files f where f.expires_at <= today order by f.expires_at limit batch_size);
  delete from public.company_files f where f.id = any (ids);
  ids := ids || array(
    select c.row_id from public.changes c
    where c.table_name = 'company_files' and c.op = 'delete' and (c.at < cutoff or (c.old ->> 'expires_at')::timestamptz <= today)
      and not exists (select from public.company_files f where f.id = c.row_id)
    limit batch_size);
  -- An expired CV leaves no trace, and a file without content cannot be restored.
  delete from public.changes c where c.table_name = 'company_files' and c.row_id = any (ids);
  -- The state of the listed ones, which are nearly all, need not be computed.
  with unlisted as materialized (
    select o.name from storage.objects o
    where o.bucket_id = 'company-files' and o.created_at < now() - interval '1 hour'
      and not exists (select from public.company_files f where f.path = o.name)
  ), unused as (
    select u.name from unlisted u where private.company_file_state(u.name) in ('gone', 'unlisted') limit batch_size
  )
  select coalesce(jsonb_agg(unused.name), '[]') into names from unused;
  return names;
end
$$;

alter table public.changes alter column at set default private.database_time();
alter table public.operations alter column started_at set default private.database_time();
alter table public.inbox alter column created_at set default private.database_time();
alter table public.people
  alter column created_at set default private.database_time(),
  alter column expires_at set default private.database_time() + interval '180 days';
alter table public.company_files alter column created_at set default private.database_time();

-- Functions that write or compare these dates: the same text with the other time.
do $$
declare
  dated regprocedure;
begin
  foreach dated in array array[
    'private.record_team_member()', 'private.check_person()', 'private.check_company_file()',
    'private.finish_operation(uuid, jsonb)', 'private.close_interrupted_operations()', 'public.recent_operations(timestamptz, integer)',
    'private.undo_operation(uuid, boolean, bigint, integer)', 'private.restore_rows(jsonb)'
  ]::regprocedure[] loop
    execute replace(pg_catalog.pg_get_functiondef(dated), 'now()', 'private.database_time()');
  end loop;
end
$$;
