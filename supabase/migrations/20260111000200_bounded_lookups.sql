-- What one request may ask of the look-ups: a list of a megabyte kept the database busy for longer than a request may take.

create function private.at_most(list jsonb, longest integer) returns jsonb
  language plpgsql immutable
  set search_path = ''
as $$
begin
  if jsonb_typeof(list) <> 'array' then
    raise invalid_parameter_value using message = 'The list is not an array';
  end if;
  if jsonb_array_length(list) > longest or octet_length(list::text) > 100 * longest then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = format('Ask for at most %s at once', longest);
  end if;
  return list;
end
$$;
comment on function private.at_most(jsonb, integer) is 'The list, unless it is longer than that, or than 100 bytes an item.';
revoke execute on function private.at_most(jsonb, integer) from public, anon;
grant execute on function private.at_most(jsonb, integer) to authenticated, service_role;

-- As before, but bounded. `offset 0` keeps each look-up one by the index of the name: without it a database that was not
-- analyzed for a while walks the table from its newest row (300 names of 20,000 companies: 7 s instead of 16 ms).
create or replace function public.company_facts_by_names(groups jsonb) returns jsonb
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
  from jsonb_array_elements(private.at_most(groups, 5000)) with ordinality as asked (names, position)
  left join lateral (
    select to_jsonb(row) - 'rank' - 'place' as found
    from (
      select 1 as rank, spelling.place, 'company_facts' as source, f.*
      from jsonb_array_elements_text(asked.names) with ordinality as spelling (name, place)
      cross join lateral (
        select f.company_name, f.url, f.founded_year, f.employee_count, f.total_funding, f.aaa_investors, f.updated_at as facts_at
        from (select * from public.company_facts f where lower(f.company_name) = lower(spelling.name) offset 0) f
        order by f.updated_at desc, f.id limit 1
      ) f
      union all
      select 2, spelling.place, 'hotlist', h.*
      from jsonb_array_elements_text(asked.names) with ordinality as spelling (name, place)
      cross join lateral (
        select h.company_name, h.company_url, h.founded_year, h.employee_count, h.total_funding, h.aaa_investors, h.created_at
        from (select * from public.squad_hotlist_companies h where lower(h.company_name) = lower(spelling.name) offset 0) h
        order by h.created_at desc, h.id limit 1
      ) h
      order by rank, place limit 1
    ) row
  ) facts on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', h.id, 'squad_id', h.squad_id, 'added_at', h.created_at) order by h.created_at, h.id) as entries
    from (select distinct lower(name) as name from jsonb_array_elements_text(asked.names) as spelling (name)) spelling
    cross join lateral (
      select h.id, h.squad_id, h.created_at from public.squad_hotlist_companies h
      where lower(h.company_name) = spelling.name
      offset 0
    ) h
  ) hotlists on true
$$;
