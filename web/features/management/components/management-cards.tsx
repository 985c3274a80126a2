import { Button, Card, Group, SimpleGrid, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { IconBuildings, IconDatabase, IconHistory, IconListCheck, IconSchool, IconTrash } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { paths } from "#web/paths.ts";
import classes from "./management-cards.module.css";

const lists = [
  {
    title: "Companies List",
    summary: "Company names that text analysis recognizes.",
    path: paths.companyNames,
    Icon: IconBuildings,
  },
  {
    title: "Universities List",
    summary: "University names that text analysis recognizes.",
    path: paths.universities,
    Icon: IconSchool,
  },
  {
    title: "Company Database",
    summary: "Every company your team has added, with its facts and top investors.",
    path: paths.companyDatabase,
    Icon: IconDatabase,
  },
] as const;

const history = [
  {
    title: "Recently deleted",
    summary: "Restore companies, hotlist entries and universities that somebody deleted.",
    path: paths.trash,
    Icon: IconTrash,
  },
  {
    title: "Imports and bulk changes",
    summary: "See what was changed at once, and undo it.",
    path: paths.operations,
    Icon: IconHistory,
  },
] as const;

export function ManagementCards() {
  return (
    <Stack gap="xl">
      <section aria-label="Lists and database">
        <Cards cards={lists} />
      </section>
      <section aria-label="History">
        <Cards cards={history} />
      </section>
    </Stack>
  );
}

function Cards({ cards }: { cards: typeof lists | typeof history }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      {cards.map(({ title, summary, path, Icon }) => (
        <Card key={path} component={Link} to={path} className={classes.card}>
          <ThemeIcon variant="light" size={40} radius="md" mb="md">
            <Icon size={22} stroke={1.6} />
          </ThemeIcon>
          <Title order={2}>{title}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {summary}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}

/** Beside the three cards that the specification lists. */
export function MatchRulesHint() {
  const navigate = useNavigate();
  return (
    <Group gap="sm" mt="lg">
      <Text size="sm" c="dimmed">
        Rules decide when a name of these lists counts in text analysis.
      </Text>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconListCheck size={16} stroke={1.7} />}
        onClick={() => void navigate(paths.matchRules)}
      >
        How names match
      </Button>
    </Group>
  );
}
