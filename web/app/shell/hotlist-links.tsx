import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useMemo, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { squads } from "#domain/hotlist/squads.ts";
import { useHotlistCounts } from "#web/data/hotlist/counts.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import { onRecentPages, recentPages } from "#web/lib/recent-pages.ts";
import { paths } from "#web/paths.ts";
import classes from "./hotlist-links.module.css";

interface HotlistLinksProps {
  readonly onNavigate: () => void;
}

/** Below "Company Hotlist": the squads' hotlists, then the pages opened last. */
export function HotlistLinks({ onNavigate }: HotlistLinksProps) {
  return (
    <>
      <SquadLinks onNavigate={onNavigate} />
      <RecentLinks onNavigate={onNavigate} />
    </>
  );
}

function SquadLinks({ onNavigate }: HotlistLinksProps) {
  const { pathname } = useLocation();
  const counts = useHotlistCounts();
  return (
    <Section label="Squads" storageKey="squads" isOpenAtFirst>
      {squads.map(({ id, name }) => {
        const path = paths.hotlistOf(id);
        const count = counts.data === undefined ? null : (counts.data.get(id) ?? 0);
        return (
          <li key={id}>
            <Link
              to={path}
              onClick={onNavigate}
              className={classes.link}
              aria-current={pathname === path ? "page" : undefined}
            >
              <span className={classes.name}>{name}</span>{" "}
              {count !== null && <span className={classes.count}>{count.toLocaleString("en")}</span>}
            </Link>
          </li>
        );
      })}
    </Section>
  );
}

/** A snapshot that is equal while the list is. */
const recentText = () => JSON.stringify(recentPages());

function RecentLinks({ onNavigate }: HotlistLinksProps) {
  const { pathname, search } = useLocation();
  const text = useSyncExternalStore(onRecentPages, recentText);
  const pages = useMemo(() => JSON.parse(text) as ReturnType<typeof recentPages>, [text]);
  if (pages.length === 0) return null;
  return (
    <Section label="Recent" storageKey="recent" isOpenAtFirst={false}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onNavigate}
            className={classes.link}
            title={title}
            aria-current={path === pathname + search ? "page" : undefined}
          >
            <span className={classes.name}>{title}</span>
          </Link>
        </li>
      ))}
    </Section>
  );
}

interface SectionProps {
  readonly label: string;
  readonly storageKey: string;
  readonly isOpenAtFirst: boolean;
  readonly children: ReactNode;
}

/** Open or closed is a setting of this browser. */
function Section({ label, storageKey, isOpenAtFirst, children }: SectionProps) {
  const key = `device.navigation.${storageKey}`;
  const [isOpen, setOpen] = useState(() => {
    const stored = readStored(key);
    return typeof stored === "boolean" ? stored : isOpenAtFirst;
  });
  const listId = useId();
  function toggle() {
    setOpen(!isOpen);
    store(key, !isOpen);
  }
  return (
    <div className={classes.section}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={toggle}
      >
        {label}
        <IconChevronDown size={14} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      {isOpen && (
        <ul id={listId} className={classes.list}>
          {children}
        </ul>
      )}
    </div>
  );
}
