import { Card, Group, SimpleGrid, Text, ThemeIcon, Title, Tooltip } from "@mantine/core";
import { Link } from "react-router";
import type { Tool } from "../tools.ts";
import classes from "./tool-cards.module.css";

/** Specification, section 9. */
const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** Links to the tools; a tooltip shows the longer description. */
export function ToolCards({ tools }: { tools: readonly Tool[] }) {
  return (
    <Tooltip.Group openDelay={TOOLTIP_DELAY_MS} closeDelay={TOOLTIP_SKIP_DELAY_MS}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {tools.map(({ title, summary, description, screens, Icon }) => (
          <Tooltip
            key={title}
            label={description}
            position="bottom"
            multiline
            maw={340}
            events={{ hover: true, focus: true, touch: false }}
          >
            <Card component={Link} to={screens[0]?.path ?? ""} padding="sm" className={classes.card}>
              <Group gap="sm" wrap="nowrap" align="flex-start">
                <ThemeIcon variant="light" size={30} radius="md" aria-hidden>
                  <Icon size={17} stroke={1.6} />
                </ThemeIcon>
                <div>
                  <Title order={3} fz="sm">
                    {title}
                  </Title>
                  <Text c="dimmed" size="xs" mt={2} lineClamp={2}>
                    {summary}
                  </Text>
                </div>
              </Group>
            </Card>
          </Tooltip>
        ))}
      </SimpleGrid>
    </Tooltip.Group>
  );
}
