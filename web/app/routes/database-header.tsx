import type { ReactNode } from "react";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

export function DatabaseHeader({ actions }: { readonly actions?: ReactNode }) {
  const sampleData = useSampleData();
  return (
    <PageHeader
      title="Company Database"
      isOneLine
      description={
        sampleData.companies
          ? "Every company your team has added. You're using sample data for 100 companies. Add an API key for live data."
          : "Every company your team has added."
      }
      actions={actions}
    />
  );
}
