import { Card, Input, Loader, SimpleGrid, Text, Title, VisuallyHidden } from "@mantine/core";
import { useId } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { listedInvestmentTypes } from "#domain/funding/badge-color.ts";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import { type HotlistChange, type HotlistCompany, priorities } from "#domain/hotlist/hotlist-company.ts";
import { useChangeHotlistEntry } from "#web/data/hotlist/writes.ts";
import { useAuthorName } from "#web/data/team/author-name.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { InlineSelect } from "#web/ui/inline-select.tsx";
import { InlineText } from "#web/ui/inline-text.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { toast } from "#web/ui/toast.tsx";
import { hotlistMessages } from "../messages.ts";
import { PRIORITY_LABELS } from "./priority-badge.tsx";

const SAVED_SHOWN_MS = 2000;
const FIELD_LABELS = { priority: "Priority", funding_stage: "Stage", geography: "Geography" } as const;
type Field = keyof HotlistChange;

/** The squad's assessment; each value is edited in place and saved separately. */
export function Assessment({ company }: { company: HotlistCompany }) {
  const change = useChangeHotlistEntry(company.id);
  const [saved, showSaved] = useSavedMark();
  const priorityLabelId = useId();
  const nameOf = useAuthorName();
  const saving = change.isPending ? Object.keys(change.variables)[0] : undefined;

  // With `mutate`, only the last of several quick changes would call its callbacks.
  async function save(field: Field, changed: HotlistChange) {
    try {
      await change.mutateAsync(changed);
      showSaved(field);
    } catch (error) {
      const reason = errorMessage(error);
      toast.error(hotlistMessages.errorTitle, hotlistMessages.changeFailed(FIELD_LABELS[field], reason));
    }
  }

  function stateOf(field: Field) {
    if (saving === field) return <Loader size={14} aria-label="Saving" />;
    return saved === field ? <IconCheck size={16} color="var(--mantine-primary-color-light-color)" /> : undefined;
  }

  return (
    // The list of stages may be higher than the card.
    <Card component="section" aria-label="Squad assessment" style={{ overflow: "visible" }}>
      <Title order={2} mb="md">
        Squad assessment
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 1 }} spacing="md">
        <div>
          <Input.Label id={priorityLabelId} component="div">
            Priority {stateOf("priority")}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby={priorityLabelId}
            value={company.priority}
            onChange={(priority) => void save("priority", { priority })}
            data={priorities.map((priority) => ({ value: priority, label: PRIORITY_LABELS[priority] }))}
          />
        </div>
        <InlineSelect
          label="Stage"
          placeholder="Not set"
          clearLabel="Clear stage"
          nothingFoundMessage="No matching stages"
          value={company.funding_stage}
          author={nameOf(company.authors.funding_stage)}
          onSave={(stage) => void save("funding_stage", { funding_stage: stage })}
          data={stages(company.funding_stage)}
          rightSection={stateOf("funding_stage")}
        />
        <InlineText
          label="Geography"
          placeholder="Not set"
          maxLength={100}
          value={company.geography ?? ""}
          author={nameOf(company.authors.geography)}
          onSave={(geography) => void save("geography", { geography: geography === "" ? null : geography })}
          rightSection={stateOf("geography")}
        />
        <div>
          <Input.Label component="div">Sector</Input.Label>
          <Text size="sm" c={company.sector === null ? "dimmed" : undefined} lh="2.25rem">
            {company.sector ?? "Unknown"}
          </Text>
        </div>
      </SimpleGrid>
      <VisuallyHidden role="status">{saved !== null && `${FIELD_LABELS[saved]} saved`}</VisuallyHidden>
    </Card>
  );
}

/** The last saved field; resets after a delay that each save restarts. */
function useSavedMark() {
  const [mark, setMark] = useState<{ readonly field: Field } | null>(null);
  useEffect(() => {
    if (mark === null) return;
    const timer = setTimeout(() => setMark(null), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [mark]);
  return [mark?.field ?? null, (field: Field) => setMark({ field })] as const;
}

/** The common stages in order, preceded by the company's own if it is another. */
function stages(own: string | null) {
  const types = ["pre_seed", ...listedInvestmentTypes.filter((type) => type !== "undisclosed"), "undisclosed"];
  const all = own === null || types.includes(own) ? types : [own, ...types];
  return all.map((type) => ({ value: type, label: investmentTypeLabel(type) }));
}
