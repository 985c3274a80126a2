import { Loader } from "@mantine/core";
import { IconLayoutSidebarRightExpand, IconPlus, IconRefresh, IconTrash } from "@tabler/icons-react";
import type { CompanyRow } from "#web/data/company/table.ts";
import { databaseMessages } from "../messages.ts";
import type { RowContext } from "../row-context.ts";
import classes from "./columns.module.css";

/** Plain elements, as in all cells. */
export function RowActions({ row, context }: { row: CompanyRow; context: RowContext }) {
  const isRefreshing = context.refreshing !== null && context.refreshing === row.url;
  const hasNoUrl = row.url === null;
  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={classes.action}
        title="Add to a hotlist…"
        aria-label={databaseMessages.addTo(row.company_name)}
        aria-haspopup="dialog"
        onClick={(event) => context.onAddTo(row, event.currentTarget)}
      >
        <IconPlus size={17} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.action}
        title={hasNoUrl ? databaseMessages.noUrl : "Refresh facts"}
        aria-label={hasNoUrl ? databaseMessages.cannotRefresh(row.company_name) : `Refresh ${row.company_name}`}
        disabled={hasNoUrl || context.refreshing !== null}
        onClick={() => context.onRefresh(row)}
      >
        {isRefreshing ? <Loader size={16} /> : <IconRefresh size={17} aria-hidden />}
      </button>
      <button
        type="button"
        className={classes.action}
        title="Open full profile"
        aria-label={`Open full profile of ${row.company_name}`}
        onClick={() => context.onOpen(row)}
      >
        <IconLayoutSidebarRightExpand size={17} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.action}
        title="Delete"
        aria-label={`Delete ${row.company_name}`}
        onClick={() => context.onDelete(row)}
      >
        <IconTrash size={17} aria-hidden />
      </button>
    </div>
  );
}
