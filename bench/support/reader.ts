/** Somebody signed in at a server, with companies to look up: the same for every server that is measured. */
import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";

/** A client of supabase-js, signed in. */
export interface Reader {
  /** Reads a few columns of one row by its address. Fails unless the answer is the right row. */
  readCompany(n: number): Promise<void>;
}

const COMPANIES = 200;

/**
 * Signs somebody up, lets them add the companies, and returns as many clients of theirs as asked for.
 * @param key the project's key for browsers; any text where the server asks for none.
 */
export async function signIn(url: string, key: string, clients: number): Promise<readonly Reader[]> {
  const all = Array.from({ length: clients }, () =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } }),
  );
  const email = `${randomUUID()}@example.com`;
  const password = "correct horse battery staple";
  for (const [index, client] of all.entries()) {
    if (index > 0) {
      failOn(await client.auth.signInWithPassword({ email, password }));
    } else {
      failOn(await client.auth.signUp({ email, password }));
      failOn(await client.from("company_facts").insert(Array.from({ length: COMPANIES }, (_, n) => company(n))));
    }
  }
  return all.map((client) => ({
    async readCompany(n) {
      const wanted = company(n % COMPANIES);
      const found = await client
        .from("company_facts")
        .select("company_name, founded_year, employee_count, total_funding")
        .eq("url", wanted.url);
      failOn(found);
      if (found.data?.length === 1 && found.data[0]?.company_name === wanted.company_name) return;
      throw new Error(`Instead of ${wanted.company_name} came ${JSON.stringify(found.data)}`);
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

function failOn({ error }: { readonly error: Error | null }): void {
  if (error !== null) throw error;
}
