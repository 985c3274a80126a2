import { ManagementCards, MatchRulesHint } from "#web/features/management/components/management-cards.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function ManagementRoute() {
  return (
    <>
      <PageHeader title="Management" description="Manage the lists and database behind your team's tools." />
      <ManagementCards />
      <MatchRulesHint />
    </>
  );
}
