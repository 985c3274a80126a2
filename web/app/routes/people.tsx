import { Button, Stack, Title } from "@mantine/core";
import { IconTable } from "@tabler/icons-react";
import { useCallback, useMemo, useState } from "react";
import { Link } from "react-router";
import { profileOfCareer } from "#domain/career/stored-career.ts";
import { monthOf } from "#domain/profile/partial-date.ts";
import type { KeptCareer } from "#web/data/person/queries.ts";
import { PeopleList } from "#web/features/people/components/people-list.tsx";
import { PersonPanel } from "#web/features/people/components/person-panel.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { CvWithCareer } from "./cv-with-career.tsx";

/** `/people`; `?person=` opens one. */
export function PeopleRoute() {
  const { params, change } = useUrlState();
  const id = params.get("person");
  const open = useCallback((person: string) => change({ person }, { push: true }), [change]);
  return (
    <>
      <PageHeader
        title="People"
        description="People whose profile your team keeps, with a purpose and an expiry."
        actions={
          <Button component={Link} to={paths.triage} variant="light" leftSection={<IconTable size={16} />}>
            Triage
          </Button>
        }
      />
      {id === null ? (
        <PeopleList onOpen={open} />
      ) : (
        <PersonPanel id={id} onClose={() => change({ person: null })}>
          {(person) => <KeptCareerView person={person} />}
        </PersonPanel>
      )}
    </>
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
