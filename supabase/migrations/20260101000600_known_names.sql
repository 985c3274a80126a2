-- The names that the text analysis searches for besides the built-in lists (specification, section 7).

create table public.company_names (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  removed boolean not null default false,
  created_at timestamptz not null default now(),
  constraint company_names_name_key unique (name),
  constraint company_names_name_length check (btrim(name) <> '' and length(name) <= 300)
);
comment on table public.company_names is 'Names the team added to, or removed from, the built-in list of company names.';

create function private.clean_company_names() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.name := private.clean_name(new.name);
  return new;
end
$$;
revoke execute on function private.clean_company_names() from public, anon, authenticated;
create trigger company_names_clean before insert or update on public.company_names
  for each row execute function private.clean_company_names();

revoke all on public.company_names from anon, authenticated;
grant all on public.company_names to service_role;
grant select, insert, delete on public.company_names to authenticated;
grant update (name, removed) on public.company_names to authenticated;

alter table public.company_names enable row level security;
create policy "colleagues read company names" on public.company_names for select to authenticated using (true);
create policy "colleagues add company names" on public.company_names for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues change company names" on public.company_names for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
create policy "colleagues delete company names" on public.company_names for delete to authenticated
  using ((select auth.uid()) is not null);
create policy "required assurance level" on public.company_names as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));

-- Both functions return one JSON value, which no row limit cuts off.
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
    ),
    'other_names', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', o.id, 'kind', o.kind, 'name', o.name, 'other_name', o.other_name)
          order by o.created_at, o.id
        ), '[]')
      from public.other_names o
    ),
    -- Each company's name and then the other ones: there may be 100,000.
    'crunchbase_names', (
      select coalesce(jsonb_agg(to_jsonb(array_prepend(f.company_name, profile.other_names)) order by f.url), '[]')
      from public.company_facts f join public.company_profiles profile on profile.url = f.url
      where profile.other_names <> '{}'
    ),
    'rules', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', r.id, 'kind', r.kind, 'spelling', r.spelling, 'words', r.words, 'section', r.section)
          order by r.created_at, r.id
        ), '[]')
      from public.match_rules r
    )
  )
$$;
comment on function public.known_names() is
  'All names in universities, company_names and company_facts, other names of them, and the match rules, oldest first.';
revoke execute on function public.known_names() from public, anon;
grant execute on function public.known_names() to authenticated, service_role;

create function public.hotlist_names() returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(jsonb_agg(h.company_name order by h.company_name), '[]')
  from (select distinct company_name from public.squad_hotlist_companies where company_name is not null) h
$$;
comment on function public.hotlist_names() is 'The company names on all hotlists.';
revoke execute on function public.hotlist_names() from public, anon;
grant execute on function public.hotlist_names() to authenticated, service_role;
