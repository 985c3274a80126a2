-- What a project's own migrations may name although no service here uses it: the table of private channels, with its function, in
-- Supabase's shape. It is empty, and the API's roles have no privilege on it.

create schema if not exists realtime;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at),
  constraint messages_payload_exclusive check (payload is null or binary_payload is null)
) partition by range (inserted_at);
alter table realtime.messages enable row level security;

-- Policies on realtime.messages call it.
create function realtime.topic() returns text language sql stable
  return nullif(current_setting('realtime.topic', true), '');

revoke all on all tables in schema realtime from public, anon, authenticated, service_role;
revoke execute on all functions in schema realtime from public;
