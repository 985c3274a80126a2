import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { fillMessages as messages } from "../fill-messages.ts";

const FillDialog = lazy(() => loadPart(async () => ({ default: (await import("./fill-dialog.tsx")).FillDialog })));

interface FillMissingProps {
  /** Crunchbase URLs of the selected companies; null for a company without one. */
  readonly urls: readonly (string | null)[];
  readonly onStarted: () => void;
}

/** Asks open data about many companies; first shows what that costs. */
export function FillMissing({ urls, onStarted }: FillMissingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.action}
      </Button>
      {isOpen && (
        <Suspense>
          <FillDialog urls={urls} onStarted={onStarted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
