-- Company facts and hotlists at the size of 100,000 rows: every search, sort and look-up of the screens has its index.

create extension if not exists pg_trgm with schema extensions;

-- What is searched and sorted by is kept beside what is shown. Folding: compatible forms (NFKD), no accents, lower case,
-- one sigma; `domain/company/search-text.ts` folds what is typed in the same way.
alter table public.company_facts
  add column sort_name text collate "C" not null generated always as (
    left(translate(lower(regexp_replace(normalize(company_name, nfkd), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ'), 300)
  ) stored,
  add column sort_investors text collate "C" generated always as (
    left(translate(lower(regexp_replace(normalize(aaa_investors, nfkd), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ'), 300)
  ) stored,
  add column search_text text collate "C" not null generated always as (
    translate(lower(regexp_replace(normalize(company_name || E'\n' || coalesce(aaa_investors, ''), nfkd), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ')
  ) stored,
  -- The lower end of a band: `11-50` is 11, `10000+` is 10000.
  add column employee_rank integer generated always as (
    substring(employee_count from '^\s*([0-9]{1,9})')::integer
  ) stored,
  -- `250M USD` is 250,000,000.
  add column funding_usd double precision generated always as (
    substring(total_funding from '^\s*\$?([0-9]{1,15}(?:\.[0-9]{1,6})?)')::double precision
    * case upper(substring(total_funding from '^\s*\$?[0-9.]+\s*([kmbKMB])'))
        when 'K' then 1e3 when 'M' then 1e6 when 'B' then 1e9 else 1
      end
  ) stored;
comment on column public.company_facts.sort_name is 'The name as it is sorted: folded, its first 300 characters, which an index can hold';
comment on column public.company_facts.search_text is 'Name and investors as they are searched: folded, a line each';

create index company_facts_search_text_idx on public.company_facts using gin (search_text gin_trgm_ops);
create index company_facts_sort_name_idx on public.company_facts (sort_name, id);
create index company_facts_created_at_idx on public.company_facts (created_at, id);
create index company_facts_updated_at_idx on public.company_facts (updated_at, id);
-- What is not known comes last whichever way one sorts, so each way has its index.
create index company_facts_founded_year_asc_idx on public.company_facts (founded_year, sort_name, id);
create index company_facts_founded_year_desc_idx on public.company_facts (founded_year desc nulls last, sort_name, id);
create index company_facts_employee_rank_asc_idx on public.company_facts (employee_rank, sort_name, id);
create index company_facts_employee_rank_desc_idx on public.company_facts (employee_rank desc nulls last, sort_name, id);
create index company_facts_funding_usd_asc_idx on public.company_facts (funding_usd, sort_name, id);
create index company_facts_funding_usd_desc_idx on public.company_facts (funding_usd desc nulls last, sort_name, id);
create index company_facts_sort_investors_asc_idx on public.company_facts (sort_investors, sort_name, id);
create index company_facts_sort_investors_desc_idx on public.company_facts (sort_investors desc nulls last, sort_name, id);

create index squad_hotlist_companies_company_url_idx on public.squad_hotlist_companies (company_url);
create index squad_hotlist_companies_company_name_idx on public.squad_hotlist_companies (lower(company_name));

-- `updated_at` is the day of the facts: when the data service gave the answer that was kept within the last day, else
-- now. A row that comes with an older day of its own (an import, an undone delete) keeps it.
create function public.stamp_company_facts() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.updated_at < now() then
    return new;
  end if;
  new.updated_at := coalesce(
    (select fetched_at from public.company_profiles
      where url = new.url and fetched_at > now() - interval '1 day' and fetched_at <= now()),
    now());
  return new;
end
$$;
revoke execute on function public.stamp_company_facts() from public, anon, authenticated;
create trigger company_facts_stamp before insert or update on public.company_facts
  for each row execute function public.stamp_company_facts();

-- "Have we seen this?" for a whole list in one request: which of the companies asked for, by normalized address and name
-- (the nth address and the nth name are one company; either may be missing), are in the database and in which hotlists.
-- One JSON value, so that no limit on rows cuts it off; row-level security decides what the caller sees.
create function public.company_sightings(urls text[], names text[] default '{}') returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'url', asked.url, 'name', asked.name, 'company_name', facts.company_name, 'facts_at', facts.updated_at,
        'hotlists', coalesce(hotlists.entries, '[]')
      ) order by asked.position
    ), '[]')
  from unnest(urls, names) with ordinality as asked (url, name, position)
  left join lateral (
    select f.company_name, f.updated_at
    from public.company_facts f
    where f.url = asked.url
  ) facts on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', h.id, 'squad_id', h.squad_id, 'added_at', h.created_at) order by h.created_at, h.id) as entries
    from public.squad_hotlist_companies h
    where h.company_url = asked.url or lower(h.company_name) = lower(coalesce(asked.name, facts.company_name))
  ) hotlists on true
  where facts.company_name is not null or hotlists.entries is not null
$$;
comment on function public.company_sightings(text[], text[]) is 'Where the team has met these companies before.';
revoke execute on function public.company_sightings(text[], text[]) from public, anon;
grant execute on function public.company_sightings(text[], text[]) to authenticated, service_role;
