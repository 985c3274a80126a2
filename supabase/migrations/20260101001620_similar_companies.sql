-- Companies of the database that resemble one: by categories and rare words of the description, then by investors, country, stage and
-- year. Every step has a limit, so that the time does not depend on how common a category is.

-- Without fastupdate: after a large insert, each lookup would read the list of pending entries.
create index company_facts_categories_idx on public.company_facts using gin (categories) with (fastupdate = off)
  where not only_screened and categories <> '{}';
create index company_facts_description_idx on public.company_facts using gin (to_tsvector('english'::regconfig, short_description))
  with (fastupdate = off) where not only_screened and short_description is not null;

-- Funding stages in their order; null for other rounds.
create function private.stage_rank(round_type text) returns integer
  language sql immutable
  set search_path = ''
as $$
  select array_position(array['pre_seed', 'angel', 'seed', 'series_a', 'series_b', 'series_c', 'series_d', 'series_e', 'series_f', 'series_g'],
    replace(replace(lower(round_type), ' ', '_'), '-', '_'))
$$;
revoke execute on function private.stage_rank(text) from public, anon;
grant execute on function private.stage_rank(text) to authenticated, service_role;

-- A category or word of more companies says little: it decides only where nothing rare is in common. Without seqscan: the indexes are
-- faster at any size, and the planner must not prefer the table because of its statistics. Without JIT, which takes longer than the query, and
-- which a forbidden scan makes look worth it.
create function private.similar_to(company public.company_facts, max_results integer)
  returns table (id uuid, score double precision, categories text[], words text[], investors text[])
  language plpgsql stable security invoker
  set search_path = ''
  set enable_seqscan = off
  set jit = off
as $$
#variable_conflict use_column
declare
  common_category constant integer := 500;
  common_word constant integer := 150;
  companies constant double precision := greatest((select c.reltuples from pg_catalog.pg_class c where c.oid = 'public.company_facts'::regclass), 1000);
begin
  return query
  with named as (
    select 'category' as kind, name as label, array(
      select f.id from public.company_facts f
      where f.categories @> array[name] and not f.only_screened and f.categories <> '{}' limit common_category + 1) as ids
    from (select distinct name from unnest(company.categories) name) category
    union all
    select 'word', stemmed.word, array(
      select f.id from public.company_facts f
      where to_tsvector('english'::regconfig, f.short_description) @@ quote_literal(stemmed.stem)::tsquery
        and not f.only_screened and f.short_description is not null limit common_word + 1)
    from (
      select distinct on (stem) stem, split.word
      from (
        select word from regexp_split_to_table(lower(left(company.short_description, 1000)), '[^[:alnum:]]+') word
        where length(word) between 3 and 40 limit 60
      ) split
      cross join lateral unnest(tsvector_to_array(to_tsvector('english'::regconfig, split.word))) stem
      order by stem, length(split.word), split.word
    ) stemmed
  ),
  -- The rarest first.
  signals as materialized (
    select n.*, n.weight / sum(n.weight) over (partition by n.kind) * case n.kind when 'word' then 2 else 1 end as share
    from (
      select named.*, cardinality(named.ids) <= common_category as is_rare, ln(1 + companies / greatest(cardinality(named.ids), 1)) as weight,
        row_number() over (partition by named.kind order by cardinality(named.ids), named.label) as position
      from named
      where named.kind = 'category' or cardinality(array_remove(named.ids, company.id)) between 1 and common_word
    ) n
    where n.position <= 12
  ),
  closest as materialized (
    select hit.id, array_agg(s.label order by s.position) filter (where s.kind = 'word') as words,
      sum(s.share) filter (where s.kind = 'word') as word_share
    from signals s cross join lateral unnest(s.ids) hit (id)
    where s.is_rare and hit.id <> company.id
    group by hit.id order by sum(s.share) desc, hit.id limit 150
  ),
  candidates as (
    select c.id, c.words, c.word_share from closest c
    union all
    select common.id, null, null from (
      (select f.id from signals a join signals b on b.kind = a.kind and b.position > a.position
        cross join lateral (
          select f.id from public.company_facts f
          where f.categories @> array[a.label, b.label] and not f.only_screened and f.categories <> '{}' limit 40) f
        where a.kind = 'category' and not a.is_rare and b.position <= 5)
      union
      (select unnest(s.ids[1:100]) from signals s where s.kind = 'category' and not s.is_rare and s.position = 1)
    ) common
    where (select count(*) from closest) < 50 and common.id <> company.id and common.id not in (select c.id from closest c)
  )
  select f.id,
    coalesce(shared.share, 0) + coalesce(c.word_share, 0) + 0.15 * least(cardinality(shared.investors), 3)
      + case when lower(f.country) = lower(company.country) then 0.1 else 0 end
      + coalesce(case abs(private.stage_rank(f.last_round_type) - private.stage_rank(company.last_round_type)) when 0 then 0.1 when 1 then 0.05 end, 0)
      + case when abs(f.founded_year - company.founded_year) <= 3 then 0.05 else 0 end,
    coalesce(shared.categories, '{}'), coalesce(c.words, '{}'), shared.investors
  from candidates c join public.company_facts f on f.id = c.id
  cross join lateral (
    select array_agg(s.label order by s.position) as categories, sum(s.share) as share, array(
      select own.name from (select distinct name from unnest(string_to_array(company.aaa_investors, ', ')) name) own
      where lower(own.name) = any (string_to_array(lower(f.aaa_investors), ', ')) order by own.name) as investors
    from signals s where s.kind = 'category' and s.label = any (f.categories)
  ) shared
  where f.name_key is distinct from company.name_key
  order by 2 desc, f.sort_name, f.id
  limit max_results;
end
$$;
revoke execute on function private.similar_to(public.company_facts, integer) from public, anon;
grant execute on function private.similar_to(public.company_facts, integer) to authenticated, service_role;

create function public.similar_companies(company uuid default null, url text default null, max_results integer default 6) returns jsonb
  language plpgsql stable security invoker
  set search_path = ''
as $$
declare
  own public.company_facts;
begin
  select * into own from public.company_facts f
    where f.id = coalesce(similar_companies.company, private.company_id_of(similar_companies.url, null));
  if own.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'is_comparable', own.categories <> '{}' or own.short_description is not null,
    'companies', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'name', f.company_name, 'url', f.url, 'description', left(f.short_description, 300),
        'founded_year', f.founded_year, 'employee_count', f.employee_count, 'total_funding', f.total_funding,
        'categories', found.categories, 'words', found.words, 'investors', found.investors,
        'country', case when lower(f.country) = lower(own.country) then f.country end,
        'stage', case when private.stage_rank(f.last_round_type) = private.stage_rank(own.last_round_type) then f.last_round_type end,
        'squads', (select coalesce(jsonb_agg(distinct h.squad_id), '[]') from public.squad_hotlist_companies h where h.company_id = f.id)
      ) order by found.score desc, f.sort_name, f.id), '[]')
      from private.similar_to(own, least(greatest(max_results, 1), 20)) found join public.company_facts f on f.id = found.id)
  );
end
$$;
comment on function public.similar_companies(uuid, text, integer) is
  'At most 20 companies of the database that resemble one, by id or URL: {is_comparable, companies}, each with what they have in common. Null if the company is unknown.';
revoke execute on function public.similar_companies(uuid, text, integer) from public, anon;
grant execute on function public.similar_companies(uuid, text, integer) to authenticated, service_role;

-- Companies side by side, by permalink or id, in this order: the record, the rounds of the profile, and the hotlists they are on.
create function public.compare_companies(keys text[]) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'key', requested.key,
    'company', case when f.id is not null then private.company_image(f) end,
    'rounds', (
      select coalesce(jsonb_agg(round order by position), '[]')
      from jsonb_array_elements(case when jsonb_typeof(profile.data #> '{cards,raised_funding_rounds}') = 'array'
        then profile.data #> '{cards,raised_funding_rounds}' else '[]' end) with ordinality item (round, position)
      where position <= 100),
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'squad_id', h.squad_id, 'status', h.status, 'priority', h.priority,
        'owner', private.person(h.owner)) order by h.squad_id, h.created_at, h.id), '[]')
      from (select * from public.squad_hotlist_companies h where h.company_id = f.id order by h.created_at, h.id limit 20) h)
  ) order by requested.position), '[]')
  from jsonb_array_elements_text(private.at_most(to_jsonb(compare_companies.keys), 5)) with ordinality requested (key, position)
  left join lateral (
    select c.* from public.company_facts c
    where c.id = coalesce(
      substring(requested.key from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid,
      private.company_id_of('https://www.crunchbase.com/organization/' || lower(left(requested.key, 300)), null))
  ) f on true
  left join public.company_profiles profile on profile.url = f.url
$$;
comment on function public.compare_companies(text[]) is
  'Up to 5 companies by permalink or id: [{key, company, rounds, entries}]; `company` is null if it is not known.';
revoke execute on function public.compare_companies(text[]) from public, anon;
grant execute on function public.compare_companies(text[]) to authenticated, service_role;
