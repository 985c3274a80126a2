import { UniversityList } from "../../features/universities/components/university-list.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

export function UniversitiesRoute() {
  return (
    <>
      <PageHeader
        title="Manage Universities List"
        description="The universities that text analyses recognise. Changes hold for the whole team."
      />
      <UniversityList />
    </>
  );
}
