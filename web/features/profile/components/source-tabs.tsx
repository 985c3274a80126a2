import { Tabs, TabsList, TabsTab } from "@mantine/core";
import { IconBookmark, IconFileText, IconLink, IconTextSize } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { profileMessages } from "../messages.ts";
import classes from "./source-tabs.module.css";

export const PROFILE_SOURCES = ["url", "file", "text", "saved"] as const;
export type ProfileSource = (typeof PROFILE_SOURCES)[number];

const ICONS = { url: IconLink, file: IconFileText, text: IconTextSize, saved: IconBookmark };

interface SourceTabsProps {
  readonly source: ProfileSource;
  readonly onSource: (source: ProfileSource) => void;
  readonly children: ReactNode;
}

/** Where a person's profile comes from. */
export function SourceTabs({ source, onSource, children }: SourceTabsProps) {
  return (
    <Tabs value={source} onChange={(next) => onSource(next as ProfileSource)} keepMounted={false}>
      <TabsList mb="lg" className={classes.list} data-print="hidden" aria-label={profileMessages.sourceLabel}>
        {PROFILE_SOURCES.map((value) => {
          const Icon = ICONS[value];
          return (
            <TabsTab key={value} value={value} leftSection={<Icon size={16} stroke={1.7} />}>
              {profileMessages.sources[value]}
            </TabsTab>
          );
        })}
      </TabsList>
      <Tabs.Panel value={source}>{children}</Tabs.Panel>
    </Tabs>
  );
}
