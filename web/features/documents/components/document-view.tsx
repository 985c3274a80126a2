import { Alert, Anchor, Card, Group, Stack, Text, Title } from "@mantine/core";
import { IconBrandLinkedin, IconFileUnknown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ReadDocument } from "#domain/documents/read-document.ts";
import type { PersonProfile } from "#domain/profile/parse-profile.ts";
import { Tag } from "#web/ui/tag.tsx";
import { documentsMessages as messages } from "../messages.ts";

interface DocumentViewProps {
  readonly document: ReadDocument;
  /** Null shows the text's view without a career. */
  readonly needsProfile: boolean;
  readonly children: (profile: PersonProfile | null) => ReactNode;
}

/** A document's person, above the CV or the formatted text. */
export function DocumentView({ document, needsProfile, children }: DocumentViewProps) {
  const profile = document.profile ?? document.textProfile;
  if (profile === null && needsProfile) {
    return (
      <Alert color="yellow" icon={<IconFileUnknown size={18} />} title={messages.noCareerTitle}>
        {messages.noCareer}
      </Alert>
    );
  }
  return (
    <Stack gap="lg" component="article" aria-label={profile?.fullName ?? document.name}>
      <Card>
        <Group gap="sm">
          <Title order={2} fz="1.5rem">
            {profile?.fullName ?? messages.unnamed}
          </Title>
          <Tag variant="default">{messages.kind(document)}</Tag>
        </Group>
        {profile?.headline != null && <Text mt={6}>{profile.headline}</Text>}
        {profile?.summary != null && (
          <Text size="sm" c="dimmed" mt="sm" maw={720} style={{ whiteSpace: "pre-line" }}>
            {profile.summary}
          </Text>
        )}
        <Group gap="xs" mt="md" justify="space-between">
          <Text size="xs" c="dimmed">
            {messages.notSaved(document.name)}
          </Text>
          {profile?.url != null && (
            <Anchor href={profile.url} target="_blank" rel="noopener noreferrer" size="sm">
              <Group gap={6} wrap="nowrap" component="span">
                <IconBrandLinkedin size={16} />
                LinkedIn
              </Group>
            </Anchor>
          )}
        </Group>
      </Card>
      {children(profile)}
    </Stack>
  );
}
