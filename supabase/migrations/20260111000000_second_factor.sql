-- Whoever has set up an authenticator app sees and changes the team's data only after its code was shown (aal2): a stolen
-- password, or the access token that comes before the code, reads nothing. The owner of the tables is bound by the
-- policies too.

-- Not exposed by the API. Supabase lets signed-in users not read auth.mfa_factors, hence the definer's rights.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

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

-- Restrictive: holds whatever other policies allow. The inner select makes it once a statement instead of once a row.
-- Not on company_facts and squad_hotlist_companies: a condition of a policy comes before every operator that is not
-- leakproof, so that neither LIKE nor lower() could use its index any more, and searching 100,000 companies would read
-- them all. These two are behind the check of every request below.
do $$
declare
  name text;
  -- An owner that may not pass the policies would lock its own functions out.
  may_pass boolean := (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user);
begin
  foreach name in array array['company_facts', 'squad_hotlist_companies', 'universities', 'company_names',
    'company_profiles', 'linkedin_request_count', 'linkedin_profiles'] loop
    if may_pass then
      execute format('alter table public.%I force row level security', name);
    end if;
    continue when name in ('company_facts', 'squad_hotlist_companies');
    execute format(
      'create policy "every step of signing in" on public.%I as restrictive for all to authenticated
       using ((select private.has_shown_second_factor())) with check ((select private.has_shown_second_factor()))', name);
  end loop;
end
$$;

-- Supabase's API calls this before every request, in the request's transaction and role. (This project's own gateway asks
-- the same question itself and remembers the answer for a few seconds.)
create function private.check_request() returns void
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if coalesce(auth.role(), 'anon') = 'authenticated' and not private.has_shown_second_factor() then
    raise insufficient_privilege using
      message = 'A second factor has to be shown first',
      hint = 'Sign in with the code of your authenticator app (aal2).';
  end if;
end
$$;
comment on function private.check_request() is 'PostgREST''s db-pre-request: refuses whoever has not done every step of signing in.';
revoke execute on function private.check_request() from public;
grant execute on function private.check_request() to anon, authenticated, service_role;
do $$
begin
  execute format('alter role authenticator in database %I set pgrst.db_pre_request = %L', current_database(), 'private.check_request');
end
$$;
notify pgrst, 'reload config';

-- What the functions ask about their caller.
create function public.has_second_factor(user_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from auth.mfa_factors factor where factor.user_id = has_second_factor.user_id and factor.status = 'verified')
$$;
comment on function public.has_second_factor(uuid) is 'Whether a user has a verified second factor. For the functions.';
revoke execute on function public.has_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.has_second_factor(uuid) to service_role;
