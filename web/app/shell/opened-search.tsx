import { type ComponentProps, useRef } from "react";
import { useAddTo } from "#web/features/add-to/add-to.tsx";
import { Palette } from "#web/features/palette/components/palette.tsx";
import classes from "./search-slot.module.css";

interface OpenedSearchProps extends Omit<ComponentProps<typeof Palette>, "onAdd"> {
  /** Focuses what had the focus before the palette opened. */
  readonly onReturn: () => void;
}

/** The palette, and "Add to…", which opens where the palette was. */
export function OpenedSearch({ onReturn, ...palette }: OpenedSearchProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, popover } = useAddTo();
  return (
    <>
      <Palette {...palette} onAdd={(company) => anchor.current !== null && open(company, anchor.current)} />
      <span ref={anchor} className={classes.anchor} tabIndex={-1} aria-hidden onFocus={onReturn} />
      {popover}
    </>
  );
}
