import { Button } from "@mantine/core";
import { IconTable } from "@tabler/icons-react";
import { lazy, Suspense, useCallback } from "react";
import { Link } from "react-router";
import { PeopleList } from "#web/features/people/components/people-list.tsx";
import { loadPart } from "#web/lib/chunk.ts";
import { paths } from "#web/paths.ts";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";

const KeptPerson = lazy(() => loadPart(async () => ({ default: (await import("./kept-person.tsx")).KeptPerson })));

/** `/people`; `?person=` opens one. */
export function PeopleRoute() {
  const { params, change } = useUrlState();
  const id = params.get("person");
  const open = useCallback((person: string) => change({ person }, { push: true }), [change]);
  return (
    <>
      <PageHeader
        title="People"
        description="People whose profile your team keeps, with a purpose and an expiry."
        actions={
          <Button component={Link} to={paths.triage} variant="light" leftSection={<IconTable size={16} />}>
            Triage
          </Button>
        }
      />
      {id === null ? (
        <PeopleList onOpen={open} />
      ) : (
        <Suspense fallback={<FullPageLoader label="Loading person" />}>
          <KeptPerson id={id} onClose={() => change({ person: null })} />
        </Suspense>
      )}
    </>
  );
}
