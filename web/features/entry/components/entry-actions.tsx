import { Button } from "@mantine/core";
import { IconArrowRight, IconCopy, IconDots, IconTrash } from "@tabler/icons-react";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { type Squad, squads } from "#domain/hotlist/squads.ts";
import { useUndoOperation } from "#web/data/history/writes.ts";
import { useCopyToSquad, useMoveToSquad } from "#web/data/hotlist/change-entries.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { ActionMenu } from "#web/ui/action-menu.tsx";
import { toast } from "#web/ui/toast.tsx";
import { entryMessages as messages } from "../messages.ts";

interface EntryActionsProps {
  readonly entry: HotlistCompany;
  readonly onRemove: () => void;
}

/** Copies or moves the company to another squad's hotlist, or takes it off this one. */
export function EntryActions({ entry, onRemove }: EntryActionsProps) {
  const { mutateAsync: copyToSquad } = useCopyToSquad();
  const { mutateAsync: moveToSquad } = useMoveToSquad();
  const { mutateAsync: undoOperation } = useUndoOperation();
  const name = hotlistCompanyName(entry);

  const others = squads.filter(({ id }) => id !== entry.squad_id);

  async function undo(operationId: string) {
    try {
      await undoOperation({ id: operationId, onProgress: () => undefined });
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    }
  }

  async function put(kind: "copied" | "moved", squad: Squad) {
    const write = kind === "copied" ? copyToSquad : moveToSquad;
    try {
      const label = messages[kind](name, squad.name);
      const { count, operationId } = await write({ ids: [entry.id], squadId: squad.id, label });
      if (count === 0) toast.error(messages.existsTitle, messages.exists(name, squad.name));
      else toast.undo(messages[`${kind}Title`], label, () => void undo(operationId));
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    }
  }

  return (
    <ActionMenu
      opener={
        <Button variant="default" leftSection={<IconDots size={16} />} data-print="hidden">
          {messages.actions}
        </Button>
      }
      sections={[
        {
          label: messages.copyTo,
          actions: others.map((squad) => ({
            label: squad.name,
            name: `${messages.copyTo} ${squad.name}`,
            icon: <IconCopy size={16} />,
            onSelect: () => void put("copied", squad),
          })),
        },
        {
          label: messages.moveTo,
          actions: others.map((squad) => ({
            label: squad.name,
            name: `${messages.moveTo} ${squad.name}`,
            icon: <IconArrowRight size={16} />,
            onSelect: () => void put("moved", squad),
          })),
        },
        { actions: [{ label: messages.remove, icon: <IconTrash size={16} />, onSelect: onRemove }] },
      ]}
    />
  );
}
