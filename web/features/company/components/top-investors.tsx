import { Badge, Card, Group, Text, Title } from "@mantine/core";
import { IconStarFilled } from "@tabler/icons-react";

export function TopInvestors({ names }: { names: readonly string[] }) {
  return (
    <Card component="section" aria-label="Top investors">
      <Title order={2} mb="md">
        Top Investors
      </Title>
      {names.length === 0 ? (
        <Text c="dimmed" size="sm">
          None of the team's top investors took part in a known round.
        </Text>
      ) : (
        <Group gap={6} component="ul" p={0} m={0} style={{ listStyle: "none" }}>
          {names.map((name) => (
            <Badge
              key={name}
              component="li"
              variant="light"
              size="lg"
              tt="none"
              fw={550}
              c="var(--mantine-color-text)"
              leftSection={<IconStarFilled size={11} aria-hidden />}
            >
              {name}
            </Badge>
          ))}
        </Group>
      )}
    </Card>
  );
}
