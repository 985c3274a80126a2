import { Card, Skeleton, Tabs, TabsList, TabsPanel, TabsTab, Title } from "@mantine/core";
import { IconLink, IconListNumbers } from "@tabler/icons-react";
import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { opensBatch } from "#web/paths.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import classes from "./add-company-card.module.css";
import { SingleAdd } from "./single-add.tsx";

/** The form's height, to avoid a layout shift. */
const BATCH_HEIGHT_PX = { base: 195, sm: 149 };

interface AddCompanyCardProps {
  readonly renderBatch: (isShown: boolean) => ReactNode;
  readonly loadBatch: () => Promise<unknown>;
  /** Called with the row's id. */
  readonly onAdded: (id: string) => void;
}

export function AddCompanyCard({ renderBatch, loadBatch, onAdded }: AddCompanyCardProps) {
  const [tab, setTab] = useState<string | null>("single");
  const { key, state } = useLocation();
  const [openedBy, setOpenedBy] = useState<string | null>(null);
  if (opensBatch(state) && key !== openedBy) {
    setOpenedBy(key);
    setTab("batch");
  }
  const batch = useLazyPart(tab === "batch", loadBatch);
  return (
    <Card component="section" aria-label="Add New Company" py="xs" data-print="hidden">
      <Tabs value={tab} onChange={setTab} keepMounted className={classes.line} data-tab={tab}>
        <Title order={2} className={classes.title}>
          Add New Company
        </Title>
        <TabsList className={classes.tabs}>
          <TabsTab value="single" leftSection={<IconLink size={16} />}>
            Single URL
          </TabsTab>
          <TabsTab value="batch" leftSection={<IconListNumbers size={16} />} {...batch.preloadProps}>
            Batch Processing
          </TabsTab>
        </TabsList>
        <TabsPanel value="single" className={classes.single}>
          <SingleAdd onAdded={onAdded} />
        </TabsPanel>
        <TabsPanel value="batch" className={classes.batch}>
          {batch.wasOpened && (
            <Suspense fallback={<Skeleton h={BATCH_HEIGHT_PX} />}>{renderBatch(tab === "batch")}</Suspense>
          )}
        </TabsPanel>
      </Tabs>
    </Card>
  );
}
