-- As before, but bounded like the other look-up: a list of a megabyte kept the embedded database, and with it everybody, waiting for
-- 4 to 5 seconds; 5000 companies take 0.3.
create or replace function public.company_sightings(urls text[], names text[] default '{}') returns jsonb
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
  from rows from (
    jsonb_array_elements_text(private.at_most(to_jsonb(urls), 5000)),
    jsonb_array_elements_text(private.at_most(to_jsonb(names), 5000))
  ) with ordinality as asked (url, name, position)
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
