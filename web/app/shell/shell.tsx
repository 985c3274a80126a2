import { ActionIcon, AppShell, Box, Burger, Group, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Outlet } from "react-router";
import { useSession } from "#web/backend/session.tsx";
import { InactivityGuard } from "#web/features/auth/components/inactivity-guard.tsx";
import { Brand } from "#web/ui/brand.tsx";
import { ColorSchemeSwitch } from "#web/ui/color-scheme-switch.tsx";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";
import { BatchSlot } from "./batch-slot.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { Footer } from "./footer.tsx";
import { Navigation } from "./navigation.tsx";
import { SearchButton, SearchIcon, SearchSlot } from "./search-slot.tsx";
import classes from "./shell.module.css";
import { UserMenu } from "./user-menu.tsx";

/** The frame of every signed-in screen; ends inactive sessions. */
export function Shell() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <InactivityGuard key={session.sessionId} sessionId={session.sessionId}>
      <Frame />
    </InactivityGuard>
  );
}

/** For a page that needs no session: the frame only where there is one. */
export function OptionalShell() {
  const session = useSession();
  if (session.status === "loading") return <FullPageLoader label="Loading your session" />;
  return session.status === "signed-in" ? <Shell /> : <Outlet />;
}

function Frame() {
  const [menuOpen, menu] = useDisclosure(false);
  return (
    <AppShell
      layout="alt"
      header={{ height: { base: 56, sm: 0 } }}
      navbar={{ width: 296, breakpoint: "sm", collapsed: { mobile: !menuOpen } }}
      padding={0}
    >
      <a href="#content" className={classes.skipLink}>
        Skip to content
      </a>
      <AppShell.Header hiddenFrom="sm" className={classes.header}>
        <Group h="100%" px="md" justify="space-between">
          <Group gap="sm">
            <Burger
              opened={menuOpen}
              onClick={menu.toggle}
              size="sm"
              aria-label="Open navigation"
              aria-expanded={menuOpen}
            />
            <Brand />
          </Group>
          <Group gap={4}>
            <SearchIcon />
            <ColorSchemeSwitch />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar}>
        <Group h={64} px="md" justify="space-between" wrap="nowrap">
          <Brand />
          <ActionIcon.Group>
            <Box visibleFrom="sm">
              <ColorSchemeSwitch />
            </Box>
            <Burger hiddenFrom="sm" opened onClick={menu.close} size="sm" aria-label="Close navigation" />
          </ActionIcon.Group>
        </Group>
        <Box visibleFrom="sm">
          <SearchButton />
        </Box>
        <Box flex={1} className={classes.navigation}>
          <Navigation onNavigate={menu.close} />
        </Box>
        <Box p="sm" className={classes.userMenu}>
          <UserMenu />
        </Box>
      </AppShell.Navbar>
      <AppShell.Main className={classes.main}>
        <ConnectionBar />
        <Stack id="content" tabIndex={-1} gap={0} className={classes.content}>
          <Outlet />
        </Stack>
        <Footer />
        <BatchSlot />
        <SearchSlot />
      </AppShell.Main>
    </AppShell>
  );
}
