import { Card } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { companyUrl, parseCompanyUrl } from "#domain/company/company-url.ts";
import { readRowId } from "#web/data/rows/row-id.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { DatabaseHeader } from "./database-header.tsx";

const loadDrawer = () => loadPart(async () => ({ default: (await import("./company-drawer.tsx")).CompanyDrawer }));
const CompanyDrawer = lazy(loadDrawer);
const CompanyList = lazy(() => loadPart(async () => ({ default: (await import("./company-list.tsx")).CompanyList })));

/** On a narrower window, the drawer and the navigation cover the list. */
const LIST_BESIDE_DRAWER = "(min-width: 84em)";

/**
 * `/company-list`; `?company=` opens a profile, `?record=` a company without a Crunchbase URL. If the URL opens a drawer that covers
 * the list, the list is loaded when the drawer is about to close.
 */
export function CompanyDatabaseRoute() {
  const { params, change } = useUrlState();
  const permalink = params.get("company");
  const address = parseCompanyUrl(permalink === null ? "" : companyUrl(permalink));
  const recordId = address.ok ? null : readRowId(params.get("record"));
  const isOpen = address.ok || recordId !== null;
  const drawer = useLazyPart(isOpen, loadDrawer);
  const [isListed, setListed] = useState(() => !isOpen || matchMedia(LIST_BESIDE_DRAWER).matches);
  if (!isOpen && !isListed) setListed(true);
  return (
    <>
      {isListed ? (
        <Suspense fallback={<ListPlace />}>
          <CompanyList preloadProps={drawer.preloadProps} />
        </Suspense>
      ) : (
        <ListPlace />
      )}
      {drawer.wasOpened && (
        <Suspense>
          <CompanyDrawer
            url={address.ok ? address.url : null}
            recordId={recordId}
            onAboutToClose={() => setListed(true)}
            onClose={() => change({ company: null, record: null }, { push: true })}
          />
        </Suspense>
      )}
    </>
  );
}

function ListPlace() {
  return (
    <>
      <DatabaseHeader />
      <Card mih="60vh" aria-hidden />
    </>
  );
}
