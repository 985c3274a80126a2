/** Answers that are errors because of the number of rows. */
import type { Row } from "#gateway/db/port/database.ts";
import { restError } from "./errors.ts";
import type { CallPlan, MutationPlan, ReadPlan } from "./plan-types.ts";

export function checkRows(plan: ReadPlan | MutationPlan | CallPlan, row: Row): void {
  const rows = Number(row.page_total ?? 0);
  if (plan.kind === "put" && rows !== 1) throw restError.putKey();
  if (plan.media.shape === "object" && rows !== 1) throw restError.notSingular(rows);
  const { maxAffected, handling } = plan.preferences;
  const isLimited = plan.kind === "update" || plan.kind === "delete" || plan.kind === "call";
  if (isLimited && handling === "strict" && maxAffected !== null && BigInt(rows) > maxAffected) {
    throw restError.maxAffected(rows);
  }
}
