import type { Backend } from "#web/backend/client.ts";
import { allRows } from "../rows/all-rows.ts";

/** Names of a list as the team stored them; `removed` ones are built-in names that the team took off it. */
export type ExistingNames = readonly { readonly name: string; readonly removed: boolean }[];

/** Throws `BackendError`. */
export async function fetchExistingNames(
  { client }: Backend,
  list: "universities" | "company-names",
): Promise<ExistingNames> {
  if (list === "universities") {
    const rows = await allRows((from, to) =>
      client.from("universities").select("name", { count: "exact" }).order("name").range(from, to),
    );
    return rows.map(({ name }) => ({ name, removed: false }));
  }
  return allRows((from, to) =>
    client.from("company_names").select("name,removed", { count: "exact" }).order("name").range(from, to),
  );
}
