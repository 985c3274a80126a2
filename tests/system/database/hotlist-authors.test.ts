/** Who last changed each field of a hotlist entry. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTeamClients, type TeamClients } from "#tests/support/team-clients.ts";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let team: TeamClients;
  beforeAll(async () => {
    team = await openTeamClients(engine);
  });
  beforeEach(() => team.tables.reset());
  afterAll(() => team.tables.close());

  const TABLE = "squad_hotlist_companies";

  test("an update records its user for the changed fields only", async () => {
    const [ada, grace] = [await team.colleague("ada", "a"), await team.colleague("grace", "b")];
    const forged = { squad_id: "fintech", company_name: "N26", authors: { geography: "somebody@else.example" } };
    const { data: added } = await ada.from(TABLE).insert(forged).select("authors").single().throwOnError();
    expect(added).toEqual({ authors: {} });

    await ada.from(TABLE).update({ geography: "DACH", priority: "high" }).eq("company_name", "N26").throwOnError();
    const change = { geography: "DACH", priority: "low", sector: "Banking" };
    const { data } = await grace.from(TABLE).update(change).eq("company_name", "N26").select("authors").throwOnError();
    expect(data).toEqual([{ authors: { geography: "ada@fund.example", priority: "grace@fund.example" } }]);

    const { error } = await ada.from(TABLE).update({ authors: {} }).eq("company_name", "N26");
    expect(error?.code).toBe("42501");
  });

  test("a change without a user removes the author, and a restored row keeps its authors", async () => {
    const service = await team.clientOf({ role: "service_role" });
    const authors = { geography: "ada@fund.example", priority: "ada@fund.example" };
    const row = { squad_id: "fintech", company_name: "N26", geography: "DACH", authors };
    const { data: restored } = await service.from(TABLE).insert(row).select("authors").single().throwOnError();
    expect(restored).toEqual({ authors });
    const { data } = await service
      .from(TABLE)
      .update({ geography: "Nordics" })
      .eq("company_name", "N26")
      .select("authors")
      .throwOnError();
    expect(data).toEqual([{ authors: { priority: "ada@fund.example" } }]);
  });
});
