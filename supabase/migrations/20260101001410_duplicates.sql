-- Companies that are in the database twice: finding them, and merging two into one.

create table public.not_duplicates (
  a uuid not null,
  b uuid not null,
  decided_by uuid default auth.uid(),
  decided_at timestamptz not null default now(),
  primary key (a, b),
  constraint not_duplicates_order check (a < b)
);
comment on table public.not_duplicates is 'Pairs of companies that a colleague called different. Without foreign keys, so that they outlive a delete that is undone.';

revoke all on public.not_duplicates from anon, authenticated;
grant all on public.not_duplicates to service_role;
grant select, delete on public.not_duplicates to authenticated;
grant insert (a, b) on public.not_duplicates to authenticated;

alter table public.not_duplicates enable row level security;
create policy "colleagues read pairs" on public.not_duplicates for select to authenticated using (true);
create policy "colleagues add pairs" on public.not_duplicates for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues delete pairs" on public.not_duplicates for delete to authenticated
  using ((select auth.uid()) is not null);
create policy "required assurance level" on public.not_duplicates as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    alter table public.not_duplicates force row level security;
  end if;
end
$$;

-- Each company with the oldest of those that it may be the same as; at most ten companies of one key are compared. Procedural, so that
-- each step has a cached plan, and the limit ends the scans of the indexes. `offset 0`: otherwise the planner may read all
-- companies by age for each key. Companies of two countries may have one name.
create function private.duplicate_pairs(max_pairs integer) returns table (reason text, a uuid, b uuid)
  language plpgsql stable security definer
  set search_path = ''
  set enable_hashagg = off
  set enable_seqscan = off
  set jit = off
as $$
declare
  shared record;
  ids uuid[];
  countries text[];
  seen text[] := '{}';
begin
  perform private.check_caller();
  for shared in
    (select 'linkedin' as reason, f.linkedin_slug as key from public.company_facts f
      where f.linkedin_slug is not null group by f.linkedin_slug having count(*) > 1 order by f.linkedin_slug)
    union all
    (select 'website', f.website_domain from public.company_facts f
      where f.website_domain is not null group by f.website_domain having count(*) > 1 order by f.website_domain)
    union all
    (select 'name', f.name_key from public.company_facts f
      where f.name_key is not null group by f.name_key having count(*) > 1 order by f.name_key)
  loop
    if shared.reason = 'linkedin' then
      select array_agg(m.id order by m.created_at, m.id), array_agg(lower(m.country) order by m.created_at, m.id) into ids, countries from (
        select f.* from (select * from public.company_facts f where f.linkedin_slug = shared.key offset 0) f
          where not f.only_screened order by f.created_at, f.id limit 10) m;
    elsif shared.reason = 'website' then
      select array_agg(m.id order by m.created_at, m.id), array_agg(lower(m.country) order by m.created_at, m.id) into ids, countries from (
        select f.* from (select * from public.company_facts f where f.website_domain = shared.key offset 0) f
          where not f.only_screened order by f.created_at, f.id limit 10) m;
    else
      select array_agg(m.id order by m.created_at, m.id), array_agg(lower(m.country) order by m.created_at, m.id) into ids, countries from (
        select f.* from (select * from public.company_facts f where f.name_key = shared.key offset 0) f
          where not f.only_screened order by f.created_at, f.id limit 10) m;
    end if;
    for younger in 2..coalesce(cardinality(ids), 0) loop
      for older in 1..younger - 1 loop
        continue when shared.reason = 'name' and countries[older] <> countries[younger];
        continue when exists (select from public.not_duplicates n
          where n.a = least(ids[older], ids[younger]) and n.b = greatest(ids[older], ids[younger]));
        if not (ids[older] || ' ' || ids[younger] = any (seen)) then
          seen := seen || (ids[older] || ' ' || ids[younger]);
          reason := shared.reason;
          a := ids[older];
          b := ids[younger];
          return next;
          if cardinality(seen) >= max_pairs then
            return;
          end if;
        end if;
        exit;
      end loop;
    end loop;
  end loop;
end
$$;
revoke execute on function private.duplicate_pairs(integer) from public, anon;
grant execute on function private.duplicate_pairs(integer) to authenticated, service_role;

create function public.duplicate_groups(max_groups integer default 50) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'reason', pair.reason,
      'rows', jsonb_build_array(private.company_image(one), private.company_image(other)),
      'hotlists', jsonb_build_array(
        (select count(*) from public.squad_hotlist_companies h where h.company_id = one.id),
        (select count(*) from public.squad_hotlist_companies h where h.company_id = other.id))
    ) order by pair.position), '[]')
  from private.duplicate_pairs(least(greatest(max_groups, 1), 200)) with ordinality as pair (reason, a, b, position)
  join public.company_facts one on one.id = pair.a
  join public.company_facts other on other.id = pair.b
$$;
comment on function public.duplicate_groups(integer) is
  'Pairs of companies that may be the same: [{reason, rows, hotlists}]. `reason`: linkedin, website or name. At most 200.';
revoke execute on function public.duplicate_groups(integer) from public, anon;
grant execute on function public.duplicate_groups(integer) to authenticated, service_role;

create function public.duplicate_count(max_groups integer default 100) returns integer
  language sql stable security invoker
  set search_path = ''
as $$
  select count(*)::integer from private.duplicate_pairs(least(greatest(max_groups, 1), 200))
$$;
comment on function public.duplicate_count(integer) is 'How many pairs duplicate_groups would return.';
revoke execute on function public.duplicate_count(integer) from public, anon;
grant execute on function public.duplicate_count(integer) to authenticated, service_role;

-- The columns that a merge chooses.
create function private.merged_columns() returns text[]
  language sql immutable
  set search_path = ''
as $$
  select array['url', 'company_name', 'founded_year', 'employee_count', 'total_funding', 'aaa_investors', 'website_domain',
    'linkedin_slug', 'short_description', 'categories', 'city', 'country', 'last_round_type', 'last_round_on', 'operating_status', 'register_number']
$$;
revoke execute on function private.merged_columns() from public, anon, authenticated;

-- Moves what the team calls a company to its new name.
create function private.move_other_names(from_name text, to_name text) returns void
  language plpgsql volatile
  set search_path = ''
as $$
begin
  if lower(from_name) = lower(to_name) or exists (select from public.company_facts f where lower(f.company_name) = lower(from_name)) then
    return;
  end if;
  delete from public.other_names o
    where o.kind = 'company' and lower(o.name) = lower(from_name) and lower(o.other_name) = lower(to_name);
  update public.other_names o set name = to_name where o.kind = 'company' and lower(o.name) = lower(from_name);
  if private.letter_count(from_name) >= 2 and (
    select count(*) from public.other_names o where o.kind = 'company' and lower(o.name) = lower(to_name)) < 100 then
    insert into public.other_names (kind, name, other_name, author)
      values ('company', to_name, from_name, auth.jwt() ->> 'email') on conflict do nothing;
  end if;
end
$$;
revoke execute on function private.move_other_names(text, text) from public, anon, authenticated;

-- One operation. Its order lets an undo, which goes backwards, free the URL before the other company is restored, and restore the
-- company before its hotlist entries point to it.
create function private.merge_companies(keep uuid, other uuid, chosen jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  set timezone = 'UTC'
as $$
declare
  kept jsonb;
  merged jsonb;
  from_other text[];
  image jsonb;
  merge_id uuid;
  final_name text;
begin
  perform private.check_caller();
  if keep = other then
    raise invalid_parameter_value using message = 'A company cannot be merged with itself';
  end if;
  if exists (select from jsonb_each(coalesce(chosen, '{}')) choice
      where choice.key <> all (private.merged_columns()) or choice.value not in ('"keep"', '"other"')) then
    raise invalid_parameter_value using message = 'Choose "keep" or "other" for columns of a company';
  end if;
  perform from public.company_facts f where f.id in (keep, other) order by f.id for update;
  kept := private.lock_image('company_facts', keep);
  merged := private.lock_image('company_facts', other);
  if kept is null or merged is null then
    return jsonb_build_object('status', 'gone');
  end if;
  from_other := array(select column_name from unnest(private.merged_columns()) column_name
    where chosen ->> column_name = 'other'
      or chosen ->> column_name is distinct from 'keep' and coalesce(kept ->> column_name, '[]') = '[]');
  select jsonb_object_agg(column_name, case when column_name = any (from_other) then merged -> column_name else kept -> column_name end)
    into image from unnest(private.merged_columns()) column_name;
  -- A value brings its source with it, and that a colleague has set it by hand.
  image := image || jsonb_build_object(
    'fetched_from', (kept -> 'fetched_from') - from_other || coalesce((
      select jsonb_object_agg(source.key, source.value) from jsonb_each(merged -> 'fetched_from') source where source.key = any (from_other)), '{}'),
    'pinned', (kept -> 'pinned') - from_other || (
      select coalesce(jsonb_agg(pinned.name), '[]') from jsonb_array_elements_text(merged -> 'pinned') pinned (name) where pinned.name = any (from_other)),
    'extra', (merged -> 'extra') || (kept -> 'extra'),
    'only_screened', (kept ->> 'only_screened')::boolean and (merged ->> 'only_screened')::boolean);
  if octet_length((image -> 'extra')::text) > 8000 then
    image := image || jsonb_build_object('extra', kept -> 'extra');
  end if;
  if image is distinct from (select jsonb_object_agg(field.key, kept -> field.key) from jsonb_object_keys(image) field (key)) then
    -- The dates of the newer facts. Not alone: a change of dates alone is not recorded, and so would not be undone.
    image := image || case when (merged ->> 'updated_at')::timestamptz > (kept ->> 'updated_at')::timestamptz
      then jsonb_build_object('updated_at', merged -> 'updated_at', 'as_of', merged -> 'as_of') else '{}' end;
    if kept ->> 'screened_at' is null then
      image := image || jsonb_build_object('screened_by', merged -> 'screened_by', 'screened_at', merged -> 'screened_at');
    end if;
  end if;
  final_name := image ->> 'company_name';

  insert into public.operations (kind, label, actor)
    values ('merge', left(format('Merged %s and %s', kept ->> 'company_name', merged ->> 'company_name'), 300), auth.uid()) returning id into merge_id;
  perform private.record_as('bulk', merge_id);
  -- Links are bookkeeping, which private.record_change leaves out.
  with moved as (
    update public.squad_hotlist_companies h set company_id = keep where h.company_id = other returning h.id, h.company_name
  )
  insert into public.changes (actor, via, operation_id, table_name, row_id, label, op, old, new)
    select auth.uid(), 'bulk', merge_id, 'squad_hotlist_companies', moved.id, moved.company_name, 'update',
      jsonb_build_object('company_id', other), jsonb_build_object('company_id', keep) from moved;
  with moved as (
    update public.company_files f set company_id = keep where f.company_id = other returning f.id, f.name
  )
  insert into public.changes (actor, via, operation_id, table_name, row_id, label, op, old, new)
    select auth.uid(), 'bulk', merge_id, 'company_files', moved.id, moved.name, 'update',
      jsonb_build_object('company_id', other), jsonb_build_object('company_id', keep) from moved;
  update public.people p set employer_ids = array_replace(p.employer_ids, other, keep)
    where p.employer_ids @> array[other] and p.expires_at > now();
  delete from public.company_facts f where f.id = other;
  perform private.update_image('company_facts', keep, image);
  perform private.move_other_names(merged ->> 'company_name', final_name);
  perform private.move_other_names(kept ->> 'company_name', final_name);
  update public.operations o
    set finished_at = now(), inserted = counted.inserted, updated = counted.updated, deleted = counted.deleted
    from private.operation_counts(merge_id) counted where o.id = merge_id;
  return jsonb_build_object('status', 'merged', 'id', keep, 'operation_id', merge_id);
end
$$;
revoke execute on function private.merge_companies(uuid, uuid, jsonb) from public, anon;
grant execute on function private.merge_companies(uuid, uuid, jsonb) to authenticated, service_role;

create function public.merge_companies(keep uuid, other uuid, chosen jsonb default '{}') returns jsonb
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.merge_companies(merge_companies.keep, merge_companies.other, merge_companies.chosen)
$$;
comment on function public.merge_companies(uuid, uuid, jsonb) is
  'Makes two companies one: `chosen` has "keep" or "other" by column; otherwise the kept value, or the other''s if it is empty. Hotlist entries move, the other name becomes an other name. One operation, which can be undone. `status`: merged, gone.';
revoke execute on function public.merge_companies(uuid, uuid, jsonb) from public, anon;
grant execute on function public.merge_companies(uuid, uuid, jsonb) to authenticated, service_role;
