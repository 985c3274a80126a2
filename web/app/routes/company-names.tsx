import { CompanyNameList } from "#web/features/company-names/components/company-name-list.tsx";
import { MatchRulesLink } from "#web/features/management/components/match-rules-link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function CompanyNamesRoute() {
  return (
    <>
      <PageHeader
        title="Manage Companies List"
        description="Companies that text analysis recognizes. Changes apply to the whole team."
        actions={<MatchRulesLink />}
      />
      <CompanyNameList />
    </>
  );
}
