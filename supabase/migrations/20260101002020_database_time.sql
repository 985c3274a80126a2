-- A clock that is behind while people write, and is set right later: what they wrote would carry old dates and be deleted early. What
-- deleting for good goes by is therefore dated by the database's time, which is never more than a day before the last cleanup.

alter table private.retention_clock rename column ahead_since to doubted_since;
alter table private.retention_clock add column checked_at timestamptz;
comment on column private.retention_clock.doubted_since is 'Since when the clock has been two days ahead of trusted_at, or a day behind it';
comment on column private.retention_clock.checked_at is 'What the clock said at the last check';

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

-- A clock that is behind is trusted after 30 days, because then the earlier clock was wrong. If the clock jumps again while it is not
-- trusted, its waiting time starts again. A check counts as part of the same wait if it comes within 60 days of the last one: a server may
-- be off, and a project without pg_cron may be idle.
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
