-- The search across the product: companies, hotlist entries, notes and universities. Each kind is searched in steps until there are
-- enough hits: the name begins with the query, a word of it does, it contains the query, another name does, typing mistakes.

create extension if not exists fuzzystrmatch with schema extensions;
-- Loads the library, so that functions may set its threshold without being a superuser.
select extensions.similarity('', '');

-- As `domain/company/search-text.ts`, and as company_facts.sort_name.
create function private.folded(value text) returns text
  language sql immutable
  set search_path = ''
as $$
  select translate(lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ')
$$;
comment on function private.folded(text) is 'The text in lower case without accents.';
revoke execute on function private.folded(text) from public, anon;
grant execute on function private.folded(text) to authenticated, service_role;

-- Each search reads the list of pending entries. Of names, a short one: without it, these indexes take a quarter of an import's time, and
-- a third of a bulk change of entries, which changes no name.
create index company_facts_sort_name_trgm_idx on public.company_facts using gin (sort_name gin_trgm_ops) with (gin_pending_list_limit = 128);
create index squad_hotlist_companies_folded_name_idx on public.squad_hotlist_companies
  using gin (private.folded(company_name) gin_trgm_ops) with (gin_pending_list_limit = 128);
-- Without fastupdate: after a large insert, each search would read the list of pending entries.
create index universities_folded_name_idx on public.universities using gin (private.folded(name) gin_trgm_ops) with (fastupdate = off);

create function private.like_pattern(typed text) returns text
  language sql immutable
  set search_path = ''
as $$
  select regexp_replace(typed, '([\\%_])', '\\\1', 'g')
$$;
revoke execute on function private.like_pattern(text) from public, anon;
grant execute on function private.like_pattern(text) to authenticated, service_role;

-- Edits between two names: a character that is wrong, missing or too many, or two that are swapped. 3 if there are more than 2.
create function private.typing_distance(typed text, name text) returns integer
  language plpgsql immutable
  set search_path = ''
as $$
declare
  distance integer;
  at integer := 1;
begin
  if name is null or greatest(length(typed), length(name)) > 100 then
    return 3;
  end if;
  distance := least(extensions.levenshtein_less_equal(typed, name, 2), 3);
  if distance < 2 or length(typed) <> length(name) then
    return distance;
  end if;
  while substr(typed, at, 1) = substr(name, at, 1) loop
    at := at + 1;
  end loop;
  return case when substr(typed, at, 1) = substr(name, at + 1, 1) and substr(typed, at + 1, 1) = substr(name, at, 1)
    and substr(typed, at + 2) = substr(name, at + 2) then 1 else distance end;
end
$$;
comment on function private.typing_distance(text, text) is 'Optimal string alignment distance, up to 2; 3 if the names differ more.';
revoke execute on function private.typing_distance(text, text) from public, anon;
grant execute on function private.typing_distance(text, text) to authenticated, service_role;

-- How a folded name matches a folded query: 1 begins with it, 2 a word does, 3 contains it, 6 with typing mistakes; null if not at all.
create function private.name_match(typed text, name text) returns integer
  language sql immutable
  set search_path = ''
as $$
  select case
    when starts_with(name, typed) then 1
    when strpos(name, ' ' || typed) > 0 then 2
    when strpos(name, typed) > 0 then 3
    when private.typing_distance(typed, name) <= case when length(typed) <= 5 then 1 else 2 end then 6
  end
$$;
revoke execute on function private.name_match(text, text) from public, anon;
grant execute on function private.name_match(text, text) to authenticated, service_role;

-- The match is 1, 2, 3 and 6 as in name_match, 4 another name, 5 an investor. `matched` is the other name or investor.
-- Ranges instead of LIKE, and limits on candidates: the plan does not depend on the query, and its time is bounded.
create function private.find_companies(typed text, max_hits integer)
  returns table (id uuid, match integer, matched text)
  language plpgsql stable security invoker
  set search_path = ''
  set pg_trgm.similarity_threshold = 0.25
as $$
#variable_conflict use_column
declare
  pattern text := private.like_pattern(typed);
  key text := private.name_key(typed);
  -- The last code point: what begins with the query is less than the query with it.
  last_character constant text := U&'\+10FFFF';
  found uuid[];
  hits uuid[] := '{}';
  has_prefix boolean;
begin
  found := array(
    select hit.id from (
      (select f.id, 1 as step, f.sort_name from public.company_facts f
        where f.sort_name >= typed and f.sort_name < typed || last_character order by f.sort_name, f.id limit max_hits)
      union all
      (select f.id, 2, f.sort_name from public.company_facts f
        where f.name_key >= key and f.name_key < key || last_character order by f.name_key limit max_hits)
    ) hit group by hit.id order by min(hit.step), min(hit.sort_name) limit max_hits);
  hits := found;
  has_prefix := cardinality(found) > 0;
  return query select unnest(found), 1, null::text;

  if cardinality(hits) < max_hits then
    found := array(
      select hit.id from (
        select f.id, f.sort_name from public.company_facts f
        where f.sort_name like '% ' || pattern || '%' and f.id <> all (hits) limit 300
      ) hit order by strpos(hit.sort_name, ' ' || typed), hit.sort_name limit max_hits - cardinality(hits));
    hits := hits || found;
    return query select unnest(found), 2, null::text;
  end if;

  -- Trigrams are three characters long: a shorter query would read every name.
  if cardinality(hits) < max_hits and length(typed) >= 3 then
    found := array(
      select hit.id from (
        select f.id, f.sort_name from public.company_facts f
        where f.sort_name like '%' || pattern || '%' and f.id <> all (hits) limit 300
      ) hit order by length(hit.sort_name), hit.sort_name limit max_hits - cardinality(hits));
    hits := hits || found;
    return query select unnest(found), 3, null::text;
  end if;

  if cardinality(hits) < max_hits and length(typed) >= 3 then
    for id, match, matched in
      select hit.id, hit.match, hit.matched from (
        select f.id, f.sort_name, other.match, other.matched, row_number() over (partition by f.id order by other.match) as nth
        from (
          select f.id, f.sort_name, f.other_names, f.aaa_investors from public.company_facts f
          where f.search_text like '%' || pattern || '%' and f.id <> all (hits) limit 300
        ) f
        cross join lateral (
          select 4 as match, line as matched from regexp_split_to_table(f.other_names, E'\n') line
          union all
          select 5, line from regexp_split_to_table(f.aaa_investors, ', ') line
        ) other
        where private.name_match(typed, private.folded(other.matched)) <= 3
      ) hit where hit.nth = 1 order by hit.match, hit.sort_name limit max_hits - cardinality(hits)
    loop
      hits := hits || id;
      return next;
    end loop;
  end if;

  -- A name that begins with the query is no mistake.
  if not has_prefix and cardinality(hits) < max_hits and length(typed) between 3 and 100 then
    -- Two mistakes change at most six trigrams: the longer the query, the more it has in common, and the faster the index.
    perform set_config('pg_trgm.similarity_threshold', greatest(0.25, least(0.6, (length(typed) - 5.0) / (length(typed) + 9)))::text, true);
    return query
      select hit.id, 6, null::text from (
        select near.id, near.sort_name, least(
          2 * private.typing_distance(typed, near.sort_name), 2 * private.typing_distance(typed, near.name_key),
          -- The beginning of a longer name.
          1 + 2 * private.typing_distance(typed, left(near.sort_name, length(typed)))) as distance
        from (
          select f.id, f.sort_name, f.name_key from public.company_facts f where f.sort_name operator(extensions.%) typed
          union
          -- Short names with a mistake have few trigrams in common.
          select f.id, f.sort_name, f.name_key from public.company_facts f
          where length(typed) <= 6 and length(f.sort_name) <= length(typed) + 1
            and (f.sort_name >= left(typed, 1) and f.sort_name < left(typed, 1) || last_character
              or f.sort_name >= substr(typed, 2, 1) and f.sort_name < substr(typed, 2, 1) || last_character)
        ) near
        where near.id <> all (hits) and length(near.sort_name) <= 255
          and (extensions.levenshtein_less_equal(typed, near.sort_name, 2) <= 2
            or extensions.levenshtein_less_equal(typed, left(near.sort_name, length(typed)), 2) <= 2
            or extensions.levenshtein_less_equal(typed, left(near.name_key, 200), 2) <= 2)
      ) hit
      where hit.distance <= case when length(typed) <= 5 then 3 else 5 end
      order by hit.distance, extensions.similarity(hit.sort_name, typed) desc, hit.sort_name
      limit max_hits - cardinality(hits);
  end if;
end
$$;
revoke execute on function private.find_companies(text, integer) from public, anon;
grant execute on function private.find_companies(text, integer) to authenticated, service_role;

-- The entries of the companies found first, then those whose own name matches.
create function private.find_entries(typed text, company_ids uuid[], max_hits integer)
  returns table (id uuid, match integer)
  language sql stable security invoker
  set search_path = ''
  set pg_trgm.similarity_threshold = 0.25
as $$
  select hit.id, min(hit.match) from (
    (select h.id, 0 as match, h.created_at from public.squad_hotlist_companies h
      where h.company_id = any (company_ids) order by h.created_at desc limit max_hits)
    union all
    (select h.id, private.name_match(typed, private.folded(h.company_name)), h.created_at from public.squad_hotlist_companies h
      where private.folded(h.company_name) like
        case when length(typed) < 3 then '' else '%' end || private.like_pattern(typed) || '%' limit 300)
    union all
    (select h.id, private.name_match(typed, private.folded(h.company_name)), h.created_at from public.squad_hotlist_companies h
      where length(typed) between 3 and 100 and private.folded(h.company_name) operator(extensions.%) typed limit 1000)
  ) hit
  where hit.match is not null
  group by hit.id order by min(hit.match), max(hit.created_at) desc, hit.id limit max_hits
$$;
revoke execute on function private.find_entries(text, uuid[], integer) from public, anon;
grant execute on function private.find_entries(text, uuid[], integer) to authenticated, service_role;

-- The next two are security definers: the restrictive policies would keep the indexes from being used.

create function private.find_universities(typed text, max_hits integer)
  returns table (id uuid, name text, match integer, matched text)
  language sql stable security definer
  set search_path = ''
  set pg_trgm.similarity_threshold = 0.25
as $$
  select distinct on (hit.match, hit.name) hit.id, hit.name, hit.match, hit.matched from (
    select distinct on (named.id) named.* from (
      (select u.id, u.name, private.name_match(typed, private.folded(u.name)) as match, null::text as matched from public.universities u
        where private.folded(u.name) like
          case when length(typed) < 3 then '' else '%' end || private.like_pattern(typed) || '%' limit 300)
      union all
      (select u.id, u.name, private.name_match(typed, private.folded(u.name)), null from public.universities u
        where length(typed) between 3 and 100 and private.folded(u.name) operator(extensions.%) typed limit 1000)
      union all
      (select u.id, u.name, 4, o.other_name from public.other_names o join public.universities u on lower(u.name) = lower(o.name)
        where o.kind = 'university' and private.name_match(typed, private.folded(o.other_name)) <= 3 limit max_hits)
    ) named
    where named.match is not null and (select private.has_required_aal())
    order by named.id, named.match
  ) hit
  order by hit.match, hit.name, hit.id limit max_hits
$$;
revoke execute on function private.find_universities(text, integer) from public, anon;
grant execute on function private.find_universities(text, integer) to authenticated, service_role;

create index hotlist_notes_words_idx on public.hotlist_notes
  using gin (to_tsvector('simple'::regconfig, private.folded(body))) with (fastupdate = off);

-- The part of a note around a word, cut at blanks. The position is one in the folded text, where few letters have another length.
create function private.excerpt(body text, word text) returns text
  language sql immutable
  set search_path = ''
as $$
  select case when at.first > 1 then '… ' || regexp_replace(substr(body, at.first, 180), '^\S*\s', '') else left(body, 180) end
    || case when length(body) > greatest(at.first, 1) + 179 then ' …' else '' end
  from (select strpos(private.folded(body), word) - 60 as first) at
$$;
revoke execute on function private.excerpt(text, text) from public, anon;
grant execute on function private.excerpt(text, text) to authenticated, service_role;

-- Notes with all words of the query, the last one perhaps unfinished. The newest first.
create function private.find_notes(typed text, max_hits integer)
  returns table (id uuid, entry_id uuid, author uuid, created_at timestamptz, excerpt text)
  language sql stable security definer
  set search_path = ''
as $$
  select note.id, note.entry_id, note.author, note.created_at, private.excerpt(note.body, query.first_word)
  from (
    select to_tsquery('simple'::regconfig, string_agg('''' || part.word || ''':*', ' & ')) as words,
      (array_agg(part.word order by part.position))[1] as first_word
    from (
      select word, position from regexp_split_to_table(regexp_replace(typed, '[^[:alnum:]]+', ' ', 'g'), ' ') with ordinality split (word, position)
      where word <> '' limit 20
    ) part
  ) query
  cross join lateral (
    select n.* from public.hotlist_notes n
    where to_tsvector('simple'::regconfig, private.folded(n.body)) @@ query.words and length(typed) >= 3
    order by n.created_at desc, n.id limit max_hits
  ) note
  where query.words is not null and (select private.has_required_aal())
$$;
revoke execute on function private.find_notes(text, integer) from public, anon;
grant execute on function private.find_notes(text, integer) to authenticated, service_role;

create function public.search_everything(query text, kinds text[] default null, per_kind integer default 8) returns jsonb
  language plpgsql stable security invoker
  set search_path = ''
as $$
declare
  typed text := private.folded(btrim(regexp_replace(left(query, 300), '\s+', ' ', 'g')));
  max_hits integer := least(greatest(per_kind, 1), 8);
  wanted text[] := coalesce(kinds, array['company', 'entry', 'note', 'university']);
  company_ids uuid[];
  hits jsonb := '[]';
begin
  if length(query) > 300 then
    raise sqlstate 'PT413' using message = 'Search for at most 300 characters';
  end if;
  if length(typed) < 2 then
    return hits;
  end if;
  if 'company' = any (wanted) or 'entry' = any (wanted) then
    with found as (
      select * from private.find_companies(typed, max_hits) with ordinality as hit (id, match, matched, position))
    select coalesce(array_agg(found.id order by found.position), '{}'), coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'company', 'id', f.id, 'title', f.company_name, 'url', f.url, 'only_screened', f.only_screened,
      'founded_year', f.founded_year, 'employee_count', f.employee_count, 'total_funding', f.total_funding,
      'match', found.match, 'matched', left(found.matched, 300)
    ) order by found.position), '[]')
    into company_ids, hits
    from found join public.company_facts f on f.id = found.id;
    if 'company' <> all (wanted) then
      hits := '[]';
    end if;
  end if;
  if 'entry' = any (wanted) then
    hits := hits || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', 'entry', 'id', h.id, 'title', h.company_name, 'squad_id', h.squad_id, 'status', h.status,
        'match', coalesce(private.name_match(typed, private.folded(h.company_name)), found.match)
      ) order by found.position), '[]')
      from private.find_entries(typed, company_ids, max_hits) with ordinality as found (id, match, position)
      join public.squad_hotlist_companies h on h.id = found.id);
  end if;
  if 'note' = any (wanted) then
    hits := hits || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', 'note', 'id', found.id, 'entry_id', h.id, 'title', h.company_name, 'squad_id', h.squad_id,
        'author', private.person(found.author), 'at', found.created_at, 'excerpt', found.excerpt
      ) order by found.created_at desc), '[]')
      from private.find_notes(typed, max_hits) found join public.squad_hotlist_companies h on h.id = found.entry_id);
  end if;
  if 'university' = any (wanted) then
    hits := hits || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', 'university', 'id', found.id, 'title', found.name, 'match', found.match, 'matched', found.matched
      ) order by found.match, found.name), '[]')
      from private.find_universities(typed, max_hits) found);
  end if;
  return hits;
end
$$;
comment on function public.search_everything(text, text[], integer) is
  'Companies, hotlist entries, notes and universities, at most 8 of each. `match`: 0 the entry''s company matches, 1 the name begins with the query, 2 a word does, 3 contains it, 4 another name, 5 an investor, 6 typing mistakes.';
revoke execute on function public.search_everything(text, text[], integer) from public, anon;
grant execute on function public.search_everything(text, text[], integer) to authenticated, service_role;
