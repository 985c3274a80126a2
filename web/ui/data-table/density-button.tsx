import { ActionIcon } from "@mantine/core";
import { IconBaselineDensityMedium } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";

export function DensityButton(props: ComponentPropsWithRef<"button">) {
  return (
    <ActionIcon {...props} variant="default" size={36} title="Row height" aria-label="Row height">
      <IconBaselineDensityMedium size={17} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
