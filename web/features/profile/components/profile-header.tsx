import { Anchor, Box, Button, Card, Flex, Group, Stack, Text, Title } from "@mantine/core";
import { IconArrowRight, IconBrandLinkedin, IconRefresh } from "@tabler/icons-react";
import { Link } from "react-router";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { useRequestCount } from "#web/data/profile/queries.ts";
import { useRefreshProfile } from "#web/data/profile/writes.ts";
import { formatDay } from "#web/lib/dates.ts";
import { Tag, TagList } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.tsx";
import { type Message, profileMessages } from "../messages.ts";
import { DeleteProfile } from "./delete-profile.tsx";

interface ProfileHeaderProps {
  readonly person: FetchedProfile;
  readonly url: string;
  readonly onDeleted: (url: string) => void;
  readonly errorMessage: (error: Error) => Message;
  /** The other screen for the same person. */
  readonly otherScreen: { readonly label: string; readonly to: string };
}

export function ProfileHeader({ person, url, onDeleted, errorMessage, otherScreen }: ProfileHeaderProps) {
  const { profile, isSample } = person;
  const refresh = useRefreshProfile();
  const requests = useRequestCount().data;
  const name = profile.fullName ?? "Unnamed person";

  function refreshProfile() {
    if (requests !== undefined && requests.count >= requests.max) {
      toast.error(profileMessages.limitTitle, profileMessages.limit(requests.max));
      return;
    }
    refresh.mutate(url, {
      onSuccess: () => toast.success(profileMessages.retrievedTitle, profileMessages.refreshed(name)),
      onError: (error) => {
        const { title, message } = errorMessage(error);
        toast.error(title, message);
      },
    });
  }

  return (
    <Card>
      <Flex direction={{ base: "column", sm: "row" }} justify="space-between" align="flex-start" gap="md">
        <Stack gap={6} maw={640}>
          <Group gap="sm">
            <Title order={2} fz="1.5rem">
              {name}
            </Title>
            {isSample && (
              <Tag variant="default" title="An invented person bundled with the app, not a real profile">
                Sample data
              </Tag>
            )}
          </Group>
          {profile.headline !== null && <Text>{profile.headline}</Text>}
        </Stack>
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            onClick={refreshProfile}
            loading={refresh.isPending}
          >
            Refresh
          </Button>
          <DeleteProfile url={url} name={name} onDeleted={onDeleted} />
        </Group>
      </Flex>
      {profile.summary !== null && (
        <Text size="sm" c="dimmed" mt="sm" maw={720} style={{ whiteSpace: "pre-line" }}>
          {profile.summary}
        </Text>
      )}
      {profile.skills.length > 0 && (
        <Box mt="md">
          <TagList label="Skills" color="gray" tags={profile.skills} />
        </Box>
      )}
      <Group gap="xs" mt="md" justify="space-between">
        <Text size="xs" c="dimmed">
          {originOf(person)}
        </Text>
        <Group gap="lg">
          <Anchor component={Link} to={otherScreen.to} size="sm" data-print="hidden">
            <Group gap={6} wrap="nowrap" component="span">
              <IconArrowRight size={16} />
              {otherScreen.label}
            </Group>
          </Anchor>
          {!isSample && (
            <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
              <Group gap={6} wrap="nowrap" component="span">
                <IconBrandLinkedin size={16} />
                LinkedIn
              </Group>
            </Anchor>
          )}
        </Group>
      </Group>
    </Card>
  );
}

function originOf({ isSample, isStored, fetchedAt }: FetchedProfile): string {
  const day = fetchedAt === "" ? "" : formatDay(fetchedAt);
  if (isStored) return `Saved copy${day === "" ? "" : `, fetched ${day}`}. No request used.`;
  const from = isSample ? "Sample profile" : "From LinkedIn";
  return `${from}${day === "" ? "" : `, fetched ${day}`}. Saved for your team.`;
}
