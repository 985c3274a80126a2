export type NoteForm = "full" | "short" | "hidden";

/** How the screen shows a result. The copied text does not depend on it. */
export interface TextView {
  /** Mentions have a thin underline instead of a highlight. */
  readonly isCareerOnly: boolean;
  readonly notes: NoteForm;
}

export const DEFAULT_VIEW: TextView = { isCareerOnly: false, notes: "full" };
