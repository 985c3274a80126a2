-- What a Supabase project has before its own migrations: the API's roles, their schemas, the claims functions (auth.uid() and
-- others) and the default privileges of new tables. Roles belong to the whole cluster, so they may already exist.

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

-- The server's own user switches to the API's roles with `set local role`.
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
comment on function auth.jwt() is 'Claims of the transaction''s access token; null without one.';
comment on function auth.uid() is 'ID of the signed-in user; null for anon and service_role.';

-- The tables whose changes clients can subscribe to: alter publication supabase_realtime add table ...
create publication supabase_realtime;
