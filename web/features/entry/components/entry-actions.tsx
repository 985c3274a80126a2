import { Button, Menu } from "@mantine/core";
import { IconCopy, IconDots, IconTrash } from "@tabler/icons-react";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { type Squad, squads } from "#domain/hotlist/squads.ts";
import { useUndoOperation } from "#web/data/history/writes.ts";
import { useCopyToSquad } from "#web/data/hotlist/change-entries.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { entryMessages as messages } from "../messages.ts";

interface EntryActionsProps {
  readonly entry: HotlistCompany;
  readonly onRemove: () => void;
}

/** Puts the company on another squad's hotlist, or takes it off this one. */
export function EntryActions({ entry, onRemove }: EntryActionsProps) {
  const { mutateAsync: copyToSquad } = useCopyToSquad();
  const { mutateAsync: undoOperation } = useUndoOperation();
  const name = hotlistCompanyName(entry);

  async function undo(operationId: string) {
    try {
      await undoOperation({ id: operationId, onProgress: () => undefined });
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    }
  }

  async function copy(squad: Squad) {
    try {
      const label = messages.copied(name, squad.name);
      const { count, operationId } = await copyToSquad({ ids: [entry.id], squadId: squad.id, label });
      if (count === 0) toast.error(messages.existsTitle, messages.exists(name, squad.name));
      else toast.undo(messages.copiedTitle, label, () => void undo(operationId));
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    }
  }

  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDots size={16} />} data-print="hidden">
          {messages.actions}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{messages.copyTo}</Menu.Label>
        {squads
          .filter(({ id }) => id !== entry.squad_id)
          .map((squad) => (
            <Menu.Item key={squad.id} leftSection={<IconCopy size={16} />} onClick={() => void copy(squad)}>
              {squad.name}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {messages.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
