-- One record for each company: what the database, the screener, the hotlists, the text analysis and imports know of it.

-- What two spellings of a company's name have in common: folded, without punctuation and without legal forms. The same steps and
-- the same legal forms as `domain/company/name-key.ts`.
create function private.name_key(name text) returns text
  language plpgsql immutable strict
  set search_path = ''
as $$
declare
  legal_forms constant text :=
    '|a s|ab|ab publ|abp|ac|ad|ae|ag|ag and co kg|ag and co kgaa|ag and co ohg|aktiebolag|amba|and co kg|and co kgaa'
    '|and co ohg|anonim sirketi|ans|ao|aor|aps|as|asa|asbl|berhad|bhd|bsc|bt|bv|bvba|bvio|cic|cjsc|clg|co'
    '|co limited|co ltd|company inc|company limited|company llc|company ltd|cooperatie ua|corp|corp ltd|corporation'
    '|cvba|d d|d o o|da|dac|dd|dmcc|doo|dooel|dwc llc|ead|eg|egbr|ehf|eireli|eirl|ek|ek for|ekfm|eood|epe|epp|eu'
    '|eurl|ev|fz llc|fzc|fzco|fze|gag|gbr|gesbr|gesmbh|ggmbh|gie|gk|gmbh|gmbh and co kg|gmbh and co kgaa'
    '|gmbh and co ohg|gmbh co kg|gmbh u co kg|gmbh und co kg|godo kaisha|handelsbolag|hb|hf|i s|ike|inc|inc ltd'
    '|incorporated|ivs|jdoo|joint stock company|jsc|k s|kabushiki gaisha|kabushiki kaisha|kb|kd|kdor|keg|kft|kg'
    '|kgaa|kk|kkt|ks|ksc|kscp|ky|lda|limitada|limited|limited sirketi|limitee|llc|lllp|llp|lp|ltd|ltd sti|ltda'
    '|ltda me|ltee|mb|mbh|mike|mtu|nl|npc|nv|nv sa|nyrt|oao|og|ohf|ohg|ojsc|ood|ooo|opc|opc pvt ltd|ops|osk|ou|oy'
    '|oy ab|oyj|oyj abp|p ltd|p s|pao|partg|partg mbb|partgmbb|partnerschaft mbb|pbc|pcl|persero|persero tbk|pjsc'
    '|plc|pllc|plt|private limited|private ltd|proprietary limited|psa|pte|pte limited|pte ltd|pty|pty limited'
    '|pty ltd|public company limited|pvt|pvt limited|pvt ltd|qpsc|qsc|rf limited|rt|s a|s coop|s de rl'
    '|s de rl de cv|s r o|sa|sa de cv|sa nv|sa rl|saa|sab de cv|sac|sae|sagl|san ve tic as|san ve tic ltd sti|saoc'
    '|saog|sapa|sapi de cv|sarl|sarl au|sas|sasu|sau|sc|sca|sca rl|scarl|sccl|sce|sci|scic|scop|scpa|scrl|scs|scsp'
    '|sdn bhd|se|se and co kg|se and co kgaa|secs|selarl|sem|sendirian berhad|sgps|sgps sa|sia|sicav'
    '|single member sa|ska|sl|slhf|sll|slne|slp|slu|smc pvt ltd|snc|soc coop|sp|sp j|sp k|sp z o o|sp z oo'
    '|sp z oo sp k|sp z oo spk|sp zoo|spa|spj|spk|spol s r o|spol s ro|spolka z oo|sprl|spz oo|spzoo|srl'
    '|srl a socio unico|srl d|srls|sro|suarl|tbk|teo|teoranta|tmi|too|tov|ua|uab|ug|ug and co kg'
    '|ug haftungsbeschrankt|ulc|unipessoal lda|unlimited company|vof|vos|vvag|vzw|wll|zao|zrt|zs|αε|επε|ικε|ад|ао'
    '|доо|еад|еоод|зао|оао|оод|ооо|пао|тов|בע מ|주식회사|合同会社|有限公司|株式会社|股份有限公司|';
  -- Most names are ASCII, which needs no folding but lower case.
  folded text := case when octet_length(name) = length(name) then lower(name) else
    replace(replace(replace(translate(translate(lower(regexp_replace(normalize(name, nfkd),
      '[\u0300-\u036f]', '', 'g')), 'ς', 'σ'), 'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end;
  words text[] := string_to_array(btrim(regexp_replace(replace(translate(folded, '.''’‘`´ʼ', ''), '&', ' and '),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u3004\u3008-\u3030\ufe00-\ufe6f\uff01-\uff0f]+',
    ' ', 'g')), ' ');
  -- The words from here on are legal forms, one or more.
  cut integer := cardinality(words) + 1;
  starts_form boolean[];
  at integer := cardinality(words);
begin
  starts_form[cut] := true;
  -- By words: a pattern of all forms takes several times as long. A form has at most five words, and a name at least one.
  while at > 1 and at >= cut - 5 loop
    for behind in at + 1..least(at + 5, cardinality(words) + 1) loop
      if starts_form[behind] and position('|' || array_to_string(words[at:behind - 1], ' ') || '|' in legal_forms) > 0 then
        starts_form[at] := true;
        cut := at;
        exit;
      end if;
    end loop;
    at := at - 1;
  end loop;
  return nullif(left(regexp_replace(array_to_string(words[:cut - 1], ' '),
    '^(?:kabushiki kaisha|kk|oao|ooo|ou|pao|pt|sia|too|tov|uab|zao|ао|зао|оао|ооо|пао|тов|주식회사|株式会社) ', ''), 300), '');
end
$$;
comment on function private.name_key(text) is 'The name folded, without punctuation and legal forms; null if nothing is left.';
revoke execute on function private.name_key(text) from public, anon;
grant execute on function private.name_key(text) to authenticated, service_role;

-- Companies that an import brings may have no Crunchbase URL.
alter table public.company_facts
  alter column url drop not null,
  add column website_domain text,
  add column linkedin_slug text,
  add column short_description text,
  add column categories text[] not null default '{}',
  add column city text,
  add column country text,
  add column last_round_type text,
  add column last_round_on date,
  add column operating_status text,
  add column extra jsonb not null default '{}',
  add column only_screened boolean not null default false,
  add column screened_by uuid,
  add column screened_at timestamptz,
  add column name_key text collate "C" generated always as (private.name_key(company_name)) stored,
  add constraint company_facts_website_domain_length check (length(website_domain) <= 253),
  add constraint company_facts_linkedin_slug_length check (length(linkedin_slug) <= 200),
  add constraint company_facts_short_description_length check (length(short_description) <= 2000),
  add constraint company_facts_categories_size check (cardinality(categories) <= 30 and octet_length(categories::text) <= 8000),
  add constraint company_facts_city_length check (length(city) <= 300),
  add constraint company_facts_country_length check (length(country) <= 300),
  add constraint company_facts_last_round_type_length check (length(last_round_type) <= 300),
  add constraint company_facts_operating_status_known check (operating_status in ('active', 'closed', 'acquired', 'ipo')),
  add constraint company_facts_extra_size check (jsonb_typeof(extra) = 'object' and octet_length(extra::text) <= 8000);
comment on column public.company_facts.url is 'Normalized: https://www.crunchbase.com/organization/{permalink}; null if it is not known';
comment on column public.company_facts.website_domain is 'Host of the website in lower case, without www.';
comment on column public.company_facts.linkedin_slug is 'The company''s part of its LinkedIn URL, in lower case';
comment on column public.company_facts.extra is 'Columns of an import that have no column here, by header';
comment on column public.company_facts.only_screened is
  'Screened, but not added to the database: the database''s list and counts leave it out. Any change by a colleague adds it';
comment on column public.company_facts.screened_by is 'Who screened the company first';
comment on column public.company_facts.name_key is 'The name without legal form and punctuation';

create index company_facts_name_key_idx on public.company_facts (name_key);
create index company_facts_website_domain_idx on public.company_facts (website_domain);
create index company_facts_linkedin_slug_idx on public.company_facts (linkedin_slug);
-- Other names, one by one. Without fastupdate: after a large insert, each lookup would read the list of pending entries.
create index company_facts_other_names_idx on public.company_facts using gin (string_to_array(lower(other_names), E'\n'))
  with (fastupdate = off) where other_names is not null;
create index company_profiles_permalink_urls_idx on public.company_profiles using gin (permalink_urls) with (fastupdate = off);
-- For counting the companies of the database.
drop index public.company_facts_created_at_idx;
create index company_facts_created_at_idx on public.company_facts (created_at, id) where not only_screened;

grant insert (website_domain, linkedin_slug, short_description, categories, city, country, last_round_type, last_round_on, operating_status, extra)
  on public.company_facts to authenticated;
grant update (website_domain, linkedin_slug, short_description, categories, city, country, last_round_type, last_round_on, operating_status, extra)
  on public.company_facts to authenticated;

-- Cleans what companies are compared by. Rejects long texts here: the generated columns are computed before the table's checks, and
-- would take a gigabyte of memory for a text of a few megabytes.
create or replace function private.clean_company_facts() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  -- What private.clean_name changes nothing of; its call takes longer than the pattern.
  unclean constant text := '[^!-~ ]|^ | $|  ';
  too_long text;
begin
  if new.company_name ~ unclean then
    new.company_name := private.clean_name(new.company_name);
  end if;
  too_long := case when length(new.company_name) > 300 then 'company_facts_company_name_length'
    when length(new.aaa_investors) > 10000 then 'company_facts_aaa_investors_length'
    when length(new.employee_count) > 500 then 'company_facts_employee_count_length'
    when length(new.total_funding) > 500 then 'company_facts_total_funding_length' end;
  if too_long is not null then
    raise check_violation using constraint = too_long,
      message = format('new row for relation "company_facts" violates check constraint "%s"', too_long);
  end if;
  new.website_domain := nullif(regexp_replace(lower(btrim(new.website_domain)), '^www\.', ''), '');
  new.linkedin_slug := nullif(lower(btrim(new.linkedin_slug)), '');
  if new.city = '' or new.city ~ unclean then
    new.city := nullif(private.clean_name(new.city), '');
  end if;
  if new.country = '' or new.country ~ unclean then
    new.country := nullif(private.clean_name(new.country), '');
  end if;
  return new;
end
$$;

-- A screened company becomes one of the database when a colleague adds or changes it. Restoring and undoing keep what they restore.
create function private.add_screened_company() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_setting('app.screening', true) is distinct from 'on' and current_setting('app.keeps_dates', true) is distinct from 'on' then
    new.only_screened := false;
    new.created_at := now();
  end if;
  return new;
end
$$;
revoke execute on function private.add_screened_company() from public, anon, authenticated;
create trigger company_facts_add_screened before update of url, company_name, founded_year, employee_count, total_funding, aaa_investors,
    website_domain, linkedin_slug, short_description, categories, city, country, last_round_type, last_round_on, operating_status, extra
  on public.company_facts
  for each row when (old.only_screened and new.only_screened) execute function private.add_screened_company();

-- A company that was only screened gives way to one that a colleague adds or restores; the new row keeps who screened it.
create function private.replace_screened_company() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  screened public.company_facts;
begin
  if new.only_screened or new.url is null then
    return new;
  end if;
  delete from public.company_facts f where f.url = new.url and f.only_screened and f.id <> new.id returning f.* into screened;
  if screened.id is not null and current_setting('app.keeps_dates', true) is distinct from 'on' then
    new.screened_by := screened.screened_by;
    new.screened_at := screened.screened_at;
    new.website_domain := coalesce(new.website_domain, screened.website_domain);
    new.linkedin_slug := coalesce(new.linkedin_slug, screened.linkedin_slug);
    new.short_description := coalesce(new.short_description, screened.short_description);
    new.categories := case when new.categories = '{}' then screened.categories else new.categories end;
    new.city := coalesce(new.city, screened.city);
    new.country := coalesce(new.country, screened.country);
    new.register_number := coalesce(new.register_number, screened.register_number);
    if new.last_round_type is null then
      new.last_round_type := screened.last_round_type;
      new.last_round_on := screened.last_round_on;
    end if;
  end if;
  return new;
end
$$;
revoke execute on function private.replace_screened_company() from public, anon, authenticated;
create trigger company_facts_replace_screened before insert on public.company_facts
  for each row execute function private.replace_screened_company();

-- The URLs under which a company is known: the given one, its permalink and its earlier ones. Security definer: the restrictive
-- policy on company_profiles would keep the index from being used.
create function private.company_urls(url text) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select array_agg(distinct known.url) from (
    select company_urls.url
    union all
    select unnest(profile.permalink_urls) from public.company_profiles profile where profile.permalink_urls @> array[company_urls.url]
  ) known
  where known.url is not null
$$;
revoke execute on function private.company_urls(text) from public, anon;
grant execute on function private.company_urls(text) to authenticated, service_role;

-- Hotlist entries point to the company's record, so that both remain one company when a name or URL changes.

alter table public.squad_hotlist_companies
  add column company_id uuid references public.company_facts (id) on delete set null;
comment on column public.squad_hotlist_companies.company_id is 'The company''s record. Set by triggers: by URL, else by name';
create index squad_hotlist_companies_company_id_idx on public.squad_hotlist_companies (company_id);

-- By name only if the two do not have different URLs.
create function private.company_id_of(url text, name text) returns uuid
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  found_id uuid;
begin
  if url is not null then
    select f.id into found_id from public.company_facts f where f.url = company_id_of.url;
    if found_id is null then
      select f.id into found_id from public.company_facts f where f.url = any (private.company_urls(company_id_of.url))
        order by f.only_screened, f.created_at, f.id limit 1;
    end if;
  end if;
  if found_id is null and name is not null then
    select f.id into found_id from public.company_facts f
      where lower(f.company_name) = lower(company_id_of.name) and (f.url is null or company_id_of.url is null)
      order by f.only_screened, f.created_at, f.id limit 1;
  end if;
  return found_id;
end
$$;
revoke execute on function private.company_id_of(text, text) from public, anon;
grant execute on function private.company_id_of(text, text) to authenticated, service_role;

create function private.link_hotlist_entry() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  -- A restored entry may point to a company that is deleted.
  linked uuid := (select f.id from public.company_facts f where f.id = new.company_id);
begin
  if tg_op = 'INSERT' then
    new.company_id := coalesce(linked, private.company_id_of(new.company_url, new.company_name));
  elsif new.company_url is distinct from old.company_url then
    new.company_id := private.company_id_of(new.company_url, new.company_name);
  elsif new.company_name is distinct from old.company_name then
    new.company_id := coalesce(private.company_id_of(new.company_url, new.company_name), linked);
  end if;
  return new;
end
$$;
revoke execute on function private.link_hotlist_entry() from public, anon, authenticated;
-- By name after squad_hotlist_companies_clean.
create trigger squad_hotlist_companies_link before insert or update of company_url, company_name on public.squad_hotlist_companies
  for each row execute function private.link_hotlist_entry();

-- Entries that were on a hotlist before the company was added.
create function private.link_entries_of_added() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.squad_hotlist_companies h set company_id = private.company_id_of(h.company_url, h.company_name)
    where h.company_id is null and h.id in (
      select e.id from added join public.squad_hotlist_companies e on e.company_url = added.url
      union
      select e.id from added join public.squad_hotlist_companies e on lower(e.company_name) = lower(added.company_name)
      union
      select e.id from added join public.company_profiles profile on profile.url = added.url and cardinality(profile.permalink_urls) > 1
        join public.squad_hotlist_companies e on e.company_url = any (profile.permalink_urls));
  return null;
end
$$;
revoke execute on function private.link_entries_of_added() from public, anon, authenticated;
create trigger company_facts_link_added after insert on public.company_facts referencing new table as added
  for each statement execute function private.link_entries_of_added();

create function private.link_entries_of_changed() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.squad_hotlist_companies h set company_id = new.id
    where h.company_id is null and (h.company_url = new.url
      or lower(h.company_name) = lower(new.company_name) and (h.company_url is null or new.url is null));
  return null;
end
$$;
revoke execute on function private.link_entries_of_changed() from public, anon, authenticated;
create trigger company_facts_link_changed after update of url, company_name on public.company_facts
  for each row when (old.url is distinct from new.url or old.company_name is distinct from new.company_name)
  execute function private.link_entries_of_changed();

update public.squad_hotlist_companies h set company_id = private.company_id_of(h.company_url, h.company_name);

-- Which company a line of an import or of a pasted list means.

create function private.company_image(company public.company_facts) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select to_jsonb(company)
    - array['sort_name', 'sort_investors', 'search_text', 'employee_rank', 'funding_usd', 'facts_at', 'name_key', 'other_names']
$$;
revoke execute on function private.company_image(public.company_facts) from public, anon;
grant execute on function private.company_image(public.company_facts) to authenticated, service_role;

-- A name with another Crunchbase URL is another company. `offset 0`: see company_facts_by_names.
create function private.match_companies(rows jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  result jsonb;
begin
  perform private.check_caller();
  if jsonb_typeof(rows) is distinct from 'array' then
    raise invalid_parameter_value using message = 'The list is not an array';
  end if;
  if jsonb_array_length(rows) > 5000 or octet_length(rows::text) > 5000000 then
    -- PostgREST answers 413.
    raise sqlstate 'PT413' using message = 'Ask for at most 5000 at once';
  end if;
  with requested as materialized (
    select r.line, nullif(r.url, '') as url, nullif(lower(btrim(r.linkedin)), '') as linkedin,
      nullif(regexp_replace(lower(btrim(r.domain)), '^www\.', ''), '') as domain,
      lower(nullif(private.clean_name(left(r.name, 1000)), '')) as name,
      -- Some letters are 18 in the key: 5000 such names would take longer than a statement may.
      case when octet_length(normalize(left(r.name, 300), nfkd)) <= 1500 then private.name_key(left(r.name, 300)) end as name_key,
      lower(nullif(private.clean_name(left(r.country, 1000)), '')) as country, (
        -- As private.company_urls, which a call for each line would make slower.
        select array_agg(distinct known.url) from (
          select nullif(r.url, '') as url
          union all
          select unnest(profile.permalink_urls) from public.company_profiles profile where profile.permalink_urls @> array[nullif(r.url, '')]
        ) known
        where known.url is not null) as urls
    from jsonb_to_recordset(rows) r (line integer, url text, linkedin text, domain text, name text, country text)
  ),
  candidates as materialized (
    select r.line, found.rank, found.id, min(found.rank) over (partition by r.line) as best_rank,
      row_number() over (partition by r.line, found.rank order by found.created_at, found.id) as position
    from requested r cross join lateral (
      select 1 as rank, f.id, f.created_at from (select * from public.company_facts f where f.url = any (r.urls) offset 0) f
      union all
      (select 2, f.id, f.created_at from (select * from public.company_facts f where f.linkedin_slug = r.linkedin offset 0) f limit 6)
      union all
      (select 3, f.id, f.created_at from (select * from public.company_facts f where f.website_domain = r.domain offset 0) f limit 6)
      union all
      (select 4, f.id, f.created_at from (select * from public.company_facts f where f.name_key = r.name_key offset 0) f
        where r.url is null or f.url is null limit 6)
      union all
      (select 5, f.id, f.created_at from (select * from public.company_facts f
          where f.other_names is not null and string_to_array(lower(f.other_names), E'\n') @> array[r.name] offset 0) f
        where r.url is null or f.url is null limit 6)
    ) found
  ),
  best as (
    select c.line, c.rank, count(*) as found, array_agg(c.id order by c.position) filter (where c.position <= 5) as ids
    from candidates c
    where c.rank = c.best_rank
    group by c.line, c.rank
  ),
  answered as (
    select r.line, b.rank, b.found, matched.companies, matched.is_contradicted, matched.is_same_name, matched.is_same_country
    from best b join requested r on r.line = b.line
    cross join lateral (
      select jsonb_agg(private.company_image(f) order by lower(f.company_name) = r.name desc nulls last, ids.position) as companies,
        bool_or(b.rank > 1 and f.url <> all (r.urls) or b.rank > 2 and f.linkedin_slug <> r.linkedin
          or b.rank > 3 and f.website_domain <> r.domain) as is_contradicted,
        bool_and(lower(f.company_name) = r.name) as is_same_name,
        bool_and(coalesce(lower(f.country) = r.country, true)) as is_same_country
      from unnest(b.ids) with ordinality ids (id, position) join public.company_facts f on f.id = ids.id
    ) matched
  )
  select jsonb_agg(jsonb_build_object(
      'line', a.line,
      'reason', (array['url', 'linkedin', 'domain', 'name', 'other_name'])[a.rank],
      'certain', a.found = 1 and a.rank < 5 and a.is_contradicted is not true
        and (a.rank < 4 or coalesce(a.is_same_name, false) and a.is_same_country),
      'rows', a.companies) order by a.line)
    into result from answered a;
  return coalesce(result, '[]');
end
$$;
revoke execute on function private.match_companies(jsonb) from public, anon;
grant execute on function private.match_companies(jsonb) to authenticated, service_role;

create function public.match_companies(rows jsonb) returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select private.match_companies(match_companies.rows)
$$;
comment on function public.match_companies(jsonb) is
  'The companies that lines of {line, url, linkedin, domain, name, country} may mean: [{line, reason, certain, rows}], by the strongest key that finds one. At most 5000 lines.';
revoke execute on function public.match_companies(jsonb) from public, anon;
grant execute on function public.match_companies(jsonb) to authenticated, service_role;

-- Keeps a company that was fetched by the screener or by a hotlist. The facts of a company of the database change only when a
-- colleague refreshes them; what its record lacks is filled in. The person is the one in whose name the function writes.
create function public.keep_screened_company(company jsonb) returns uuid
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  fetched public.company_facts := jsonb_populate_record(null::public.company_facts, company);
  person uuid := (private.change_context() ->> 'actor')::uuid;
  kept_id uuid;
begin
  perform set_config('app.screening', 'on', true);
  insert into public.company_facts (url, company_name, founded_year, employee_count, total_funding, aaa_investors, website_domain,
      linkedin_slug, short_description, categories, city, country, last_round_type, last_round_on, source, only_screened, screened_by, screened_at)
    values (fetched.url, fetched.company_name, fetched.founded_year, fetched.employee_count, fetched.total_funding, fetched.aaa_investors,
      fetched.website_domain, fetched.linkedin_slug, fetched.short_description, coalesce(fetched.categories, '{}'), fetched.city,
      fetched.country, fetched.last_round_type, fetched.last_round_on, fetched.source, true, person, now())
    on conflict (url) do nothing returning id into kept_id;
  if kept_id is not null then
    return kept_id;
  end if;
  select f.id into kept_id from public.company_facts f where f.url = any (private.company_urls(fetched.url))
    order by f.only_screened, f.created_at, f.id limit 1;
  update public.company_facts f
    set company_name = fetched.company_name, founded_year = fetched.founded_year, employee_count = fetched.employee_count,
      total_funding = fetched.total_funding, aaa_investors = fetched.aaa_investors, source = fetched.source
    where f.id = kept_id and f.only_screened;
  update public.company_facts f
    set website_domain = coalesce(f.website_domain, fetched.website_domain), linkedin_slug = coalesce(f.linkedin_slug, fetched.linkedin_slug),
      short_description = coalesce(f.short_description, fetched.short_description),
      categories = case when f.categories = '{}' then coalesce(fetched.categories, '{}') else f.categories end,
      city = coalesce(f.city, fetched.city), country = coalesce(f.country, fetched.country),
      last_round_type = coalesce(f.last_round_type, fetched.last_round_type),
      last_round_on = case when f.last_round_type is null then fetched.last_round_on else f.last_round_on end,
      source = coalesce(fetched.source, f.source),
      screened_by = case when f.screened_at is null then person else f.screened_by end, screened_at = coalesce(f.screened_at, now())
    where f.id = kept_id;
  return kept_id;
end
$$;
comment on function public.keep_screened_company(jsonb) is
  'Stores a fetched company with who screened it first, unless the database has it. Returns its id. For the edge function.';
revoke execute on function public.keep_screened_company(jsonb) from public, anon, authenticated;
grant execute on function public.keep_screened_company(jsonb) to service_role;

-- Lookups that leave out companies that were only screened.

-- "Have we seen this?" The nth URL and the nth name describe one company; either may be missing.
create function public.company_sightings(urls text[], names text[] default '{}') returns jsonb
  language sql stable security invoker
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'url', requested.url, 'name', requested.name, 'company_name', facts.company_name,
        'facts_at', case when not facts.only_screened then facts.updated_at end, 'as_of', facts.as_of,
        'screened_by', private.person(facts.screened_by), 'screened_at', facts.screened_at,
        'hotlists', coalesce(hotlists.entries, '[]')
      ) order by requested.position
    ), '[]')
  from rows from (
    jsonb_array_elements_text(private.at_most(to_jsonb(urls), 5000)),
    jsonb_array_elements_text(private.at_most(to_jsonb(names), 5000))
  ) with ordinality as requested (url, name, position)
  left join lateral (
    select f.id, f.company_name, f.updated_at, f.as_of, f.only_screened, f.screened_by, f.screened_at
    from (select * from public.company_facts f where f.url = any (private.company_urls(requested.url)) offset 0) f
    order by f.url = requested.url desc, f.created_at, f.id limit 1
  ) facts on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', h.id, 'squad_id', h.squad_id, 'added_at', h.created_at) order by h.created_at, h.id) as entries
    from public.squad_hotlist_companies h
    where h.company_url = requested.url or h.company_id = facts.id
      or lower(h.company_name) = lower(coalesce(requested.name, facts.company_name))
  ) hotlists on true
  where facts.company_name is not null or hotlists.entries is not null
$$;
comment on function public.company_sightings(text[], text[]) is
  'Which of these companies, by normalized URL or by name, are in the database, were screened, and are on which hotlists. `facts_at` is null if a company was only screened.';
revoke execute on function public.company_sightings(text[], text[]) from public, anon;
grant execute on function public.company_sightings(text[], text[]) to authenticated, service_role;

-- The figures of the overview in one request.
create function public.team_numbers()
returns json
language sql
stable
security invoker
set search_path = ''
as $$
  select json_build_object(
    'companies', (select count(*) from public.company_facts facts where not facts.only_screened),
    'new_this_week', (
      -- The filter `added>=-6d` of the company database shows the same.
      select count(*) from public.company_facts facts
      where facts.created_at >= (date_trunc('day', now() at time zone 'UTC') - interval '6 days') at time zone 'UTC' and not facts.only_screened
    ),
    'hotlists', (
      select coalesce(json_object_agg(hotlist.squad_id, hotlist.companies), '{}')
      from (
        select entry.squad_id, count(*) as companies from public.squad_hotlist_companies entry group by entry.squad_id
      ) hotlist
    ),
    'requests_left', (
      select greatest(counter.max_count - counter.count, 0)
      from public.linkedin_request_count counter order by counter.id limit 1
    ),
    'requests_allowed', (
      select counter.max_count from public.linkedin_request_count counter order by counter.id limit 1
    )
  )
$$;
comment on function public.team_numbers() is
  'Counts for the overview. Hotlists without companies are left out of `hotlists`.';
revoke execute on function public.team_numbers() from public, anon;
grant execute on function public.team_numbers() to authenticated, service_role;
