import { Card, Tabs, Title } from "@mantine/core";
import { IconLink, IconListNumbers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { BatchAdd } from "./batch-add.tsx";
import { SingleAdd } from "./single-add.tsx";

interface AddCompanyCardProps {
  /** Draws where the team has met a company before. */
  readonly drawSighting: (sighting: Sighting) => ReactNode;
  /** Called with the row's id. */
  readonly onAdded: (id: string) => void;
}

export function AddCompanyCard({ drawSighting, onAdded }: AddCompanyCardProps) {
  return (
    <Card component="section" aria-label="Add New Company">
      <Title order={2} mb="sm">
        Add New Company
      </Title>
      <Tabs defaultValue="single" keepMounted>
        <Tabs.List mb="md">
          <Tabs.Tab value="single" leftSection={<IconLink size={16} />}>
            Single URL
          </Tabs.Tab>
          <Tabs.Tab value="batch" leftSection={<IconListNumbers size={16} />}>
            Batch Processing
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="single">
          <SingleAdd onAdded={onAdded} />
        </Tabs.Panel>
        <Tabs.Panel value="batch">
          <BatchAdd drawSighting={drawSighting} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  );
}
