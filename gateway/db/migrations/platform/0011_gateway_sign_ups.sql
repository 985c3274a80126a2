-- Sign-ups that await the confirmation of their email address, one row per link. Nothing of them is in auth.users before: what
-- takes effect is the sign-up whose link is opened, not the first one for the address.
create table gateway.pending_sign_ups (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  password_hash text not null,
  user_data jsonb not null,
  -- With PKCE, the row of auth.flow_state that belongs to this sign-up.
  flow_state_id uuid,
  created_at timestamptz not null,
  -- Of the client: one network can hold only a few of an address.
  network text not null,
  -- The order of the first requests: the oldest sign-up keeps its place when it is repeated.
  position bigint generated always as identity
);
create index pending_sign_ups_user_id_idx on gateway.pending_sign_ups (user_id, created_at desc);
create index pending_sign_ups_created_at_idx on gateway.pending_sign_ups (created_at);
alter table gateway.pending_sign_ups enable row level security;
