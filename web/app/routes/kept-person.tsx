import { Stack, Title } from "@mantine/core";
import { useMemo, useState } from "react";
import { profileOfCareer } from "#domain/career/stored-career.ts";
import { monthOf } from "#domain/profile/partial-date.ts";
import type { KeptCareer } from "#web/data/person/queries.ts";
import { PersonPanel } from "#web/features/people/components/person-panel.tsx";
import { CvWithCareer } from "./cv-with-career.tsx";

interface KeptPersonProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One person of the list, with the career. */
export function KeptPerson({ id, onClose }: KeptPersonProps) {
  return (
    <PersonPanel id={id} onClose={onClose}>
      {(person) => <KeptCareerView person={person} />}
    </PersonPanel>
  );
}

function KeptCareerView({ person: { full_name, linkedin_url, career } }: { person: KeptCareer }) {
  const [today] = useState(() => monthOf(new Date().toISOString()));
  const profile = useMemo(() => profileOfCareer(career, linkedin_url), [career, linkedin_url]);
  return (
    <Stack gap="lg" component="article" aria-label={full_name}>
      <Title order={2}>{full_name}</Title>
      <CvWithCareer profile={profile} today={today} />
    </Stack>
  );
}
