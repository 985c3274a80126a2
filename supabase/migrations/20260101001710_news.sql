-- What changed since a person looked, and what waits for them.

create table public.seen_markers (
  person uuid not null default auth.uid(),
  scope text not null,
  seen_at timestamptz not null,
  primary key (person, scope),
  constraint seen_markers_scope_known check (scope in ('all', 'companies', 'hotlist:genai', 'hotlist:fintech', 'hotlist:enterprise',
    'hotlist:climate', 'hotlist:techbio') or scope ~ '^entry:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
);
comment on table public.seen_markers is
  'Until when each person has seen the changes: of everything, of the database, of one hotlist, of one entry of a hotlist.';

revoke all on public.seen_markers from anon, authenticated;
grant all on public.seen_markers to service_role;
grant select, delete, insert (scope, seen_at), update (seen_at) on public.seen_markers to authenticated;
alter table public.seen_markers enable row level security;
create policy "people use their own markers" on public.seen_markers for all to authenticated
  using (person = (select auth.uid())) with check (person = (select auth.uid()));
create policy "required assurance level" on public.seen_markers as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    alter table public.seen_markers force row level security;
  end if;
end
$$;

create function public.mark_seen(scope text, seen_at timestamptz) returns timestamptz
  language sql volatile security invoker
  set search_path = ''
as $$
  -- A marker of the whole hotlist includes those of its entries; those of entries that are gone mean nothing.
  delete from public.seen_markers covered
  where mark_seen.scope like 'hotlist:%' and covered.person = auth.uid() and covered.scope like 'entry:%'
    and covered.seen_at <= mark_seen.seen_at and covered.scope not in (
      select 'entry:' || h.id from public.squad_hotlist_companies h where 'hotlist:' || h.squad_id <> mark_seen.scope);
  insert into public.seen_markers as marker (scope, seen_at) values (mark_seen.scope, least(mark_seen.seen_at, now()))
  on conflict (person, scope) do update set seen_at = greatest(marker.seen_at, excluded.seen_at)
  returning marker.seen_at
$$;
comment on function public.mark_seen(text, timestamptz) is
  'Marks the changes until `seen_at` as seen: `read_at` of what_changed; ''infinity'' for now. A marker never goes back.';
revoke execute on function public.mark_seen(text, timestamptz) from public, anon;
grant execute on function public.mark_seen(text, timestamptz) to authenticated, service_role;

-- The first change that may be as new as `since`, by bisection: ids and times rise together, except that a transaction's changes have
-- the time of its beginning.
create function private.first_change_since(since timestamptz) returns bigint
  language plpgsql stable security invoker
  set search_path = ''
as $$
declare
  lower bigint := (select c.id from public.changes c order by c.id limit 1);
  upper bigint := (select c.id + 1 from public.changes c order by c.id desc limit 1);
  middle bigint;
begin
  while lower < upper loop
    middle := (lower + upper) / 2;
    if (select c.at < first_change_since.since - interval '10 minutes' from public.changes c where c.id >= middle order by c.id limit 1) then
      lower := middle + 1;
    else
      upper := middle;
    end if;
  end loop;
  return lower;
end
$$;
revoke execute on function private.first_change_since(timestamptz) from public, anon;
grant execute on function private.first_change_since(timestamptz) to authenticated, service_role;

-- The values of a change that are news; null if there are none. Rows that an operation adds or removes are summed up with the operation.
create function private.news_of(change public.changes) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select case
    when change.op = 'update' and change.table_name = 'company_facts' then case
      when (change.old -> 'only_screened') = 'true' and (change.new -> 'only_screened') = 'false' then '{"added": true}'
      when change.new ?| array['company_name', 'employee_count', 'total_funding', 'aaa_investors', 'last_round_type', 'last_round_on']
        then jsonb_build_object('old', change.old, 'new', change.new) end
    when change.op = 'update' and change.table_name = 'squad_hotlist_companies' then case
      when change.new ?| array['company_name', 'status', 'owner', 'revisit_due'] and (change.operation_id is null
        or change.new ?| array['status', 'owner'])
        then jsonb_build_object('old', change.old, 'new', change.new) end
    when change.op = 'insert' and change.table_name = 'hotlist_notes' then jsonb_build_object('note', left(change.new ->> 'body', 300))
    when change.operation_id is not null or change.table_name not in ('company_facts', 'squad_hotlist_companies')
      or (coalesce(change.new, change.old) -> 'only_screened') = 'true' then null
    when change.op = 'insert' then '{"added": true}'
    when change.op = 'delete' then '{"removed": true}'
  end
$$;
revoke execute on function private.news_of(public.changes) from public, anon;
grant execute on function private.news_of(public.changes) to authenticated, service_role;

create function private.picked(value jsonb, keys text[]) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(item.key, item.value), '{}') from jsonb_each(value) item where item.key = any (keys)
$$;
revoke execute on function private.picked(jsonb, text[]) from public, anon;
grant execute on function private.picked(jsonb, text[]) to authenticated, service_role;

-- `since`: null for the caller's marker, or a week ago without one. `scope`: 'all'; 'companies', the database; 'hotlist:…', one hotlist;
-- 'squads', hotlists on which the caller owns or added an entry; 'owned', entries that the caller owns; the last two with the facts of
-- their companies. A page has the companies of 500 changes among 20,000 that are read. The next page repeats changes of companies that
-- did not fit: clients drop what they have, by id.
-- `until`: only what changed before it.
create function public.what_changed(
  since timestamptz default null, scope text default 'all', before bigint default null, max_companies integer default 50,
  include_own boolean default false, until timestamptz default null
) returns jsonb
  language plpgsql stable security invoker
  set search_path = ''
as $$
#variable_conflict use_variable
declare
  reader constant uuid := auth.uid();
  from_at constant timestamptz := coalesce(since,
    (select marker.seen_at from public.seen_markers marker where marker.person = auth.uid()
      and marker.scope = case when what_changed.scope in ('squads', 'owned') then 'all' else what_changed.scope end),
    now() - interval '7 days');
  first_id constant bigint := private.first_change_since(from_at);
  -- A transaction's changes have the time of its beginning: their ids may come after those of later times.
  last_id constant bigint := least(before, case when until is not null then private.first_change_since(until + interval '20 minutes') end,
    9223372036854775807);
  page_size constant integer := least(greatest(max_companies, 1), 100);
  squad constant text := substring(scope from '^hotlist:(.+)$');
  my_squads constant text[] := case when scope = 'squads' then array(
    select distinct h.squad_id from public.squad_hotlist_companies h where h.owner = auth.uid() or h.added_by = auth.uid()) end;
  fields constant text[] := array['company_name', 'employee_count', 'total_funding', 'aaa_investors', 'last_round_type', 'last_round_on',
    'status', 'owner', 'revisit_due', 'pass_reason'];
  page jsonb;
  scanned_to bigint;
  next bigint;
begin
  if scope not in ('all', 'companies', 'squads', 'owned') and squad is null then
    raise invalid_parameter_value using message = 'Unknown scope';
  end if;
  scanned_to := (select c.id from public.changes c where c.id >= first_id and c.id < last_id order by c.id desc offset 19999 limit 1);

  with news as materialized (
    select c.id, c.at, c.actor, c.via, c.table_name, c.row_id, c.op, found.news,
      case c.table_name when 'hotlist_notes' then (c.new ->> 'entry_id')::uuid when 'squad_hotlist_companies' then c.row_id end as entry_id,
      coalesce(c.new, c.old) ->> 'squad_id' as squad_id, c.label, (coalesce(c.new, c.old) ->> 'company_id')::uuid as company_id
    from public.changes c cross join lateral (select private.news_of(c) as news offset 0) found
    where c.id >= greatest(first_id, coalesce(scanned_to, 0)) and c.id < last_id and c.at > from_at and (until is null or c.at < until)
      -- Most changes are none of these. It costs a fraction of the call.
      and (c.op <> 'update' or c.new ?| array['only_screened', 'company_name', 'employee_count', 'total_funding', 'aaa_investors',
        'last_round_type', 'last_round_on', 'status', 'owner', 'revisit_due'])
      and (include_own or c.actor is distinct from reader)
      and found.news is not null
      and case
        when scope = 'companies' then c.table_name = 'company_facts'
        when squad is not null then c.table_name <> 'company_facts'
        else true
      end
    order by c.id desc limit 500
  ), placed as materialized (
    select n.id, n.at, n.actor, n.via, n.op, n.table_name, n.news, n.entry_id, coalesce(h.squad_id, n.squad_id) as squad_id, h.owner,
      h.id is not null as has_entry, coalesce(f.id, h.company_id, case when n.table_name = 'company_facts' then n.row_id else n.company_id end) as company_id,
      coalesce(f.company_name, h.company_name, case when n.table_name <> 'hotlist_notes' then n.label end) as name, f.url, f.only_screened
    from news n
    left join public.squad_hotlist_companies h on h.id = n.entry_id
    left join public.company_facts f on f.id = case when n.table_name = 'company_facts' then n.row_id else coalesce(h.company_id, n.company_id) end
    where case
      when scope in ('squads', 'owned') and n.table_name = 'company_facts' then exists (
        select from public.squad_hotlist_companies mine where mine.company_id = n.row_id
          and case scope when 'owned' then mine.owner = reader else mine.squad_id = any (my_squads) end)
      when scope = 'squads' then coalesce(h.squad_id, n.squad_id) = any (my_squads)
      when scope = 'owned' then h.owner = reader
      when squad is not null then coalesce(h.squad_id, n.squad_id) = squad
      else true
    end
  ), keyed as (
    select coalesce(p.company_id::text, lower(p.name)) as key, p.* from placed p
  ), companies as (
    select k.key, max(k.id) as newest from keyed k group by k.key
  ), shown as materialized (
    select c.key, c.newest, max(k.company_id::text) as company_id, max(k.name) as name, max(k.url) as url,
      bool_or(k.news -> 'new' ?| array['last_round_type', 'last_round_on']) as has_round,
      (array_agg(k.entry_id order by k.id desc) filter (where k.has_entry))[1] as entry_id,
      jsonb_agg(jsonb_build_object('id', k.id, 'at', k.at, 'actor', private.person(k.actor), 'via', k.via, 'table_name', k.table_name,
        'entry_id', case when k.has_entry then k.entry_id end, 'squad_id', k.squad_id, 'added', k.news ? 'added', 'removed', k.news ? 'removed',
        'note', k.news -> 'note', 'old', private.picked(k.news -> 'old', fields), 'new', private.picked(k.news -> 'new', fields)) order by k.id desc) as changes
    from (select * from companies order by newest desc limit page_size) c join keyed k on k.key = c.key
    group by c.key, c.newest
  )
  select jsonb_build_object(
      'companies', coalesce((select jsonb_agg(jsonb_build_object(
        'key', s.key, 'company_id', s.company_id, 'name', s.name, 'url', s.url, 'entry_id', s.entry_id, 'changes', s.changes,
        'round_usd', case when s.has_round then (
          select private.with_round_amount('{}', f) -> 'round_usd' from public.company_facts f where f.id = s.company_id::uuid) end
      ) order by s.newest desc) from shown s), '[]'),
      'since', from_at, 'read_at', now(),
      'people', (
        select coalesce(jsonb_object_agg(member.id, member.email), '{}') from public.team_members member where member.id::text in (
          select item -> side ->> 'owner' from shown s cross join lateral jsonb_array_elements(s.changes) item
          cross join unnest(array['old', 'new']) side)),
      'operations', case when before is null and scope in ('all', 'companies') then (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'label', o.label, 'actor', private.person(o.actor),
          'at', o.finished_at, 'inserted', o.inserted, 'updated', o.updated, 'deleted', o.deleted) order by o.started_at desc), '[]')
        from (
          select * from public.operations o
          where o.started_at > from_at - interval '1 day' and o.finished_at > from_at and o.kind not in ('export', 'undo')
            and o.undone_at is null and o.inserted + o.updated + o.deleted > 0 and (include_own or o.actor is distinct from reader)
            and (until is null or o.finished_at < until)
          order by o.started_at desc limit 20
        ) o) else '[]' end),
    -- The newest change of a company that did not fit; or where the reading ended.
    coalesce((select max(c.newest) + 1 from companies c where c.newest < (select min(s.newest) from shown s)),
      (select min(n.id) from news n having count(*) = 500), scanned_to)
  into page, next;
  return page || jsonb_build_object('next', next);
end
$$;
comment on function public.what_changed(timestamptz, text, bigint, integer, boolean, timestamptz) is
  'Meaningful changes by company, newest first, at most 100 companies. Without `since`: since the caller looked. `next` is the `before` of the next page; `read_at` is for mark_seen.';
revoke execute on function public.what_changed(timestamptz, text, bigint, integer, boolean, timestamptz) from public, anon;
grant execute on function public.what_changed(timestamptz, text, bigint, integer, boolean, timestamptz) to authenticated, service_role;

-- How much news each of the last days has: companies, and imports and other operations, as what_changed lists them with `include_own`.
create function public.news_days(days integer default 14, zone text default 'UTC') returns jsonb
  language plpgsql stable security invoker
  set search_path = ''
as $$
#variable_conflict use_variable
declare
  today constant date := (now() at time zone zone)::date;
  shown constant integer := least(greatest(days, 1), 31);
  from_at constant timestamptz := (today - shown + 1)::timestamp at time zone zone;
begin
  return (
    with recent as materialized (
      select c as change from public.changes c where c.id >= (select private.first_change_since(from_at)) order by c.id desc limit 20000
    ), news as (
      select ((r.change).at at time zone zone)::date as day, coalesce(h.company_id::text,
        case when (r.change).table_name = 'company_facts' then (r.change).row_id::text end,
        coalesce((r.change).new, (r.change).old) ->> 'company_id', lower(coalesce(h.company_name, (r.change).label))) as company
      from recent r
      left join public.squad_hotlist_companies h on h.id = case (r.change).table_name
        when 'hotlist_notes' then ((r.change).new ->> 'entry_id')::uuid when 'squad_hotlist_companies' then (r.change).row_id end
      where (r.change).at >= from_at and private.news_of(r.change) is not null
    ), operations as (
      select (o.finished_at at time zone zone)::date as day from public.operations o
      where o.started_at > from_at - interval '1 day' and o.finished_at >= from_at and o.kind not in ('export', 'undo')
        and o.undone_at is null and o.inserted + o.updated + o.deleted > 0
    )
    select jsonb_agg(jsonb_build_object('day', d.day, 'news',
      (select count(distinct n.company) from news n where n.day = d.day) + (select count(*) from operations o where o.day = d.day)) order by d.day)
    from (select today - i as day from generate_series(0, shown - 1) i) d);
end
$$;
comment on function public.news_days(integer, text) is
  'For each of the last days, 31 at most, in a time zone: how many companies and operations what_changed lists. Among the newest 20,000 changes.';
revoke execute on function public.news_days(integer, text) from public, anon;
grant execute on function public.news_days(integer, text) to authenticated, service_role;

-- Ids of companies (scope 'companies', `most` at most) or of a hotlist's entries ('hotlist:…') that others changed, among the newest
-- 20,000 changes.
create function private.rows_changed_since(scope text, since timestamptz, most integer) returns setof uuid
  language sql stable security invoker
  set search_path = ''
as $$
  with recent as materialized (
    select c.at, c.table_name, c.op, c.actor,
      case c.table_name when 'hotlist_notes' then (c.new ->> 'entry_id')::uuid else c.row_id end as row_id
    from public.changes c where c.id >= (select private.first_change_since(since)) order by c.id desc limit 20000
  ), others as materialized (
    select r.row_id, max(r.at) as at from recent r
    where r.at > since and r.op <> 'delete' and r.actor is distinct from (select auth.uid()) and r.table_name = any (
      case scope when 'companies' then '{company_facts}'::text[] else '{squad_hotlist_companies,hotlist_notes}' end)
    group by 1
  ), companies as (
    -- Row by row, so that the limit ends the search.
    select f.id from others o cross join lateral (
      select c.id from public.company_facts c where c.id = o.row_id and not c.only_screened limit 1
    ) f where scope = 'companies' limit most
  )
  select c.id from companies c
  union all
  select h.id from public.squad_hotlist_companies h
  join others o on o.row_id = h.id
  -- Without what was seen on the page of an entry.
  left join public.seen_markers marker on marker.person = (select auth.uid()) and marker.scope = 'entry:' || h.id
  where h.squad_id = substring(rows_changed_since.scope from '^hotlist:(.+)$') and o.at > greatest(since, marker.seen_at)
$$;
revoke execute on function private.rows_changed_since(text, timestamptz, integer) from public, anon;
grant execute on function private.rows_changed_since(text, timestamptz, integer) to authenticated, service_role;

create function public.changed_rows(scope text, since timestamptz default null) returns jsonb
  language plpgsql stable security invoker
  set search_path = ''
as $$
#variable_conflict use_variable
declare
  from_at constant timestamptz := coalesce(since,
    (select marker.seen_at from public.seen_markers marker where marker.person = auth.uid() and marker.scope = changed_rows.scope),
    now() - interval '7 days');
begin
  return jsonb_build_object('since', from_at, 'read_at', now(), 'ids', (
    select coalesce(jsonb_agg(changed.id), '[]')
    from (select r.id from private.rows_changed_since(scope, from_at, 5000) r (id) limit 5000) changed));
end
$$;
comment on function public.changed_rows(text, timestamptz) is
  'Ids of the companies (scope ''companies'') or of the entries of a hotlist (''hotlist:…'') that others changed, at most 5,000. Without `since`: since the caller looked, or in the last week. `read_at` is for mark_seen.';

create function public.changed_companies(since timestamptz) returns setof public.company_facts
  language sql stable security invoker
  set search_path = ''
as $$
  select f.* from public.company_facts f where f.id in (select private.rows_changed_since('companies', since, 20000))
$$;
comment on function public.changed_companies(timestamptz) is 'The company records that others changed. Read it in pages.';
revoke execute on function public.changed_rows(text, timestamptz), public.changed_companies(timestamptz) from public, anon;
grant execute on function public.changed_rows(text, timestamptz), public.changed_companies(timestamptz) to authenticated, service_role;

create function public.for_you(today date, max_items integer default 20) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  with mine as materialized (
    select h.id, h.company_name, h.squad_id, h.status, h.next_step, h.next_step_on, h.revisit_on, h.revisit_due
    from public.squad_hotlist_companies h where h.owner = auth.uid()
  )
  select jsonb_build_object(
    'inbox', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'entry_id', i.entry_id, 'company_name', h.company_name,
        'squad_id', h.squad_id, 'actor', private.person(i.actor), 'text', i.text, 'at', i.created_at, 'is_read', i.read_at is not null)
        order by i.read_at is not null, i.id desc), '[]')
      from (
        select * from public.inbox i where i.person = auth.uid() and (i.read_at is null or i.created_at > now() - interval '7 days')
        order by i.read_at is not null, i.id desc limit least(greatest(max_items, 1), 100)
      ) i left join public.squad_hotlist_companies h on h.id = i.entry_id),
    'unread', (select count(*) from (select from public.inbox i where i.person = auth.uid() and i.read_at is null limit 1000) unread),
    'revisits', (
      select coalesce(jsonb_agg(to_jsonb(due) order by due.revisit_on, due.company_name), '[]') from (
        select m.id, m.company_name, m.squad_id, m.revisit_on from mine m
        where m.revisit_on <= today and m.status in ('passed', 'parked') order by m.revisit_on limit least(greatest(max_items, 1), 100)) due),
    'next_steps', (
      select coalesce(jsonb_agg(to_jsonb(step) order by step.next_step_on, step.company_name), '[]') from (
        select m.id, m.company_name, m.squad_id, m.next_step, m.next_step_on from mine m
        -- Until Sunday; without what is late, the list would hide it.
        where m.next_step_on <= date_trunc('week', today)::date + 6 order by m.next_step_on limit least(greatest(max_items, 1), 100)) step)
  )
$$;
comment on function public.for_you(date, integer) is
  'The caller''s inbox, companies to look at again, and next steps until the end of the week, late ones included.';
revoke execute on function public.for_you(date, integer) from public, anon;
grant execute on function public.for_you(date, integer) to authenticated, service_role;
