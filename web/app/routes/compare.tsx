import { parseComparedKeys } from "#domain/company/compared-keys.ts";
import { AddTo } from "#web/features/add-to/add-to.tsx";
import { Comparison } from "#web/features/compare/components/comparison.tsx";
import { compareMessages } from "#web/features/compare/messages.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";

/** `/compare?companies=celonis,n26` */
export function CompareRoute() {
  const { params, change } = useUrlState();
  return (
    <div data-wide>
      <PageHeader title={compareMessages.title} description={compareMessages.description} />
      <Comparison
        keys={parseComparedKeys(params.get("companies"))}
        onChange={(keys) => change({ companies: keys.join(",") }, { push: true })}
        renderAdd={({ id, name, url }) => (
          <AddTo company={{ companyId: id, name, url }} label={compareMessages.addTo(name)} />
        )}
      />
    </div>
  );
}
