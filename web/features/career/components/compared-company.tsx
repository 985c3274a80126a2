import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import type { ComparedCompanyProps } from "./compared-company-field.tsx";

const ComparedCompanyField = lazy(() =>
  loadPart(async () => ({ default: (await import("./compared-company-field.tsx")).ComparedCompanyField })),
);

/** Chooses the company to compare with. Loaded for a career with investors behind it, and for a triage with people. */
export function ComparedCompany(props: ComparedCompanyProps) {
  return (
    <Suspense fallback={<Skeleton w={250} h={30} />}>
      <ComparedCompanyField {...props} />
    </Suspense>
  );
}
