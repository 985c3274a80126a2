import { useSession } from "#web/backend/session.tsx";
import { Retention } from "#web/features/history/components/retention.tsx";
import { TrashList } from "#web/features/history/components/trash-list.tsx";
import { historyMessages } from "#web/features/history/messages.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

export function TrashRoute() {
  const session = useSession();
  const you = session.status === "signed-in" ? session.userId : null;
  return (
    <>
      <PageHeader title={historyMessages.trash.title} description={historyMessages.trash.description} />
      <Retention you={you} />
      <TrashList you={you} />
    </>
  );
}
