import { Alert, Button, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";

interface LoadFailedProps {
  readonly title: string;
  readonly message: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces content that failed to load. */
export function LoadFailed({ title, message, isRetrying, onRetry }: LoadFailedProps) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={title}>
      <Stack gap="sm" align="flex-start">
        {message}
        <Button size="xs" variant="default" loading={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  );
}
