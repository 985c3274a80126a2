import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { OnlyNewButton } from "#web/ui/new-rows.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import classes from "./company-toolbar.module.css";

interface CompanyToolbarProps {
  readonly tabs: ReactNode;
  /** Null while it loads. */
  readonly count: number | null;
  readonly changed: ReactNode;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly isOnlyNew: boolean;
  readonly onOnlyNew: () => void;
  readonly filterButton: ReactNode;
  readonly tools: ReactNode;
}

/** Above the table, on one line where it fits. */
export function CompanyToolbar(props: CompanyToolbarProps) {
  const { tabs, count, changed, search, onSearch, isOnlyNew, onOnlyNew, filterButton, tools } = props;
  return (
    <div className={classes.container} data-print="hidden">
      <div className={classes.toolbar}>
        <div className={classes.views}>
          {tabs}
          <Text size="xs" c="dimmed" role="status" lh="24px" mih={24} style={{ whiteSpace: "nowrap" }}>
            {countOf(count)}
          </Text>
          {changed}
        </div>
        <div className={classes.controls}>
          <SearchBox placeholder="Search companies or investors..." initialValue={search} onSearch={onSearch} />
          <OnlyNewButton isOnlyNew={isOnlyNew} onToggle={onOnlyNew} />
          {/* Together on a phone. */}
          <div className={classes.tools}>
            {filterButton}
            {tools}
          </div>
        </div>
      </div>
    </div>
  );
}

function countOf(count: number | null): string {
  if (count === null) return "";
  return count === 1 ? "1 company" : `${count.toLocaleString("en")} companies`;
}
