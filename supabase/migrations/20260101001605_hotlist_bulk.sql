-- Bulk changes. Requests with the header x-operation-id belong to an operation, which can be undone.

-- The entries that a bulk change left as they were. `reason` is the one of entries that are still there.
create function private.skipped_entries(ids uuid[], changed uuid[], present uuid[], reason text) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', requested.id, 'reason', case when here.id is null then 'removed' else reason end)
    order by requested.id), '[]')
  from (select distinct id from unnest(ids) id) requested
  left join (select unnest(present) as id) here on here.id = requested.id
  left join (select unnest(changed) as id) done on done.id = requested.id
  where done.id is null
$$;

-- The entries whose company is not on the squad's hotlist. Of a company that is on two of the lists, the oldest entry.
create function private.entries_new_to_squad(ids uuid[], squad_id text) returns setof public.squad_hotlist_companies
  language sql stable
  set search_path = ''
as $$
  select distinct on (coalesce(h.company_id::text, lower(h.company_name), h.company_url, h.id::text)) h.*
  from public.squad_hotlist_companies h
  where h.id = any (entries_new_to_squad.ids) and h.squad_id <> entries_new_to_squad.squad_id
    and not exists (select from public.squad_hotlist_companies other
      where other.squad_id = entries_new_to_squad.squad_id and other.company_id = h.company_id)
    and not exists (select from public.squad_hotlist_companies other
      where other.squad_id = entries_new_to_squad.squad_id and other.company_url = h.company_url)
    and not exists (select from public.squad_hotlist_companies other
      where other.squad_id = entries_new_to_squad.squad_id and lower(other.company_name) = lower(h.company_name))
  order by coalesce(h.company_id::text, lower(h.company_name), h.company_url, h.id::text), h.created_at, h.id
$$;
revoke execute on function private.skipped_entries(uuid[], uuid[], uuid[], text), private.entries_new_to_squad(uuid[], text) from public, anon;
grant execute on function private.skipped_entries(uuid[], uuid[], uuid[], text), private.entries_new_to_squad(uuid[], text)
  to authenticated, service_role;

create function public.change_hotlist(ids uuid[], patch jsonb) returns jsonb
  language plpgsql volatile security invoker
  set search_path = ''
as $$
declare
  columns constant text[] := array['status', 'owner', 'priority', 'next_step', 'next_step_on', 'pass_reason', 'revisit_on', 'revisit_when',
    'geography', 'funding_stage'];
  wanted public.squad_hotlist_companies;
  unknown text;
  found uuid[];
  changed uuid[];
begin
  if coalesce(cardinality(ids), 0) > 5000 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Change at most 5000 at once';
  end if;
  if jsonb_typeof(patch) is distinct from 'object' then
    raise invalid_parameter_value using message = 'The patch is not an object';
  end if;
  select string_agg(key, ', ' order by key) into unknown from jsonb_object_keys(patch) key where key <> all (columns);
  if unknown is not null then
    raise invalid_parameter_value using message = format('These columns cannot be changed: %s', unknown);
  end if;
  -- One reason for all, also for those that have one.
  if patch ->> 'status' = 'passed' and coalesce(length(btrim(patch ->> 'pass_reason')), 0) < 3 then
    raise check_violation using message = 'Say in a few words why you pass.', constraint = 'squad_hotlist_companies_pass_reason';
  end if;
  wanted := jsonb_populate_record(null::public.squad_hotlist_companies, patch);

  -- In one order, so that two bulk changes wait for each other and do not deadlock.
  select array_agg(locked.id) into found
    from (select h.id from public.squad_hotlist_companies h where h.id = any (ids) order by h.id for update) locked;
  with updated as (
    update public.squad_hotlist_companies h set
      status = case when patch ? 'status' then wanted.status else h.status end,
      owner = case when patch ? 'owner' then wanted.owner else h.owner end,
      priority = case when patch ? 'priority' then wanted.priority else h.priority end,
      next_step = case when patch ? 'next_step' then wanted.next_step else h.next_step end,
      next_step_on = case when patch ? 'next_step_on' then wanted.next_step_on else h.next_step_on end,
      pass_reason = case when patch ? 'pass_reason' then wanted.pass_reason else h.pass_reason end,
      revisit_on = case when patch ? 'revisit_on' then wanted.revisit_on else h.revisit_on end,
      revisit_when = case when patch ? 'revisit_when' then nullif(wanted.revisit_when, 'null') else h.revisit_when end,
      geography = case when patch ? 'geography' then wanted.geography else h.geography end,
      funding_stage = case when patch ? 'funding_stage' then wanted.funding_stage else h.funding_stage end
    where h.id = any (found) and (
      patch ? 'status' and h.status is distinct from wanted.status
      or patch ? 'owner' and h.owner is distinct from wanted.owner
      or patch ? 'priority' and h.priority is distinct from wanted.priority
      or patch ? 'next_step' and h.next_step is distinct from wanted.next_step
      or patch ? 'next_step_on' and h.next_step_on is distinct from wanted.next_step_on
      or patch ? 'pass_reason' and h.pass_reason is distinct from wanted.pass_reason
      or patch ? 'revisit_on' and h.revisit_on is distinct from wanted.revisit_on
      or patch ? 'revisit_when' and (h.revisit_when - 'from') is distinct from (nullif(wanted.revisit_when, 'null') - 'from')
      or patch ? 'geography' and h.geography is distinct from wanted.geography
      or patch ? 'funding_stage' and h.funding_stage is distinct from wanted.funding_stage)
    returning h.id
  )
  select coalesce(array_agg(u.id), '{}') into changed from updated u;

  return jsonb_build_object('changed', cardinality(changed), 'skipped', private.skipped_entries(ids, changed, found, 'unchanged'));
end
$$;
comment on function public.change_hotlist(uuid[], jsonb) is
  'Sets the columns of `patch` on at most 5000 entries. Returns {changed, skipped: [{id, reason}]}; reasons: removed, unchanged.';

create function public.copy_to_squad(ids uuid[], squad_id text) returns jsonb
  language plpgsql volatile security invoker
  set search_path = ''
as $$
declare
  sources uuid[];
  present uuid[];
begin
  if coalesce(cardinality(ids), 0) > 5000 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Copy at most 5000 at once';
  end if;
  select array_agg(h.id) into present from public.squad_hotlist_companies h where h.id = any (ids);
  with planned as materialized (
    select h.*, gen_random_uuid() as copy_id from private.entries_new_to_squad(present, copy_to_squad.squad_id) h
  ),
  inserted as (
    insert into public.squad_hotlist_companies (id, squad_id, company_name, company_url, company_id, founded_year, employee_count,
        total_funding, aaa_investors, sector, geography, funding_stage, priority)
      select p.copy_id, copy_to_squad.squad_id, p.company_name, p.company_url, p.company_id, p.founded_year, p.employee_count,
        p.total_funding, p.aaa_investors, p.sector, p.geography, p.funding_stage, p.priority
      from planned p
      order by p.created_at, p.id
      on conflict do nothing
      returning id
  )
  select coalesce(array_agg(p.id), '{}') into sources from planned p join inserted i on i.id = p.copy_id;

  return jsonb_build_object('added', cardinality(sources), 'skipped', private.skipped_entries(ids, sources, present, 'exists'));
end
$$;
comment on function public.copy_to_squad(uuid[], text) is
  'Puts the companies of at most 5000 entries on another squad''s hotlist, as sourced and without owner or notes. Returns {added, skipped: [{id, reason}]}; reasons: removed, exists.';
revoke execute on function public.change_hotlist(uuid[], jsonb), public.copy_to_squad(uuid[], text) from public, anon;
grant execute on function public.change_hotlist(uuid[], jsonb), public.copy_to_squad(uuid[], text) to authenticated, service_role;

-- Only this function writes squad_id, for which clients have no grant.
create function private.move_to_squad(ids uuid[], squad_id text) returns uuid[]
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  moved uuid[];
begin
  perform private.check_caller();
  -- In one order, as change_hotlist.
  perform from public.squad_hotlist_companies h where h.id = any (move_to_squad.ids) order by h.id for update;
  with updated as (
    update public.squad_hotlist_companies h set squad_id = move_to_squad.squad_id
      from private.entries_new_to_squad(move_to_squad.ids, move_to_squad.squad_id) p where h.id = p.id returning h.id
  )
  select coalesce(array_agg(u.id), '{}') into moved from updated u;
  return moved;
end
$$;
revoke execute on function private.move_to_squad(uuid[], text) from public, anon;
grant execute on function private.move_to_squad(uuid[], text) to authenticated, service_role;

create function public.move_to_squad(ids uuid[], squad_id text) returns jsonb
  language plpgsql volatile security invoker
  set search_path = ''
as $$
declare
  present uuid[];
  moved uuid[];
begin
  if coalesce(cardinality(ids), 0) > 5000 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Move at most 5000 at once';
  end if;
  present := array(select h.id from public.squad_hotlist_companies h where h.id = any (ids));
  moved := private.move_to_squad(present, move_to_squad.squad_id);
  return jsonb_build_object('moved', cardinality(moved), 'skipped', private.skipped_entries(ids, moved, present, 'exists'));
end
$$;
comment on function public.move_to_squad(uuid[], text) is
  'Moves at most 5000 entries to another squad''s hotlist, with status, owner, notes and history. Returns {moved, skipped: [{id, reason}]}; reasons: removed, exists.';
revoke execute on function public.move_to_squad(uuid[], text) from public, anon;
grant execute on function public.move_to_squad(uuid[], text) to authenticated, service_role;

-- The board: a column for each status, in it the highest priority first, then the longest in its status.

create function private.board_filter_list(filter jsonb, key text) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select case jsonb_typeof(filter -> key)
    when 'array' then private.at_most(filter -> key, 500) when 'string' then jsonb_build_array(filter -> key) end
$$;

-- The same folding as company_facts.search_text.
create function private.fold_name(name text) returns text
  language sql immutable
  set search_path = ''
as $$
  select translate(lower(regexp_replace(normalize(private.clean_name(name), nfkd), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ')
$$;

-- Keys of `filter`: search (part of the name), sector, geography, priority, owner (ids; 'none'), due (true), ids (of entries, at most
-- 20,000). A key takes a value or a list. `offset 0`: they are read once, not for each entry.
create function private.board_entries(squad text, filter jsonb) returns setof public.squad_hotlist_companies
  language sql stable
  set search_path = ''
as $$
  select h.* from public.squad_hotlist_companies h
  cross join (select
    private.board_filter_list(filter, 'sector') as sectors, private.board_filter_list(filter, 'geography') as geographies,
    private.board_filter_list(filter, 'priority') as priorities, private.board_filter_list(filter, 'owner') as owners,
    coalesce(private.fold_name(left(filter ->> 'search', 300)), '') as search offset 0) wanted
  where h.squad_id = board_entries.squad
    and (wanted.search = '' or position(wanted.search in private.fold_name(h.company_name)) > 0)
    and (wanted.sectors is null or wanted.sectors ? h.sector)
    and (wanted.geographies is null or wanted.geographies ? h.geography)
    and (wanted.priorities is null or wanted.priorities ? h.priority)
    and (wanted.owners is null or wanted.owners ? coalesce(h.owner::text, 'none'))
    and (filter -> 'ids' is null or h.id in (select jsonb_array_elements_text(private.at_most(filter -> 'ids', 20000))::uuid))
    and (filter -> 'due' is distinct from 'true' or h.revisit_due is not null or h.revisit_on <= (now() at time zone 'UTC')::date)
$$;

-- Cards: the entry and its notes' count. For all cards at once, because a call for each takes longer than the rest of a board.
create function private.board_cards(ids uuid[]) returns table (id uuid, card jsonb)
  language sql stable
  set search_path = ''
as $$
  select h.id, to_jsonb(h) || jsonb_build_object('notes', coalesce(n.notes, 0))
  from public.squad_hotlist_companies h
  left join (select note.entry_id, count(*) as notes from public.hotlist_notes note where note.entry_id = any (ids) group by 1) n on n.entry_id = h.id
  where h.id = any (ids)
$$;
revoke execute on function private.board_filter_list(jsonb, text), private.board_entries(text, jsonb), private.fold_name(text),
  private.board_cards(uuid[]) from public, anon;
grant execute on function private.board_filter_list(jsonb, text), private.board_entries(text, jsonb), private.fold_name(text),
  private.board_cards(uuid[]) to authenticated, service_role;

create function public.hotlist_board(squad text, filter jsonb default '{}', first integer default 100) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  with statuses as (
    select array['sourced', 'screening', 'meeting', 'diligence', 'invested', 'passed', 'parked'] as names
  ), matching as materialized (
    -- Numbers of the statuses: to sort by their names takes longer.
    select h.id, h.status_number, f.funding_usd, row_number() over (
      partition by h.status_number order by array_position(array['high', 'medium', 'low'], h.priority), h.status_since, h.id) as position
    from (select e.*, array_position(s.names, e.status) as status_number from statuses s, private.board_entries(squad, filter) e) h
    left join public.company_facts f on f.id = h.company_id
  ), shown as materialized (
    select m.id, m.status_number, m.position from matching m where m.position <= least(greatest(first, 1), 100)
  ), sums as (
    select m.status_number, count(*) as entries, sum(m.funding_usd) as funding_usd from matching m group by m.status_number
  ), cards as (
    select m.status_number, jsonb_agg(c.card order by m.position) as list
    from private.board_cards(array(select m.id from shown m)) c join shown m on m.id = c.id group by m.status_number
  )
  select jsonb_agg(jsonb_build_object('status', s.name, 'count', coalesce(sums.entries, 0), 'funding_usd', coalesce(sums.funding_usd, 0),
    'entries', coalesce(cards.list, '[]')) order by s.number)
  from (select names.* from statuses, unnest(names) with ordinality names (name, number)) s
  left join sums on sums.status_number = s.number left join cards on cards.status_number = s.number
$$;
comment on function public.hotlist_board(text, jsonb, integer) is
  'A squad''s entries by status: [{status, count, funding_usd, entries}], the `first` of each, at most 100. `filter`: search, sector, geography, priority, owner, due, ids.';

-- `after`: the last entry that is shown, {priority, status_since, id}.
create function public.hotlist_board_more(squad text, status text, filter jsonb default '{}', after jsonb default null) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  with page as materialized (
    select h.id, row_number() over (order by array_position(array['high', 'medium', 'low'], h.priority), h.status_since, h.id) as position
    from private.board_entries(squad, filter) h
    where h.status = hotlist_board_more.status and (after is null
      or (array_position(array['high', 'medium', 'low'], h.priority), h.status_since, h.id)
        > (array_position(array['high', 'medium', 'low'], after ->> 'priority'), (after ->> 'status_since')::timestamptz, (after ->> 'id')::uuid))
    order by position limit 100
  )
  select coalesce(jsonb_agg(c.card order by p.position), '[]')
  from private.board_cards(array(select p.id from page p)) c join page p on p.id = c.id
$$;
comment on function public.hotlist_board_more(text, text, jsonb, jsonb) is
  'The next 100 entries of a column of hotlist_board, after the entry {priority, status_since, id}.';
revoke execute on function public.hotlist_board(text, jsonb, integer), public.hotlist_board_more(text, text, jsonb, jsonb) from public, anon;
grant execute on function public.hotlist_board(text, jsonb, integer), public.hotlist_board_more(text, text, jsonb, jsonb) to authenticated, service_role;
