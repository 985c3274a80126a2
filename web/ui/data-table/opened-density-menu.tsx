import { Menu } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { densities } from "./density.ts";
import { DensityButton } from "./density-button.tsx";

interface OpenedDensityMenuProps {
  readonly rowHeight: number;
  readonly onChoose: (rowHeight: number) => void;
}

/** Opens when it is mounted. */
export function OpenedDensityMenu({ rowHeight, onChoose }: OpenedDensityMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const isMounted = useMounted();
  // It replaces the button that was clicked. The menu returns the focus to where it was when it opened, after the mount.
  useEffect(() => target.current?.focus(), []);
  return (
    <Menu opened={isMounted && isOpen} onChange={setOpen} position="bottom-end" shadow="md">
      <Menu.Target>
        <DensityButton ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Row height</Menu.Label>
        <Menu.RadioGroup value={String(rowHeight)} onChange={(height) => onChoose(Number(height))}>
          {densities.map((density) => (
            <Menu.RadioItem key={density.label} value={String(density.rowHeight)} closeMenuOnClick>
              {density.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
