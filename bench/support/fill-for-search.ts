import type { Database } from "../../gateway/db/port/database.ts";

const NOTES = 20_000;
const ROWS_PER_INSERT = 5000;
const DEADLINE_MS = 600_000;

/** Companies with ids in their order, 5000 hotlist entries and 20,000 notes. Without triggers, which would take most of the time. */
export async function fillForSearch(database: Database, names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += ROWS_PER_INSERT) {
    await run(
      database,
      `insert into company_facts (id, url, company_name, total_funding, aaa_investors, country, city, last_round_type, categories)
       select ('00000000-0000-4000-8000-' || lpad(to_hex($2::integer + n), 12, '0'))::uuid,
         'https://www.crunchbase.com/organization/c-' || ($2::integer + n), name, n % 900 || 'M USD',
         case when n % 3 = 0 then 'Sequoia Capital, Index Ventures' end,
         (array['Germany', 'France', 'United States', 'Spain', null])[1 + n % 5], 'City ' || n % 3000,
         (array['seed', 'series_a', 'series_b', null])[1 + n % 4], array['Category ' || n % 400, 'Group ' || n % 41]
       from jsonb_array_elements_text($1::jsonb) with ordinality item (name, n)`,
      [JSON.stringify(names.slice(from, from + ROWS_PER_INSERT)), String(from)],
    );
  }
  await run(
    database,
    `insert into squad_hotlist_companies (squad_id, company_name, company_url, company_id)
     select (array['genai', 'fintech', 'enterprise', 'climate', 'techbio'])[1 + n % 5], company_name, url, id
     from (select id, company_name, url, row_number() over (order by id) as n from company_facts) f where n <= 5000
     on conflict do nothing`,
  );
  await run(
    database,
    `insert into hotlist_notes (entry_id, author, body)
     select h.id, gen_random_uuid(), 'Call ' || n || ' with the founders of ' || h.company_name || ' about the pilot and the next round'
     from generate_series(1, ${NOTES}) n
     join (select id, company_name, row_number() over (order by id) as at from squad_hotlist_companies) h on h.at = 1 + n % 4000`,
  );
  await run(database, "analyze");
}

async function run(database: Database, text: string, values: readonly string[] = []): Promise<void> {
  const withoutTriggers = "select set_config('session_replication_role', 'replica', true)";
  await database.run([{ text: withoutTriggers }, { text, values }], { deadlineMs: DEADLINE_MS });
}
