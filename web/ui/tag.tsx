import { Badge, type BadgeProps, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface TagProps extends Pick<BadgeProps, "color" | "size" | "variant" | "flex"> {
  readonly icon?: ReactNode;
  /** Shown on hover. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Text in the page's color: the accent colors are too faint for small text on their own light backgrounds. */
const STYLE = { variant: "light", c: "var(--mantine-color-text)", tt: "none", fw: 550 } as const;

export function Tag({ icon, ...props }: TagProps) {
  return <Badge {...STYLE} leftSection={icon} {...props} style={{ verticalAlign: "middle" }} />;
}

export function TagLink({ to, icon, ...props }: TagProps & { readonly to: string }) {
  return <Badge {...STYLE} component={Link} to={to} leftSection={icon} {...props} style={{ cursor: "pointer" }} />;
}

interface TagListProps extends Pick<TagProps, "color" | "size" | "icon"> {
  readonly label?: string;
  readonly tags: readonly string[];
}

export function TagList({ label, tags, icon, ...props }: TagListProps) {
  return (
    <Group gap={6} component="ul" aria-label={label} p={0} m={0} style={{ listStyle: "none" }}>
      {tags.map((tag) => (
        <Badge key={tag} {...STYLE} component="li" leftSection={icon} {...props}>
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
