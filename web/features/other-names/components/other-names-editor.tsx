import { ActionIcon } from "@mantine/core";
import { IconTags } from "@tabler/icons-react";
import { lazy } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { LazyPopover } from "#web/ui/lazy-popover.tsx";
import { otherNameMessages as messages } from "../messages.ts";
import type { OtherNamesEditorProps } from "./other-names-form.tsx";

const OtherNamesForm = lazy(() =>
  loadPart(async () => ({ default: (await import("./other-names-form.tsx")).OtherNamesForm })),
);
const WIDTH_PX = 320;

/** A button that opens the other names of a company or university: Enter adds one, Escape closes. */
export function OtherNamesEditor(props: OtherNamesEditorProps) {
  const label = messages.open(props.entry.name);
  return (
    <LazyPopover
      label={label}
      width={WIDTH_PX}
      button={
        <ActionIcon variant="subtle" color="gray" size="lg" title={label} aria-label={label}>
          <IconTags size={17} stroke={1.7} />
        </ActionIcon>
      }
    >
      <OtherNamesForm {...props} />
    </LazyPopover>
  );
}
