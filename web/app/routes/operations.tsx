import { useSession } from "#web/backend/session.tsx";
import { OperationList } from "#web/features/history/components/operation-list.tsx";
import { Retention } from "#web/features/history/components/retention.tsx";
import { historyMessages } from "#web/features/history/messages.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

export function OperationsRoute() {
  const session = useSession();
  const you = session.status === "signed-in" ? session.userId : null;
  return (
    <>
      <PageHeader title={historyMessages.operations.title} description={historyMessages.operations.description} />
      <Retention you={you} />
      <OperationList you={you} />
    </>
  );
}
