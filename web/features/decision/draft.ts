import type { EntryChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { RevisitTerm } from "#domain/hotlist/revisit.ts";
import { PASS_REASON_MAX, PASS_REASON_MIN } from "#domain/hotlist/status.ts";
import { decisionMessages as messages } from "./messages.ts";

export type ClosedStatus = "passed" | "parked";

/** In the order of the chips. */
export const conditionKinds = ["new_round", "top_investor", "employees", "funding", "stage", "date"] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** The form as typed. Values of chips that are off are kept. */
export interface DecisionDraft {
  readonly reason: string;
  readonly kinds: readonly ConditionKind[];
  /** The lower end of a band. */
  readonly employees: number;
  /** As typed, in millions of US dollars. */
  readonly fundingMillions: string;
  /** Investment types. */
  readonly stages: readonly string[];
  /** `YYYY-MM-DD`, or empty. */
  readonly on: string;
}

export type DecisionErrors = Partial<Record<"reason" | "funding" | "stage" | "date", string>>;

/** The lower ends of the bands after the smallest. */
export const employeeLimits = [11, 51, 101, 251, 501, 1001, 5001, 10_001] as const;
const USUAL_LIMIT = 51;
const USD_PER_MILLION = 1_000_000;
const MAX_MILLIONS = 1_000_000;

/** What the entry's last decision said. */
export function draftOf({
  passReason,
  revisitWhen,
  revisitOn,
}: Pick<HotlistCompany, "passReason" | "revisitWhen" | "revisitOn">): DecisionDraft {
  const terms = revisitWhen?.any ?? [];
  const employees = terms.find((term) => "employees_at_least" in term)?.employees_at_least;
  const fundingUsd = terms.find((term) => "funding_at_least_usd" in term)?.funding_at_least_usd;
  const stages = terms.find((term) => "stage_in" in term)?.stage_in;
  const chosen: Readonly<Record<ConditionKind, boolean>> = {
    new_round: terms.some((term) => "new_round" in term),
    top_investor: terms.some((term) => "top_investor" in term),
    employees: employees !== undefined,
    funding: fundingUsd !== undefined,
    stage: stages !== undefined,
    date: revisitOn !== null,
  };
  return {
    reason: passReason ?? "",
    kinds: conditionKinds.filter((kind) => chosen[kind]),
    employees: employees ?? USUAL_LIMIT,
    fundingMillions: fundingUsd === undefined ? "" : String(fundingUsd / USD_PER_MILLION),
    stages: stages ?? [],
    on: revisitOn ?? "",
  };
}

/** When to look again. */
export function conditionsOf({ kinds, employees, fundingMillions, stages, on }: DecisionDraft) {
  return { kinds, employees, fundingMillions, stages, on };
}

/** Null for something else than a draft, such as one of an earlier version. */
export function readDraft(stored: unknown): DecisionDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const draft = stored as Partial<Record<keyof DecisionDraft, unknown>>;
  if (
    typeof draft.reason !== "string" ||
    typeof draft.fundingMillions !== "string" ||
    typeof draft.on !== "string" ||
    typeof draft.employees !== "number" ||
    !Array.isArray(draft.kinds) ||
    !Array.isArray(draft.stages)
  )
    return null;
  const { kinds, stages } = draft;
  return {
    reason: draft.reason,
    kinds: conditionKinds.filter((kind) => kinds.includes(kind)),
    employees: draft.employees,
    fundingMillions: draft.fundingMillions,
    stages: stages.filter((stage) => typeof stage === "string"),
    on: draft.on,
  };
}

/** `today`: `YYYY-MM-DD`. */
export function errorsOf(draft: DecisionDraft, status: ClosedStatus, today: string): DecisionErrors {
  const reason = draft.reason.trim();
  const has = (kind: ConditionKind) => draft.kinds.includes(kind);
  return {
    ...(status === "passed" && reason.length < PASS_REASON_MIN && { reason: messages.reasonNeeded }),
    ...(reason.length > PASS_REASON_MAX && { reason: messages.reasonTooLong(reason.length) }),
    ...(has("funding") && fundingUsdOf(draft) === null && { funding: messages.fundingNeeded }),
    ...(has("stage") && draft.stages.length === 0 && { stage: messages.stageNeeded }),
    ...(has("date") && !(draft.on > today) && { date: messages.dateNeeded }),
  };
}

/** Of a draft without errors. */
export function changeOf(draft: DecisionDraft, status: ClosedStatus): EntryChange {
  const any = draft.kinds.flatMap((kind) => termOf(kind, draft) ?? []);
  const reason = draft.reason.trim();
  return {
    status,
    passReason: reason === "" ? null : reason,
    revisitWhen: any.length === 0 ? null : { any },
    revisitOn: draft.kinds.includes("date") ? draft.on : null,
  };
}

function termOf(kind: ConditionKind, draft: DecisionDraft): RevisitTerm | null {
  switch (kind) {
    case "new_round":
      return { new_round: true };
    case "top_investor":
      return { top_investor: true };
    case "employees":
      return { employees_at_least: draft.employees };
    case "funding":
      return { funding_at_least_usd: fundingUsdOf(draft) ?? 0 };
    case "stage":
      return { stage_in: draft.stages };
    case "date":
      return null;
  }
}

function fundingUsdOf({ fundingMillions }: DecisionDraft): number | null {
  const millions = fundingMillions.trim() === "" ? Number.NaN : Number(fundingMillions.trim().replace(",", "."));
  const usd = Math.round(millions * USD_PER_MILLION);
  return usd >= 1 && millions <= MAX_MILLIONS ? usd : null;
}
