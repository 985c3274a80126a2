import { ActionIcon } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";

interface PrintButtonProps {
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly onPrint?: () => void;
}

const printPage = () => window.print();

export function PrintButton({ isBusy = false, isDisabled = false, onPrint = printPage }: PrintButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      title="Print"
      aria-label="Print"
      loading={isBusy}
      disabled={isDisabled}
      onClick={onPrint}
    >
      <IconPrinter size={17} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
