-- What sources say about a company under any of its permalinks, and one request for what a call of the edge function has fetched.

-- Of each source what it says under this URL; where that is nothing, what it last said under another permalink of the company.
create function private.known_sources(url text) returns setof public.company_sources
  language sql stable
  set search_path = ''
as $$
  select distinct on (s.source) s.* from public.company_sources s where s.url = any (private.company_urls(known_sources.url))
  order by s.source, s.facts <> '{}' desc, s.url = known_sources.url desc, s.fetched_at desc nulls last
$$;
revoke execute on function private.known_sources(text) from public, anon;
grant execute on function private.known_sources(text) to authenticated, service_role;

create or replace function private.gleif_register_number(url text) returns text
  language sql stable
  set search_path = ''
as $$
  select s.facts ->> 'register_number' from private.known_sources(gleif_register_number.url) s where s.source = 'gleif'
$$;

create or replace function public.company_provenance(id uuid default null, url text default null) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', f.id,
    'url', f.url,
    'facts', (select jsonb_object_agg(fact.name, to_jsonb(f) -> fact.name) from unnest(private.fact_columns()) fact (name)),
    'fetched_from', f.fetched_from,
    'pinned', to_jsonb(f.pinned),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'facts', s.facts, 'as_of', s.as_of, 'source_url', s.source_url, 'candidates', s.candidates,
        'fetched_at', s.fetched_at, 'error', s.error, 'error_at', s.error_at) order by s.source), '[]')
      from private.known_sources(f.url) s),
    'changes', (
      select coalesce(jsonb_object_agg(last.fact, last.change), '{}')
      from (
        select distinct on (fact.name) fact.name as fact, jsonb_build_object('at', c.at, 'actor', private.person(c.actor), 'via', c.via,
          'operation', (select o.label from public.operations o where o.id = c.operation_id)) as change
        from (
          select * from public.changes recorded where recorded.table_name = 'company_facts' and recorded.row_id = f.id
          order by recorded.id desc limit 200
        ) c cross join unnest(private.fact_columns()) fact (name)
        where c.op = 'update' and c.new ? fact.name or c.op = 'insert' and c.new -> fact.name not in ('null', '[]', '""')
        order by fact.name, c.id desc
      ) last))
  from public.company_facts f
  where f.id = coalesce(company_provenance.id, (
    select known.id from public.company_facts known where known.url = any (private.company_urls(company_provenance.url))
    order by known.url = company_provenance.url desc, known.created_at, known.id limit 1))
$$;

create or replace function private.unpin_fact(id uuid, fact text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  company public.company_facts := private.company_for_fact(id, fact);
  best public.company_sources;
begin
  if company.id is null or fact <> all (company.pinned) then
    return false;
  end if;
  select * into best from private.known_sources(company.url) s where s.facts ? fact
    order by array_position(array['crunchbase', 'sample', 'wikidata', 'gleif'], s.source) limit 1;
  company.pinned := array_remove(company.pinned, fact);
  if best.source is not null then
    company := jsonb_populate_record(company, jsonb_build_object(fact, best.facts -> fact));
  end if;
  perform private.write_fact(company, fact, best.source);
  return true;
end
$$;

create or replace function private.fill_from_open_data(urls text[]) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  filled jsonb;
begin
  perform private.check_caller();
  perform private.at_most(to_jsonb(urls), 500);
  perform set_config('app.screening', 'on', true);
  with said as materialized (
    select f.id, jsonb_populate_record(f, said.facts) as company, cardinality(said.columns) as filled
    from public.company_facts f
    cross join lateral private.known_sources(f.url) s
    cross join lateral (select private.fillable_facts(to_jsonb(f), s.facts) as columns) fillable
    cross join lateral (
      select fillable.columns, (select jsonb_object_agg(name, s.facts -> name) from unnest(fillable.columns) name) as facts
    ) said
    where f.url = any (urls) and s.source = 'wikidata' and fillable.columns <> '{}'
  ),
  written as (
    update public.company_facts f
      set founded_year = (said.company).founded_year, employee_count = (said.company).employee_count,
        website_domain = (said.company).website_domain, linkedin_slug = (said.company).linkedin_slug,
        short_description = (said.company).short_description, categories = (said.company).categories,
        city = (said.company).city, country = (said.company).country, source = 'wikidata'
      from said where f.id = said.id
      returning f.url, f.company_name, said.filled
  )
  select coalesce(jsonb_agg(jsonb_build_object('url', w.url, 'name', w.company_name, 'filled', w.filled)), '[]') into filled from written w;
  -- The trigger company_facts_merge_fetched sets the value.
  with registered as (
    update public.company_facts f set source = coalesce(f.source, 'gleif')
      where f.url = any (urls) and 'register_number' <> all (f.pinned)
        and (f.register_number is null or f.fetched_from ->> 'register_number' = 'gleif')
        and private.gleif_register_number(f.url) is distinct from f.register_number
        and private.gleif_register_number(f.url) is not null
      returning f.url, f.company_name
  )
  select filled || coalesce(jsonb_agg(jsonb_build_object('url', r.url, 'name', r.company_name, 'filled', 1)), '[]') into filled
    from registered r;
  return filled;
end
$$;

-- Replaces what the source said. A colleague's choice stays.
create function public.store_company_sources(source text, entries jsonb) returns void
  language plpgsql volatile security invoker
  set search_path = ''
as $$
begin
  if jsonb_typeof(entries) is distinct from 'array' then
    raise invalid_parameter_value using message = 'The list is not an array';
  end if;
  if jsonb_array_length(entries) > 100 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Store at most 100 at once';
  end if;
  insert into public.company_sources (url, source, facts, as_of, source_url, candidates, lei, fetched_at)
    select e.url, store_company_sources.source, e.facts, e.as_of, e.source_url, e.candidates, e.lei, e.fetched_at
    from jsonb_to_recordset(entries)
      e (url text, facts jsonb, as_of jsonb, source_url text, candidates jsonb, lei text, fetched_at timestamptz)
    on conflict on constraint company_sources_pkey do update
      set facts = excluded.facts, as_of = excluded.as_of, source_url = excluded.source_url, candidates = excluded.candidates,
        lei = excluded.lei, fetched_at = excluded.fetched_at, error = null, error_at = null;
  insert into public.company_profiles (url, data, source, fetched_at)
    select e.url, e.profile, store_company_sources.source, e.fetched_at
    from jsonb_to_recordset(entries) e (url text, profile jsonb, fetched_at timestamptz)
    where e.profile is not null
    on conflict on constraint company_profiles_pkey do update
      set data = excluded.data, source = excluded.source, fetched_at = excluded.fetched_at, as_of = null;
end
$$;
comment on function public.store_company_sources(text, jsonb) is
  'Stores what a source said about companies, at most 100: [{url, facts, as_of, source_url, candidates, lei, fetched_at, profile}]. With a profile, also as the company''s full response. For the edge function.';
revoke execute on function public.store_company_sources(text, jsonb) from public, anon, authenticated;
grant execute on function public.store_company_sources(text, jsonb) to service_role;
