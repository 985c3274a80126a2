import { Box, Card, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Brand } from "#web/ui/brand.tsx";
import { ColorSchemeSwitch } from "#web/ui/color-scheme-switch.tsx";
import classes from "./auth-frame.module.css";

interface AuthFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every sign-in step. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <Box className={classes.page}>
      <title>{`${title} · Venture Research`}</title>
      <Group component="header" justify="space-between" p="md">
        <Brand />
        <ColorSchemeSwitch />
      </Group>
      <main className={classes.main}>
        <Card className={classes.card} p="xl" shadow="sm">
          <Title order={1}>{title}</Title>
          <Text c="dimmed" size="sm" mt={4} mb="lg">
            {lead}
          </Text>
          {children}
        </Card>
      </main>
    </Box>
  );
}
