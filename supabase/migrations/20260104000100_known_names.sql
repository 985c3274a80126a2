-- Every name that the text analyses look for besides the built-in lists: one request each, however many there are.

create function public.known_names() returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select jsonb_build_object(
    'universities', (select coalesce(jsonb_agg(u.name order by u.name), '[]') from public.universities u),
    'company_names', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'removed', c.removed) order by c.name), '[]')
      from public.company_names c
    ),
    'company_facts', (
      select coalesce(jsonb_agg(f.company_name order by f.company_name), '[]')
      from (select distinct company_name from public.company_facts) f
    )
  )
$$;
comment on function public.known_names() is 'The universities and companies that the team''s lists and database name.';
revoke execute on function public.known_names() from public, anon;
grant execute on function public.known_names() to authenticated, service_role;

create function public.hotlist_names() returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(jsonb_agg(h.company_name order by h.company_name), '[]')
  from (select distinct company_name from public.squad_hotlist_companies where company_name is not null) h
$$;
comment on function public.hotlist_names() is 'The companies that the hotlists of all squads name.';
revoke execute on function public.hotlist_names() from public, anon;
grant execute on function public.hotlist_names() to authenticated, service_role;
