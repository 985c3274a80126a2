/** Signed-in clients that read companies by key; they work against the product and against other Supabase servers. */
import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";

export interface CompanyClient {
  /** Reads four columns of one row by its URL. Fails unless the response is that row. */
  readCompany(n: number): Promise<void>;
}

const COMPANIES = 200;

/**
 * Signs up one user, inserts the companies, and returns `count` clients signed in as that user.
 * @param key the anonymous key; any text for a server that requires none.
 */
export async function createCompanyClients(url: string, key: string, count: number): Promise<readonly CompanyClient[]> {
  const clients = Array.from({ length: count }, () =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } }),
  );
  const email = `${randomUUID()}@example.com`;
  const password = "correct horse battery staple";
  for (const [index, client] of clients.entries()) {
    if (index > 0) {
      throwIfError(await client.auth.signInWithPassword({ email, password }));
    } else {
      throwIfError(await client.auth.signUp({ email, password }));
      throwIfError(await client.from("company_facts").insert(Array.from({ length: COMPANIES }, (_, n) => company(n))));
    }
  }
  return clients.map((client) => ({
    async readCompany(n) {
      const expected = company(n % COMPANIES);
      const response = await client
        .from("company_facts")
        .select("company_name, founded_year, employee_count, total_funding")
        .eq("url", expected.url);
      throwIfError(response);
      if (response.data?.length === 1 && response.data[0]?.company_name === expected.company_name) return;
      throw new Error(`Expected ${expected.company_name}, received ${JSON.stringify(response.data)}`);
    },
  }));
}

function company(n: number) {
  return {
    url: `https://www.crunchbase.com/organization/company-${n}`,
    company_name: `Company ${n}`,
    founded_year: 2000 + (n % 25),
    employee_count: "101-250",
    total_funding: "42M USD",
  };
}

function throwIfError({ error }: { readonly error: Error | null }): void {
  if (error !== null) throw error;
}
