-- Saved views: filters, sort order and columns of a screen, for one person or shared with the team (domain/views).

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  screen text not null,
  squad_id text,
  name text not null,
  owner uuid not null default auth.uid(),
  is_shared boolean not null default false,
  definition jsonb not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_views_screen_known check (screen in ('companies', 'hotlist', 'people')),
  constraint saved_views_squad_id_known check (squad_id in ('genai', 'fintech', 'enterprise', 'climate', 'techbio')),
  constraint saved_views_name_length check (length(name) <= 80 and btrim(name) <> ''),
  constraint saved_views_definition_size check (jsonb_typeof(definition) = 'object' and octet_length(definition::text) <= 8000)
);
comment on table public.saved_views is 'Filters, sort order and columns of a screen, for their owner or shared with the team.';
comment on column public.saved_views.squad_id is 'The squad whose hotlist it shows; null for every squad and for other screens';
comment on column public.saved_views.owner is 'Written by a trigger only. The name is in team_members';
create index saved_views_screen_idx on public.saved_views (screen, position, created_at);
create index saved_views_owner_idx on public.saved_views (owner);

create function private.write_saved_view() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.name := private.clean_name(new.name);
  new.updated_at := now();
  if tg_op = 'INSERT' and auth.uid() is not null then
    new.owner := auth.uid();
    new.created_at := now();
  end if;
  return new;
end
$$;
revoke execute on function private.write_saved_view() from public, anon, authenticated;
create trigger saved_views_write before insert or update on public.saved_views
  for each row execute function private.write_saved_view();
create trigger saved_views_limit after insert or update on public.saved_views
  for each statement execute function private.limit_rows('1000', 'There are 1,000 saved views. Delete some first.',
    'octet_length(t.definition::text)', '2000000', 'All saved views together are too large. Delete some first.');

revoke all on public.saved_views from anon, authenticated;
grant all on public.saved_views to service_role;
grant select, delete on public.saved_views to authenticated;
grant insert (id, screen, squad_id, name, is_shared, definition, position), update (name, is_shared, definition, position)
  on public.saved_views to authenticated;
alter table public.saved_views enable row level security;
create policy "colleagues read their own and shared views" on public.saved_views for select to authenticated
  using (is_shared or owner = (select auth.uid()));
create policy "colleagues add their views" on public.saved_views for insert to authenticated
  with check (owner = (select auth.uid()));
create policy "owners change their views" on public.saved_views for update to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
create policy "owners delete their views" on public.saved_views for delete to authenticated
  using (owner = (select auth.uid()));
create policy "required assurance level" on public.saved_views as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    alter table public.saved_views force row level security;
  end if;
end
$$;

create function public.company_choices(field text, search text default '', max_choices integer default 50) returns text[]
  language plpgsql stable security invoker
  set search_path = ''
as $$
#variable_conflict use_variable
declare
  pattern constant text := '%' || regexp_replace(left(search, 100), '([\\%_])', '\\\1', 'g') || '%';
  most constant integer := least(greatest(max_choices, 1), 100);
begin
  if field not in ('category', 'country', 'city', 'round') then
    raise invalid_parameter_value using message = 'Unknown field';
  end if;
  -- Counts all values first: there are few different ones, and comparing each row's with the pattern takes longer.
  if field = 'category' then
    return array(
      select used.choice from (
        select category as choice, count(*) as companies from public.company_facts f cross join unnest(f.categories) category
        where not f.only_screened group by 1
      ) used
      where used.choice ilike pattern and used.choice <> '' order by used.companies desc, used.choice limit most);
  end if;
  return array(
    select used.choice from (
      select case field when 'country' then f.country when 'city' then f.city else f.last_round_type end as choice, count(*) as companies
      from public.company_facts f where not f.only_screened group by 1
    ) used
    where used.choice ilike pattern and used.choice <> '' order by used.companies desc, used.choice limit most);
end
$$;
comment on function public.company_choices(text, text, integer) is
  'The values of a field of the company database that contain a text, the most frequent first, at most 100.';
revoke execute on function public.company_choices(text, text, integer) from public, anon;
grant execute on function public.company_choices(text, text, integer) to authenticated, service_role;
