import { ManagementCards } from "../../features/management/components/management-cards.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

export function ManagementRoute() {
  return (
    <>
      <PageHeader title="Management" description="The lists and the database that every tool of the team builds on." />
      <ManagementCards />
    </>
  );
}
