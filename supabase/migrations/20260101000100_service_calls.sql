-- Rate limit for calls to a data service, shared by all servers: the service counts calls by API key.

create table private.service_calls (
  service text primary key,
  call_times timestamptz[] not null default '{}'
);
comment on table private.service_calls is 'Start times of the latest calls to each data service, past and reserved; oldest first.';
alter table private.service_calls enable row level security;

-- Reserves the next call under the limit and returns how many milliseconds to wait before making it: 0 if it may start now,
-- null (and nothing is reserved) if the wait is longer than max_wait_ms. The row lock makes concurrent callers wait for each
-- other. No window of window_ms ever contains more than `calls` calls.
create function public.take_service_call(service text, calls integer, window_ms integer, max_wait_ms integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  latest timestamptz[];
  requested_at timestamptz;
  call_at timestamptz;
begin
  insert into private.service_calls (service) values (take_service_call.service) on conflict do nothing;
  select counter.call_times into latest from private.service_calls counter
    where counter.service = take_service_call.service for update;
  requested_at := clock_timestamp();
  call_at := greatest(requested_at, latest[cardinality(latest)]);
  if cardinality(latest) >= calls then
    call_at := greatest(call_at, latest[cardinality(latest) - calls + 1] + window_ms * interval '1 millisecond');
  end if;
  if call_at > requested_at + max_wait_ms * interval '1 millisecond' then
    return null;
  end if;
  update private.service_calls counter
    set call_times = (latest || call_at)[greatest(cardinality(latest) + 2 - calls, 1):]
    where counter.service = take_service_call.service;
  return ceil(extract(epoch from call_at - requested_at) * 1000);
end
$$;
comment on function public.take_service_call(text, integer, integer, integer) is
  'Reserves the next call to a data service; returns the wait in milliseconds, or null if it exceeds max_wait_ms. For the edge functions.';
revoke execute on function public.take_service_call(text, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.take_service_call(text, integer, integer, integer) to service_role;

-- The requests to a data service that are open, on all servers together.
create table private.service_slots (
  token uuid primary key default gen_random_uuid(),
  service text not null,
  held_until timestamptz not null
);
comment on table private.service_slots is 'One row for each open request to a data service. A server that crashes loses its slots when they expire.';
alter table private.service_slots enable row level security;

-- Like take_service_call, and takes one of `slots` slots with the call. `released` gives back the caller's slot first. Up to `ahead` more
-- calls are reserved with it if they may start at once: they need no round trip. The row lock of the counter makes the claim atomic.
create function public.take_service_slot(service text, calls integer, window_ms integer, max_wait_ms integer, slots integer,
  lease_ms integer, released uuid default null, ahead integer default 0) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  wait_ms integer;
  taken uuid;
  reserved integer := 0;
begin
  insert into private.service_calls (service) values (take_service_slot.service) on conflict do nothing;
  perform from private.service_calls counter where counter.service = take_service_slot.service for update;
  delete from private.service_slots slot
    where slot.service = take_service_slot.service and (slot.token = released or slot.held_until < clock_timestamp());
  if (select count(*) from private.service_slots slot where slot.service = take_service_slot.service) >= slots then
    return '{"is_busy": true}';
  end if;
  wait_ms := public.take_service_call(take_service_slot.service, calls, window_ms, max_wait_ms);
  if wait_ms is null then
    return '{"is_busy": false}';
  end if;
  while reserved < least(ahead, 10) and public.take_service_call(take_service_slot.service, calls, window_ms, 0) is not null loop
    reserved := reserved + 1;
  end loop;
  insert into private.service_slots (service, held_until)
    values (take_service_slot.service, clock_timestamp() + (lease_ms + wait_ms) * interval '1 millisecond')
    returning token into taken;
  return jsonb_build_object('is_busy', false, 'wait_ms', wait_ms, 'token', taken, 'ahead', reserved);
end
$$;
comment on function public.take_service_slot(text, integer, integer, integer, integer, integer, uuid, integer) is
  'Reserves the next call to a data service and one of its slots: {is_busy, wait_ms, token, ahead}. Without a token, all slots are taken (is_busy) or the wait exceeds max_wait_ms. For the edge functions.';

create function public.release_service_slot(token uuid) returns void
language sql
volatile
security definer
set search_path = ''
as $$
  delete from private.service_slots slot where slot.token = release_service_slot.token
$$;
comment on function public.release_service_slot(uuid) is 'Gives a slot of take_service_slot back. For the edge functions.';
revoke execute on function public.take_service_slot(text, integer, integer, integer, integer, integer, uuid, integer),
  public.release_service_slot(uuid) from public, anon, authenticated;
grant execute on function public.take_service_slot(text, integer, integer, integer, integer, integer, uuid, integer),
  public.release_service_slot(uuid) to service_role;
