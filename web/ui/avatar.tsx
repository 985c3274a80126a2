import type { ComponentPropsWithRef } from "react";
import classes from "./avatar.module.css";

interface AvatarProps extends ComponentPropsWithRef<"span"> {
  /** In pixels. */
  readonly size: number;
  readonly look: "filled" | "light" | "gray";
}

/** Initials in a circle. The library's avatar, with its pictures and groups, takes ten times as much. */
export function Avatar({ size, look, ...props }: AvatarProps) {
  return (
    <span
      {...props}
      className={classes.avatar}
      data-look={look}
      style={{ width: size, height: size, fontSize: size / 2.5 }}
    />
  );
}
