import { Link, useLocation } from "react-router";
import classes from "./link-switch.module.css";

interface LinkSwitchProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** A segmented control between variants of one screen, each with its own URL. */
export function LinkSwitch({ label, links }: LinkSwitchProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={classes.switch}>
      {links.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={classes.link}
          aria-current={to.split("?")[0] === pathname ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
