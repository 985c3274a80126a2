-- What a Supabase project has before its own migrations: the roles of the API, the schemas they may look into, who they
-- are (auth.uid() and its kin), and the privileges new tables start with. Roles belong to the whole cluster, so they may be
-- there already.

do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
  if not (select rolbypassrls from pg_catalog.pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
  execute format('alter database %I set search_path = "$user", public, extensions', current_database());
  execute format('alter database %I set timezone = %L', current_database(), 'UTC');
end
$$;

-- The server's own user takes the API's roles on, one transaction at a time.
grant anon, authenticated, service_role to current_user;
grant anon, authenticated, service_role to authenticator;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;
create function auth.uid() returns uuid language sql stable
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
create function auth.role() returns text language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role';
create function auth.email() returns text language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email';
comment on function auth.jwt() is 'The claims of the access token this transaction runs under; null where there is none.';
comment on function auth.uid() is 'The signed-in user''s id; null for anon and the service role.';

-- The tables whose changes clients may follow: alter publication supabase_realtime add table ...
create publication supabase_realtime;
