-- People whose profile somebody keeps for the team, with a purpose and an expiry, and what the team knows of their employers. Everything
-- else that is read of a person stays in the browser.

create table public.people (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  profile jsonb not null,
  source text not null,
  linkedin_url text,
  employer_ids uuid[] not null default '{}',
  squad_id text,
  purpose text not null,
  added_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  read_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '180 days',
  constraint people_full_name_length check (full_name <> '' and length(full_name) <= 300),
  constraint people_profile_size check (jsonb_typeof(profile) = 'object' and octet_length(profile::text) <= 200000),
  constraint people_source_known check (source in ('service', 'linkedin_pdf', 'linkedin_archive', 'json_resume', 'pdf', 'docx', 'text')),
  constraint people_linkedin_url_length check (length(linkedin_url) <= 500),
  constraint people_employer_ids_size check (cardinality(employer_ids) <= 500),
  constraint people_squad_id_length check (length(squad_id) <= 50),
  constraint people_purpose_length check (length(btrim(purpose)) >= 3 and length(purpose) <= 300),
  constraint people_expires check (expires_at <= created_at + interval '2 years')
);
comment on table public.people is 'Profiles that are kept for the team. Not in the change history: erasing one leaves nothing.';
comment on column public.people.profile is 'The career as domain/profile reads it';
comment on column public.people.source is 'What the profile was read from';
comment on column public.people.linkedin_url is 'Normalized: https://www.linkedin.com/in/{public id}';
comment on column public.people.employer_ids is 'Companies that the employers were linked to';
comment on column public.people.read_at is 'When the profile was read last; set by a trigger, as is created_at';
comment on column public.people.expires_at is 'The row is unreadable after it and deleted within the hour';
create unique index people_linkedin_url_idx on public.people (linkedin_url);
create index people_name_idx on public.people (lower(full_name));
create index people_expires_at_idx on public.people (expires_at);
create index people_employer_ids_idx on public.people using gin (employer_ids) with (fastupdate = off);

create function private.check_person() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  new.full_name := private.clean_name(new.full_name);
  new.purpose := btrim(new.purpose);
  new.linkedin_url := nullif(btrim(new.linkedin_url), '');
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.read_at := now();
    -- It can neither be read nor replaced by the caller.
    delete from public.people expired where expired.linkedin_url = new.linkedin_url and expired.expires_at <= now();
  elsif new.profile is distinct from old.profile then
    new.read_at := now();
  end if;
  if new.expires_at <= now() then
    raise check_violation using message = 'The expiry must be in the future.';
  end if;
  return new;
end
$$;
revoke execute on function private.check_person() from public, anon, authenticated;
create trigger people_check before insert or update on public.people
  for each row execute function private.check_person();
create trigger people_limit after insert on public.people
  for each statement execute function private.limit_rows('5000', 'There are 5,000 kept people. Erase some first.',
    'pg_column_size(t.profile)', '200000000', 'All kept profiles together are too large. Erase some first.');

revoke all on public.people from anon, authenticated;
grant all on public.people to service_role;
grant select, delete on public.people to authenticated;
grant insert (full_name, profile, source, linkedin_url, employer_ids, squad_id, purpose, expires_at) on public.people to authenticated;
grant update (full_name, profile, source, linkedin_url, employer_ids, squad_id, purpose, expires_at) on public.people to authenticated;
alter table public.people enable row level security;
create policy "colleagues read kept people" on public.people for select to authenticated using (expires_at > now());
create policy "colleagues keep people" on public.people for insert to authenticated with check (added_by = (select auth.uid()));
create policy "colleagues change kept people" on public.people for update to authenticated
  using ((select auth.uid()) is not null and expires_at > now()) with check ((select auth.uid()) is not null);
create policy "colleagues delete kept people" on public.people for delete to authenticated
  using ((select auth.uid()) is not null);
create policy "required assurance level" on public.people as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    alter table public.people force row level security;
  end if;
end
$$;

-- Whether a text, such as the name of a file, has every word of a name. The text is folded once, not for each word of a long name.
create function private.has_name(written text, name text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select name ~ '[^[:space:]]' and not exists (
    select from (select ' ' || regexp_replace(lower(written), '[^[:alnum:]]+', ' ', 'g') || ' ' as text offset 0) folded
    cross join (
      select distinct part.word from regexp_split_to_table(btrim(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g')), ' ') part (word)) words
    where position(' ' || words.word || ' ' in folded.text) = 0)
$$;
revoke execute on function private.has_name(text, text) from public, anon;
grant execute on function private.has_name(text, text) to authenticated, service_role;

-- What the tables have of a person: kept profiles, also expired ones, stored responses of the LinkedIn service, and CVs on companies
-- that have the name in their file name, note or purpose, also deleted ones. The table of files is created by a later migration.
create function private.person_traces(linkedin_url text, full_name text) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  wanted text := lower(nullif(private.clean_name(left(person_traces.full_name, 300)), ''));
begin
  perform private.check_caller();
  return (
    select coalesce(jsonb_agg(to_jsonb(trace) order by trace.at desc, trace.id), '[]') from (
      (select 'person' as kind, p.id, p.full_name, p.linkedin_url, p.purpose, p.created_at as at from public.people p
        where p.linkedin_url = person_traces.linkedin_url or lower(p.full_name) = wanted
        order by p.created_at desc limit 100)
      union all
      (select 'profile', l.id, l.full_name, l.url, null, l.fetched_at from public.linkedin_profiles l
        where l.url = person_traces.linkedin_url or lower(private.clean_name(left(l.full_name, 300))) = wanted
        order by l.fetched_at desc limit 100)
      union all
      (select 'file', f.id, f.name, null, f.purpose, f.created_at from public.company_files f
        where f.kind = 'cv' and private.has_name(concat_ws(' ', f.name, f.note, f.purpose), wanted)
        order by f.created_at desc limit 100)
      union all
      (select distinct on (c.row_id) 'file', c.row_id, c.old ->> 'name', null, c.old ->> 'purpose', c.at from public.changes c
        where c.table_name = 'company_files' and c.op = 'delete' and c.old ->> 'kind' = 'cv'
          and private.has_name(concat_ws(' ', c.old ->> 'name', c.old ->> 'note', c.old ->> 'purpose'), wanted)
          and not exists (select from public.company_files f where f.id = c.row_id)
        order by c.row_id, c.at desc limit 100)
    ) trace);
end
$$;
revoke execute on function private.person_traces(text, text) from public, anon;
grant execute on function private.person_traces(text, text) to authenticated, service_role;

create function public.person_traces(linkedin_url text, full_name text) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$ select private.person_traces(linkedin_url, full_name) $$;
comment on function public.person_traces(text, text) is
  'Kept people, stored LinkedIn profiles and CVs with this URL or name: [{kind: person | profile | file, id, full_name, linkedin_url, purpose, at}].';
revoke execute on function public.person_traces(text, text) from public, anon;
grant execute on function public.person_traces(text, text) to authenticated, service_role;

create function private.erase_person(person_ids uuid[], profile_ids uuid[], file_ids uuid[]) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  erased_people integer;
  erased_profiles integer;
  erased_files uuid[];
  paths jsonb;
begin
  perform private.check_caller();
  if coalesce(cardinality(person_ids), 0) > 200 or coalesce(cardinality(profile_ids), 0) > 200
    or coalesce(cardinality(file_ids), 0) > 200 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Erase at most 200 at once';
  end if;
  delete from public.people p where p.id = any (person_ids);
  get diagnostics erased_people = row_count;
  delete from public.linkedin_profiles l where l.id = any (profile_ids);
  get diagnostics erased_profiles = row_count;
  delete from public.company_files f where f.id = any (file_ids) and f.kind = 'cv';
  -- The deletion itself, and CVs that were in the trash. Other files that are deleted stay restorable.
  select array_agg(distinct c.row_id), coalesce(jsonb_agg(distinct c.old -> 'path'), '[]') into erased_files, paths
  from public.changes c
  where c.table_name = 'company_files' and c.op = 'delete' and c.row_id = any (file_ids) and c.old ->> 'kind' = 'cv'
    and not exists (select from public.company_files f where f.id = c.row_id);
  delete from public.changes c where c.table_name = 'company_files' and c.row_id = any (erased_files);
  return jsonb_build_object('people', erased_people, 'profiles', erased_profiles,
    'files', coalesce(cardinality(erased_files), 0), 'paths', paths);
end
$$;
revoke execute on function private.erase_person(uuid[], uuid[], uuid[]) from public, anon;
grant execute on function private.erase_person(uuid[], uuid[], uuid[]) to authenticated, service_role;

create function public.erase_person(person_ids uuid[], profile_ids uuid[], file_ids uuid[] default '{}') returns jsonb
  language sql volatile security invoker
  set search_path = ''
as $$ select private.erase_person(person_ids, profile_ids, file_ids) $$;
comment on function public.erase_person(uuid[], uuid[], uuid[]) is
  'Deletes what person_traces found, in one transaction: {people, profiles, files, paths}. The caller removes the objects of the paths; the hourly sweep removes the others.';
revoke execute on function public.erase_person(uuid[], uuid[], uuid[]) from public, anon;
grant execute on function public.erase_person(uuid[], uuid[], uuid[]) to authenticated, service_role;

-- A round of a company profile with the fields that a tenure needs.
create function private.short_round(round jsonb) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'investment_type', round -> 'investment_type',
    'announced_on', round -> 'announced_on',
    'money_raised', round -> 'money_raised',
    'investor_identifiers', (
      select jsonb_agg(jsonb_build_object('value', investor -> 'value')) from (
        select item as investor from jsonb_array_elements(case when jsonb_typeof(round -> 'investor_identifiers') = 'array'
          then round -> 'investor_identifiers' else '[]' end) item limit 50) investors),
    'lead_investor_identifiers', (
      select jsonb_agg(jsonb_build_object('value', investor -> 'value')) from (
        select item as investor from jsonb_array_elements(case when jsonb_typeof(round -> 'lead_investor_identifiers') = 'array'
          then round -> 'lead_investor_identifiers' else '[]' end) item limit 20) investors)))
$$;
revoke execute on function private.short_round(jsonb) from public, anon;
grant execute on function private.short_round(jsonb) to authenticated, service_role;

-- The companies that employers may be, each by its LinkedIn slug or names of the team's lists, best first:
-- `[{"slug": "celonis", "names": ["Celonis"]}]`. The result has one list per employer. All candidates of one employer have the same
-- reason: its LinkedIn page, else the first of the names that a company has, else another name. See company_facts_by_names for
-- `offset 0`.
create function public.career_companies(employers jsonb) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(jsonb_agg(coalesce(found.candidates, '[]') order by employer.position), '[]')
  from (
    select position, item ->> 'slug' as slug, case when jsonb_typeof(item -> 'names') = 'array' then item -> 'names' else '[]' end as names
    from jsonb_array_elements(private.at_most(employers, 2000)) with ordinality as list (item, position)
  ) employer
  left join lateral (
    select jsonb_agg(jsonb_build_object(
        'reason', company.reason, 'id', f.id, 'name', f.company_name, 'url', f.url, 'linkedin_slug', f.linkedin_slug,
        'short_description', f.short_description, 'categories', f.categories, 'country', f.country,
        'operating_status', f.operating_status, 'founded_year', f.founded_year, 'employee_count', f.employee_count,
        'total_funding', f.total_funding, 'aaa_investors', f.aaa_investors, 'facts_at', f.facts_at,
        'founded_on', stored.data #> '{properties,founded_on}',
        'rounds', (
          select coalesce(jsonb_agg(private.short_round(rounds.round)), '[]') from (
            select round from jsonb_array_elements(case when jsonb_typeof(stored.data #> '{cards,raised_funding_rounds}') = 'array'
              then stored.data #> '{cards,raised_funding_rounds}' else '[]' end) round limit 60) rounds),
        'squads', (
          select coalesce(jsonb_agg(distinct h.squad_id), '[]') from public.squad_hotlist_companies h where h.company_id = f.id))
      order by f.facts_at desc, f.id) as candidates
    from (
      select distinct candidate.id, candidate.reason from (
        select possible.*, min(possible.rank) over () as best from (
          (select 0 as rank, 'linkedin' as reason, f.id from public.company_facts f where f.linkedin_slug = employer.slug limit 5)
          union all
          select spelling.position, 'name', f.id
          from jsonb_array_elements_text(employer.names) with ordinality as spelling (name, position)
          cross join lateral (
            select f.id from (select * from public.company_facts f where lower(f.company_name) = lower(spelling.name) offset 0) f
            where employer.slug is null or f.linkedin_slug is null or f.linkedin_slug = employer.slug
            order by f.updated_at desc limit 5
          ) f
          union all
          (select 1000000, 'other_name', f.id from (
              select * from public.company_facts f
              where f.other_names is not null and string_to_array(lower(f.other_names), E'\n')
                && array(select lower(name) from jsonb_array_elements_text(employer.names) as spelling (name))
              offset 0) f
            where employer.slug is null or f.linkedin_slug is null or f.linkedin_slug = employer.slug
            limit 5)
        ) possible
      ) candidate
      where candidate.rank = candidate.best
    ) company
    join public.company_facts f on f.id = company.id
    left join public.company_profiles stored on stored.url = f.url
  ) found on true
$$;
comment on function public.career_companies(jsonb) is
  'The companies that employers may be, with facts and rounds: for each [{slug, names}] a list of candidates with a reason.';
revoke execute on function public.career_companies(jsonb) from public, anon;
grant execute on function public.career_companies(jsonb) to authenticated, service_role;
