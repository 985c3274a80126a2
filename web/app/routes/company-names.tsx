import { CompanyNameList } from "../../features/company-names/components/company-name-list.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

export function CompanyNamesRoute() {
  return (
    <>
      <PageHeader
        title="Manage Companies List"
        description="The companies that text analyses recognise. Changes hold for the whole team."
      />
      <CompanyNameList />
    </>
  );
}
