-- The caller's own sessions, for the account screen. Supabase does not let signed-in users read auth.sessions, hence security
-- definer functions in `private`, limited to auth.uid() and to callers with their second factor.

create function private.own_sessions()
returns table (
  id uuid, user_agent text, ip text, signed_in_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select session.id, left(session.user_agent, 512), host(session.ip), session.created_at,
    greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
    session.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions session
  where session.user_id = auth.uid() and (select private.has_required_aal())
    and (session.not_after is null or session.not_after > now())
  order by 6 desc, 5 desc, session.id
  limit 100
$$;
comment on function private.own_sessions() is 'The caller''s sessions, at most 100: this one, then the others by last use.';
revoke execute on function private.own_sessions() from public, anon;
grant execute on function private.own_sessions() to authenticated, service_role;

-- The access tokens of a deleted session are rejected too: by this project's own gateway within 5 seconds, on Supabase when
-- they expire.
create function private.end_own_sessions(ended_id uuid)
returns integer
language sql
volatile
security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions session
    where session.user_id = auth.uid() and (select private.has_required_aal())
      and session.id::text <> auth.jwt() ->> 'session_id'
      and (ended_id is null or session.id = ended_id)
    returning 1)
  select count(*)::integer from ended
$$;
comment on function private.end_own_sessions(uuid) is
  'Ends another session of the caller, or with null all others. Returns how many.';
revoke execute on function private.end_own_sessions(uuid) from public, anon;
grant execute on function private.end_own_sessions(uuid) to authenticated, service_role;

create function public.own_sessions()
returns table (
  id uuid, user_agent text, ip text, signed_in_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql
stable
security invoker
set search_path = ''
as $$
  select session.id, session.user_agent, session.ip, session.signed_in_at, session.last_seen_at, session.is_current
  from private.own_sessions() session
$$;
comment on function public.own_sessions() is
  'The caller''s sessions, at most 100. `last_seen_at` is the last token refresh: about an hour old in a browser in use.';
revoke execute on function public.own_sessions() from public, anon;
grant execute on function public.own_sessions() to authenticated, service_role;

create function public.end_session(id uuid)
returns boolean
language sql
volatile
security invoker
set search_path = ''
as $$
  select end_session.id is not null and private.end_own_sessions(end_session.id) = 1
$$;
comment on function public.end_session(uuid) is 'Ends another session of the caller. False if there is no such session.';
revoke execute on function public.end_session(uuid) from public, anon;
grant execute on function public.end_session(uuid) to authenticated, service_role;

create function public.end_other_sessions()
returns integer
language sql
volatile
security invoker
set search_path = ''
as $$
  select private.end_own_sessions(null)
$$;
comment on function public.end_other_sessions() is 'Ends all other sessions of the caller. Returns how many.';
revoke execute on function public.end_other_sessions() from public, anon;
grant execute on function public.end_other_sessions() to authenticated, service_role;
