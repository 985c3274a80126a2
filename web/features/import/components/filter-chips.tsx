import type { LineKind } from "#domain/import/plan-types.ts";
import { importMessages } from "../messages.ts";
import type { LineFilter, Plan } from "../worker/types.ts";
import classes from "./filter-chips.module.css";

const KINDS: readonly LineKind[] = ["new", "changes", "same", "twice", "possibly_same", "unreadable"];

interface FilterChipsProps {
  readonly plan: Plan;
  readonly filter: LineFilter;
  readonly onFilter: (filter: LineFilter) => void;
}

/** The kinds of lines with their counts; a click shows only those. */
export function FilterChips({ plan, filter, onFilter }: FilterChipsProps) {
  const chip = (kind: LineFilter, label: string, count: number) => (
    <button
      key={kind}
      type="button"
      className={classes.chip}
      aria-pressed={filter === kind}
      disabled={count === 0 && kind !== "all"}
      onClick={() => onFilter(kind)}
    >
      {label} <span className={classes.count}>{count.toLocaleString("en")}</span>
    </button>
  );
  return (
    <div className={classes.chips} role="group" aria-label={importMessages.preview.filter}>
      {chip("all", importMessages.preview.all, plan.all)}
      {KINDS.map((kind) => chip(kind, importMessages.kinds[kind], plan.counts[kind]))}
    </div>
  );
}
