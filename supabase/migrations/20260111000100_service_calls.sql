-- The calls to a data service, counted for all servers together: the service counts them by its key.

create table private.service_calls (
  service text primary key,
  places timestamptz[] not null default '{}'
);
comment on table private.service_calls is 'When the last calls to a data service were, or will be, made; oldest first.';
alter table private.service_calls enable row level security;

-- Takes the next place under the service's limit and answers for how many milliseconds to wait for it: 0 where there is one
-- now, null (and nothing taken) where the wait would be longer than max_wait_ms. Whoever asks at the same moment waits for
-- the row and then meets the places taken. No window of window_ms ever holds more than `calls` places.
create function public.take_service_call(service text, calls integer, window_ms integer, max_wait_ms integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  taken timestamptz[];
  asked_at timestamptz;
  place timestamptz;
begin
  insert into private.service_calls (service) values (take_service_call.service) on conflict do nothing;
  select counter.places into taken from private.service_calls counter
    where counter.service = take_service_call.service for update;
  asked_at := clock_timestamp();
  place := greatest(asked_at, taken[cardinality(taken)]);
  if cardinality(taken) >= calls then
    place := greatest(place, taken[cardinality(taken) - calls + 1] + window_ms * interval '1 millisecond');
  end if;
  if place > asked_at + max_wait_ms * interval '1 millisecond' then
    return null;
  end if;
  update private.service_calls counter
    set places = (taken || place)[greatest(cardinality(taken) + 2 - calls, 1):]
    where counter.service = take_service_call.service;
  return ceil(extract(epoch from place - asked_at) * 1000);
end
$$;
comment on function public.take_service_call(text, integer, integer, integer) is
  'Takes the next place under a data service''s limit; answers the wait in milliseconds, null where it is too long. For the functions.';
revoke execute on function public.take_service_call(text, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.take_service_call(text, integer, integer, integer) to service_role;
