import type { CompanyFacts } from "./facts.ts";

/**
 * A company's facts on one line, as "Copy" writes them: `(2011, 1001-5000 FTE, 1400M USD, Accel)`; all unknown
 * `(N/A, N/A FTE, N/A, None)` (specification, section 9; decisions, "The two analyses").
 */
export function formatFacts(
  facts: Pick<CompanyFacts, "foundedYear" | "employeeCount" | "totalFunding" | "topInvestors">,
): string {
  const investors = facts.topInvestors.length === 0 ? "None" : facts.topInvestors.join(", ");
  return `(${facts.foundedYear ?? "N/A"}, ${facts.employeeCount ?? "N/A"} FTE, ${facts.totalFunding ?? "N/A"}, ${investors})`;
}
