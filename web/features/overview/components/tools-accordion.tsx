import { Accordion, Button, Group, List, Stack, Text, ThemeIcon } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Tool } from "../tools.ts";

export function ToolsAccordion({ tools }: { tools: readonly Tool[] }) {
  return (
    <Accordion variant="separated" radius="lg" order={2} multiple defaultValue={tools.slice(0, 1).map(idOf)}>
      {tools.map((tool) => (
        <Accordion.Item key={tool.title} value={idOf(tool)}>
          <Accordion.Control
            icon={
              <ThemeIcon variant="light" size={36} radius="md" aria-hidden>
                <tool.Icon size={20} stroke={1.6} />
              </ThemeIcon>
            }
          >
            <Text fw={600}>{tool.title}</Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Stack gap="md" maw={720}>
              <Text size="sm">{tool.description}</Text>
              <List type="ordered" size="sm" spacing={6} c="dimmed">
                {tool.steps.map((step) => (
                  <List.Item key={step}>{step}</List.Item>
                ))}
              </List>
              <Group gap="sm">
                {tool.screens.map(({ label, path }, index) => (
                  <Button
                    key={path}
                    component={Link}
                    to={path}
                    size="sm"
                    variant={index === 0 ? "filled" : "default"}
                    rightSection={index === 0 ? <IconArrowRight size={16} /> : undefined}
                  >
                    {label}
                  </Button>
                ))}
              </Group>
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

/** Used in element ids, which cannot contain spaces. */
function idOf({ title }: Tool): string {
  return title.replaceAll(" ", "-").toLowerCase();
}
