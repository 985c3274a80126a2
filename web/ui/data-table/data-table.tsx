import { useMediaQuery } from "@mantine/hooks";
import { lazy, Suspense } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { useIsPrinting } from "../use-is-printing.ts";
import classes from "./data-table.module.css";
import { PrintView } from "./print-view.tsx";
import { TableView } from "./table-view.tsx";
import type { DataTableProps } from "./types.ts";

const ROW_HEIGHT_PX = 48;
/** Mantine's `sm`, where the navigation collapses too. */
const NARROW = "(max-width: 47.99em)";

const loadCards = () => loadPart(async () => ({ default: (await import("./card-view.tsx")).CardView }));
// Cards have different heights: the library that measures them is loaded on narrow screens only, with the table.
if (window.matchMedia(NARROW).matches) void loadCards().catch(() => undefined);
// `lazy` loses the type of the rows.
const CardView = lazy(loadCards) as unknown as typeof TableView;

/**
 * A table that renders the rows in view: `onRange` requests the visible rows. The caller sorts the rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const isPrinting = useIsPrinting();
  const { isLoading, rows, empty, loadingText, card, isWide = false } = props;
  if (!isLoading && rows.count === 0)
    return (
      <div className={classes.empty} data-wide={isWide || undefined}>
        {empty}
      </div>
    );
  const View = isNarrow && card !== undefined ? CardView : TableView;
  return (
    <div className={classes.frame} data-wide={isWide || undefined}>
      {isPrinting && <PrintView label={props.label} printed={props.printed()} />}
      {isLoading && (
        <p className={classes.loading} role="status">
          {loadingText}
        </p>
      )}
      <Suspense>
        <View {...props} rowHeight={props.rowHeight ?? ROW_HEIGHT_PX} />
      </Suspense>
    </div>
  );
}
