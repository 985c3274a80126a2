import { Alert, Stack, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";

/** What several lines of a batch have in common, said once above them. */
export function SharedReasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Alert variant="default" py="xs" icon={<IconInfoCircle size={18} />}>
      <Stack gap={4}>
        {reasons.map((reason) => (
          <Text key={reason} size="sm">
            {reason}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
