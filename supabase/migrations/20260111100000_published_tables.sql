-- The tables whose changes colleagues see at once. Who is told of a row is decided by its policies.

do $$
declare
  name text;
begin
  -- A hosted project may have put tables into its publication already.
  foreach name in array array['company_facts', 'squad_hotlist_companies', 'universities', 'company_names'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name
    ) then
      execute format('alter publication supabase_realtime add table public.%I', name);
    end if;
  end loop;
end
$$;
