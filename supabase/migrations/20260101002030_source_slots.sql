-- One request before the edge function asks a source about many companies: what is stored, and the slot to ask about the rest. One
-- request after it: what is to be stored, and the slot to give back.

-- A company counts as recent that was fetched at `since` or later without an error. Without a slot (null), all are recent.
create function public.read_company_sources_and_take_slot(source text, urls text[], since timestamptz, service text, calls integer,
  window_ms integer, max_wait_ms integer, slots integer, lease_ms integer, ahead integer default 0) returns jsonb
  language plpgsql volatile security invoker
  set search_path = ''
as $$
declare
  entries constant jsonb := public.read_company_sources(source, urls);
  are_recent constant boolean := not exists (
    select from unnest(urls) requested (url)
    where not exists (
      select from jsonb_to_recordset(entries) e (url text, fetched_at timestamptz, error text)
      where e.url = requested.url and e.error is null and e.fetched_at >= since
    )
  );
begin
  return jsonb_build_object('entries', entries, 'slot', case when not are_recent then
    public.take_service_slot(service, calls, window_ms, max_wait_ms, slots, lease_ms, null, ahead) end);
end
$$;
comment on function public.read_company_sources_and_take_slot(text, text[], timestamptz, text, integer, integer, integer, integer, integer, integer) is
  'read_company_sources, and take_service_slot if one of the companies was not fetched since then: {entries, slot}. For the edge function.';
revoke execute on function public.read_company_sources_and_take_slot(text, text[], timestamptz, text, integer, integer, integer, integer,
  integer, integer) from public, anon, authenticated;
grant execute on function public.read_company_sources_and_take_slot(text, text[], timestamptz, text, integer, integer, integer, integer,
  integer, integer) to service_role;

drop function if exists public.store_company_sources(text, jsonb);
-- Replaces what the source said. A colleague's choice stays. `slot` gives back the slot with which the source was asked.
create or replace function public.store_company_sources(source text, entries jsonb, slot uuid default null) returns void
  language plpgsql volatile security invoker
  set search_path = ''
as $$
begin
  if jsonb_typeof(entries) is distinct from 'array' then
    raise invalid_parameter_value using message = 'The list is not an array';
  end if;
  if jsonb_array_length(entries) > 100 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Store at most 100 at once';
  end if;
  insert into public.company_sources (url, source, facts, as_of, source_url, candidates, lei, fetched_at)
    select e.url, store_company_sources.source, e.facts, e.as_of, e.source_url, e.candidates, e.lei, e.fetched_at
    from jsonb_to_recordset(entries)
      e (url text, facts jsonb, as_of jsonb, source_url text, candidates jsonb, lei text, fetched_at timestamptz)
    on conflict on constraint company_sources_pkey do update
      set facts = excluded.facts, as_of = excluded.as_of, source_url = excluded.source_url, candidates = excluded.candidates,
        lei = excluded.lei, fetched_at = excluded.fetched_at, error = null, error_at = null;
  insert into public.company_profiles (url, data, source, fetched_at)
    select e.url, e.profile, store_company_sources.source, e.fetched_at
    from jsonb_to_recordset(entries) e (url text, profile jsonb, fetched_at timestamptz)
    where e.profile is not null
    on conflict on constraint company_profiles_pkey do update
      set data = excluded.data, source = excluded.source, fetched_at = excluded.fetched_at, as_of = null;
  if slot is not null then
    perform public.release_service_slot(slot);
  end if;
end
$$;
comment on function public.store_company_sources(text, jsonb, uuid) is
  'Stores what a source said about companies, at most 100: [{url, facts, as_of, source_url, candidates, lei, fetched_at, profile}]. With a profile, also as the company''s full response. Gives a slot of take_service_slot back. For the edge function.';
revoke execute on function public.store_company_sources(text, jsonb, uuid) from public, anon, authenticated;
grant execute on function public.store_company_sources(text, jsonb, uuid) to service_role;
