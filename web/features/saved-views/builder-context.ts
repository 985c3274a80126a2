import type { ViewField, ViewScreen } from "#domain/views/fields.ts";
import type { Condition } from "#domain/views/filter.ts";
import type { TeamMember } from "#web/data/team/queries.ts";

/** What the filter builder's parts have in common. */
export interface BuilderContext {
  readonly screen: ViewScreen;
  readonly squadId: string | null;
  readonly members: readonly TeamMember[] | null;
  /** No more conditions fit. */
  readonly isFull: boolean;
}

export interface ValueEditorProps {
  readonly field: ViewField;
  readonly value: Condition["value"];
  readonly context: BuilderContext;
  readonly onChange: (value: Condition["value"]) => void;
}
