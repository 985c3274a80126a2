import { SquadCards } from "#web/features/hotlist/components/squad-cards.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function SquadPickerRoute() {
  return (
    <>
      <PageHeader
        title="Company Hotlist"
        description="Each squad has a hotlist of the companies it follows. View a hotlist to search, filter and prioritize its companies, or upload many Crunchbase URLs at once."
      />
      <SquadCards />
    </>
  );
}
