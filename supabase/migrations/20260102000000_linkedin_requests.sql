-- LinkedIn profiles: one row a person with its age, and the count of requests, enforced where a request is made.

alter table public.linkedin_profiles
  add column source text,
  add column fetched_at timestamptz not null default now();
comment on table public.linkedin_profiles is
  'The data service''s last answer for a person, kept for a set number of days; written by the fetching function alone.';
comment on column public.linkedin_profiles.url is
  'The profile''s address, normalized: https://www.linkedin.com/in/{public id}';
comment on column public.linkedin_profiles.source is 'Which service answered; null for rows from before this was kept.';

-- One row a person: a person's data are kept once, and erased in one go.
update public.linkedin_profiles set fetched_at = created_at;
delete from public.linkedin_profiles older
  using public.linkedin_profiles newer
  where newer.url = older.url and (newer.created_at, newer.id) > (older.created_at, older.id);
alter table public.linkedin_profiles add constraint linkedin_profiles_url_key unique (url);
drop index public.linkedin_profiles_url_created_at_idx;
-- What has expired is looked for at every request.
create index linkedin_profiles_fetched_at_idx on public.linkedin_profiles (fetched_at);

-- Takes one request of the count's first row, in one statement: whoever asks at the same moment waits for the row and then
-- meets the new count. Answers whether there was one left, and what the row says now.
create function public.take_linkedin_request()
returns table (taken boolean, count integer, max_count integer)
language sql
volatile
security definer
set search_path = ''
as $$
  with first_row as (
    select counter.id from public.linkedin_request_count counter order by counter.id limit 1
  ),
  request as (
    update public.linkedin_request_count counter
    set count = counter.count + 1
    where counter.id = (select first_row.id from first_row) and counter.count < counter.max_count
    returning counter.count, counter.max_count
  )
  select true, request.count, request.max_count from request
  union all
  select false, counter.count, counter.max_count
  from public.linkedin_request_count counter
  where counter.id = (select first_row.id from first_row) and not exists (select from request)
$$;
comment on function public.take_linkedin_request() is
  'Counts one request to the LinkedIn service, unless the cap is reached. For the fetching function.';

-- Only successful fetches count (specification, section 9).
create function public.give_back_linkedin_request()
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.linkedin_request_count counter
  set count = counter.count - 1
  where counter.id = (select first.id from public.linkedin_request_count first order by first.id limit 1)
    and counter.count > 0
$$;
comment on function public.give_back_linkedin_request() is
  'Takes back what take_linkedin_request counted, where the fetch failed. For the fetching function.';

revoke execute on function public.take_linkedin_request(), public.give_back_linkedin_request()
  from public, anon, authenticated;
grant execute on function public.take_linkedin_request(), public.give_back_linkedin_request() to service_role;
