import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";

/** A button that reads as a link: it changes what the page asks for, and leads nowhere else. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Anchor component="button" type="button" size="sm" onClick={onClick}>
      {children}
    </Anchor>
  );
}
