import { Card, SimpleGrid, Text, ThemeIcon, Title, Tooltip } from "@mantine/core";
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
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {tools.map(({ title, summary, description, screens, Icon }) => (
          <Tooltip
            key={title}
            label={description}
            position="bottom"
            multiline
            maw={340}
            events={{ hover: true, focus: true, touch: false }}
          >
            <Card component={Link} to={screens[0]?.path ?? ""} className={classes.card}>
              <ThemeIcon variant="light" size={40} radius="md" mb="md" aria-hidden>
                <Icon size={22} stroke={1.6} />
              </ThemeIcon>
              <Title order={3} fz="md">
                {title}
              </Title>
              <Text c="dimmed" size="sm" mt={4}>
                {summary}
              </Text>
            </Card>
          </Tooltip>
        ))}
      </SimpleGrid>
    </Tooltip.Group>
  );
}
