import { AllChanges } from "#web/features/changes/components/all-changes.tsx";
import { changesMessages } from "#web/features/changes/messages.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/changes` */
export function ChangesRoute() {
  return (
    <>
      <PageHeader title={changesMessages.title} description={changesMessages.description} />
      <AllChanges />
    </>
  );
}
