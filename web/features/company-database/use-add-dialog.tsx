import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { loadPart } from "#web/lib/chunk.ts";
import { opensBatch } from "#web/paths.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import type { AddTab } from "./components/add-company-dialog.tsx";
import { databaseMessages } from "./messages.ts";

const loadDialog = () =>
  loadPart(async () => ({ default: (await import("./components/add-company-dialog.tsx")).AddCompanyDialog }));
const AddCompanyDialog = lazy(loadDialog);

interface AddDialogOptions {
  readonly renderBatch: (props: { readonly isShown: boolean; readonly onHide: () => void }) => ReactNode;
  readonly loadBatch: () => Promise<unknown>;
  /** Called with the row's id. */
  readonly onAdded: (id: string) => void;
}

/** The button "Add" and its dialog, which a link of the batch tray opens as well. */
export function useAddDialog({ renderBatch, loadBatch, onAdded }: AddDialogOptions) {
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<AddTab>("single");
  const [openedBy, setOpenedBy] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // For the response to a request, which arrives in a later render than the one that sent it.
  const isOpenNow = useRef(false);
  useEffect(() => {
    isOpenNow.current = isOpen;
  }, [isOpen]);
  if (opensBatch(state) && key !== openedBy) {
    setOpenedBy(key);
    setTab("batch");
    setOpen(true);
  }
  const { wasOpened, preloadProps } = useLazyPart(isOpen, loadDialog);

  function close() {
    setOpen(false);
    // Prevents a reload from opening it again.
    if (opensBatch(state)) void navigate({ search }, { replace: true, state: null });
    // Not `returnFocus`: the tray's link that opened the dialog is gone.
    button.current?.focus();
  }

  return {
    open: () => setOpen(true),
    button: (
      <Button
        ref={button}
        leftSection={<IconPlus size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadProps}
      >
        {databaseMessages.add}
      </Button>
    ),
    dialog: wasOpened && (
      <Suspense>
        <AddCompanyDialog
          isOpen={isOpen}
          tab={tab}
          onTab={setTab}
          renderBatch={renderBatch}
          loadBatch={loadBatch}
          onAdded={(id) => {
            // Not after the dialog was closed: the focus is elsewhere.
            if (isOpenNow.current) close();
            onAdded(id);
          }}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
