import { Text } from "@mantine/core";
import { IconHeartFilled } from "@tabler/icons-react";
import classes from "./footer.module.css";

export function Footer() {
  return (
    <footer className={classes.footer}>
      <Text size="xs" c="dimmed">
        Made in Munich with <IconHeartFilled size={12} className={classes.heart} role="img" aria-label="love" />
      </Text>
    </footer>
  );
}
