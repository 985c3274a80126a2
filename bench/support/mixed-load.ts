/** What colleagues do all day, through the official client: mostly reads by key and lists, some writes. */
import type { SupabaseClient } from "@supabase/supabase-js";

export type Kind = "by key" | "list" | "write";

export interface Done {
  readonly kind: Kind;
  readonly ms: number;
  /** Null where it succeeded. */
  readonly error: string | null;
}

const SHARES: readonly (readonly [Kind, number])[] = [
  ["by key", 0.6],
  ["list", 0.25],
  ["write", 0.15],
];
const COMPANIES = 20_000;
/** So many fit well into one request. */
const ROWS_A_REQUEST = 1000;
const LIST_ROWS = 50;
const COLUMNS = "id, url, company_name, founded_year, employee_count, total_funding, aaa_investors";

/** The companies that `act` asks for. */
export async function prepareCompanies(client: SupabaseClient): Promise<void> {
  const rows = Array.from({ length: COMPANIES }, (_, n) => ({
    url: addressOf(n),
    company_name: `Company ${n}`,
    founded_year: 1990 + (n % 30),
    aaa_investors: n % 3 === 0 ? "Accel, GIC" : null,
  }));
  for (let from = 0; from < COMPANIES; from += ROWS_A_REQUEST) {
    const some = rows.slice(from, from + ROWS_A_REQUEST);
    const { error } = await client.from("company_facts").upsert(some, { onConflict: "url" });
    if (error) throw error;
  }
}

/** One request, drawn by `random`. */
export async function act(client: SupabaseClient, random: () => number): Promise<Done> {
  const kind = draw(random());
  const n = Math.floor(random() * COMPANIES);
  const began = performance.now();
  const { error, isRight } = await ACTS[kind](client, n);
  const wrong = isRight ? null : "the answer is another";
  return { kind, ms: performance.now() - began, error: error ? `${error.code} ${error.message}` : wrong };
}

interface Answer {
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly isRight: boolean;
}

const ACTS: Readonly<Record<Kind, (client: SupabaseClient, n: number) => Promise<Answer>>> = {
  async "by key"(client, n) {
    const { data, error } = await client.from("company_facts").select(COLUMNS).eq("url", addressOf(n)).maybeSingle();
    return { error, isRight: data?.company_name === `Company ${n}` };
  },
  async list(client, n) {
    const sorted = client.from("company_facts").select(COLUMNS).order("sort_name").order("id");
    const { data, error } = await (n % 2 === 0
      ? sorted.limit(LIST_ROWS)
      : sorted.ilike("search_text", "%accel%").limit(LIST_ROWS));
    return { error, isRight: data?.length === LIST_ROWS };
  },
  async write(client, n) {
    const change = { founded_year: 1990 + (n % 30) };
    const { data, error } = await client.from("company_facts").update(change).eq("url", addressOf(n)).select("url");
    return { error, isRight: data?.length === 1 };
  },
};

function draw(chance: number): Kind {
  let sum = 0;
  for (const [kind, share] of SHARES) {
    sum += share;
    if (chance < sum) return kind;
  }
  return "by key";
}

function addressOf(n: number): string {
  return `https://www.crunchbase.com/organization/soak-${n}`;
}
