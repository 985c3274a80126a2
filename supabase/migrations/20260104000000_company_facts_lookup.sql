-- The text analyses and the profile formatter: what is known of all companies recognized in a text, in one request.

create index company_facts_lower_name_idx on public.company_facts (lower(company_name), updated_at desc);

-- Each group is one company: its name and then its aliases, as JSON `[["Meta", "Facebook"], ["Celonis"]]`. The answer has
-- a place for every group, in the same order, and null where nothing is known. Facts are looked up in `company_facts` by
-- name, then by each alias, then in the hotlists likewise (specification, section 7); of several rows with one name the
-- newest counts. One JSON value, so that no limit on rows cuts it off; row-level security decides what the caller sees.
create function public.company_facts_by_names(groups jsonb) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      case when facts.found is not null or hotlists.entries is not null then
        coalesce(facts.found, '{}') || jsonb_build_object('hotlists', coalesce(hotlists.entries, '[]'))
      end
      order by asked.position
    ), '[]')
  from jsonb_array_elements(groups) with ordinality as asked (names, position)
  left join lateral (
    select to_jsonb(row) - 'rank' - 'place' as found
    from (
      select 1 as rank, spelling.place, 'company_facts' as source, f.*
      from jsonb_array_elements_text(asked.names) with ordinality as spelling (name, place)
      cross join lateral (
        select f.company_name, f.url, f.founded_year, f.employee_count, f.total_funding, f.aaa_investors, f.updated_at as facts_at
        from public.company_facts f
        where lower(f.company_name) = lower(spelling.name)
        order by f.updated_at desc, f.id limit 1
      ) f
      union all
      select 2, spelling.place, 'hotlist', h.*
      from jsonb_array_elements_text(asked.names) with ordinality as spelling (name, place)
      cross join lateral (
        select h.company_name, h.company_url, h.founded_year, h.employee_count, h.total_funding, h.aaa_investors, h.created_at
        from public.squad_hotlist_companies h
        where lower(h.company_name) = lower(spelling.name)
        order by h.created_at desc, h.id limit 1
      ) h
      order by rank, place limit 1
    ) row
  ) facts on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', h.id, 'squad_id', h.squad_id, 'added_at', h.created_at) order by h.created_at, h.id) as entries
    from public.squad_hotlist_companies h
    where lower(h.company_name) in (select lower(name) from jsonb_array_elements_text(asked.names) as spelling (name))
  ) hotlists on true
$$;
comment on function public.company_facts_by_names(jsonb) is 'What the team knows of companies by their names and aliases.';
revoke execute on function public.company_facts_by_names(jsonb) from public, anon;
grant execute on function public.company_facts_by_names(jsonb) to authenticated, service_role;
