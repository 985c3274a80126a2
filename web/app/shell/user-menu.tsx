import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconListDetails, IconLogout, IconSelector, IconUserCog } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { useSession } from "#web/backend/session.tsx";
import { useSignOut } from "#web/data/account/credentials.ts";
import { paths } from "#web/paths.ts";
import classes from "./user-menu.module.css";

export function UserMenu() {
  const session = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const email = session.status === "signed-in" ? session.email : null;
  const name = email ?? "User";

  return (
    <Menu position="top-start" width="target" shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <Avatar aria-hidden color="pine" radius="xl" size={34} variant="filled">
            {(email?.at(0) ?? "U").toUpperCase()}
          </Avatar>
          <Text size="sm" truncate flex={1}>
            <VisuallyHidden>Account of </VisuallyHidden>
            {name}
          </Text>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
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
