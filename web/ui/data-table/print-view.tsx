import { formatToday } from "#web/lib/dates.ts";
import classes from "./print-view.module.css";
import type { PrintedTable } from "./types.ts";

/** Characters of an amount, a date or a band: they stay on one line. */
const SHORT_TEXT = 16;

/** All rows as a plain table on landscape pages: the screen's table has only the rows in view. */
export function PrintView<Row>({ label, printed }: { label: string; printed: PrintedTable<Row> }) {
  const { columns, rows, note } = printed;
  return (
    // `app/print.css` turns the pages by this attribute.
    <table className={classes.printed} data-print="landscape" aria-label={label}>
      <caption>
        Printed on {formatToday()}
        {note !== undefined && ` · ${note}`}
      </caption>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list does not change while it is printed
          <tr key={index}>
            {columns.map(({ header, value }) => {
              const text = String(value(row) ?? "–");
              return (
                <td key={header} data-short={text.length <= SHORT_TEXT || undefined}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
