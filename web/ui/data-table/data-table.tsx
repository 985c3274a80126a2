import { useMediaQuery } from "@mantine/hooks";
import { CardView } from "./card-view.tsx";
import classes from "./data-table.module.css";
import { TableView } from "./table-view.tsx";
import type { DataTableProps } from "./types.ts";

const ROW_HEIGHT_PX = 48;
/** Below Mantine's `sm`: where the navigation folds away too. */
const NARROW = "(max-width: 47.99em)";

/**
 * A table of any length: only the rows on screen are in the page, the others are asked for through `onRange`. The whole
 * of it is sorted by whoever gives the rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const { isLoading, rows, empty, loadingText, card } = props;
  if (!isLoading && rows.count === 0) return <div className={classes.empty}>{empty}</div>;
  const View = isNarrow && card !== undefined ? CardView : TableView;
  return (
    <div className={classes.frame}>
      {isLoading && (
        <p className={classes.loading} role="status">
          {loadingText}
        </p>
      )}
      <View {...props} rowHeight={props.rowHeight ?? ROW_HEIGHT_PX} />
    </div>
  );
}
