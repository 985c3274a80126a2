/** A user's typical requests through the official client: reads by key, lists, some writes. */
import type { SupabaseClient } from "@supabase/supabase-js";

export type RequestKind = "by key" | "list" | "write";

export interface RequestResult {
  readonly kind: RequestKind;
  readonly ms: number;
  /** Null on success. */
  readonly error: string | null;
}

/** Shares of all requests. */
const MIX: readonly (readonly [RequestKind, number])[] = [
  ["by key", 0.6],
  ["list", 0.25],
  ["write", 0.15],
];
const COMPANIES = 20_000;
const ROWS_PER_UPSERT = 1000;
const LIST_ROWS = 50;
const COLUMNS = "id, url, company_name, founded_year, employee_count, total_funding, aaa_investors";

/** Inserts the companies that `sendRandomRequest` reads and updates. */
export async function insertCompanies(client: SupabaseClient): Promise<void> {
  const rows = Array.from({ length: COMPANIES }, (_, n) => ({
    url: companyUrl(n),
    company_name: `Company ${n}`,
    founded_year: 1990 + (n % 30),
    aaa_investors: n % 3 === 0 ? "Accel, GIC" : null,
  }));
  for (let from = 0; from < COMPANIES; from += ROWS_PER_UPSERT) {
    const batch = rows.slice(from, from + ROWS_PER_UPSERT);
    const { error } = await client.from("company_facts").upsert(batch, { onConflict: "url" });
    if (error) throw error;
  }
}

export async function sendRandomRequest(client: SupabaseClient, random: () => number): Promise<RequestResult> {
  const kind = pickKind(random());
  const n = Math.floor(random() * COMPANIES);
  const began = performance.now();
  const { error, isCorrect } = await SEND[kind](client, n);
  const wrong = isCorrect ? null : "wrong result";
  return { kind, ms: performance.now() - began, error: error ? `${error.code} ${error.message}` : wrong };
}

interface Response {
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly isCorrect: boolean;
}

const SEND: Readonly<Record<RequestKind, (client: SupabaseClient, n: number) => Promise<Response>>> = {
  async "by key"(client, n) {
    const { data, error } = await client.from("company_facts").select(COLUMNS).eq("url", companyUrl(n)).maybeSingle();
    return { error, isCorrect: data?.company_name === `Company ${n}` };
  },
  async list(client, n) {
    const sorted = client.from("company_facts").select(COLUMNS).order("sort_name").order("id");
    const { data, error } = await (n % 2 === 0
      ? sorted.limit(LIST_ROWS)
      : sorted.ilike("search_text", "%accel%").limit(LIST_ROWS));
    return { error, isCorrect: data?.length === LIST_ROWS };
  },
  async write(client, n) {
    const change = { founded_year: 1990 + (n % 30) };
    const { data, error } = await client.from("company_facts").update(change).eq("url", companyUrl(n)).select("url");
    return { error, isCorrect: data?.length === 1 };
  },
};

function pickKind(random: number): RequestKind {
  let sum = 0;
  for (const [kind, share] of MIX) {
    sum += share;
    if (random < sum) return kind;
  }
  return "by key";
}

function companyUrl(n: number): string {
  return `https://www.crunchbase.com/organization/soak-${n}`;
}
