import { Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import { useSession } from "#web/backend/session.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import classes from "./user-menu.module.css";

export function UserButton(props: ComponentPropsWithRef<"button">) {
  const session = useSession();
  const email = session.status === "signed-in" ? session.email : null;
  return (
    <UnstyledButton {...props} className={classes.button}>
      <Avatar aria-hidden size={34} look="filled">
        {(email?.at(0) ?? "U").toUpperCase()}
      </Avatar>
      <Text size="sm" truncate flex={1}>
        <VisuallyHidden>Account of </VisuallyHidden>
        {email ?? "User"}
      </Text>
      <IconSelector size={16} aria-hidden />
    </UnstyledButton>
  );
}
