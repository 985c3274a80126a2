-- Row-level security also applies to the tables' owner. An owner without BYPASSRLS is left out: its own security-definer
-- functions could not read the tables any more.

do $$
declare
  name text;
begin
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    foreach name in array array['company_facts', 'squad_hotlist_companies', 'universities', 'company_names',
      'company_profiles', 'linkedin_request_count', 'linkedin_profiles', 'other_names', 'match_rules', 'match_verdicts',
      'match_statistics'] loop
      execute format('alter table public.%I force row level security', name);
    end loop;
  end if;
end
$$;
