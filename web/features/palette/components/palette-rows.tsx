import { IconPlus } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { paletteMessages as messages } from "../messages.ts";
import type { PaletteCompany, PaletteRow, RowGroup } from "../rows.ts";
import classes from "./palette.module.css";

interface PaletteRowsProps {
  readonly groups: readonly RowGroup[];
  readonly listId: string;
  /** Index over all groups. */
  readonly active: number;
  readonly onOpen: (row: PaletteRow, event: MouseEvent) => void;
  readonly onPoint: (index: number) => void;
  readonly onAdd: (company: PaletteCompany) => void;
}

export function PaletteRows({ groups, listId, active, onOpen, onPoint, onAdd }: PaletteRowsProps) {
  return groups.map(({ label, rows }, position) => {
    const first = groups.slice(0, position).reduce((count, group) => count + group.rows.length, 0);
    return (
      <div key={label} role="group" aria-labelledby={`${listId}-${label}`}>
        <div id={`${listId}-${label}`} className={classes.label}>
          {label}
        </div>
        {rows.map((row, offset) => {
          const index = first + offset;
          const props = {
            id: `${listId}-${index}`,
            role: "option",
            "aria-selected": index === active,
            tabIndex: -1,
            className: classes.row,
            onClick: (event: MouseEvent) => onOpen(row, event),
            onMouseMove: () => index !== active && onPoint(index),
          };
          const { company } = row;
          return (
            <div key={row.key} role="presentation" className={classes.option}>
              {row.to === undefined ? (
                <button type="button" {...props}>
                  <RowContent row={row} />
                </button>
              ) : (
                <Link to={row.to} {...props}>
                  <RowContent row={row} />
                </Link>
              )}
              {company !== undefined && (
                // For the pointer: an option has no controls. Its key is in the palette's foot.
                <button
                  type="button"
                  className={classes.add}
                  title={messages.addTo}
                  tabIndex={-1}
                  aria-hidden
                  onMouseMove={props.onMouseMove}
                  onClick={() => onAdd(company)}
                >
                  <IconPlus size={16} stroke={1.7} aria-hidden />
                </button>
              )}
            </div>
          );
        })}
      </div>
    );
  });
}

function RowContent({ row: { Icon, title, detail, excerpt, reason } }: { row: PaletteRow }) {
  return (
    <>
      <Icon size={16} stroke={1.7} aria-hidden className={classes.icon} />
      <span className={classes.text}>
        <span className={classes.line}>
          <span className={classes.title}>{title}</span>
          {detail !== undefined && detail !== "" && <span className={classes.detail}> {detail}</span>}
        </span>
        {excerpt !== undefined && <span className={classes.excerpt}> {excerpt}</span>}
      </span>
      {reason !== undefined && <span className={classes.reason}> {reason}</span>}
    </>
  );
}
