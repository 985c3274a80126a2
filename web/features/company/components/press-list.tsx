import { Anchor, Card, Stack, Text, Title } from "@mantine/core";
import type { PressReference } from "#domain/company/press.ts";
import { formatDay } from "#web/lib/dates.ts";

/** Specification, section 9. */
const SHOWN = 5;

export function PressList({ references }: { references: readonly PressReference[] }) {
  const more = references.length - SHOWN;
  return (
    <Card component="section" aria-label="Press">
      <Title order={2} mb="md">
        Press
      </Title>
      {references.length === 0 && (
        <Text c="dimmed" size="sm">
          No press coverage yet
        </Text>
      )}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {references.slice(0, SHOWN).map((press, position) => (
          <li key={`${press.url} ${press.title} ${position}`}>
            {press.url === null ? (
              <Text size="sm">{press.title}</Text>
            ) : (
              <Anchor href={press.url} target="_blank" rel="noopener noreferrer" size="sm">
                {press.title}
              </Anchor>
            )}
            <Text size="xs" c="dimmed">
              {[press.publisher, press.postedOn === null ? null : formatDay(press.postedOn)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </li>
        ))}
      </Stack>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          + {more} more
        </Text>
      )}
    </Card>
  );
}
