import { Anchor, Center, Stack, Text, Title } from "@mantine/core";
import { Link, useParams } from "react-router";
import { findSquad } from "#domain/hotlist/squads.ts";
import { HotlistScreen } from "#web/features/hotlist/components/hotlist-screen.tsx";
import { ImportEntry } from "#web/features/import/components/import-entry.tsx";
import { paths } from "#web/paths.ts";

/** `/squad-hotlist/{squadId}` */
export function SquadHotlistRoute() {
  const { squadId } = useParams();
  const squad = findSquad(squadId);
  if (squad !== null) {
    return (
      <HotlistScreen key={squad.id} squad={squad} importEntry={<ImportEntry target={{ kind: "hotlist", squad }} />} />
    );
  }
  return (
    <Center mih="50vh">
      <Stack align="center" gap="xs">
        <title>Squad not found · Venture Research</title>
        <Title order={1}>Squad not found</Title>
        <Text c="dimmed" ta="center" maw={420}>
          There's no squad “{squadId}”.
        </Text>
        <Anchor component={Link} to={paths.squadPicker} mt="sm">
          Back to Company Hotlist
        </Anchor>
      </Stack>
    </Center>
  );
}
