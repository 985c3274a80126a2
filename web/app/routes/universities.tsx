import { UniversityList } from "#web/features/universities/components/university-list.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function UniversitiesRoute() {
  return (
    <>
      <PageHeader
        title="Manage Universities List"
        description="The universities that text analyses recognize. Changes hold for the whole team."
      />
      <UniversityList />
    </>
  );
}
