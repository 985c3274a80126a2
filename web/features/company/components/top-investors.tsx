import { Card, Text, Title } from "@mantine/core";
import { IconStarFilled } from "@tabler/icons-react";
import { TagList } from "#web/ui/tag.tsx";

export function TopInvestors({ names }: { names: readonly string[] }) {
  return (
    <Card component="section" aria-label="Top investors">
      <Title order={2} mb="md">
        Top Investors
      </Title>
      {names.length === 0 ? (
        <Text c="dimmed" size="sm">
          No top investors yet
        </Text>
      ) : (
        <TagList size="lg" icon={<IconStarFilled size={11} aria-hidden />} tags={names} />
      )}
    </Card>
  );
}
