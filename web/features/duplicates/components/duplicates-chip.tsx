import { IconCopy } from "@tabler/icons-react";
import { COUNT_LIMIT, useDuplicateCount } from "#web/data/duplicate/queries.ts";
import { paths } from "#web/paths.ts";
import { TagLink } from "#web/ui/tag.tsx";
import { duplicateMessages } from "../messages.ts";

/** Renders nothing while there are none. */
export function DuplicatesChip() {
  const count = useDuplicateCount();
  if (count === null || count === 0) return null;
  return (
    <TagLink to={paths.duplicates} icon={<IconCopy size={12} aria-hidden />}>
      {duplicateMessages.chip(count, count < COUNT_LIMIT)}
    </TagLink>
  );
}
