-- The squads' hotlists (specification, sections 3 and 5).

create table public.squad_hotlist_companies (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  squad_id text not null,
  company_name text,
  company_url text,
  founded_year integer,
  employee_count text,
  total_funding text,
  aaa_investors text,
  sector text,
  geography text,
  funding_stage text,
  priority text not null default 'medium',
  authors jsonb not null default '{}',
  constraint squad_hotlist_companies_squad_id_known
    check (squad_id in ('genai', 'fintech', 'enterprise', 'climate', 'techbio')),
  constraint squad_hotlist_companies_priority_known check (priority in ('high', 'medium', 'low')),
  constraint squad_hotlist_companies_company_name_length check (length(company_name) <= 300),
  constraint squad_hotlist_companies_company_url_length check (length(company_url) <= 500),
  constraint squad_hotlist_companies_employee_count_length check (length(employee_count) <= 500),
  constraint squad_hotlist_companies_total_funding_length check (length(total_funding) <= 500),
  constraint squad_hotlist_companies_aaa_investors_length check (length(aaa_investors) <= 10000),
  constraint squad_hotlist_companies_sector_length check (length(sector) <= 300),
  constraint squad_hotlist_companies_geography_length check (length(geography) <= 300),
  constraint squad_hotlist_companies_funding_stage_length check (length(funding_stage) <= 300)
);
comment on table public.squad_hotlist_companies is 'The companies each squad follows.';
comment on column public.squad_hotlist_companies.authors is
  'Email address of the user who last changed each field, by column name. Written by a trigger only.';
-- A company is on a squad's list once, by case-insensitive name.
create unique index squad_hotlist_companies_squad_name_key
  on public.squad_hotlist_companies (squad_id, lower(company_name));
create index squad_hotlist_companies_squad_created_at_idx
  on public.squad_hotlist_companies (squad_id, created_at desc);
create index squad_hotlist_companies_company_url_idx on public.squad_hotlist_companies (company_url);
create index squad_hotlist_companies_company_name_idx on public.squad_hotlist_companies (lower(company_name));

create function private.clean_squad_hotlist_companies() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  -- What is stored is clean already.
  if tg_op = 'INSERT' or new.company_name is distinct from old.company_name then
    new.company_name := nullif(private.clean_name(new.company_name), '');
  end if;
  if tg_op = 'INSERT' or new.sector is distinct from old.sector then
    new.sector := nullif(private.clean_name(new.sector), '');
  end if;
  if tg_op = 'INSERT' or new.geography is distinct from old.geography then
    new.geography := nullif(private.clean_name(new.geography), '');
  end if;
  return new;
end
$$;
revoke execute on function private.clean_squad_hotlist_companies() from public, anon, authenticated;
create trigger squad_hotlist_companies_clean before insert or update on public.squad_hotlist_companies
  for each row execute function private.clean_squad_hotlist_companies();

revoke all on public.squad_hotlist_companies from anon, authenticated;
grant all on public.squad_hotlist_companies to service_role;
grant select, insert, delete on public.squad_hotlist_companies to authenticated;
grant update (company_name, company_url, founded_year, employee_count, total_funding, aaa_investors, sector, geography, funding_stage, priority)
  on public.squad_hotlist_companies to authenticated;

-- No second-factor policy: see company_facts.
alter table public.squad_hotlist_companies enable row level security;
create policy "colleagues read hotlists" on public.squad_hotlist_companies for select to authenticated using (true);
create policy "colleagues add to hotlists" on public.squad_hotlist_companies for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues change hotlists" on public.squad_hotlist_companies for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "colleagues delete from hotlists" on public.squad_hotlist_companies for delete to authenticated
  using ((select auth.uid()) is not null);

create trigger record_authors before insert or update on public.squad_hotlist_companies
  for each row execute function private.record_authors('geography', 'funding_stage', 'priority');

create view public.hotlist_counts with (security_invoker = true) as
  select squad_id, count(*)::integer as companies
  from public.squad_hotlist_companies
  group by squad_id;
comment on view public.hotlist_counts is 'Companies per hotlist; an empty hotlist has no row.';

revoke all on public.hotlist_counts from anon, authenticated;
grant select on public.hotlist_counts to authenticated, service_role;
