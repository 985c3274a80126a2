-- Where every fact of a company comes from: what each source last said, which source a value was fetched from, and which values a
-- colleague has set by hand.

create table public.company_sources (
  url text not null,
  source text not null,
  facts jsonb not null default '{}',
  as_of jsonb not null default '{}',
  source_url text,
  candidates jsonb not null default '[]',
  chosen text,
  lei text,
  fetched_at timestamptz,
  error text,
  error_at timestamptz,
  primary key (url, source),
  constraint company_sources_url_length check (length(url) between 1 and 500),
  constraint company_sources_source_known check (source in ('crunchbase', 'wikidata', 'gleif', 'sample')),
  constraint company_sources_facts_size check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 40000),
  constraint company_sources_as_of_size check (jsonb_typeof(as_of) = 'object' and octet_length(as_of::text) <= 4000),
  constraint company_sources_candidates_size check (jsonb_typeof(candidates) = 'array' and octet_length(candidates::text) <= 20000),
  constraint company_sources_chosen_length check (length(chosen) <= 100),
  constraint company_sources_lei_form check (lei ~ '^[A-Z0-9]{18}[0-9]{2}$'),
  constraint company_sources_source_url_length check (length(source_url) <= 500),
  constraint company_sources_error_length check (length(error) <= 500)
);
comment on table public.company_sources is 'What each source last said about a company. Only the edge function writes it.';
comment on column public.company_sources.url is 'Normalized Crunchbase URL, as in company_facts';
comment on column public.company_sources.facts is 'Values by column of company_facts; columns of which the source knows nothing are missing';
comment on column public.company_sources.as_of is 'YYYY, YYYY-MM or YYYY-MM-DD by column, where the source dates its value';
comment on column public.company_sources.candidates is
  'Where the source has several entries for the URL and nobody has chosen one: [{id, name, description, url}]';
comment on column public.company_sources.chosen is 'The id of the entry that a colleague has chosen';
comment on column public.company_sources.lei is 'Legal Entity Identifier, where the source says it: GLEIF has the company under it';
comment on column public.company_sources.fetched_at is 'Null if the source never had the company';
comment on column public.company_sources.error is 'Why the last call failed, as shown to the user; null if it succeeded';

revoke all on public.company_sources from anon, authenticated;
grant all on public.company_sources to service_role;
grant select on public.company_sources to authenticated;
alter table public.company_sources enable row level security;
create policy "colleagues read company sources" on public.company_sources for select to authenticated using (true);
create policy "required assurance level" on public.company_sources as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    alter table public.company_sources force row level security;
  end if;
end
$$;

-- The facts whose origin is recorded and that can be pinned.
create function private.fact_columns() returns text[]
  language sql immutable
  set search_path = ''
as $$
  select array['company_name', 'founded_year', 'employee_count', 'total_funding', 'aaa_investors', 'website_domain', 'linkedin_slug',
    'short_description', 'categories', 'city', 'country', 'last_round_type', 'last_round_on', 'register_number']
$$;
revoke execute on function private.fact_columns() from public, anon;
grant execute on function private.fact_columns() to authenticated, service_role;

alter table public.company_facts
  add column register_number text,
  add column source text,
  add column fetched_from jsonb not null default '{}',
  add column pinned text[] not null default '{}',
  add constraint company_facts_register_number_length check (length(register_number) <= 100),
  add constraint company_facts_source_known check (source in ('crunchbase', 'wikidata', 'gleif', 'sample')),
  add constraint company_facts_pinned_known check (pinned <@ private.fact_columns() and cardinality(pinned) <= 20);
comment on column public.company_facts.register_number is 'In the company register, such as HRB 164232';
comment on column public.company_facts.source is 'The source of the last fetch. A write that sets it is a fetch: pinned values stay';
comment on column public.company_facts.fetched_from is 'The source that a value was fetched from, by column. Written by triggers only';
comment on column public.company_facts.pinned is 'Columns that a colleague has set by hand: no fetch changes them. Written by pin_fact and unpin_fact only';
grant insert (source, register_number) on public.company_facts to authenticated;
grant update (source, register_number) on public.company_facts to authenticated;

create function private.present_facts(company jsonb) returns text[]
  language sql immutable
  set search_path = ''
as $$
  select coalesce(array_agg(fact.name), '{}') from unnest(private.fact_columns()) fact (name)
  where company -> fact.name not in ('null', '[]', '""')
$$;
revoke execute on function private.present_facts(jsonb) from public, anon;
grant execute on function private.present_facts(jsonb) to authenticated, service_role;

-- GLEIF's value, which every fetch of the company stores with the provider's.
create function private.gleif_register_number(url text) returns text
  language sql stable
  set search_path = ''
as $$
  select s.facts ->> 'register_number' from public.company_sources s where s.url = gleif_register_number.url and s.source = 'gleif'
$$;
revoke execute on function private.gleif_register_number(text) from public, anon;
grant execute on function private.gleif_register_number(text) to authenticated, service_role;

create function private.record_fetched_facts() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.fetched_from := (select jsonb_object_agg(fact.name, new.source) from unnest(private.present_facts(to_jsonb(new))) fact (name));
  if new.register_number is null then
    new.register_number := private.gleif_register_number(new.url);
    if new.register_number is not null then
      new.fetched_from := new.fetched_from || '{"register_number": "gleif"}';
    end if;
  end if;
  return new;
end
$$;
revoke execute on function private.record_fetched_facts() from public, anon, authenticated;
-- By name before company_facts_stamp; restored rows keep what they had.
create trigger company_facts_record_fetched before insert on public.company_facts
  for each row when (new.source is not null and new.fetched_from = '{}') execute function private.record_fetched_facts();

-- A fetch changes every fact but pinned ones. Open data, the lowest source, fills what is empty and replaces its own values only.
create function private.merge_fetched_facts() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  is_open_data boolean := new.source in ('wikidata', 'gleif');
  kept jsonb := '{}';
  origins jsonb := old.fetched_from;
  had_facts text[] := private.present_facts(before);
  has_facts text[] := private.present_facts(after);
  fact text;
  registered text;
begin
  if current_setting('app.keeps_dates', true) = 'on' or new.source is null then
    return new;
  end if;
  foreach fact in array private.fact_columns() loop
    if before -> fact = after -> fact then
      continue;
    end if;
    if fact = any (old.pinned) or is_open_data and fact = any (had_facts)
        and (fact <> all (has_facts) or old.fetched_from ->> fact is distinct from new.source) then
      kept := kept || jsonb_build_object(fact, before -> fact);
    elsif fact = any (has_facts) then
      origins := origins || jsonb_build_object(fact, new.source);
    else
      origins := origins - fact;
    end if;
  end loop;
  if kept <> '{}' then
    new := jsonb_populate_record(new, kept);
  end if;
  if 'register_number' <> all (old.pinned) and (new.register_number is null or origins ->> 'register_number' = 'gleif') then
    registered := private.gleif_register_number(new.url);
    if registered is not null then
      new.register_number := registered;
      origins := origins || '{"register_number": "gleif"}';
    end if;
  end if;
  new.fetched_from := origins;
  return new;
end
$$;
revoke execute on function private.merge_fetched_facts() from public, anon, authenticated;
create trigger company_facts_merge_fetched before update of source on public.company_facts
  for each row execute function private.merge_fetched_facts();

-- A value that a colleague, an import or a merge has set is not the source's any more. By name before company_facts_merge_fetched,
-- which replaces the result.
create function private.clear_origin() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_setting('app.keeps_dates', true) is distinct from 'on' then
    new.fetched_from := old.fetched_from - (
      select coalesce(array_agg(fact.name), '{}') from unnest(private.fact_columns()) fact (name)
      where to_jsonb(new) -> fact.name is distinct from to_jsonb(old) -> fact.name);
  end if;
  return new;
end
$$;
revoke execute on function private.clear_origin() from public, anon, authenticated;
create trigger company_facts_clear_origin before update of company_name, founded_year, employee_count, total_funding, aaa_investors,
    website_domain, linkedin_slug, short_description, categories, city, country, last_round_type, last_round_on, register_number
  on public.company_facts
  for each row when (old.fetched_from <> '{}') execute function private.clear_origin();

-- Everything that a screen says about where the facts of a company come from.
create function public.company_provenance(id uuid default null, url text default null) returns jsonb
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
      from public.company_sources s where s.url = f.url),
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
  from public.company_facts f where f.id = company_provenance.id or company_provenance.id is null and f.url = company_provenance.url
$$;
comment on function public.company_provenance(uuid, text) is
  'By id or normalized URL: a company''s facts, the source each was fetched from, pinned columns, what each source says, and the last change of each fact among the row''s 200 newest; null for an unknown company.';
revoke execute on function public.company_provenance(uuid, text) from public, anon;
grant execute on function public.company_provenance(uuid, text) to authenticated, service_role;

-- Writes the facts of a changed record. The origin of a fetched value is written after it: see company_facts_clear_origin.
create function private.write_fact(company public.company_facts, fact text, fetched_from text) returns void
  language plpgsql volatile
  set search_path = ''
as $$
begin
  update public.company_facts f
    set pinned = company.pinned, company_name = company.company_name, founded_year = company.founded_year,
      employee_count = company.employee_count, total_funding = company.total_funding, aaa_investors = company.aaa_investors,
      website_domain = company.website_domain, linkedin_slug = company.linkedin_slug, short_description = company.short_description,
      categories = company.categories, city = company.city, country = company.country, last_round_type = company.last_round_type,
      last_round_on = company.last_round_on, register_number = company.register_number
    where f.id = company.id;
  if write_fact.fetched_from is not null then
    update public.company_facts f set fetched_from = f.fetched_from || jsonb_build_object(fact, write_fact.fetched_from)
      where f.id = company.id;
  end if;
end
$$;
revoke execute on function private.write_fact(public.company_facts, text, text) from public, anon, authenticated;

create function private.company_for_fact(id uuid, fact text) returns public.company_facts
  language plpgsql volatile
  set search_path = ''
as $$
declare
  company public.company_facts;
begin
  perform private.check_caller();
  if fact <> all (private.fact_columns()) then
    raise invalid_parameter_value using message = 'This is not a fact of a company';
  end if;
  select * into company from public.company_facts f where f.id = company_for_fact.id for update;
  return company;
end
$$;
revoke execute on function private.company_for_fact(uuid, text) from public, anon, authenticated;

create function private.pin_fact(id uuid, fact text, value jsonb) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  company public.company_facts := private.company_for_fact(id, fact);
begin
  if company.id is null then
    return false;
  end if;
  company := jsonb_populate_record(company, jsonb_build_object(fact, value));
  company.pinned := array_append(array_remove(company.pinned, fact), fact);
  perform private.write_fact(company, fact, null);
  return true;
end
$$;
create function public.pin_fact(id uuid, fact text, value jsonb) returns boolean
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.pin_fact(pin_fact.id, pin_fact.fact, pin_fact.value)
$$;
comment on function public.pin_fact(uuid, text, jsonb) is
  'Sets a fact by hand: no fetch changes it until it is unpinned. False for an unknown company.';

-- The value of the best source replaces the one that was set by hand; without a source the value stays.
create function private.unpin_fact(id uuid, fact text) returns boolean
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
  select * into best from public.company_sources s where s.url = company.url and s.facts ? fact
    order by array_position(array['crunchbase', 'sample', 'wikidata', 'gleif'], s.source) limit 1;
  company.pinned := array_remove(company.pinned, fact);
  if best.source is not null then
    company := jsonb_populate_record(company, jsonb_build_object(fact, best.facts -> fact));
  end if;
  perform private.write_fact(company, fact, best.source);
  return true;
end
$$;
create function public.unpin_fact(id uuid, fact text) returns boolean
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.unpin_fact(unpin_fact.id, unpin_fact.fact)
$$;
comment on function public.unpin_fact(uuid, text) is
  'Lets fetches change a fact again and sets the value of the best source at once. False if the fact was not pinned.';
revoke execute on function private.pin_fact(uuid, text, jsonb), public.pin_fact(uuid, text, jsonb), private.unpin_fact(uuid, text),
  public.unpin_fact(uuid, text) from public, anon;
grant execute on function private.pin_fact(uuid, text, jsonb), public.pin_fact(uuid, text, jsonb), private.unpin_fact(uuid, text),
  public.unpin_fact(uuid, text) to authenticated, service_role;

-- What a fetch of open data would change: its values where the company is blank or has open data's own.
create function private.fillable_facts(company jsonb, said jsonb) returns text[]
  language sql immutable
  set search_path = ''
as $$
  select coalesce(array_agg(fact.name), '{}') from unnest(private.present_facts(said)) fact (name)
  where fact.name <> 'company_name' and company -> fact.name is distinct from said -> fact.name
    and not company -> 'pinned' ? fact.name
    and (company -> fact.name in ('null', '[]', '""') or company -> 'fetched_from' ->> fact.name = 'wikidata')
$$;
revoke execute on function private.fillable_facts(jsonb, jsonb) from public, anon;
grant execute on function private.fillable_facts(jsonb, jsonb) to authenticated, service_role;

-- In the screener's way: a company that was only screened stays so.
create function private.fill_from_open_data(urls text[]) returns jsonb
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
    join public.company_sources s on s.url = f.url and s.source = 'wikidata'
    cross join lateral (select private.fillable_facts(to_jsonb(f), s.facts) as columns) fillable
    cross join lateral (
      select fillable.columns, (select jsonb_object_agg(name, s.facts -> name) from unnest(fillable.columns) name) as facts
    ) said
    where f.url = any (urls) and fillable.columns <> '{}'
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
create function public.fill_from_open_data(urls text[]) returns jsonb
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.fill_from_open_data(fill_from_open_data.urls)
$$;
comment on function public.fill_from_open_data(text[]) is
  'Fills the blanks of companies with what open data last said about them, at most 500; returns [{url, name, filled}] of those that changed, with the number of facts.';
revoke execute on function private.fill_from_open_data(text[]), public.fill_from_open_data(text[]) from public, anon;
grant execute on function private.fill_from_open_data(text[]), public.fill_from_open_data(text[]) to authenticated, service_role;

-- What a source said about many companies, in one request of the edge function.
create function public.read_company_sources(source text, urls text[]) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('url', s.url, 'facts', s.facts, 'as_of', s.as_of, 'source_url', s.source_url,
    'candidates', s.candidates, 'chosen', s.chosen, 'lei', s.lei, 'fetched_at', s.fetched_at, 'error', s.error)), '[]')
  from jsonb_array_elements_text(private.at_most(to_jsonb(urls), 500)) requested (url)
  join public.company_sources s on s.url = requested.url and s.source = read_company_sources.source
$$;
comment on function public.read_company_sources(text, text[]) is 'The rows of company_sources of one source, at most 500. For the edge function.';
revoke execute on function public.read_company_sources(text, text[]) from public, anon, authenticated;
grant execute on function public.read_company_sources(text, text[]) to service_role;
