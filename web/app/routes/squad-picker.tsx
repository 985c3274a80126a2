import { SquadCards } from "#web/features/hotlist/components/squad-cards.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function SquadPickerRoute() {
  return (
    <>
      <PageHeader
        title="Company Hotlist"
        description="Every squad keeps a hotlist of the companies it follows. View a hotlist to search, filter and judge its companies, or upload many companies at once by their Crunchbase URLs."
      />
      <SquadCards />
    </>
  );
}
