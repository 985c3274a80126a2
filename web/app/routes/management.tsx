import { ManagementCards } from "#web/features/management/components/management-cards.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function ManagementRoute() {
  return (
    <>
      <PageHeader title="Management" description="The lists and the database that every tool of the team builds on." />
      <ManagementCards />
    </>
  );
}
