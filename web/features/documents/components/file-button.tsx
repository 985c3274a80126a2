import { Button, FileButton as FileInput } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";

const ACCEPTED = ".pdf,.docx,.zip,.json,.txt,.md,application/pdf,application/zip,application/json,text/plain";

interface FileButtonProps {
  readonly label: string;
  readonly variant: "filled" | "default" | "subtle";
  readonly size?: "xs" | "sm";
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileButton({ label, variant, size = "sm", onFiles }: FileButtonProps) {
  return (
    <FileInput multiple accept={ACCEPTED} onChange={onFiles}>
      {(button) => (
        <Button {...button} variant={variant} size={size} leftSection={<IconFileUpload size={16} />}>
          {label}
        </Button>
      )}
    </FileInput>
  );
}
