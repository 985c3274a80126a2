-- Imports of files: companies, a squad's hotlist, universities and company names. The browser reads the file and plans the changes
-- (domain/import); these functions apply them in chunks. Each chunk is one transaction, belongs to an operation of kind 'import', and
-- can be sent again.

-- How the columns of a file were mapped the last time.
create table public.import_mappings (
  layout text primary key,
  mapping jsonb not null,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  constraint import_mappings_layout_length check (length(layout) <= 64),
  constraint import_mappings_mapping_size check (octet_length(mapping::text) <= 100000)
);
comment on table public.import_mappings is 'The mapping that was last used for each layout of files.';
comment on column public.import_mappings.layout is 'Hash of the file''s header (domain/import/layouts.ts)';
comment on column public.import_mappings.updated_by is 'Written by a trigger only';

create function private.stamp_import_mapping() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_by := auth.uid();
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function private.stamp_import_mapping() from public, anon, authenticated;
create trigger import_mappings_stamp before insert or update on public.import_mappings
  for each row execute function private.stamp_import_mapping();
create trigger import_mappings_limit after insert or update on public.import_mappings
  for each statement execute function private.limit_rows('1000', 'There are 1,000 stored mappings. Delete some first.',
    'octet_length(t.mapping::text)', '5000000', 'All stored mappings together are too large. Delete some first.');

revoke all on public.import_mappings from anon, authenticated;
grant all on public.import_mappings to service_role;
grant select, delete on public.import_mappings to authenticated;
grant insert (layout, mapping), update (layout, mapping) on public.import_mappings to authenticated;
alter table public.import_mappings enable row level security;
create policy "colleagues read import mappings" on public.import_mappings for select to authenticated using (true);
create policy "colleagues add import mappings" on public.import_mappings for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues change import mappings" on public.import_mappings for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "colleagues delete import mappings" on public.import_mappings for delete to authenticated
  using ((select auth.uid()) is not null);
create policy "required assurance level" on public.import_mappings as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    alter table public.import_mappings force row level security;
  end if;
end
$$;

-- The rest of the transaction belongs to the caller's open import. Chunks wait for each other, so that two imports of one file do
-- not add a company twice.
create function private.join_import(operation_id uuid) returns void
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  caller uuid := (private.change_context() ->> 'actor')::uuid;
begin
  perform private.check_caller();
  perform from public.operations o
    where o.id = join_import.operation_id and o.kind = 'import' and o.actor is not distinct from caller and o.finished_at is null
    -- See private.change_context.
    for share;
  if not found then
    raise invalid_parameter_value using message = 'The import is not open', hint = 'Begin an operation of kind import.';
  end if;
  perform set_config('app.change_context', jsonb_build_object('actor', caller, 'via', 'import', 'operation', operation_id)::text, true);
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('import'));
end
$$;
revoke execute on function private.join_import(uuid) from public, anon;
grant execute on function private.join_import(uuid) to authenticated, service_role;

-- The new values of the columns that change, for rows as they are and as lines bring them, by the rules of
-- domain/import/planned-changes.ts (a test compares the two).
create function private.import_changes(ids uuid[], rows jsonb[], brought jsonb[], policies jsonb, columns text[])
  returns table (id uuid, changes jsonb)
  language sql immutable
  set search_path = ''
as $$
  select line.id, (
    select coalesce(jsonb_object_agg(field.column_name, field.imported), '{}') from (
      select item.key as column_name, line.current -> item.key as stored,
        case
          when rule.policy = 'leave' then line.current -> item.key
          when item.key = 'extra' then (
            select case when octet_length(merged.extra::text) > 8000 then line.current -> 'extra' else merged.extra end
            from (select case when rule.policy = 'fill' then item.value || (line.current -> 'extra') else (line.current -> 'extra') || item.value end) merged (extra))
          when item.value in ('null', '""', '[]') then
            case when rule.policy = 'take_blank' and item.key not in ('company_name', 'priority') then item.value else line.current -> item.key end
          when rule.policy = 'fill' and line.current -> item.key not in ('null', '""', '[]') then line.current -> item.key
          else item.value
        end as imported
      from jsonb_each(line.brought) item
      cross join lateral (
        select case when item.key = 'url' and policies ->> 'url' is distinct from 'leave' then 'fill'
          else coalesce(policies ->> item.key, 'fill') end as policy
      ) rule
      where item.key = any (columns)
    ) field
    where field.imported is distinct from field.stored
      and not (field.imported in ('null', '""', '[]') and field.stored in ('null', '""', '[]')))
  from unnest(ids, rows, brought) line (id, current, brought)
$$;
revoke execute on function private.import_changes(uuid[], jsonb[], jsonb[], jsonb, text[]) from public, anon;
grant execute on function private.import_changes(uuid[], jsonb[], jsonb[], jsonb, text[]) to authenticated, service_role;

-- The id of the company that a line adds: a chunk that is sent again finds what it added.
create function private.import_row_id(operation_id uuid, line integer) returns uuid
  language sql immutable
  set search_path = ''
as $$
  select overlay(overlay(md5(operation_id::text || ':' || line) placing '8' from 13) placing '8' from 17)::uuid
$$;
revoke execute on function private.import_row_id(uuid, integer) from public, anon;
grant execute on function private.import_row_id(uuid, integer) to authenticated, service_role;

-- What this import has done to a row: a chunk that is sent again, because its response was lost, finds its own work. Null if nothing.
create function private.import_outcome(operation_id uuid, table_name text, row_id uuid) returns text
  language sql stable
  set search_path = ''
as $$
  select case c.op when 'insert' then 'added' else 'changed' end from public.changes c
  where c.table_name = import_outcome.table_name and c.row_id = import_outcome.row_id
    -- Not `=`: the planner must not read all changes of the operation for one row.
    and c.operation_id is not distinct from import_outcome.operation_id
  order by c.id limit 1
$$;
revoke execute on function private.import_outcome(uuid, text, uuid) from public, anon;
grant execute on function private.import_outcome(uuid, text, uuid) to authenticated, service_role;

-- Fills in the ids of new lines whose company is there by now: added by this line before, or by a colleague since the preview. A
-- company that another line of this import added is another one: the preview compared the lines.
create function private.resolve_import_lines(operation_id uuid, lines jsonb) returns jsonb
  language sql stable
  set search_path = ''
as $$
  with unresolved as materialized (
    select line.item, (line.item ->> 'line')::integer as number, line.item -> 'values' as brought, coalesce(
      line.item ->> 'id',
      (select f.id::text from public.company_facts f
        where f.id = private.import_row_id(operation_id, (line.item ->> 'line')::integer))) as id
    from jsonb_array_elements(lines) line (item)
  ),
  matches as materialized (
    select (found.item ->> 'line')::integer as number, (candidate.item ->> 'id')::uuid as id, found.item ->> 'reason' as reason
    from jsonb_array_elements(private.match_companies((
        select coalesce(jsonb_agg(jsonb_build_object('line', u.number, 'url', u.brought -> 'url', 'linkedin', u.brought -> 'linkedin_slug',
          'domain', u.brought -> 'website_domain', 'name', u.brought -> 'company_name', 'country', u.brought -> 'country')), '[]')
        from unresolved u where u.id is null))) found (item)
    cross join lateral jsonb_array_elements(found.item -> 'rows') with ordinality candidate (item, position)
    where found.item ->> 'certain' = 'true' and candidate.position = 1
  )
  select coalesce(jsonb_agg(u.item || jsonb_build_object('id', coalesce(
      u.id,
      (select m.id from matches m
        where m.number = u.number and (m.reason = 'url' or u.item ->> 'another' is distinct from 'true')
          and not exists (select from public.changes c where c.table_name = 'company_facts' and c.row_id = m.id
            and c.operation_id = resolve_import_lines.operation_id and c.op = 'insert'))::text))
    order by u.number), '[]')
  from unresolved u
$$;
revoke execute on function private.resolve_import_lines(uuid, jsonb) from public, anon;
grant execute on function private.resolve_import_lines(uuid, jsonb) to authenticated, service_role;

-- Applies lines to company_facts. Returns [{line, id, outcome, reason}] without the hotlist.
create function private.import_company_lines(operation_id uuid, lines jsonb, policies jsonb) returns jsonb
  language plpgsql volatile
  set search_path = ''
as $$
declare
  columns constant text[] := array['company_name', 'url', 'linkedin_slug', 'website_domain', 'founded_year', 'employee_count', 'total_funding',
    'aaa_investors', 'short_description', 'categories', 'city', 'country', 'last_round_type', 'last_round_on', 'operating_status', 'extra'];
  resolved jsonb := private.resolve_import_lines(operation_id, lines);
  new_lines bigint := (select count(*) from jsonb_array_elements(resolved) line (item) where line.item ->> 'id' is null);
  added uuid[];
  changed uuid[];
begin
  with inserted as (
    insert into public.company_facts (id, company_name, url, linkedin_slug, website_domain, founded_year, employee_count, total_funding,
        aaa_investors, short_description, categories, city, country, last_round_type, last_round_on, operating_status, extra)
      select private.import_row_id(operation_id, (line.item ->> 'line')::integer), brought.company_name, nullif(brought.url, ''),
        brought.linkedin_slug, brought.website_domain, brought.founded_year, brought.employee_count, brought.total_funding,
        brought.aaa_investors, brought.short_description, coalesce(brought.categories, '{}'), brought.city, brought.country,
        brought.last_round_type, brought.last_round_on, brought.operating_status, coalesce(brought.extra, '{}')
      from jsonb_array_elements(resolved) line (item)
      cross join lateral jsonb_populate_record(null::public.company_facts, line.item -> 'values') brought
      where line.item ->> 'id' is null
      order by (line.item ->> 'line')::integer
      -- A colleague who adds the same company at this moment wins; then the line is a change of theirs.
      on conflict do nothing
      returning company_facts.id
  )
  select coalesce(array_agg(i.id), '{}') into added from inserted i;
  if cardinality(added) = new_lines then
    resolved := (
      select coalesce(jsonb_agg(case when line.item ->> 'id' is null
        then line.item || jsonb_build_object('id', private.import_row_id(operation_id, (line.item ->> 'line')::integer)) else line.item end), '[]')
      from jsonb_array_elements(resolved) line (item));
  else
    -- Finds what was added, and the companies of colleagues in its way.
    resolved := private.resolve_import_lines(operation_id, resolved);
  end if;

  with existing as materialized (
    select f.id, to_jsonb(f) as current, line.item -> 'values' as brought
    from jsonb_array_elements(resolved) line (item) join public.company_facts f on f.id = (line.item ->> 'id')::uuid
    where f.id <> all (added)
  ),
  planned as materialized (
    select c.* from (select array_agg(e.id) as ids, array_agg(e.current) as rows, array_agg(e.brought) as brought from existing e) all_rows
    cross join lateral private.import_changes(all_rows.ids, all_rows.rows, all_rows.brought, policies, columns) c
  ),
  updated as (
    update public.company_facts f
      set (company_name, url, linkedin_slug, website_domain, founded_year, employee_count, total_funding, aaa_investors, short_description,
          categories, city, country, last_round_type, last_round_on, operating_status, extra) = (
        select n.company_name, n.url, n.linkedin_slug, n.website_domain, n.founded_year, n.employee_count, n.total_funding,
          n.aaa_investors, n.short_description, coalesce(n.categories, '{}'), n.city, n.country, n.last_round_type, n.last_round_on,
          n.operating_status, n.extra
        from jsonb_populate_record(f, p.changes) n)
      from planned p
      where f.id = p.id and (p.changes <> '{}' or f.only_screened)
      returning f.id
  )
  select coalesce(array_agg(u.id), '{}') into changed from updated u;

  return (
    select coalesce(jsonb_agg(jsonb_build_object('line', line.item -> 'line', 'id', f.id,
      'outcome', case when f.id is null then 'rejected' when f.id = any (added) then 'added' when f.id = any (changed) then 'changed'
        else coalesce(private.import_outcome(operation_id, 'company_facts', f.id), 'same') end,
      'reason', case
        when f.id is not null then null
        when line.item ->> 'id' is null then 'Another company has the same address.'
        else 'A colleague has deleted this company since the preview.'
      end) order by (line.item ->> 'line')::integer), '[]')
    from jsonb_array_elements(resolved) line (item) left join public.company_facts f on f.id = (line.item ->> 'id')::uuid);
end
$$;
revoke execute on function private.import_company_lines(uuid, jsonb, jsonb) from public, anon;
grant execute on function private.import_company_lines(uuid, jsonb, jsonb) to authenticated, service_role;

-- Puts the companies of lines on a squad's hotlist, and changes their entries. `outcomes` is the result of import_company_lines; a new
-- entry is 'added', whether or not the company is new.
create function private.import_entry_lines(operation_id uuid, lines jsonb, policies jsonb, outcomes jsonb, squad text) returns jsonb
  language plpgsql volatile
  set search_path = ''
as $$
declare
  columns constant text[] := array['sector', 'geography', 'funding_stage', 'priority'];
  added uuid[];
  changed uuid[];
begin
  with inserted as (
    insert into public.squad_hotlist_companies (squad_id, company_id, company_name, company_url, founded_year, employee_count,
        total_funding, aaa_investors, sector, geography, funding_stage, priority)
      select squad, f.id, f.company_name, f.url, f.founded_year, f.employee_count, f.total_funding, f.aaa_investors,
        coalesce(brought.sector, f.categories[1]), coalesce(brought.geography, f.country), coalesce(brought.funding_stage, f.last_round_type),
        coalesce(brought.priority, 'medium')
      from jsonb_array_elements(outcomes) outcome (item)
      join public.company_facts f on f.id = (outcome.item ->> 'id')::uuid
      join jsonb_array_elements(lines) line (item) on line.item -> 'line' = outcome.item -> 'line'
      cross join lateral jsonb_populate_record(null::public.squad_hotlist_companies, line.item -> 'values') brought
      where private.import_entry_id(squad, f.id) is null
      order by (outcome.item ->> 'line')::integer
      on conflict do nothing
      returning company_id
  )
  select coalesce(array_agg(i.company_id), '{}') into added from inserted i;

  with existing as materialized (
    select h.id, (outcome.item ->> 'id')::uuid as company_id, to_jsonb(h) as current, line.item -> 'values' as brought
    from jsonb_array_elements(outcomes) outcome (item)
    join jsonb_array_elements(lines) line (item) on line.item -> 'line' = outcome.item -> 'line'
    join public.squad_hotlist_companies h on h.id = private.import_entry_id(squad, (outcome.item ->> 'id')::uuid)
    where (outcome.item ->> 'id')::uuid <> all (added)
  ),
  planned as materialized (
    select c.id, e.company_id, c.changes
    from (select array_agg(e.id) as ids, array_agg(e.current) as rows, array_agg(e.brought) as brought from existing e) all_rows
    cross join lateral private.import_changes(all_rows.ids, all_rows.rows, all_rows.brought, policies, columns) c
    join existing e on e.id = c.id
  ),
  updated as (
    update public.squad_hotlist_companies h
      set (sector, geography, funding_stage, priority) = (
        select n.sector, n.geography, n.funding_stage, n.priority from jsonb_populate_record(h, p.changes) n)
      from planned p where h.id = p.id and p.changes <> '{}'
      returning p.company_id
  )
  select coalesce(array_agg(u.company_id), '{}') into changed from updated u;

  return (
    select coalesce(jsonb_agg(outcome.item || case
        when outcome.item ->> 'outcome' = 'rejected' then '{}'
        when (outcome.item ->> 'id')::uuid = any (added) then '{"outcome": "added"}'
        when (outcome.item ->> 'id')::uuid = any (changed) then '{"outcome": "changed"}'
        else jsonb_build_object('outcome', coalesce(
          private.import_outcome(operation_id, 'squad_hotlist_companies', private.import_entry_id(squad, (outcome.item ->> 'id')::uuid)),
          case when outcome.item ->> 'outcome' = 'same' then 'same' else 'changed' end))
      end::jsonb order by (outcome.item ->> 'line')::integer), '[]')
    from jsonb_array_elements(outcomes) outcome (item));
end
$$;

-- The company's entry on the squad's hotlist: by company, URL or name, which a hotlist has once.
create function private.import_entry_id(squad text, company_id uuid) returns uuid
  language sql stable
  set search_path = ''
as $$
  select h.id from public.company_facts f join public.squad_hotlist_companies h
    on h.company_id = f.id or h.company_url = f.url or lower(h.company_name) = lower(f.company_name)
  where f.id = import_entry_id.company_id and h.squad_id = import_entry_id.squad
  order by h.company_id is not distinct from f.id desc, h.company_url is not distinct from f.url desc, h.created_at, h.id limit 1
$$;
revoke execute on function private.import_entry_lines(uuid, jsonb, jsonb, jsonb, text), private.import_entry_id(text, uuid) from public, anon;
grant execute on function private.import_entry_lines(uuid, jsonb, jsonb, jsonb, text), private.import_entry_id(text, uuid) to authenticated, service_role;

create function private.import_lines(operation_id uuid, lines jsonb, policies jsonb, squad text) returns jsonb
  language sql volatile
  set search_path = ''
as $$
  select case when squad is null then outcomes else private.import_entry_lines(operation_id, lines, policies, outcomes, squad) end
  from private.import_company_lines(operation_id, lines, policies) outcomes
$$;
revoke execute on function private.import_lines(uuid, jsonb, jsonb, text) from public, anon;
grant execute on function private.import_lines(uuid, jsonb, jsonb, text) to authenticated, service_role;

create function public.import_companies(operation_id uuid, rows jsonb, policies jsonb default '{}', squad_id text default null) returns jsonb
  language plpgsql volatile security invoker
  set search_path = ''
as $$
declare
  line jsonb;
  result jsonb := '[]';
  constraint_name text;
  state text;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_typeof(policies) is distinct from 'object' then
    raise invalid_parameter_value using message = 'The lines are not an array, or the policies are not an object';
  end if;
  if jsonb_array_length(rows) > 500 or octet_length(rows::text) > 6000000 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Import at most 500 lines at once';
  end if;
  perform private.join_import(operation_id);
  begin
    return private.import_lines(operation_id, rows, policies, squad_id);
  exception
    -- One line has a value that the tables do not allow. The others are imported.
    when integrity_constraint_violation or data_exception or program_limit_exceeded then
      null;
  end;
  for line in select item from jsonb_array_elements(rows) item loop
    begin
      result := result || private.import_lines(operation_id, jsonb_build_array(line), policies, squad_id);
    exception
      when integrity_constraint_violation or data_exception or program_limit_exceeded then
        get stacked diagnostics constraint_name = constraint_name, state = returned_sqlstate;
        result := result || jsonb_build_array(jsonb_build_object('line', line -> 'line', 'id', null, 'outcome', 'rejected', 'reason', case
          when state = '23505' then 'Another company has the same address.'
          when constraint_name <> '' then format('The database does not allow a value (%s).', constraint_name)
          else 'A value has the wrong form.' end));
    end;
  end loop;
  return result;
end
$$;
comment on function public.import_companies(uuid, jsonb, jsonb, text) is
  'Applies at most 500 planned lines [{line, id, another, values}] by policies {column: fill | take | take_blank | leave}; with squad_id also to that hotlist. Returns [{line, outcome, id, reason}]. Can be sent again.';
revoke execute on function public.import_companies(uuid, jsonb, jsonb, text) from public, anon;
grant execute on function public.import_companies(uuid, jsonb, jsonb, text) to authenticated, service_role;

-- Adds names to a list. `line` of the result is the position in `names`.
create function public.import_names(operation_id uuid, list text, names text[]) returns jsonb
  language plpgsql volatile security invoker
  set search_path = ''
as $$
declare
  name text;
  cleaned text;
  -- Names of earlier lines.
  seen text[] := '{}';
  row_id uuid;
  result jsonb := '[]';
  outcome text;
  reason text;
begin
  if list is null or list not in ('universities', 'company_names') then
    raise invalid_parameter_value using message = 'The list is universities or company_names';
  end if;
  if cardinality(names) > 500 or octet_length(names::text) > 1000000 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Import at most 500 names at once';
  end if;
  perform private.join_import(operation_id);
  foreach name in array names loop
    cleaned := private.clean_name(name);
    row_id := null;
    reason := null;
    if coalesce(cleaned, '') = '' or length(cleaned) > 300 then
      outcome := 'rejected';
      reason := case when coalesce(cleaned, '') = '' then 'The name is empty.' else 'The name is longer than 300 characters.' end;
    elsif list = 'universities' then
      insert into public.universities (name) values (cleaned) on conflict do nothing returning id into row_id;
      outcome := case when row_id is not null then 'added' when cleaned = any (seen) then 'same' else coalesce((
        select private.import_outcome(import_names.operation_id, 'universities', u.id) from public.universities u where u.name = cleaned), 'same') end;
    else
      insert into public.company_names (name) values (cleaned) on conflict do nothing returning id into row_id;
      outcome := case when row_id is null then 'same' else 'added' end;
      if row_id is null then
        -- A name that was removed from the list is on it again.
        update public.company_names c set removed = false where c.name = cleaned and c.removed returning c.id into row_id;
        outcome := case when row_id is not null then 'changed' when cleaned = any (seen) then 'same' else coalesce((
          select private.import_outcome(import_names.operation_id, 'company_names', c.id) from public.company_names c where c.name = cleaned), 'same') end;
      end if;
    end if;
    seen := seen || cleaned;
    result := result || jsonb_build_array(jsonb_build_object(
      'line', jsonb_array_length(result) + 1, 'outcome', outcome, 'id', row_id, 'reason', reason));
  end loop;
  return result;
end
$$;
comment on function public.import_names(uuid, text, text[]) is
  'Adds at most 500 names to universities or company_names. Returns [{line, outcome, id, reason}]; line is the position. Can be sent again.';
revoke execute on function public.import_names(uuid, text, text[]) from public, anon;
grant execute on function public.import_names(uuid, text, text[]) to authenticated, service_role;
