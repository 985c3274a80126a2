-- Whoever has set up an authenticator app sees and changes the team's data only after its code was shown (aal2): a stolen
-- password, or the access token that comes before the code, reads nothing. The owner of the tables is bound by the
-- policies too.

-- Not exposed by the API. Supabase lets signed-in users not read auth.mfa_factors, hence the definer's rights.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create function private.has_shown_second_factor() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors factor where factor.user_id = auth.uid() and factor.status = 'verified')
$$;
comment on function private.has_shown_second_factor() is
  'Whether the bearer of the access token has done every step of signing in: aal2, or no verified factor to show.';
revoke execute on function private.has_shown_second_factor() from public, anon;
grant execute on function private.has_shown_second_factor() to authenticated, service_role;

-- What the functions ask in their caller's name.
create function public.has_shown_second_factor() returns boolean
  language sql stable security invoker
  set search_path = ''
as $$ select private.has_shown_second_factor() $$;
comment on function public.has_shown_second_factor() is
  'Whether the caller has done every step of signing in: aal2, or no verified factor to show.';
revoke execute on function public.has_shown_second_factor() from public, anon;
grant execute on function public.has_shown_second_factor() to authenticated, service_role;

-- Restrictive: holds whatever other policies allow. The inner select makes it once a statement instead of once a row.
do $$
declare
  name text;
begin
  foreach name in array array['company_facts', 'squad_hotlist_companies', 'universities', 'company_names',
    'company_profiles', 'linkedin_request_count', 'linkedin_profiles'] loop
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy "every step of signing in" on public.%I as restrictive for all to authenticated
       using ((select private.has_shown_second_factor())) with check ((select private.has_shown_second_factor()))', name);
  end loop;
end
$$;
