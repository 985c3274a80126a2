import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";

/** A button styled as a link. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Anchor component="button" type="button" size="sm" onClick={onClick}>
      {children}
    </Anchor>
  );
}
