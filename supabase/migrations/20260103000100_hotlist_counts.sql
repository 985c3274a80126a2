-- How many companies each squad keeps, in one request however many there are. The view asks with its reader's rights.

create view public.hotlist_counts with (security_invoker = true) as
  select squad_id, count(*)::integer as companies
  from public.squad_hotlist_companies
  group by squad_id;
comment on view public.hotlist_counts is 'Companies in each squad''s hotlist; a squad with none has no row.';

revoke all on public.hotlist_counts from anon, authenticated;
grant select on public.hotlist_counts to authenticated, service_role;
