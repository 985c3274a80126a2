import { foundMessages as messages } from "../../found/found-messages.ts";
import type { EntrySummary } from "../../found/rows.ts";
import { FactsLine } from "./facts-line.tsx";
import { FoundRow } from "./found-row.tsx";
import { RowActions } from "./row-actions.tsx";
import type { RowProps } from "./row-props.ts";

interface EntryRowProps extends RowProps {
  readonly summary: EntrySummary;
  /** Whether the text is a CV: in another one every name is a mention. */
  readonly hasRoles: boolean;
}

/** A company or university of the lists. */
export function EntryRow({ summary, hasRoles, ...row }: EntryRowProps) {
  const { entry, role, occurrences } = summary;
  const aside = [
    ...(hasRoles ? [messages.role(role)] : []),
    ...(occurrences > 1 ? [messages.occurrences(occurrences)] : []),
  ].join(" ");
  return (
    <FoundRow {...row} kind={entry.kind} name={entry.name} aside={aside}>
      {entry.kind === "company" && <FactsLine {...row} />}
      {row.chooser ?? (row.actions.length > 0 && <RowActions label={entry.name} actions={row.actions} />)}
    </FoundRow>
  );
}
