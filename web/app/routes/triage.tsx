import { useState } from "react";
import { monthOf } from "#domain/profile/partial-date.ts";
import { useFetchCompany } from "#web/features/annotated-text/use-fetch-company.ts";
import { TriageScreen } from "#web/features/career/components/triage-screen.tsx";
import type { TriagePerson } from "#web/features/career/use-triage.ts";
import { KeepPerson } from "#web/features/people/components/keep-person.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/people/triage` */
export function TriageRoute() {
  const [today] = useState(() => monthOf(new Date().toISOString()));
  const fetchCompany = useFetchCompany();
  return (
    <>
      <PageHeader
        title="Triage"
        description="Compare up to 50 people from CVs and profiles. Everything is read in your browser, and nothing is stored."
      />
      <TriageScreen today={today} fetchCompany={fetchCompany} renderActions={renderKeep} />
    </>
  );
}

function renderKeep({ linked, linkedinUrl, source }: TriagePerson) {
  return linked === null ? null : <KeepPerson linked={linked} linkedinUrl={linkedinUrl} source={source} />;
}
