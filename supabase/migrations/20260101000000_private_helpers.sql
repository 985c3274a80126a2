-- The first release starts here: one file per area, applied in name order. Released files are never edited; a change is
-- a new file.
--
-- Schema `private` is not exposed by the API. It has what row-level security and the functions of the other files use.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Second factor: a user with a verified TOTP factor reads and changes the team's data only with an aal2 token. A stolen
-- password, or the aal1 token issued before the code is verified, reads nothing.

-- Security definer: Supabase does not let signed-in users read auth.mfa_factors.
create function private.has_required_aal() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors factor where factor.user_id = auth.uid() and factor.status = 'verified')
$$;
comment on function private.has_required_aal() is
  'True if the access token is aal2 or its user has no verified factor.';
revoke execute on function private.has_required_aal() from public, anon;
grant execute on function private.has_required_aal() to authenticated, service_role;

-- PostgREST calls this before every request, in the request's transaction and role. This project's own gateway runs the same
-- check itself and caches the result for a few seconds.
create function private.check_request() returns void
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if coalesce(auth.role(), 'anon') = 'authenticated' and not private.has_required_aal() then
    raise insufficient_privilege using
      message = 'A second factor is required',
      hint = 'Enter the code from your authenticator app (aal2).';
  end if;
end
$$;
comment on function private.check_request() is
  'PostgREST''s db-pre-request: rejects aal1 tokens of users with a verified factor.';
revoke execute on function private.check_request() from public;
grant execute on function private.check_request() to anon, authenticated, service_role;
do $$
begin
  execute format('alter role authenticator in database %I set pgrst.db_pre_request = %L', current_database(), 'private.check_request');
end
$$;
notify pgrst, 'reload config';

-- The edge functions check their caller with this.
create function public.has_second_factor(user_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from auth.mfa_factors factor where factor.user_id = has_second_factor.user_id and factor.status = 'verified')
$$;
comment on function public.has_second_factor(uuid) is 'True if the user has a verified second factor. For the edge functions.';
revoke execute on function public.has_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.has_second_factor(uuid) to service_role;

-- Names are cleaned before they are stored, by triggers on the tables, so that equal names are equal. The same steps as
-- `domain/company-names/clean-name.ts`: NFC; no control, bidirectional and zero-width characters; single spaces; trimmed. A name
-- that is far too long is left to the table's check.
create function private.clean_name(name text) returns text
  language sql immutable
  set search_path = ''
as $$
  -- The second condition is only faster: printable ASCII is clean but for blanks.
  select case when length(name) > 5000 or name !~ '[^!-~ ]|^ | $|  ' then name else
    btrim(regexp_replace(regexp_replace(regexp_replace(normalize(name, nfc),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]', '', 'g'),
      '(?<![^\u0001-\u024f])[\u200c\u200d]|[\u200c\u200d](?![^\u0001-\u024f])', '', 'g'),
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))
  end
$$;
comment on function private.clean_name(text) is 'The name without invisible characters and padding.';
revoke execute on function private.clean_name(text) from public, anon;
grant execute on function private.clean_name(text) to authenticated, service_role;

-- Size limit of list arguments. Without it, a list of one megabyte keeps the embedded database busy for 4 to 5 seconds; 5000
-- companies take 0.3.
create function private.at_most(list jsonb, max_items integer) returns jsonb
  language plpgsql immutable
  set search_path = ''
as $$
begin
  if jsonb_typeof(list) <> 'array' then
    raise invalid_parameter_value using message = 'The list is not an array';
  end if;
  if jsonb_array_length(list) > max_items or octet_length(list::text) > 100 * max_items then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = format('Ask for at most %s at once', max_items);
  end if;
  return list;
end
$$;
comment on function private.at_most(jsonb, integer) is
  'Returns the list. Fails if it has more items than `max_items`, or more than 100 bytes per allowed item.';
revoke execute on function private.at_most(jsonb, integer) from public, anon;
grant execute on function private.at_most(jsonb, integer) to authenticated, service_role;

-- Who changed what. The email address comes from the access token, because users cannot read auth.users.
create function private.record_authors() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  author text;
  before jsonb;
  after jsonb;
  field text;
  changed text[] := '{}';
begin
  if tg_op = 'INSERT' then
    -- Without a user, or with this setting (20260101001310_restored_rows.sql), a row is restored: its authors are kept.
    if auth.uid() is not null and current_setting('app.keeps_dates', true) is distinct from 'on' then
      new.authors := '{}';
    end if;
    return new;
  end if;
  if current_setting('app.keeps_dates', true) = 'on' and new.authors is distinct from old.authors then
    return new;
  end if;
  new.authors := old.authors;
  before := to_jsonb(old);
  after := to_jsonb(new);
  foreach field in array tg_argv loop
    if after -> field is distinct from before -> field then
      changed := changed || field;
    end if;
  end loop;
  if changed <> '{}' then
    author := auth.jwt() ->> 'email';
    new.authors := (new.authors - changed)
      || case when author is null then '{}' else jsonb_object(changed, array_fill(author, array[cardinality(changed)])) end;
  end if;
  return new;
end
$$;
comment on function private.record_authors() is
  'Trigger: records in the column `authors` who changes the columns named in its arguments.';
revoke execute on function private.record_authors() from public, anon, authenticated;
