import { Card, Skeleton, Tabs, TabsList, TabsPanel, TabsTab, Title } from "@mantine/core";
import { IconLink, IconListNumbers } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { SingleAdd } from "./single-add.tsx";

const loadBatchAdd = () => loadPart(async () => ({ default: (await import("./batch-add.tsx")).BatchAdd }));
const BatchAdd = lazy(loadBatchAdd);
/** The form's height, to avoid a layout shift. */
const BATCH_HEIGHT_PX = { base: 195, sm: 149 };

interface AddCompanyCardProps {
  readonly renderSighting: (sighting: Sighting) => ReactNode;
  /** Called with the row's id. */
  readonly onAdded: (id: string) => void;
}

export function AddCompanyCard({ renderSighting, onAdded }: AddCompanyCardProps) {
  const [tab, setTab] = useState<string | null>("single");
  const batch = useLazyPart(tab === "batch", loadBatchAdd);
  return (
    <Card component="section" aria-label="Add New Company" maw={1100} data-print="hidden">
      <Title order={2} mb="sm">
        Add New Company
      </Title>
      <Tabs value={tab} onChange={setTab} keepMounted>
        <TabsList mb="md">
          <TabsTab value="single" leftSection={<IconLink size={16} />}>
            Single URL
          </TabsTab>
          <TabsTab value="batch" leftSection={<IconListNumbers size={16} />} {...batch.preloadProps}>
            Batch Processing
          </TabsTab>
        </TabsList>
        <TabsPanel value="single">
          <SingleAdd onAdded={onAdded} />
        </TabsPanel>
        <TabsPanel value="batch">
          {batch.wasOpened && (
            <Suspense fallback={<Skeleton h={BATCH_HEIGHT_PX} />}>
              <BatchAdd renderSighting={renderSighting} />
            </Suspense>
          )}
        </TabsPanel>
      </Tabs>
    </Card>
  );
}
