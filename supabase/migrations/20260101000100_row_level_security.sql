-- Who may do what (specification, section 6): every signed-in colleague reads and keeps the team's records, nobody else
-- sees a row, and what the functions fetch is written by the service role alone.

alter table public.company_facts enable row level security;
alter table public.squad_hotlist_companies enable row level security;
alter table public.universities enable row level security;
alter table public.company_names enable row level security;
alter table public.company_profiles enable row level security;
alter table public.linkedin_request_count enable row level security;
alter table public.linkedin_profiles enable row level security;

-- Supabase's default privileges open new tables to all three roles; say here what is meant instead.
revoke all on
  public.company_facts, public.squad_hotlist_companies, public.universities, public.company_names,
  public.company_profiles, public.linkedin_request_count, public.linkedin_profiles
  from anon, authenticated;

grant select, insert, update, delete on
  public.company_facts, public.squad_hotlist_companies, public.universities, public.company_names
  to authenticated;
grant select on public.company_profiles, public.linkedin_request_count to authenticated;
grant select, delete on public.linkedin_profiles to authenticated;
grant all on
  public.company_facts, public.squad_hotlist_companies, public.universities, public.company_names,
  public.company_profiles, public.linkedin_request_count, public.linkedin_profiles
  to service_role;
-- A row's key and age are the database's to set.
revoke update on public.company_facts, public.squad_hotlist_companies, public.universities, public.company_names
  from authenticated;
grant update (url, company_name, founded_year, employee_count, total_funding, aaa_investors, updated_at)
  on public.company_facts to authenticated;
grant update (company_name, company_url, founded_year, employee_count, total_funding, aaa_investors, sector, geography, funding_stage, priority)
  on public.squad_hotlist_companies to authenticated;
grant update (name) on public.universities to authenticated;
grant update (name, removed) on public.company_names to authenticated;

create policy "colleagues read company facts" on public.company_facts for select to authenticated using (true);
create policy "colleagues add company facts" on public.company_facts for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues change company facts" on public.company_facts for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "colleagues delete company facts" on public.company_facts for delete to authenticated
  using ((select auth.uid()) is not null);

create policy "colleagues read hotlists" on public.squad_hotlist_companies for select to authenticated using (true);
create policy "colleagues add to hotlists" on public.squad_hotlist_companies for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues change hotlists" on public.squad_hotlist_companies for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "colleagues take off hotlists" on public.squad_hotlist_companies for delete to authenticated
  using ((select auth.uid()) is not null);

create policy "colleagues read universities" on public.universities for select to authenticated using (true);
create policy "colleagues add universities" on public.universities for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues change universities" on public.universities for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "colleagues delete universities" on public.universities for delete to authenticated
  using ((select auth.uid()) is not null);

create policy "colleagues read company names" on public.company_names for select to authenticated using (true);
create policy "colleagues add company names" on public.company_names for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues change company names" on public.company_names for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "colleagues delete company names" on public.company_names for delete to authenticated
  using ((select auth.uid()) is not null);

create policy "colleagues read fetched companies" on public.company_profiles for select to authenticated using (true);
create policy "colleagues read the request count" on public.linkedin_request_count for select to authenticated using (true);
create policy "colleagues read fetched profiles" on public.linkedin_profiles for select to authenticated using (true);
create policy "colleagues erase fetched profiles" on public.linkedin_profiles for delete to authenticated
  using ((select auth.uid()) is not null);
