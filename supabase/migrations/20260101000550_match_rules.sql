-- Corrections of the text analysis that hold for the whole team: other names of companies and universities, rules about
-- spellings, and verdicts on matches. They hold names only: no column has room for a pasted text.

-- Letters and digits. Outside ASCII, everything but the punctuation and symbol blocks counts, whatever the collation is.
create function private.letter_count(name text) returns integer
  language sql immutable
  set search_path = ''
as $$
  select length(regexp_replace(name,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u3004\u3008-\u3030\ufe00-\ufe6f\uff01-\uff0f]',
    '', 'g'))
$$;
revoke execute on function private.letter_count(text) from public, anon;
grant execute on function private.letter_count(text) to authenticated, service_role;

-- Returns the cleaned spelling. Fails if it would match nearly everything, or is a text instead of a name.
create function private.checked_spelling(spelling text) returns text
  language plpgsql immutable
  set search_path = ''
as $$
declare
  cleaned text;
begin
  -- Cleaning a long text takes long: invisible characters may be as many as the others, no more.
  if length(spelling) <= 600 then
    cleaned := private.clean_name(spelling);
  end if;
  if length(spelling) > 600 or length(cleaned) > 300 then
    raise check_violation using message = 'A name has at most 300 characters. Select only the name.';
  end if;
  -- The first condition is only faster.
  if cleaned is null or cleaned !~ '[A-Za-z0-9].*[A-Za-z0-9]' and private.letter_count(cleaned) < 2 then
    raise check_violation using message = 'A name needs at least two letters or digits.';
  end if;
  return cleaned;
end
$$;
revoke execute on function private.checked_spelling(text) from public, anon;
grant execute on function private.checked_spelling(text) to authenticated, service_role;

-- The text analysis downloads all rules and other names in one result of at most 8 MB, hence limits. The lock makes concurrent inserts wait for each other.
create function private.limit_rows() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  max_rows integer := tg_argv[0];
  max_bytes integer := tg_argv[3];
  found_rows integer;
  found_bytes bigint;
begin
  perform pg_advisory_xact_lock(hashtext(tg_table_name));
  execute format('select count(*), sum(%s) from public.%I t', tg_argv[2], tg_table_name) into found_rows, found_bytes;
  if found_rows > max_rows then
    raise program_limit_exceeded using message = tg_argv[1];
  elsif found_bytes > max_bytes then
    raise program_limit_exceeded using message = tg_argv[4];
  end if;
  return null;
end
$$;
comment on function private.limit_rows() is
  'Trigger: rejects an insert after which the table is too large. Arguments: rows, a message, an expression for a row''s size, bytes, a message.';
revoke execute on function private.limit_rows() from public, anon, authenticated;

-- Rules about a spelling.

create table public.match_rules (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  spelling text not null,
  words text[] not null default '{}',
  section text,
  author text,
  created_at timestamptz not null default now(),
  constraint match_rules_kind_known check (kind in ('never', 'as_written', 'not_before', 'not_after', 'not_in_section')),
  constraint match_rules_spelling_length check (length(spelling) <= 300),
  constraint match_rules_section_known check (section in ('skills', 'projects', 'links', 'other')),
  constraint match_rules_words check ((cardinality(words) > 0) = (kind in ('not_before', 'not_after'))),
  constraint match_rules_section check ((section is not null) = (kind = 'not_in_section'))
);
comment on table public.match_rules is 'When a known name does not count as a match. Of rules that contradict each other, the newest counts.';
comment on column public.match_rules.words is 'Words beside which the spelling does not count, for not_before and not_after';
comment on column public.match_rules.author is 'Email address of the user who added the rule. Written by a trigger only.';

-- Identifies a rule; hashed, because words do not fit into an index. Capitals matter to `as_written` only.
create function private.match_rule_key(kind text, spelling text, words text[], section text) returns text
  language sql immutable
  set search_path = ''
as $$
  select md5(concat_ws(E'\n', kind, case kind when 'as_written' then spelling else lower(spelling) end, section,
    (select string_agg(lower(word), E'\n' order by lower(word) collate "C") from unnest(words) word)))
$$;
revoke execute on function private.match_rule_key(text, text, text[], text) from public, anon;
grant execute on function private.match_rule_key(text, text, text[], text) to authenticated, service_role;
create unique index match_rules_key on public.match_rules (private.match_rule_key(kind, spelling, words, section));
create index match_rules_created_at_idx on public.match_rules (created_at, id);

-- Cleans the rule, and sets author and time.
create function private.check_match_rule() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.spelling := private.checked_spelling(new.spelling);
  if cardinality(new.words) > 20 or exists (select from unnest(new.words) word where length(word) > 50) then
    raise check_violation using message = 'A rule has at most 20 words of at most 50 characters.';
  end if;
  new.words := coalesce((
    select array_agg(word order by position) from (
      select distinct on (lower(word)) word, position
      from (select private.clean_name(word) as word, position from unnest(new.words) with ordinality w (word, position)) cleaned
      where word <> '' order by lower(word), position) distinct_words), '{}');
  if new.kind in ('not_before', 'not_after') and cardinality(new.words) = 0 then
    raise check_violation using message = 'A rule needs at least one word.';
  end if;
  -- A restored rule keeps both (20260101001310_restored_rows.sql).
  if tg_op = 'INSERT' and current_setting('app.keeps_dates', true) is distinct from 'on' then
    new.author := auth.jwt() ->> 'email';
    new.created_at := clock_timestamp();
  end if;
  return new;
end
$$;
revoke execute on function private.check_match_rule() from public, anon, authenticated;
create trigger match_rules_check before insert or update on public.match_rules
  for each row execute function private.check_match_rule();
create trigger match_rules_limit after insert on public.match_rules
  for each statement execute function private.limit_rows('10000', 'There are 10,000 rules. Delete rules that are no longer needed first.',
    'octet_length(t.spelling) + octet_length(t.words::text)', '1500000', 'All rules together are too long. Delete rules that are no longer needed first.');

revoke all on public.match_rules from anon, authenticated;
grant all on public.match_rules to service_role;
grant select, delete on public.match_rules to authenticated;
grant insert (kind, spelling, words, section) on public.match_rules to authenticated;

alter table public.match_rules enable row level security;
create policy "colleagues read match rules" on public.match_rules for select to authenticated using (true);
create policy "colleagues add match rules" on public.match_rules for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues delete match rules" on public.match_rules for delete to authenticated
  using ((select auth.uid()) is not null);
create policy "required assurance level" on public.match_rules as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));

-- Other names (aliases) that the team added. Crunchbase's are in company_profiles.other_names.

create table public.other_names (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  other_name text not null,
  author text,
  created_at timestamptz not null default now(),
  constraint other_names_kind_known check (kind in ('company', 'university')),
  constraint other_names_name_length check (btrim(name) <> '' and length(name) <= 300),
  constraint other_names_other_name_length check (length(other_name) <= 300)
);
comment on table public.other_names is 'Other names of companies and universities, added by the team.';
comment on column public.other_names.name is 'The company or university, as named in the lists';
comment on column public.other_names.author is 'Email address of the user who added the name. Written by a trigger only.';
-- A text that has the other name must lead to one company or university.
create unique index other_names_other_name_key on public.other_names (lower(other_name));
create index other_names_name_idx on public.other_names (lower(name), kind);

create function private.check_other_name() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.name := private.clean_name(new.name);
  new.other_name := private.checked_spelling(new.other_name);
  if lower(new.other_name) = lower(new.name) then
    raise check_violation using message = 'This is the name itself. Enter another name.';
  end if;
  if tg_op = 'INSERT' then
    -- A restored name keeps both (20260101001310_restored_rows.sql).
    if current_setting('app.keeps_dates', true) is distinct from 'on' then
      new.author := auth.jwt() ->> 'email';
      new.created_at := clock_timestamp();
    end if;
    if (select count(*) from public.other_names o where lower(o.name) = lower(new.name) and o.kind = new.kind) >= 100 then
      raise program_limit_exceeded using message = 'A company or university has at most 100 other names.';
    end if;
  end if;
  return new;
end
$$;
revoke execute on function private.check_other_name() from public, anon, authenticated;
create trigger other_names_check before insert or update on public.other_names
  for each row execute function private.check_other_name();
create trigger other_names_limit after insert on public.other_names
  for each statement execute function private.limit_rows('50000', 'There are 50,000 other names. Remove names that are no longer needed first.',
    'octet_length(t.name) + octet_length(t.other_name)', '2500000', 'All other names together are too long. Remove names that are no longer needed first.');

revoke all on public.other_names from anon, authenticated;
grant all on public.other_names to service_role;
grant select, delete on public.other_names to authenticated;
grant insert (kind, name, other_name) on public.other_names to authenticated;

alter table public.other_names enable row level security;
create policy "colleagues read other names" on public.other_names for select to authenticated using (true);
create policy "colleagues add other names" on public.other_names for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "colleagues delete other names" on public.other_names for delete to authenticated
  using ((select auth.uid()) is not null);
create policy "required assurance level" on public.other_names as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));

-- company_facts.other_names has the other names of both sources, for the search of the company database.

-- Security definer: the restrictive policies would keep the indexes from being used. PL/pgSQL caches the plan; a thousand rows
-- are inserted at once.
create function private.other_names_of(company_url text, company_name text) returns text
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return (
    select string_agg(found.name, E'\n' order by found.name collate "C") from (
      select unnest(profile.other_names) as name from public.company_profiles profile where profile.url = company_url
      union
      select o.other_name from public.other_names o
        where lower(o.name) = lower(other_names_of.company_name) and o.kind = 'company'
    ) found);
end
$$;
revoke execute on function private.other_names_of(text, text) from public, anon;
grant execute on function private.other_names_of(text, text) to authenticated, service_role;

-- One company under two permalinks is one row: an insert by a permalink that the fetched profile calls another one of a stored
-- company updates the stored row. Security definer: see above.
create function private.name_company() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  other_urls text[];
begin
  select profile.permalink_urls into other_urls from public.company_profiles profile where profile.url = new.url;
  if tg_op = 'INSERT' then
    if cardinality(other_urls) > 1 and not exists (select from public.company_facts f where f.url = new.url) then
      new.url := coalesce((
        select f.url from public.company_facts f where f.url = any (other_urls) order by f.created_at, f.id limit 1), new.url);
    end if;
  end if;
  -- Most imported companies have neither a profile nor other names.
  if other_urls is null and not exists (
      select from public.other_names o where lower(o.name) = lower(new.company_name) and o.kind = 'company') then
    new.other_names := null;
  else
    new.other_names := private.other_names_of(new.url, new.company_name);
  end if;
  return new;
end
$$;
comment on function private.name_company() is 'Trigger: sets the other names, and the URL to that of the company''s stored row.';
revoke execute on function private.name_company() from public, anon, authenticated;
-- By name after company_facts_clean and before company_facts_stamp.
create trigger company_facts_name before insert or update of url, company_name on public.company_facts
  for each row execute function private.name_company();

-- Security definer: users may not write company_facts.other_names.
create function private.update_company_other_names() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if tg_table_name = 'company_profiles' then
    update public.company_facts f set other_names = private.other_names_of(f.url, f.company_name)
      where f.url = new.url and f.other_names is distinct from private.other_names_of(f.url, f.company_name);
  else
    update public.company_facts f set other_names = private.other_names_of(f.url, f.company_name)
      where lower(f.company_name) in (lower(old.name), lower(new.name));
  end if;
  return null;
end
$$;
revoke execute on function private.update_company_other_names() from public, anon, authenticated;
create trigger company_profiles_other_names after insert or update of data on public.company_profiles
  for each row execute function private.update_company_other_names();
create trigger other_names_search after insert or update or delete on public.other_names
  for each row execute function private.update_company_other_names();

-- Verdicts: users say of a match whether it is right. Users read only the counts per spelling, in match_statistics.

create table public.match_verdicts (
  id uuid primary key default gen_random_uuid(),
  spelling text not null,
  entry_kind text not null,
  entry_name text not null,
  verdict text not null,
  role text,
  author text,
  created_at timestamptz not null default now(),
  constraint match_verdicts_spelling_length check (length(spelling) <= 300),
  constraint match_verdicts_entry_kind_known check (entry_kind in ('company', 'university')),
  constraint match_verdicts_entry_name_length check (btrim(entry_name) <> '' and length(entry_name) <= 300),
  constraint match_verdicts_verdict_known check (verdict in ('right', 'wrong')),
  constraint match_verdicts_role_known check (role in ('employer', 'school', 'mention'))
);
comment on table public.match_verdicts is 'What users said about matches: right or wrong. Insert only.';

create function private.check_match_verdict() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.spelling := private.checked_spelling(new.spelling);
  new.entry_name := private.clean_name(new.entry_name);
  new.author := auth.jwt() ->> 'email';
  new.created_at := clock_timestamp();
  return new;
end
$$;
revoke execute on function private.check_match_verdict() from public, anon, authenticated;
create trigger match_verdicts_check before insert on public.match_verdicts
  for each row execute function private.check_match_verdict();

revoke all on public.match_verdicts from anon, authenticated;
grant all on public.match_verdicts to service_role;
grant insert (spelling, entry_kind, entry_name, verdict, role) on public.match_verdicts to authenticated;

alter table public.match_verdicts enable row level security;
create policy "colleagues add match verdicts" on public.match_verdicts for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy "required assurance level" on public.match_verdicts as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));

-- Counted at each insert: counting a million verdicts takes the embedded database too long.
create table public.match_statistics (
  spelling_key text primary key,
  spelling text not null,
  right_count integer not null default 0,
  wrong_count integer not null default 0,
  last_at timestamptz not null
);
comment on table public.match_statistics is 'How often users called the matches of each spelling right and wrong. Written by a trigger only.';
comment on column public.match_statistics.spelling is 'As in the latest verdict';
create index match_statistics_wrong_count_idx on public.match_statistics (wrong_count desc, spelling_key);

revoke all on public.match_statistics from anon, authenticated;
grant all on public.match_statistics to service_role;
grant select on public.match_statistics to authenticated;

alter table public.match_statistics enable row level security;
create policy "colleagues read match statistics" on public.match_statistics for select to authenticated using (true);
create policy "required assurance level" on public.match_statistics as restrictive for all to authenticated
  using ((select private.has_required_aal())) with check ((select private.has_required_aal()));

-- Security definer: users may not write the counts. Once per statement, because a row that is updated again and again is slow.
create function private.count_match_verdicts() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.match_statistics as statistics (spelling_key, spelling, right_count, wrong_count, last_at)
  select lower(added.spelling), (array_agg(added.spelling order by added.created_at desc))[1],
    count(*) filter (where added.verdict = 'right'), count(*) filter (where added.verdict = 'wrong'), max(added.created_at)
  from added group by lower(added.spelling) order by lower(added.spelling)
  on conflict (spelling_key) do update set
    spelling = excluded.spelling,
    right_count = statistics.right_count + excluded.right_count,
    wrong_count = statistics.wrong_count + excluded.wrong_count,
    last_at = excluded.last_at;
  return null;
end
$$;
revoke execute on function private.count_match_verdicts() from public, anon, authenticated;
create trigger match_verdicts_count after insert on public.match_verdicts referencing new table as added
  for each statement execute function private.count_match_verdicts();
