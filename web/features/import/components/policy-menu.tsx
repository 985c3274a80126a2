import { Button, NativeSelect, Popover, PopoverDropdown, PopoverTarget, Stack, Text } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import type { ImportColumn } from "#domain/import/fields.ts";
import type { Policies, Policy } from "#domain/import/plan-types.ts";
import type { ImportTarget } from "#web/data/import/target.ts";
import { importMessages } from "../messages.ts";
import type { Plan } from "../worker/types.ts";

const messages = importMessages.preview;
const POLICIES = Object.entries(messages.policy).map(([value, label]) => ({ value, label }));
/** Shown where the fields have different policies. */
const MIXED = { value: "", label: "Mixed", disabled: true };

interface PolicyMenuProps {
  readonly target: ImportTarget;
  readonly plan: Plan;
  readonly policies: Policies;
  readonly onChange: (policies: Policies) => void;
}

/** For each field, whether a value that is there is kept. */
export function PolicyMenu({ target, plan, policies, onChange }: PolicyMenuProps) {
  if (target.kind === "universities" || target.kind === "company-names") return null;
  const policyOf = ([column]: readonly ImportColumn[]): Policy =>
    (column === undefined ? undefined : policies[column]) ?? "fill";
  const fields = plan.columns.filter(({ saved }) => saved.length > 0);
  const distinct = new Set(fields.map(({ saved }) => policyOf(saved)));
  const common = distinct.size === 1 ? [...distinct][0] : undefined;
  const withPolicy = (columns: readonly ImportColumn[], policy: string): Policies => ({
    ...policies,
    ...Object.fromEntries(columns.map((column) => [column, policy as Policy])),
  });
  return (
    <Popover position="bottom-end" width={340} trapFocus shadow="md" withinPortal>
      <PopoverTarget>
        <Button variant="default" size="compact-sm" leftSection={<IconAdjustmentsHorizontal size={15} />}>
          {messages.policies}
          {common === undefined ? "" : `: ${messages.policy[common]}`}
        </Button>
      </PopoverTarget>
      <PopoverDropdown mah="60vh" style={{ overflowY: "auto" }} aria-label={messages.policies}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {messages.policiesHint}
          </Text>
          <NativeSelect
            size="xs"
            label={messages.allFields}
            data={common === undefined ? [MIXED, ...POLICIES] : POLICIES}
            value={common ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChange(
                withPolicy(
                  fields.flatMap(({ saved }) => saved),
                  value,
                ),
              )
            }
          />
          {fields.map(({ position, label, saved }) => (
            <NativeSelect
              key={position}
              size="xs"
              label={label}
              data={POLICIES}
              value={policyOf(saved)}
              onChange={({ currentTarget: { value } }) => onChange(withPolicy(saved, value))}
            />
          ))}
        </Stack>
      </PopoverDropdown>
    </Popover>
  );
}
