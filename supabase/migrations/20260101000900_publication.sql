-- The tables whose changes clients can follow live (`postgres_changes`). Each table's policies decide who receives a row.

do $$
declare
  name text;
begin
  -- A hosted project may have added tables to its publication already.
  foreach name in array array['company_facts', 'squad_hotlist_companies', 'universities', 'company_names', 'other_names', 'match_rules'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name
    ) then
      execute format('alter publication supabase_realtime add table public.%I', name);
    end if;
  end loop;
end
$$;
