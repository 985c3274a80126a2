import { Modal, Skeleton, Tabs, TabsList, TabsPanel, TabsTab, Text } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { IconLink, IconListNumbers } from "@tabler/icons-react";
import { type ReactNode, Suspense } from "react";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { databaseMessages } from "../messages.ts";
import { SingleAdd } from "./single-add.tsx";

/** The form's height, to avoid a layout shift. */
const BATCH_HEIGHT_PX = { base: 195, sm: 149 };

export type AddTab = "single" | "batch";

interface AddCompanyDialogProps {
  readonly isOpen: boolean;
  readonly tab: AddTab;
  readonly onTab: (tab: AddTab) => void;
  readonly renderBatch: (props: { readonly isShown: boolean; readonly onHide: () => void }) => ReactNode;
  readonly loadBatch: () => Promise<unknown>;
  /** Called with the row's id. */
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** "Add New Company" (specification, section 2). Stays mounted, so that closing it keeps what was typed. */
export function AddCompanyDialog(props: AddCompanyDialogProps) {
  const { isOpen, tab, onTab, renderBatch, loadBatch, onAdded, onClose } = props;
  const batch = useLazyPart(tab === "batch", loadBatch);
  // The focus trap reacts to the opening, not to the mount.
  const isMounted = useMounted();
  const isShown = isMounted && isOpen;
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title={<Text fw={650}>{databaseMessages.addTitle}</Text>}
      size="xl"
      keepMounted
      returnFocus={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Tabs value={tab} onChange={(next) => onTab(next === "batch" ? "batch" : "single")} keepMounted>
        <TabsList mb="md">
          <TabsTab value="single" leftSection={<IconLink size={16} />}>
            Single URL
          </TabsTab>
          <TabsTab value="batch" leftSection={<IconListNumbers size={16} />} {...batch.preloadProps}>
            Batch Processing
          </TabsTab>
        </TabsList>
        <TabsPanel value="single">
          <SingleAdd isFocused={tab === "single"} onAdded={onAdded} />
        </TabsPanel>
        <TabsPanel value="batch">
          {batch.wasOpened && (
            <Suspense fallback={<Skeleton h={BATCH_HEIGHT_PX} />}>
              {renderBatch({ isShown: isShown && tab === "batch", onHide: onClose })}
            </Suspense>
          )}
        </TabsPanel>
      </Tabs>
    </Modal>
  );
}
