import { MultiSelect, NativeSelect, Stack, TextInput } from "@mantine/core";
import { listedInvestmentTypes } from "#domain/funding/badge-color.ts";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import { localDay } from "#web/lib/dates.ts";
import { type ConditionKind, type DecisionDraft, type DecisionErrors, employeeLimits } from "../draft.ts";

/** A chip shows its value. */
export const conditionLabels: Readonly<Record<ConditionKind, (draft: DecisionDraft) => string>> = {
  new_round: () => "New round",
  top_investor: () => "New top investor",
  employees: ({ employees }) => `At least ${employees.toLocaleString("en")} people`,
  funding: () => "A funding sum",
  stage: () => "A stage",
  date: () => "On a date",
};

const STAGES = ["pre_seed", ...listedInvestmentTypes.filter((type) => type !== "undisclosed")].map((type) => ({
  value: type,
  label: investmentTypeLabel(type),
}));

interface ConditionFieldsProps {
  readonly draft: DecisionDraft;
  readonly errors: DecisionErrors;
  readonly onChange: (typed: Partial<DecisionDraft>) => void;
}

/** The values of the chosen chips that have one. */
export function ConditionFields({ draft, errors, onChange }: ConditionFieldsProps) {
  const has = (kind: ConditionKind) => draft.kinds.includes(kind);
  if (!["employees", "funding", "stage", "date"].some((kind) => has(kind as ConditionKind))) return null;
  return (
    <Stack gap="xs" mt="sm">
      {has("employees") && (
        <NativeSelect
          label="Team of at least"
          data={employeeLimits.map((limit) => ({ value: String(limit), label: limit.toLocaleString("en") }))}
          value={String(draft.employees)}
          onChange={(event) => onChange({ employees: Number(event.currentTarget.value) })}
        />
      )}
      {has("funding") && (
        <TextInput
          label="Total funding of at least"
          inputMode="decimal"
          placeholder="10"
          leftSection="$"
          rightSection="M"
          value={draft.fundingMillions}
          error={errors.funding}
          onChange={(event) => onChange({ fundingMillions: event.currentTarget.value })}
        />
      )}
      {has("stage") && (
        <MultiSelect
          label="One of these stages"
          placeholder={draft.stages.length === 0 ? "Series A, Series B" : undefined}
          searchable
          data={STAGES}
          value={[...draft.stages]}
          error={errors.stage}
          onChange={(stages) => onChange({ stages })}
          nothingFoundMessage="No matching stages"
        />
      )}
      {has("date") && (
        <TextInput
          type="date"
          label="On this day"
          min={localDay()}
          value={draft.on}
          error={errors.date}
          onChange={(event) => onChange({ on: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
