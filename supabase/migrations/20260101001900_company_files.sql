-- Files on companies. The bytes are objects of the bucket company-files, named {company id}/{file id}; the rows here say what they
-- are. A deleted file's object stays while the file can be restored from the trash.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('company-files', 'company-files', false, 52428800, array[
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv', 'text/plain', 'image/png', 'image/jpeg'])
on conflict (id) do nothing;

-- This project's own server sets them at its start (FILES_QUOTA_GB, PROFILE_RETENTION_DAYS).
create table private.file_limits (
  only_row boolean primary key default true check (only_row),
  quota_bytes bigint not null default 21474836480,
  cv_days integer not null default 180,
  trash_days integer not null default 30
);
comment on column private.file_limits.quota_bytes is 'Of all files together, also of deleted ones that can be restored';
comment on column private.file_limits.cv_days is 'A CV expires after this many days at the latest';
comment on column private.file_limits.trash_days is 'A deleted file can be restored for this many days, or as long as the history is kept';
alter table private.file_limits enable row level security;
insert into private.file_limits default values;

create table public.company_files (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.company_facts (id) on delete cascade,
  path text not null,
  name text not null,
  bytes bigint not null default 0,
  mime text not null default '',
  sha256 text not null default '',
  kind text not null default 'other',
  note text,
  purpose text,
  expires_at timestamptz,
  added_by uuid,
  created_at timestamptz not null default now(),
  constraint company_files_path_key unique (path),
  constraint company_files_path_form check (length(path) <= 73 and path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'),
  constraint company_files_name_length check (name <> '' and length(name) <= 255),
  constraint company_files_sha256_form check (length(sha256) <= 64 and sha256 ~ '^[0-9a-f]{64}$'),
  constraint company_files_kind_known check (kind in ('deck', 'memo', 'terms', 'cv', 'other')),
  constraint company_files_note_length check (length(note) <= 2000),
  constraint company_files_purpose_length check (length(purpose) <= 500),
  constraint company_files_cv_expires check (kind <> 'cv' or purpose is not null and expires_at is not null)
);
comment on table public.company_files is 'Files that the team keeps on companies. The content is an object of the bucket company-files.';
comment on column public.company_files.path is 'Name of the object. Stays when the company is merged into another';
comment on column public.company_files.mime is 'Set by a trigger, as are bytes and, where the storage service knows it, sha256';
comment on column public.company_files.purpose is 'Why a CV is kept';
comment on column public.company_files.expires_at is 'The file is unreadable after it; its content is deleted within the hour';
create index company_files_company_id_idx on public.company_files (company_id, sha256);
create index company_files_expires_at_idx on public.company_files (expires_at) where expires_at is not null;
create index changes_deleted_files_idx on public.changes ((old ->> 'company_id'), at) where table_name = 'company_files' and op = 'delete';

revoke all on public.company_files from anon, authenticated;
grant all on public.company_files to service_role;
grant select, delete on public.company_files to authenticated;
grant insert (id, company_id, path, name, sha256, kind, note, purpose, expires_at) on public.company_files to authenticated;
grant update (name, kind, note, purpose, expires_at) on public.company_files to authenticated;

alter table public.company_files enable row level security;
create policy "colleagues read files" on public.company_files for select to authenticated
  using (expires_at is null or expires_at > now());
create policy "colleagues add files" on public.company_files for insert to authenticated
  with check (added_by = (select auth.uid()));
create policy "colleagues describe files" on public.company_files for update to authenticated
  using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null);
-- Files of people who left belong to everybody.
create policy "people delete their files" on public.company_files for delete to authenticated
  using (added_by = (select auth.uid())
    or not exists (select from public.team_members member where member.id = added_by and member.left_at is null));
create policy "required assurance level" on public.company_files as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));
do $$
begin
  -- See 20260101001000_forced_row_security.sql.
  if (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    alter table public.company_files force row level security;
  end if;
  if not exists (
    select from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'company_files'
  ) then
    alter publication supabase_realtime add table public.company_files;
  end if;
end
$$;

-- A row describes an object that its writer has uploaded: size, type and checksum are the object's.
create function private.check_company_file() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_restored boolean := coalesce(current_setting('app.keeps_dates', true) = 'on', false);
  cv_days integer := (select limits.cv_days from private.file_limits limits);
  stored record;
begin
  new.name := private.clean_name(new.name);
  new.note := nullif(btrim(new.note), '');
  new.purpose := nullif(btrim(new.purpose), '');
  if tg_op = 'INSERT' then
    select o.owner_id, o.metadata into stored from storage.objects o where o.bucket_id = 'company-files' and o.name = new.path;
    if not found then
      raise check_violation using message = case when is_restored then 'The content of this file is no longer kept.'
        else 'The content of this file is not uploaded.' end;
    end if;
    new.bytes := (stored.metadata ->> 'size')::bigint;
    new.mime := left(coalesce(stored.metadata ->> 'mimetype', 'application/octet-stream'), 200);
    new.sha256 := coalesce(substring(stored.metadata ->> 'eTag' from '^"?([0-9a-f]{64})"?$'), new.sha256);
    if not is_restored then
      if auth.uid() is not null then
        new.created_at := now();
        new.added_by := auth.uid();
        if stored.owner_id is distinct from auth.uid()::text then
          raise insufficient_privilege using message = 'Another person uploaded this content.';
        end if;
      end if;
      if new.path <> new.company_id || '/' || new.id then
        raise check_violation using message = 'The path is not that of the company and the file.';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('company_files ' || new.company_id || new.sha256, 0));
      if exists (select from public.company_files f where f.company_id = new.company_id and f.sha256 = new.sha256
          and (f.expires_at is null or f.expires_at > now())) then
        raise unique_violation using message = 'The company has this file already.';
      end if;
      -- A colleague who reuses the id of a deleted file would take its history, and with it its content, away.
      if exists (select from public.changes c where c.table_name = 'company_files' and c.row_id = new.id) then
        raise unique_violation using message = 'This file was deleted. Upload it again, or restore it from the trash.';
      end if;
      update public.company_facts f set only_screened = false, created_at = now() where f.id = new.company_id and f.only_screened;
    end if;
  end if;
  -- Also when single values are put back: the longer expiry of a file that was no CV is not one for a CV.
  if new.kind = 'cv' and (tg_op = 'UPDATE' or not is_restored) then
    new.expires_at := coalesce(new.expires_at, new.created_at + cv_days * interval '1 day');
    if new.purpose is null then
      raise check_violation using message = 'Enter why this CV is kept.';
    end if;
    -- The end of the last day in every time zone.
    if new.expires_at > new.created_at + (cv_days + 1) * interval '1 day' then
      raise check_violation using message = format('A CV can be kept for at most %s days.', cv_days);
    end if;
  end if;
  if new.expires_at <= now() and (tg_op = 'INSERT' or new.expires_at is distinct from old.expires_at) then
    raise check_violation using message = case when is_restored then 'This file has expired.' else 'The expiry must be in the future.' end;
  end if;
  -- Both delete the file, a CV without a trace.
  if tg_op = 'UPDATE' and old.kind <> 'cv' and (new.kind = 'cv' or new.expires_at < coalesce(old.expires_at, 'infinity'))
    and auth.uid() is distinct from old.added_by and auth.uid() is not null
    and exists (select from public.team_members member where member.id = old.added_by and member.left_at is null) then
    raise check_violation using message = 'Only the person who added this file can turn it into a CV or let it expire earlier.';
  end if;
  return new;
end
$$;
revoke execute on function private.check_company_file() from public, anon, authenticated;
create trigger company_files_check before insert or update on public.company_files
  for each row execute function private.check_company_file();
select private.record_changes('public.company_files', 'name');

-- Files that were deleted with their company are restored with it.
create function private.restore_company_files() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  deleted record;
begin
  for deleted in
    select c.old from public.changes c
    where c.table_name = 'company_files' and c.op = 'delete' and c.old ->> 'company_id' = new.id::text
      and c.at = (select max(d.at) from public.changes d where d.table_name = 'company_facts' and d.row_id = new.id and d.op = 'delete')
      and coalesce((c.old ->> 'expires_at')::timestamptz > now(), true)
      and not exists (select from public.company_files f where f.id = c.row_id)
      and exists (select from storage.objects o where o.bucket_id = 'company-files' and o.name = c.old ->> 'path')
    order by c.id limit 1000
  loop
    perform private.insert_image('company_files', deleted.old);
  end loop;
  return null;
end
$$;
revoke execute on function private.restore_company_files() from public, anon, authenticated;
create trigger company_facts_restore_files after insert on public.company_facts
  for each row when (current_setting('app.keeps_dates', true) = 'on') execute function private.restore_company_files();

-- Of an object's name: listed, expired, deleted (in the trash), gone (deleted for too long), unlisted (without a row).
create function private.company_file_state(path text) returns text
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  expires_at timestamptz;
  entry record;
begin
  select f.expires_at into expires_at from public.company_files f where f.path = company_file_state.path;
  if found then
    return case when expires_at <= now() then 'expired' else 'listed' end;
  end if;
  select c.op, c.at, c.old into entry from public.changes c
    where c.table_name = 'company_files' and c.row_id = substring(company_file_state.path from '^[0-9a-f-]{36}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
    order by c.id desc limit 1;
  if not found or entry.op <> 'delete' or entry.old ->> 'path' is distinct from company_file_state.path then
    return 'unlisted';
  end if;
  return case
    when entry.at < now() - (select limits.trash_days from private.file_limits limits) * interval '1 day' then 'gone'
    when (entry.old ->> 'expires_at')::timestamptz <= now() then 'gone'
    else 'deleted' end;
end
$$;
revoke execute on function private.company_file_state(text) from public, anon;
grant execute on function private.company_file_state(text) to authenticated, service_role;

-- Whether the content serves no file: also of an upload that its owner canceled.
create function private.is_disposable(path text, created_at timestamptz, owner_id text) returns boolean
  language sql stable
  set search_path = ''
as $$
  select case private.company_file_state(path)
    when 'unlisted' then created_at < now() - interval '1 hour' or owner_id = (select auth.uid())::text
    when 'expired' then true
    when 'gone' then true
    else false end
$$;
revoke execute on function private.is_disposable(text, timestamptz, text) from public, anon;
grant execute on function private.is_disposable(text, timestamptz, text) to authenticated, service_role;

-- The folder is a company's id, and the team has space left. Uploads take turns, so that together they stay below the quota.
create function private.accepts_company_file(path text, bytes bigint) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  quota bigint := (select limits.quota_bytes from private.file_limits limits);
begin
  if path !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or not exists (select from public.company_facts f where f.id = split_part(accepts_company_file.path, '/', 1)::uuid) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('company_files quota', 0));
  if (select coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o where o.bucket_id = 'company-files')
    + coalesce(bytes, 1) > quota then
    raise exception using message = format('The team''s files use all of their %s. Ask your administrator for more space.', pg_size_pretty(quota));
  end if;
  return true;
end
$$;
revoke execute on function private.accepts_company_file(text, bigint) from public, anon;
grant execute on function private.accepts_company_file(text, bigint) to authenticated, service_role;

create policy "colleagues upload company files" on storage.objects for insert to authenticated
  with check (bucket_id = 'company-files' and private.accepts_company_file(name, (metadata ->> 'size')::bigint));
-- Content that may be removed is visible to the removal alone, which cannot delete what it does not see.
create policy "colleagues read company files" on storage.objects for select to authenticated
  using (bucket_id = 'company-files' and case when coalesce(storage.operation(), '') in ('storage.object.delete', 'storage.object.delete_many')
    then private.is_disposable(name, created_at, owner_id) else private.company_file_state(name) = 'listed' end);
create policy "colleagues remove unused company files" on storage.objects for delete to authenticated
  using (bucket_id = 'company-files' and private.is_disposable(name, created_at, owner_id));
create policy "company files require the assurance level" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'company-files' or (select private.has_required_aal()))
  with check (bucket_id <> 'company-files' or (select private.has_required_aal()));

create function private.purge_company_files(max_files integer) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  batch_size integer := least(greatest(max_files, 1), 1000);
  cutoff timestamptz := (select now() - limits.trash_days * interval '1 day' from private.file_limits limits);
  ids uuid[];
  names jsonb;
begin
  perform private.check_caller();
  ids := array(select f.id from public.company_files f where f.expires_at <= now() order by f.expires_at limit batch_size);
  delete from public.company_files f where f.id = any (ids);
  ids := ids || array(
    select c.row_id from public.changes c
    where c.table_name = 'company_files' and c.op = 'delete' and (c.at < cutoff or (c.old ->> 'expires_at')::timestamptz <= now())
      and not exists (select from public.company_files f where f.id = c.row_id)
    limit batch_size);
  -- An expired CV leaves no trace, and a file without content cannot be restored.
  delete from public.changes c where c.table_name = 'company_files' and c.row_id = any (ids);
  -- The state of the listed ones, which are nearly all, need not be computed.
  with unlisted as materialized (
    select o.name from storage.objects o
    where o.bucket_id = 'company-files' and o.created_at < now() - interval '1 hour'
      and not exists (select from public.company_files f where f.path = o.name)
  ), unused as (
    select u.name from unlisted u where private.company_file_state(u.name) in ('gone', 'unlisted') limit batch_size
  )
  select coalesce(jsonb_agg(unused.name), '[]') into names from unused;
  return names;
end
$$;
revoke execute on function private.purge_company_files(integer) from public, anon;
grant execute on function private.purge_company_files(integer) to authenticated, service_role;

create function public.purge_company_files(max_files integer default 1000) returns jsonb
  language sql volatile security invoker
  set search_path = ''
as $$
  select private.purge_company_files(purge_company_files.max_files)
$$;
comment on function public.purge_company_files(integer) is
  'Deletes files that have expired, and deleted ones that can no longer be restored. Returns the names of at most 1000 objects to remove by the storage API. The server calls it hourly; on Supabase, the web app does after an upload.';
revoke execute on function public.purge_company_files(integer) from public, anon;
grant execute on function public.purge_company_files(integer) to authenticated, service_role;
