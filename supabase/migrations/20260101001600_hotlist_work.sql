-- Working on hotlists: status, owner, next step, notes, reasons to look again at a company that was passed or parked, and the inbox.

alter table public.squad_hotlist_companies
  add column status text not null default 'sourced',
  add column status_since timestamptz not null default now(),
  add column owner uuid references public.team_members (id) on delete set null,
  add column next_step text,
  add column next_step_on date,
  add column pass_reason text,
  add column revisit_on date,
  add column revisit_when jsonb,
  add column revisit_due text,
  add column revisit_due_at timestamptz,
  add column added_by uuid,
  add constraint squad_hotlist_companies_status_known
    check (status in ('sourced', 'screening', 'meeting', 'diligence', 'invested', 'passed', 'parked')),
  add constraint squad_hotlist_companies_next_step_length check (length(next_step) <= 500),
  add constraint squad_hotlist_companies_pass_reason_length check (length(pass_reason) <= 1000),
  add constraint squad_hotlist_companies_pass_reason
    check (status <> 'passed' or pass_reason is not null and length(btrim(pass_reason)) between 3 and 1000),
  add constraint squad_hotlist_companies_revisit_due_length check (length(revisit_due) <= 2000);
comment on column public.squad_hotlist_companies.status_since is 'When the status changed last. Written by a trigger only';
comment on column public.squad_hotlist_companies.pass_reason is 'Why the company was passed or parked';
comment on column public.squad_hotlist_companies.revisit_on is 'Look again on this day. Only passed and parked entries have it';
comment on column public.squad_hotlist_companies.revisit_when is
  'Look again when one of `any` is met. `from`: the facts when it was set, filled in by a trigger. Only passed and parked entries have it';
comment on column public.squad_hotlist_companies.revisit_due is 'Which conditions of revisit_when were met, in words. Written by triggers only';
comment on column public.squad_hotlist_companies.added_by is 'The user who added the entry. Written by a trigger only';
update public.squad_hotlist_companies h set status_since = h.created_at where h.status_since <> h.created_at;

create index squad_hotlist_companies_owner_idx on public.squad_hotlist_companies (owner);
create index squad_hotlist_companies_squad_status_idx on public.squad_hotlist_companies (squad_id, status, status_since, id);
create index squad_hotlist_companies_waiting_idx on public.squad_hotlist_companies (company_id)
  where revisit_when is not null and revisit_due is null;

grant update (status, owner, next_step, next_step_on, pass_reason, revisit_on, revisit_when)
  on public.squad_hotlist_companies to authenticated;

create or replace trigger record_authors before insert or update on public.squad_hotlist_companies
  for each row execute function private.record_authors(
    'geography', 'funding_stage', 'priority', 'status', 'owner', 'next_step', 'next_step_on', 'pass_reason', 'revisit_on', 'revisit_when');

-- Conditions. The same law as `domain/hotlist/revisit.ts` (a test compares the two).

-- plpgsql without queries, here and below: these run for each row of a bulk change, and a query takes longer than the rest.

-- A jsonb number that is a positive whole number below 1e15.
create function private.is_count(value jsonb) returns boolean
  language plpgsql immutable
  set search_path = ''
as $$
begin
  return case when jsonb_typeof(value) = 'number'
    then (value #>> '{}')::numeric between 1 and 999999999999999 and (value #>> '{}')::numeric = trunc((value #>> '{}')::numeric)
    else false end;
end
$$;

create function private.is_stage_list(value jsonb) returns boolean
  language plpgsql immutable
  set search_path = ''
as $$
begin
  return jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 30
    and not exists (select from jsonb_array_elements(value) stage where jsonb_typeof(stage) <> 'string' or stage #>> '{}' !~ '^[a-z0-9_]{1,50}$');
end
$$;

create function private.is_revisit_condition(condition jsonb) returns boolean
  language plpgsql immutable
  set search_path = ''
as $$
declare
  wanted jsonb := condition -> 'any';
  item jsonb;
begin
  if jsonb_typeof(condition) <> 'object' or condition - array['any', 'from'] <> '{}' or octet_length(condition::text) > 20000
    or jsonb_typeof(wanted) is distinct from 'array' or jsonb_array_length(wanted) not between 1 and 10
    or jsonb_typeof(coalesce(condition -> 'from', '{}')) <> 'object' then
    return false;
  end if;
  for position in 0..jsonb_array_length(wanted) - 1 loop
    item := wanted -> position;
    if not (case
      when item in ('{"new_round": true}', '{"top_investor": true}') then true
      when jsonb_typeof(item) <> 'object' then false
      when item ? 'employees_at_least' then item - 'employees_at_least' = '{}' and private.is_count(item -> 'employees_at_least')
      when item ? 'funding_at_least_usd' then item - 'funding_at_least_usd' = '{}' and private.is_count(item -> 'funding_at_least_usd')
      when item ? 'stage_in' then item - 'stage_in' = '{}' and private.is_stage_list(item -> 'stage_in')
      else false
    end) then
      return false;
    end if;
  end loop;
  return true;
end
$$;
comment on function private.is_revisit_condition(jsonb) is
  'True for {"any": [1 to 10 of {"new_round": true}, {"top_investor": true}, {"employees_at_least": 51}, {"funding_at_least_usd": 10000000}, {"stage_in": ["series_a"]}], "from": {…}}.';
alter table public.squad_hotlist_companies
  add constraint squad_hotlist_companies_revisit_when_known check (revisit_when is null or private.is_revisit_condition(revisit_when));

-- The names of a list with commas, each once. One query for many names, none for one.
create function private.investor_list(investors text) returns jsonb
  language plpgsql immutable
  set search_path = ''
as $$
begin
  if btrim(investors) <> '' and strpos(investors, ',') = 0 then
    return jsonb_build_array(btrim(investors));
  elsif strpos(investors, ',') > 0 then
    return coalesce((
      select jsonb_agg(investor.name order by investor.position) from (
        select btrim(part.name) as name, min(part.position) as position
        from unnest(string_to_array(investors, ',')) with ordinality part (name, position)
        where btrim(part.name) <> '' group by 1) investor), '[]');
  end if;
  return '[]';
end
$$;

-- What conditions are about.
create function private.revisit_facts(company public.company_facts) returns jsonb
  language plpgsql immutable
  set search_path = ''
as $$
begin
  return jsonb_build_object('employees', company.employee_rank, 'funding_usd', company.funding_usd,
    'investors', private.investor_list(company.aaa_investors),
    'round', replace(replace(lower(company.last_round_type), ' ', '_'), '-', '_'), 'round_on', company.last_round_on);
end
$$;

-- What the profile says about the amount of the last round, for a new one.
create function private.with_round_amount(facts jsonb, company public.company_facts) returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
begin
  return facts || jsonb_build_object('round_usd', (
    select max((round.item #>> '{money_raised,value_usd}')::numeric)
    from public.company_profiles profile cross join lateral jsonb_array_elements(
      case when jsonb_typeof(profile.data #> '{cards,raised_funding_rounds}') = 'array'
        then profile.data #> '{cards,raised_funding_rounds}' else '[]' end) round (item)
    where profile.url = company.url and round.item ->> 'announced_on' = company.last_round_on::text
      and jsonb_typeof(round.item #> '{money_raised,value_usd}') = 'number'));
end
$$;

-- `series_b` is `Series B`. The same labels as `domain/funding/investment-type.ts`.
create function private.round_label(type text) returns text
  language sql immutable
  set search_path = ''
as $$
  select coalesce(
    case type
      when 'pre_seed' then 'Pre-Seed'
      when 'series_unknown' then 'Venture (series unknown)'
      when 'post_ipo_equity' then 'Post-IPO Equity'
      when 'post_ipo_debt' then 'Post-IPO Debt'
      when 'post_ipo_secondary' then 'Post-IPO Secondary'
      when 'non_equity_assistance' then 'Non-Equity Assistance'
      else case when type !~ '^[a-z0-9_]+$' then nullif(btrim(type), '') end
    end,
    (select string_agg(upper(left(word, 1)) || substr(word, 2), ' ' order by position)
      from unnest(string_to_array(type, '_')) with ordinality part (word, position) where word <> ''),
    'Funding Round')
$$;

-- `$40.0M`. The same as `formatRoundAmount` of `domain/funding/amount.ts`.
create function private.round_amount(usd numeric) returns text
  language sql immutable
  set search_path = ''
as $$
  select case
    when round(usd) < 1000 then '$' || round(usd)
    when round(round(usd) / 100) < 10000 then '$' || round(round(round(usd) / 100) / 10, 1) || 'K'
    when round(round(usd) / 100000) < 10000 then '$' || round(round(round(usd) / 100000) / 10, 1) || 'M'
    else '$' || round(round(round(usd) / 100000000) / 10, 1) || 'B'
  end
$$;

-- Each condition compares with `from`: only what is new since the decision counts.
create function private.revisit_reason(condition jsonb, facts jsonb) returns text
  language plpgsql immutable
  set search_path = ''
as $$
begin
  return (select string_agg(met.reason, '; ' order by item.position)
  from jsonb_array_elements(condition -> 'any') with ordinality item (wanted, position)
  cross join lateral (select coalesce(condition -> 'from', '{}') as "from") decided
  cross join lateral (
    select case
      when item.wanted ? 'new_round' and case
        when facts ->> 'round_on' is not null then facts ->> 'round_on' > coalesce("from" ->> 'round_on', "from" ->> 'on', '') collate "C"
        else facts ->> 'round' <> "from" ->> 'round'
      end then 'New round: ' || private.round_label(facts ->> 'round')
        || coalesce(', ' || private.round_amount((facts ->> 'round_usd')::numeric), '')
        || coalesce(' on ' || to_char((facts ->> 'round_on')::date, 'FMDD Mon YYYY'), '')
      when item.wanted ? 'top_investor' then 'New top investor: ' || (
        select string_agg(investor.name, ', ' order by investor.position)
        from jsonb_array_elements_text(facts -> 'investors') with ordinality investor (name, position)
        where not coalesce("from" -> 'investors', '[]') ? investor.name)
      when item.wanted ? 'employees_at_least' and (facts ->> 'employees')::numeric >= (item.wanted ->> 'employees_at_least')::numeric
        and coalesce(("from" ->> 'employees')::numeric < (item.wanted ->> 'employees_at_least')::numeric, true)
        then 'At least ' || (facts ->> 'employees') || ' people'
      when item.wanted ? 'funding_at_least_usd' and (facts ->> 'funding_usd')::numeric >= (item.wanted ->> 'funding_at_least_usd')::numeric
        and coalesce(("from" ->> 'funding_usd')::numeric < (item.wanted ->> 'funding_at_least_usd')::numeric, true)
        then 'Total funding: ' || private.round_amount((facts ->> 'funding_usd')::numeric)
      when item.wanted ? 'stage_in' and item.wanted -> 'stage_in' ? (facts ->> 'round') and "from" ->> 'round' is distinct from facts ->> 'round'
        then 'Stage: ' || private.round_label(facts ->> 'round')
    end as reason
  ) met);
end
$$;

create function private.revisit_reason_of(condition jsonb, company public.company_facts) returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  facts jsonb := private.revisit_facts(company);
  reason text := private.revisit_reason(condition, facts);
begin
  if reason like '%New round%' then
    reason := private.revisit_reason(condition, private.with_round_amount(facts, company));
  end if;
  return left(reason, 2000);
end
$$;
comment on function private.revisit_reason(jsonb, jsonb) is 'The conditions that are met, in words; null if none is.';
revoke execute on function private.is_count(jsonb), private.is_stage_list(jsonb), private.is_revisit_condition(jsonb),
  private.investor_list(text), private.revisit_facts(public.company_facts),
  private.with_round_amount(jsonb, public.company_facts), private.revisit_reason_of(jsonb, public.company_facts), private.round_label(text), private.round_amount(numeric), private.revisit_reason(jsonb, jsonb) from public, anon;
grant execute on function private.is_count(jsonb), private.is_stage_list(jsonb), private.is_revisit_condition(jsonb),
  private.investor_list(text), private.revisit_facts(public.company_facts),
  private.with_round_amount(jsonb, public.company_facts), private.revisit_reason_of(jsonb, public.company_facts), private.round_label(text), private.round_amount(numeric), private.revisit_reason(jsonb, jsonb) to authenticated, service_role;

-- The notes of an entry.
create table public.hotlist_notes (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.squad_hotlist_companies (id) on delete cascade,
  author uuid not null default auth.uid(),
  body text not null,
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint hotlist_notes_body_length check (length(body) <= 10000 and btrim(body, E' \t\r\n') <> ''),
  constraint hotlist_notes_mentions_size check (cardinality(mentions) <= 20)
);
comment on table public.hotlist_notes is 'What colleagues write about a hotlist entry.';
comment on column public.hotlist_notes.author is 'Written by a trigger only. The name is in team_members';
comment on column public.hotlist_notes.mentions is 'Members of the team; other ids are dropped by a trigger';
create index hotlist_notes_entry_idx on public.hotlist_notes (entry_id, created_at, id);
create index hotlist_notes_mentions_idx on public.hotlist_notes using gin (mentions);

-- What waits for a person. Written by triggers only.
create table public.inbox (
  id bigint generated always as identity primary key,
  person uuid not null,
  kind text not null,
  entry_id uuid references public.squad_hotlist_companies (id) on delete cascade,
  note_id uuid references public.hotlist_notes (id) on delete cascade,
  actor uuid,
  text text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint inbox_kind_known check (kind in ('mention', 'assigned', 'revisit')),
  constraint inbox_text_length check (length(text) <= 2000)
);
comment on table public.inbox is 'Mentions, assigned entries and companies to look at again, for one person each. Written by triggers only.';
comment on column public.inbox.entry_id is 'Null if many entries were assigned at once';
comment on column public.inbox.actor is 'Who mentioned or assigned; null for a met condition';
comment on column public.inbox.text is 'The beginning of the note, the company''s name, or the met conditions';
create index inbox_person_idx on public.inbox (person, id desc);
create index inbox_entry_idx on public.inbox (entry_id);
create index inbox_note_idx on public.inbox (note_id);
create index inbox_created_at_idx on public.inbox (created_at);

revoke all on public.hotlist_notes, public.inbox from anon, authenticated;
grant all on public.hotlist_notes, public.inbox to service_role;
grant select, delete on public.hotlist_notes to authenticated;
grant insert (id, entry_id, body, mentions), update (body, mentions) on public.hotlist_notes to authenticated;
grant select, update (read_at) on public.inbox to authenticated;

alter table public.hotlist_notes enable row level security;
create policy "colleagues read notes" on public.hotlist_notes for select to authenticated using (true);
create policy "colleagues add their notes" on public.hotlist_notes for insert to authenticated
  with check (author = (select auth.uid()));
create policy "authors change their notes" on public.hotlist_notes for update to authenticated
  using (author = (select auth.uid())) with check (author = (select auth.uid()));
create policy "authors delete their notes" on public.hotlist_notes for delete to authenticated
  using (author = (select auth.uid()));
create policy "required assurance level" on public.hotlist_notes as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
alter table public.inbox enable row level security;
create policy "people read their inbox" on public.inbox for select to authenticated using (person = (select auth.uid()));
create policy "people mark what they read" on public.inbox for update to authenticated
  using (person = (select auth.uid())) with check (person = (select auth.uid()));
create policy "required assurance level" on public.inbox as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    alter table public.hotlist_notes force row level security;
    alter table public.inbox force row level security;
  end if;
end
$$;

create view public.hotlist_note_counts with (security_invoker = true) as
  select h.squad_id, n.entry_id, count(*)::integer as notes, max(n.created_at) as last_note_at
  from public.hotlist_notes n join public.squad_hotlist_companies h on h.id = n.entry_id
  group by h.squad_id, n.entry_id;
comment on view public.hotlist_note_counts is 'Notes per hotlist entry; an entry without notes has no row.';
revoke all on public.hotlist_note_counts from anon, authenticated;
grant select on public.hotlist_note_counts to authenticated, service_role;

-- Writes of the columns that clients cannot set. By name after squad_hotlist_companies_link, which sets the company.
create function private.work_on_hotlist_entry() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  -- Restoring and undoing keep what they restore.
  is_restored boolean := current_setting('app.keeps_dates', true) = 'on';
  is_decided boolean;
begin
  if new.next_step is not null and (tg_op = 'INSERT' or new.next_step is distinct from old.next_step) then
    new.next_step := nullif(private.clean_name(new.next_step), '');
  end if;
  new.pass_reason := nullif(btrim(new.pass_reason, E' \t\r\n'), '');
  if new.status = 'passed' and coalesce(length(new.pass_reason), 0) < 3 then
    raise check_violation using message = 'Say in a few words why you pass.', constraint = 'squad_hotlist_companies_pass_reason';
  end if;
  -- The check of the conditions comes after this trigger, which needs an object.
  if jsonb_typeof(new.revisit_when) <> 'object' then
    raise check_violation using message = 'revisit_when is not an object (squad_hotlist_companies_revisit_when_known)',
      constraint = 'squad_hotlist_companies_revisit_when_known';
  end if;
  if new.owner is not null and (tg_op = 'INSERT' or new.owner is distinct from old.owner)
    and exists (select from public.team_members member where member.id = new.owner and member.left_at is not null) then
    if is_restored is not true then
      raise check_violation using message = 'This person has left the team. Choose another owner.';
    end if;
    new.owner := null;
  end if;

  if tg_op = 'INSERT' then
    -- Without a user, a row is restored by the server.
    if is_restored is not true and auth.uid() is not null then
      new.added_by := auth.uid();
      new.status_since := now();
      new.revisit_due := null;
      new.revisit_due_at := null;
      new.revisit_when := new.revisit_when - 'from';
    end if;
    is_decided := new.revisit_when is not null and not new.revisit_when ? 'from';
  elsif is_restored is not true then
    if new.status <> old.status then
      new.status_since := now();
    end if;
    -- The same conditions without `from` are a new decision.
    if new.revisit_when - 'from' = old.revisit_when - 'from' and new.revisit_when ? 'from' then
      new.revisit_when := old.revisit_when;
    end if;
    is_decided := new.status <> old.status or new.revisit_on is distinct from old.revisit_on
      or new.revisit_when is distinct from old.revisit_when;
  end if;

  if new.status not in ('passed', 'parked') then
    new.revisit_on := null;
    new.revisit_when := null;
    new.revisit_due := null;
    new.revisit_due_at := null;
  elsif is_decided then
    new.revisit_due := null;
    new.revisit_due_at := null;
    if new.revisit_when is not null then
      new.revisit_when := (new.revisit_when - 'from') || jsonb_build_object('from', jsonb_strip_nulls(
        jsonb_build_object('on', (now() at time zone 'UTC')::date)
        || coalesce((select private.revisit_facts(f) from public.company_facts f where f.id = new.company_id), '{}')));
    end if;
  elsif tg_op = 'UPDATE' and is_restored is not true and new.company_id is distinct from old.company_id
    and new.revisit_when is not null and new.revisit_due is null then
    select private.revisit_reason_of(new.revisit_when, f) into new.revisit_due from public.company_facts f where f.id = new.company_id;
    new.revisit_due_at := case when new.revisit_due is not null then now() end;
  end if;
  return new;
end
$$;
revoke execute on function private.work_on_hotlist_entry() from public, anon, authenticated;
create trigger squad_hotlist_companies_work before insert or update on public.squad_hotlist_companies
  for each row execute function private.work_on_hotlist_entry();

-- Once for each statement, so that an import costs one lookup in a partial index; and only for companies with other facts than before.
create function private.wake_hotlist_entries() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  waiting uuid[];
begin
  select array_agg(h.id) into waiting from public.squad_hotlist_companies h
    where h.revisit_when is not null and h.revisit_due is null and h.company_id in (
      -- No join: a plan made for one row would compare every pair of the next statement's rows.
      select other.id from (
        select id, employee_rank, funding_usd, aaa_investors, last_round_type, last_round_on from changed
        except
        select id, employee_rank, funding_usd, aaa_investors, last_round_type, last_round_on from before) other);
  if waiting is null then
    return null;
  end if;
  -- `offset 0` and the subselect: one lookup for each waiting entry, never a scan of all companies.
  update public.squad_hotlist_companies h set revisit_due = met.reason, revisit_due_at = now()
    from (
      select w.id, (
        select private.revisit_reason_of(w.revisit_when, f) from public.company_facts f where f.id = w.company_id) as reason
      from public.squad_hotlist_companies w where w.id = any (waiting) offset 0
    ) met
    where h.id = met.id and met.reason is not null;
  return null;
end
$$;
revoke execute on function private.wake_hotlist_entries() from public, anon, authenticated;
create trigger company_facts_wake after update on public.company_facts referencing old table as before new table as changed
  for each statement execute function private.wake_hotlist_entries();

-- The inbox.

create function private.notify_revisit() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if current_setting('app.keeps_dates', true) is distinct from 'on' then
    insert into public.inbox (person, kind, entry_id, text)
      select member.id, 'revisit', new.id, new.revisit_due from public.team_members member
      where member.id = coalesce(new.owner, new.added_by) and member.left_at is null;
  end if;
  return null;
end
$$;
create trigger squad_hotlist_companies_notify_revisit after update on public.squad_hotlist_companies
  for each row when (old.revisit_due is null and new.revisit_due is not null) execute function private.notify_revisit();

-- More than five entries of one statement are one item.
create function private.notify_owners(entry_ids uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  actor uuid;
begin
  if entry_ids is null or current_setting('app.keeps_dates', true) = 'on' then
    return;
  end if;
  actor := (private.change_context() ->> 'actor')::uuid;
  with assigned as materialized (
    select h.id, h.owner, h.company_name, count(*) over (partition by h.owner) as entries
    from public.squad_hotlist_companies h join public.team_members member on member.id = h.owner and member.left_at is null
    where h.id = any (entry_ids) and h.owner is distinct from actor
  )
  insert into public.inbox (person, kind, entry_id, actor, text)
    select a.owner, 'assigned', a.id, actor, coalesce(a.company_name, 'Unnamed company') from assigned a where a.entries <= 5
    union all
    select a.owner, 'assigned', null, actor, max(a.entries) || ' companies' from assigned a where a.entries > 5 group by a.owner;
end
$$;
create function private.notify_added_owners() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.notify_owners((select array_agg(a.id) from after a where a.owner is not null));
  return null;
end
$$;
create function private.notify_changed_owners() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.notify_owners((
    select array_agg(a.id) from after a join before b on b.id = a.id where a.owner is not null and a.owner is distinct from b.owner));
  return null;
end
$$;
create trigger squad_hotlist_companies_notify_added after insert on public.squad_hotlist_companies
  referencing new table as after for each statement execute function private.notify_added_owners();
create trigger squad_hotlist_companies_notify_changed after update on public.squad_hotlist_companies
  referencing old table as before new table as after for each statement execute function private.notify_changed_owners();

create function private.write_note() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if current_setting('app.keeps_dates', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' and auth.uid() is not null then
    new.author := auth.uid();
    new.created_at := now();
    new.edited_at := null;
  elsif tg_op = 'UPDATE' and new.body is distinct from old.body then
    new.edited_at := now();
  end if;
  if cardinality(new.mentions) between 1 and 20 then
    new.mentions := array(select member.id from public.team_members member where member.id = any (new.mentions) order by member.id);
  end if;
  return new;
end
$$;
create trigger hotlist_notes_write before insert or update on public.hotlist_notes
  for each row execute function private.write_note();

-- An entry with tens of thousands of notes could be deleted, but not restored in the time that a statement has.
create function private.limit_notes() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if exists (select from (select distinct a.entry_id from added a) entry
      where (select count(*) from public.hotlist_notes n where n.entry_id = entry.entry_id) > 1000) then
    raise program_limit_exceeded using message = 'A company on a hotlist has at most 1,000 notes. Delete notes that are no longer needed first.';
  end if;
  return null;
end
$$;
create trigger hotlist_notes_limit after insert on public.hotlist_notes referencing new table as added
  for each statement execute function private.limit_notes();

-- A person is notified once of a note, however often it is edited.
create function private.notify_mentions() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if current_setting('app.keeps_dates', true) is distinct from 'on' then
    insert into public.inbox (person, kind, entry_id, note_id, actor, text)
      select member.id, 'mention', new.entry_id, new.id, new.author, left(new.body, 300)
      from public.team_members member
      where member.id = any (new.mentions) and member.left_at is null and member.id <> new.author
        and not exists (select from public.inbox i where i.note_id = new.id and i.person = member.id);
  end if;
  return null;
end
$$;
create trigger hotlist_notes_notify_added after insert on public.hotlist_notes
  for each row when (new.mentions <> '{}') execute function private.notify_mentions();
create trigger hotlist_notes_notify_changed after update of mentions on public.hotlist_notes
  for each row when (new.mentions <> '{}' and new.mentions is distinct from old.mentions) execute function private.notify_mentions();

create function private.release_entries() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.squad_hotlist_companies h set owner = null where h.owner = new.id;
  delete from public.inbox i where i.person = new.id;
  return null;
end
$$;
create trigger team_members_release_entries after update of left_at on public.team_members
  for each row when (old.left_at is null and new.left_at is not null) execute function private.release_entries();
revoke execute on function private.notify_revisit(), private.notify_owners(uuid[]), private.notify_added_owners(),
  private.notify_changed_owners(), private.write_note(), private.limit_notes(), private.notify_mentions(), private.release_entries()
  from public, anon, authenticated;

-- History, trash, live updates.

select private.record_changes('public.hotlist_notes', 'body');
-- The notes that were deleted with an entry.
create index changes_deleted_notes_idx on public.changes ((old ->> 'entry_id')) where op = 'delete' and table_name = 'hotlist_notes';

do $$
declare
  name text;
begin
  foreach name in array array['hotlist_notes', 'inbox'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name
    ) then
      execute format('alter publication supabase_realtime add table public.%I', name);
    end if;
  end loop;
end
$$;
