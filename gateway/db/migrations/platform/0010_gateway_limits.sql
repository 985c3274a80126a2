-- What this server keeps of its own, on a Supabase project too (files named "gateway" are applied there as well).
create schema if not exists gateway;

-- As in 0002, which a Supabase project does not get.
create table if not exists gateway.sign_in_attempts (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  locked_until timestamptz
);
create index if not exists sign_in_attempts_window_idx on gateway.sign_in_attempts (window_started_at);
alter table gateway.sign_in_attempts enable row level security;

-- One token bucket for each kind of request and client network; the key is a hash. Unlogged: a crash that empties it costs
-- nothing, and a request does not wait for the disk to have been counted.
create unlogged table gateway.rate_limits (
  key text primary key,
  tokens double precision not null,
  filled_at timestamptz not null,
  is_allowed boolean not null
);
create index rate_limits_filled_at_idx on gateway.rate_limits (filled_at);
alter table gateway.rate_limits enable row level security;

-- The tables of the API are under row-level security for their owner as well. Supabase's owner may pass it; ours may too, and
-- keeps that when it is no superuser any more: the functions with their owner's rights, and backups, go past the policies.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = current_user and rolsuper and not rolbypassrls) then
    execute format('alter role %I bypassrls', current_user);
  end if;
end
$$;
