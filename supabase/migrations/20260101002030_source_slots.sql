-- One request before the edge function asks a source about many companies: what is stored, and the slot to ask about the rest.

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
