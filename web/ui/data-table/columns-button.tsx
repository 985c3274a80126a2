import { ActionIcon } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import type { ColumnsPopoverProps } from "./columns-popover.tsx";

const ColumnsPopover = lazy(() =>
  loadPart(async () => ({ default: (await import("./columns-popover.tsx")).ColumnsPopover })),
);

interface ColumnsButtonProps extends Omit<ColumnsPopoverProps, "opener" | "onClose"> {
  /** As high as the buttons of a toolbar. */
  readonly isTall?: boolean;
}

/** Chooses a table's columns. */
export function ColumnsButton({ isTall = false, ...props }: ColumnsButtonProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <ActionIcon
        {...(isTall ? { variant: "default", size: 36 } : { variant: "subtle", color: "gray", size: 26 })}
        title="Columns"
        aria-label="Columns"
        aria-haspopup="dialog"
        visibleFrom="sm"
        onClick={(event) => setOpener(event.currentTarget)}
      >
        <IconColumns3 size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
      {opener !== null && (
        <Suspense>
          <ColumnsPopover {...props} opener={opener} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
}
