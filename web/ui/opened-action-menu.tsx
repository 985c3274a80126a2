import { Menu } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import {
  cloneElement,
  Fragment,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";

interface MenuAction {
  readonly label: string;
  /** Accessible name; default `label`. */
  readonly name?: string;
  readonly icon?: ReactNode;
  /** A link instead of an action. */
  readonly to?: string;
  readonly color?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onSelect?: () => void;
}

interface MenuSection {
  readonly label?: string;
  readonly actions: readonly MenuAction[];
}

export interface ActionMenuProps {
  /** A button. */
  readonly opener: ReactElement<OpenerProps>;
  /** A line separates them. */
  readonly sections: readonly MenuSection[];
}

interface OpenerProps {
  readonly onClick?: MouseEventHandler;
}

/** Opens when it is mounted. */
export function OpenedActionMenu({ opener, sections }: ActionMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const isMounted = useMounted();
  // It replaces the button that was clicked. The menu returns the focus to where it was when it opened, after the mount.
  useEffect(() => target.current?.focus(), []);
  return (
    <Menu opened={isMounted && isOpen} onChange={setOpen} position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        {cloneElement(opener as ReactElement<{ ref?: Ref<HTMLButtonElement> }>, { ref: target })}
      </Menu.Target>
      <Menu.Dropdown>
        {sections.map(({ label, actions }, index) => (
          <Fragment key={label ?? index}>
            {index > 0 && <Menu.Divider />}
            {label !== undefined && <Menu.Label>{label}</Menu.Label>}
            {actions.map((action) => (
              <Action key={action.name ?? action.label} {...action} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Action({ label, name, icon, to, color, isDisabled = false, onSelect }: MenuAction) {
  const props = { "aria-label": name, leftSection: icon, color, disabled: isDisabled, onClick: onSelect };
  return to === undefined ? (
    <Menu.Item {...props}>{label}</Menu.Item>
  ) : (
    <Menu.Item {...props} component={Link} to={to}>
      {label}
    </Menu.Item>
  );
}
