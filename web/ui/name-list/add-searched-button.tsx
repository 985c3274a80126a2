import { Button, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";

interface AddSearchedButtonProps {
  readonly label: string;
  readonly onAdd: () => Promise<unknown>;
}

/** Adds the searched name, which the list does not have. */
export function AddSearchedButton({ label, onAdd }: AddSearchedButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    await onAdd();
    setBusy(false);
  }

  return (
    <Button variant="light" leftSection={<IconPlus size={16} />} maw="100%" loading={isBusy} onClick={() => void add()}>
      <Text span inherit truncate title={label}>
        {label}
      </Text>
    </Button>
  );
}
