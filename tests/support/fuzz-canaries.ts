/** Rows that hostile requests must not read or change, and what the database has, for requests that reach it. */
import { randomUUID } from "node:crypto";
import type { FuzzTarget, FuzzUser } from "./fuzz-target.ts";
import type { FuzzSchema } from "./hostile-calls.ts";

/** A value in rows that only colleagues may read. */
export const CANARY = "canary-7f3e9d2c";
/** A value in rows that only the victim may read. */
export const PRIVATE_CANARY = "private-5b1d0c7e";
const ID_TABLES = ["squad_hotlist_companies", "hotlist_notes", "company_files", "operations", "people"];

export async function plantCanaries(target: FuzzTarget): Promise<FuzzUser> {
  const victim = await target.signUp("victim@fund.example");
  await target.addFactor(victim);
  await insertCanaries(target);
  await target.query(
    `insert into public.inbox (person, kind, text) values ('${victim.id}', 'mention', '${PRIVATE_CANARY}')`,
  );
  await target.query(`insert into public.saved_views (screen, name, owner, definition)
    values ('companies', '${PRIVATE_CANARY}', '${victim.id}', '{}')`);
  await plantFile(target);
  return victim;
}

/** A file on a company, by a colleague who does nothing else. */
async function plantFile(target: FuzzTarget): Promise<void> {
  const { accessToken } = await target.signUp();
  const [company] = await target.query("select id from public.company_facts where url = 'https://c.example'");
  const id = randomUUID();
  const path = `${company?.["id"]}/${id}`;
  const post = async (service: string, type: string, body: string) => {
    const headers = { apikey: target.anonKey, authorization: `Bearer ${accessToken}`, "content-type": type };
    const { status, text } = await target.send(service, { method: "POST", headers, body }, 2);
    if (status >= 300) throw new Error(`${service}: ${status} ${text}`);
  };
  await post(`/storage/v1/object/company-files/${path}`, "application/pdf", `%PDF-1.7 ${CANARY}`);
  const row = { id, company_id: company?.["id"], path, name: `${CANARY}.pdf`, sha256: "0".repeat(64) };
  await post("/rest/v1/company_files", "application/json", JSON.stringify(row));
}

/** The functions of the API with their arguments, and ids of rows. */
export async function readSchema(target: FuzzTarget): Promise<FuzzSchema> {
  const found = await target.query(
    `select p.proname as name, coalesce(string_agg(a.name || ' ' || format_type(a.type, null), ',' order by a.position), '') as args
     from pg_proc p left join lateral unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) with ordinality a (name, type, position) on true
     where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype group by p.oid order by p.proname`,
  );
  const functions = found.map(({ name, args }) => ({
    name: name ?? "",
    args: (args ?? "")
      .split(",")
      .filter(Boolean)
      .map((arg) => ({ name: arg.slice(0, arg.indexOf(" ")), type: arg.slice(arg.indexOf(" ") + 1) })),
  }));
  const rows = await target.query(
    [
      "(select id from public.company_facts limit 20)",
      ...ID_TABLES.map((table) => `select id from public.${table}`),
    ].join(" union all "),
  );
  return { functions, ids: rows.flatMap(({ id }) => id ?? []) };
}

/** Repeated during the run: the colleague may delete or change the rows. */
export async function insertCanaries(target: FuzzTarget): Promise<void> {
  const rows = [
    `company_facts (url, company_name) values ('https://c.example', '${CANARY}')`,
    `squad_hotlist_companies (squad_id, company_name) values ('genai', '${CANARY}')`,
    `universities (name) values ('${CANARY}')`,
    `company_names (name) values ('${CANARY}')`,
    `company_profiles (url, data, source) values ('https://c.example', '{"x":"${CANARY}"}', 'sample')`,
    `linkedin_profiles (url, full_name) values ('https://c.example', '${CANARY}')`,
    `other_names (kind, name, other_name) values ('company', '${CANARY}', '${CANARY} Inc.')`,
    `match_rules (kind, spelling) values ('never', '${CANARY}')`,
    `match_verdicts (spelling, entry_kind, entry_name, verdict) values ('${CANARY}', 'company', '${CANARY}', 'right')`,
    `hotlist_notes (entry_id, author, body) select id, gen_random_uuid(), '${CANARY}' from public.squad_hotlist_companies
     where company_name = '${CANARY}' and not exists (select from public.hotlist_notes where body = '${CANARY}')`,
    `operations (kind, label) select 'import', '${CANARY}' where not exists (select from public.operations where label = '${CANARY}')`,
    `people (full_name, profile, source, purpose, linkedin_url) values ('${CANARY}', '{}', 'text', 'abc', 'https://c.example')`,
    `company_sources (url, source, facts) values ('https://c.example', 'wikidata', '{"city": "${CANARY}"}')`,
    `import_mappings (layout, mapping) values ('${CANARY}', '{"a": "${CANARY}"}')`,
    // A response of a megabyte.
    `company_facts (url, company_name, aaa_investors)
     select 'https://c.example/' || n, 'Company ' || n, repeat('x', 10000) from generate_series(1, 100) n`,
  ];
  for (const row of rows) await target.query(`insert into public.${row} on conflict do nothing`);
}
