import { Stack, Text } from "@mantine/core";
import {
  type Icon,
  IconBuildingSkyscraper,
  IconDatabase,
  IconFileCv,
  IconFlame,
  IconHighlight,
  IconLayoutDashboard,
  IconSchool,
  IconUsers,
} from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { paths } from "#web/paths.ts";
import { HotlistLinks } from "./hotlist-links.tsx";
import classes from "./navigation.module.css";

interface Entry {
  readonly label: string;
  readonly path: string;
  readonly Icon: Icon;
}

const tools: readonly Entry[] = [
  { label: "Overview", path: paths.overview, Icon: IconLayoutDashboard },
  { label: "Crunchbase company screener", path: paths.screener, Icon: IconBuildingSkyscraper },
  { label: "Auto Text Analysis", path: paths.textAnalysis, Icon: IconHighlight },
  { label: "LinkedIn CV", path: paths.cvCreator, Icon: IconFileCv },
  { label: "People", path: paths.people, Icon: IconUsers },
];

const databases: readonly Entry[] = [
  { label: "Company Database", path: paths.companyDatabase, Icon: IconDatabase },
  { label: "University Database", path: paths.universities, Icon: IconSchool },
  { label: "Company Hotlist", path: paths.squadPicker, Icon: IconFlame },
];

/** Further paths that activate an entry. */
const homes: Readonly<Record<string, readonly string[]>> = {
  [paths.screener]: [paths.squadScreener],
  [paths.textAnalysis]: [paths.simpleTextAnalysis],
  [paths.cvCreator]: [paths.profileFormatter],
  [paths.squadPicker]: [paths.hotlist, paths.company],
};

export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const { pathname } = useLocation();
  const links = (entries: readonly Entry[]) =>
    entries.map((entry) => <EntryLink key={entry.path} {...entry} pathname={pathname} onNavigate={onNavigate} />);
  return (
    <Stack component="nav" aria-label="Main" gap={2} px="sm" py="xs">
      {links(tools)}
      <Stack
        role="group"
        gap={2}
        mt="md"
        aria-labelledby="navigation-databases"
        data-active={isDatabaseManagement(pathname) || undefined}
        className={classes.group}
      >
        <Text id="navigation-databases" className={classes.groupLabel}>
          Database Management
        </Text>
        {links(databases)}
        <HotlistLinks onNavigate={onNavigate} />
      </Stack>
    </Stack>
  );
}

function EntryLink({ label, path, Icon, pathname, onNavigate }: Entry & { pathname: string; onNavigate: () => void }) {
  const isCurrent = isUnder(path, pathname);
  return (
    <Link
      to={path}
      onClick={onNavigate}
      className={classes.link}
      data-active={isCurrent || (homes[path] ?? []).some((home) => isUnder(home, pathname)) || undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
      <span className={classes.label}>{label}</span>
    </Link>
  );
}

/** The group is highlighted for its three screens and for every squad's hotlist (specification, section 1). */
function isDatabaseManagement(pathname: string): boolean {
  return databases.some(({ path }) => isUnder(path, pathname)) || pathname.includes(paths.hotlist);
}

function isUnder(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
