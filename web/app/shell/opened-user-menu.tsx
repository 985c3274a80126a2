import { Menu } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { IconListDetails, IconLogout, IconUserCog } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useSignOut } from "#web/data/account/credentials.ts";
import { paths } from "#web/paths.ts";
import { UserButton } from "./user-button.tsx";

/** Opens when it is mounted. */
export function OpenedUserMenu() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const isMounted = useMounted();
  // It replaces the button that was clicked. The menu returns the focus to where it was when it opened, after the mount.
  useEffect(() => target.current?.focus(), []);

  return (
    <Menu opened={isMounted && isOpen} onChange={setOpen} position="top-start" width="target" shadow="md">
      <Menu.Target>
        <UserButton ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.account} leftSection={<IconUserCog size={16} />}>
          Account
        </Menu.Item>
        <Menu.Item component={Link} to={paths.management} leftSection={<IconListDetails size={16} />}>
          Management
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} />}
          onClick={async () => {
            await signOut.mutateAsync();
            await navigate(paths.auth);
          }}
        >
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
