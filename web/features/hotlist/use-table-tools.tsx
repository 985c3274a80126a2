import { ActionIcon } from "@mantine/core";
import { IconColumns3, IconKeyboard } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { hotlistMessages as messages } from "./messages.ts";
import type { useHotlistColumns } from "./use-hotlist-columns.tsx";

const parts = () => import("./components/work-parts.ts");
const ColumnsPopover = lazy(() => loadPart(async () => ({ default: (await parts()).ColumnsPopover })));
const KeysPopover = lazy(() => loadPart(async () => ({ default: (await parts()).KeysPopover })));

type Columns = Pick<ReturnType<typeof useHotlistColumns>, "choosable" | "shown" | "change" | "reset">;

/** The buttons above the table that choose its columns and show its keys. */
export function useTableTools(columns: Columns) {
  const [opened, setOpened] = useState<{ readonly what: "keys" | "columns"; readonly opener: HTMLElement } | null>(
    null,
  );
  const keysButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(null);
  const button = (what: "keys" | "columns", icon: ReactNode) => (
    <ActionIcon
      ref={what === "keys" ? keysButton : undefined}
      variant="subtle"
      color="gray"
      size={26}
      title={messages[what]}
      aria-label={messages[what]}
      aria-haspopup="dialog"
      aria-keyshortcuts={what === "keys" ? "?" : undefined}
      visibleFrom="sm"
      onClick={(event) => setOpened({ what, opener: event.currentTarget })}
    >
      {icon}
    </ActionIcon>
  );
  return {
    showKeys: () => {
      if (keysButton.current !== null) setOpened({ what: "keys", opener: keysButton.current });
    },
    buttons: (
      <>
        {button("columns", <IconColumns3 size={16} stroke={1.7} aria-hidden />)}
        {button("keys", <IconKeyboard size={17} stroke={1.6} aria-hidden />)}
      </>
    ),
    popover: (
      <Suspense>
        {opened?.what === "keys" && <KeysPopover opener={opened.opener} onClose={close} />}
        {opened?.what === "columns" && (
          <ColumnsPopover
            opener={opened.opener}
            columns={columns.choosable}
            shown={columns.shown}
            onChange={columns.change}
            onReset={columns.reset}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
