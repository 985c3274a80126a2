-- The figures of the overview in one request.

create function public.team_numbers()
returns json
language sql
stable
security invoker
set search_path = ''
as $$
  select json_build_object(
    'companies', (select count(*) from public.company_facts),
    'new_this_week', (
      select count(*) from public.company_facts facts where facts.created_at > now() - interval '7 days'
    ),
    'hotlists', (
      select coalesce(json_object_agg(hotlist.squad_id, hotlist.companies), '{}')
      from (
        select entry.squad_id, count(*) as companies from public.squad_hotlist_companies entry group by entry.squad_id
      ) hotlist
    ),
    'requests_left', (
      select greatest(counter.max_count - counter.count, 0)
      from public.linkedin_request_count counter order by counter.id limit 1
    ),
    'requests_allowed', (
      select counter.max_count from public.linkedin_request_count counter order by counter.id limit 1
    )
  )
$$;
comment on function public.team_numbers() is
  'Counts for the overview. Hotlists without companies are left out of `hotlists`.';
revoke execute on function public.team_numbers() from public, anon;
grant execute on function public.team_numbers() to authenticated, service_role;
