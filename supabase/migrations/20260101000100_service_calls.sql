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
