import { MatchRulesLink } from "#web/features/management/components/match-rules-link.tsx";
import { UniversityList } from "#web/features/universities/components/university-list.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function UniversitiesRoute() {
  return (
    <>
      <PageHeader
        title="Manage Universities List"
        description="Universities that text analysis recognizes. Changes apply to the whole team."
        actions={<MatchRulesLink />}
      />
      <UniversityList />
    </>
  );
}
