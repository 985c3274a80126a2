import { Group, Text } from "@mantine/core";

export function Brand() {
  return (
    <Group gap={10} wrap="nowrap">
      <img src="/favicon.svg" alt="" width={28} height={28} />
      <Text fw={650} size="md" lh={1.2} style={{ whiteSpace: "nowrap" }}>
        Venture Research
      </Text>
    </Group>
  );
}
