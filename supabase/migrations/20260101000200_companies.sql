-- Company facts and Crunchbase profiles (specification, sections 3 and 6). Every search, sort and lookup of the screens has an
-- index, sized for 100,000 companies.

create extension if not exists pg_trgm with schema extensions;

-- Crunchbase's other names of a company, in its order: aliases, then the legal name. At most 50.
create function private.profile_other_names(data jsonb) returns text[]
  language sql immutable
  set search_path = ''
as $$
  select coalesce(array_agg(found.name order by found.position), '{}') from (
    select private.clean_name(left(item.value #>> '{}', 1000)) as name, min(item.position) as position
    from jsonb_array_elements(
      case when jsonb_typeof(data #> '{properties,aliases}') = 'array' then data #> '{properties,aliases}' else '[]' end
      || jsonb_build_array(data #> '{properties,legal_name}')) with ordinality item (value, position)
    where jsonb_typeof(item.value) = 'string'
    group by 1 order by 2 limit 50
  ) found
  where length(found.name) between 2 and 300
    and lower(found.name) is distinct from lower(private.clean_name(data #>> '{properties,identifier,value}'))
$$;
revoke execute on function private.profile_other_names(jsonb) from public, anon;
grant execute on function private.profile_other_names(jsonb) to authenticated, service_role;

-- The URLs under which Crunchbase has the company: its permalink and the earlier ones. At most 50.
create function private.profile_urls(data jsonb) returns text[]
  language sql immutable
  set search_path = ''
as $$
  select coalesce(array_agg('https://www.crunchbase.com/organization/' || found.permalink), '{}') from (
    select distinct lower(item #>> '{}') as permalink
    from jsonb_array_elements(
      jsonb_build_array(data #> '{properties,identifier,permalink}')
      || case when jsonb_typeof(data #> '{properties,permalink_aliases}') = 'array'
        then data #> '{properties,permalink_aliases}' else '[]' end) item
    where jsonb_typeof(item) = 'string' and item #>> '{}' ~ '^[^\s/?#]{1,200}$'
    order by 1 limit 50
  ) found
$$;
revoke execute on function private.profile_urls(jsonb) from public, anon;
grant execute on function private.profile_urls(jsonb) to authenticated, service_role;

create table public.company_profiles (
  url text primary key,
  data jsonb not null,
  source text not null,
  fetched_at timestamptz not null default now(),
  as_of date,
  other_names text[] not null generated always as (private.profile_other_names(data)) stored,
  permalink_urls text[] not null generated always as (private.profile_urls(data)) stored,
  constraint company_profiles_url_length check (length(url) between 1 and 500)
);
comment on table public.company_profiles is 'The provider''s latest full response for each company. Only the edge function writes it.';
comment on column public.company_profiles.as_of is 'The day the sample data is true of; null for a live response, which is true of fetched_at';
comment on column public.company_profiles.other_names is 'Crunchbase''s aliases and legal name of the company';
comment on column public.company_profiles.permalink_urls is 'The company''s URL and its earlier ones';

-- The generated columns are what the lists sort and search by. Folding: NFKD, no accents, lower case, one sigma.
-- `domain/company/search-text.ts` folds the typed text in the same way.
create table public.company_facts (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  company_name text not null,
  founded_year integer,
  employee_count text,
  total_funding text,
  aaa_investors text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  as_of date,
  other_names text,
  sort_name text collate "C" not null generated always as (
    left(translate(lower(regexp_replace(normalize(company_name, nfkd), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ'), 300)
  ) stored,
  sort_investors text collate "C" generated always as (
    left(translate(lower(regexp_replace(normalize(aaa_investors, nfkd), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ'), 300)
  ) stored,
  search_text text collate "C" not null generated always as (
    translate(lower(regexp_replace(normalize(company_name || E'\n' || coalesce(aaa_investors, '') || coalesce(E'\n' || other_names, ''), nfkd), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ')
  ) stored,
  -- The lower end of a band: `11-50` is 11, `10000+` is 10000.
  employee_rank integer generated always as (
    substring(employee_count from '^\s*([0-9]{1,9})')::integer
  ) stored,
  -- `250M USD` is 250,000,000.
  funding_usd double precision generated always as (
    substring(total_funding from '^\s*\$?([0-9]{1,15}(?:\.[0-9]{1,6})?)')::double precision
    * case upper(substring(total_funding from '^\s*\$?[0-9.]+\s*([kmbKMB])'))
        when 'K' then 1e3 when 'M' then 1e6 when 'B' then 1e9 else 1
      end
  ) stored,
  facts_at timestamptz not null generated always as (coalesce(as_of::timestamp at time zone 'UTC', updated_at)) stored,
  constraint company_facts_url_key unique (url),
  constraint company_facts_url_length check (length(url) between 1 and 500),
  constraint company_facts_company_name_length check (btrim(company_name) <> '' and length(company_name) <= 300),
  constraint company_facts_employee_count_length check (length(employee_count) <= 500),
  constraint company_facts_total_funding_length check (length(total_funding) <= 500),
  constraint company_facts_aaa_investors_length check (length(aaa_investors) <= 10000),
  constraint company_facts_founded_year_range check (founded_year between 1000 and 2200)
);
comment on table public.company_facts is 'One row per company: the facts last fetched from the provider.';
comment on column public.company_facts.url is 'Normalized: https://www.crunchbase.com/organization/{permalink}';
comment on column public.company_facts.aaa_investors is 'Names of top investors only, joined with '', ''';
comment on column public.company_facts.as_of is 'The day that facts of the sample data are true of; null for fetched facts, which are true of updated_at';
comment on column public.company_facts.other_names is 'Crunchbase''s and the team''s other names of the company, one a line. Written by triggers only.';
comment on column public.company_facts.facts_at is 'When the facts are true: as_of, or updated_at';
comment on column public.company_facts.sort_name is 'Folded name, cut to the 300 characters that fit an index';
comment on column public.company_facts.search_text is 'Folded name, investors and other names';

create index company_facts_search_text_idx on public.company_facts using gin (search_text gin_trgm_ops);
create index company_facts_lower_name_idx on public.company_facts (lower(company_name), updated_at desc);
create index company_facts_sort_name_idx on public.company_facts (sort_name, id);
create index company_facts_created_at_idx on public.company_facts (created_at, id);
create index company_facts_facts_at_idx on public.company_facts (facts_at, id);
-- Nulls sort last in both directions, so each direction needs its index.
create index company_facts_founded_year_asc_idx on public.company_facts (founded_year, sort_name, id);
create index company_facts_founded_year_desc_idx on public.company_facts (founded_year desc nulls last, sort_name, id);
create index company_facts_employee_rank_asc_idx on public.company_facts (employee_rank, sort_name, id);
create index company_facts_employee_rank_desc_idx on public.company_facts (employee_rank desc nulls last, sort_name, id);
create index company_facts_funding_usd_asc_idx on public.company_facts (funding_usd, sort_name, id);
create index company_facts_funding_usd_desc_idx on public.company_facts (funding_usd desc nulls last, sort_name, id);
create index company_facts_sort_investors_asc_idx on public.company_facts (sort_investors, sort_name, id);
create index company_facts_sort_investors_desc_idx on public.company_facts (sort_investors desc nulls last, sort_name, id);

-- `updated_at` is the date of the facts: the fetch time of the stored profile if that is less than a day ago, else now. An
-- inserted row with an older date keeps that date, as does a row that is restored (20260101001310_restored_rows.sql). `as_of` is
-- the profile's.
create function public.stamp_company_facts() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.updated_at < now() or current_setting('app.keeps_dates', true) = 'on' then
    return new;
  end if;
  select fetched_at, profile.as_of into new.updated_at, new.as_of from public.company_profiles profile
    where url = new.url and fetched_at > now() - interval '1 day' and fetched_at <= now();
  new.updated_at := coalesce(new.updated_at, now());
  return new;
end
$$;
revoke execute on function public.stamp_company_facts() from public, anon, authenticated;
-- Not on changes of other_names, which are no facts.
create trigger company_facts_stamp before insert
  or update of url, company_name, founded_year, employee_count, total_funding, aaa_investors, updated_at on public.company_facts
  for each row execute function public.stamp_company_facts();

create function private.clean_company_facts() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.company_name := private.clean_name(new.company_name);
  return new;
end
$$;
revoke execute on function private.clean_company_facts() from public, anon, authenticated;
create trigger company_facts_clean before insert or update on public.company_facts
  for each row execute function private.clean_company_facts();

-- Access: colleagues read and write the facts. Only the service role writes profiles.
-- Supabase's default privileges open new tables to all API roles, hence the `revoke` on every table of this folder.
revoke all on public.company_profiles, public.company_facts from anon, authenticated;
grant all on public.company_profiles, public.company_facts to service_role;
grant select on public.company_profiles to authenticated;
grant select, delete on public.company_facts to authenticated;
grant insert (id, url, company_name, founded_year, employee_count, total_funding, aaa_investors, created_at, updated_at, as_of)
  on public.company_facts to authenticated;
-- Not `id` and `created_at`: only the database sets them.
grant update (url, company_name, founded_year, employee_count, total_funding, aaa_investors, updated_at)
  on public.company_facts to authenticated;

alter table public.company_profiles enable row level security;
create policy "colleagues read company profiles" on public.company_profiles for select to authenticated using (true);
-- Restrictive: every other policy counts only together with it. The subselect runs once per statement, not once per row.
create policy "required assurance level" on public.company_profiles as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));

-- company_facts and squad_hotlist_companies have no such policy. Postgres evaluates a policy's condition before every operator
-- that is not leakproof, so LIKE and lower() could not use their indexes, and a search would read all 100,000 companies.
-- private.check_request protects these two tables.
alter table public.company_facts enable row level security;
create policy "colleagues read company facts" on public.company_facts for select to authenticated using (true);
create policy "colleagues add company facts" on public.company_facts for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues change company facts" on public.company_facts for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "colleagues delete company facts" on public.company_facts for delete to authenticated
  using ((select auth.uid()) is not null);
