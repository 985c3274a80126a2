-- The gateway's own tables, also on a Supabase project: files named "gateway…" are applied there too.
create schema if not exists gateway;

-- As in 0002, which is not applied to a Supabase project.
create table if not exists gateway.sign_in_attempts (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  locked_until timestamptz
);
create index if not exists sign_in_attempts_window_idx on gateway.sign_in_attempts (window_started_at);
alter table gateway.sign_in_attempts enable row level security;

-- One token bucket per kind of request and client network; the key is a hash. Unlogged: losing it in a crash does no harm, and
-- requests do not wait for the disk.
create unlogged table gateway.rate_limits (
  key text primary key,
  tokens double precision not null,
  filled_at timestamptz not null,
  is_allowed boolean not null
);
create index rate_limits_filled_at_idx on gateway.rate_limits (filled_at);
alter table gateway.rate_limits enable row level security;

-- Row-level security of the API's tables also applies to their owner. The owner needs BYPASSRLS, as on Supabase, for security
-- definer functions and backups, even after it loses superuser.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = current_user and rolsuper and not rolbypassrls) then
    execute format('alter role %I bypassrls', current_user);
  end if;
end
$$;
