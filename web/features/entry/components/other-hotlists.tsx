import { Anchor, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { findSquad } from "#domain/hotlist/squads.ts";
import { useEntriesOfCompany } from "#web/data/hotlist/company-entries.ts";
import { useTeamMembers } from "#web/data/team/queries.ts";
import { paths } from "#web/paths.ts";
import { entryMessages as messages } from "../messages.ts";
import { DecisionBox } from "./decision-box.tsx";
import { StatusTag } from "./status-tag.tsx";

/** What other squads do about the company. */
export function OtherHotlists({ entry }: { entry: HotlistCompany }) {
  const entries = useEntriesOfCompany(entry.companyId);
  const members = useTeamMembers();
  const others = (entries.data ?? []).filter(({ id }) => id !== entry.id);
  if (others.length === 0) return null;
  return (
    <Card component="section" aria-label={messages.otherHotlists}>
      <Title order={2} mb="md">
        {messages.otherHotlists}
      </Title>
      <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
        {others.map((other) => {
          const owner = members.data?.find(({ id }) => id === other.owner)?.name ?? messages.noOwner;
          return (
            <li key={other.id}>
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Anchor component={Link} to={paths.companyOf(other.id)} size="sm" fw={600}>
                  {findSquad(other.squad_id)?.name ?? other.squad_id}
                </Anchor>
                <StatusTag status={other.status} />
              </Group>
              <Text size="xs" c="dimmed" mb={4}>
                {owner}
                {other.nextStep !== null && ` · ${other.nextStep}`}
              </Text>
              <DecisionBox entry={other} />
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
