/** A note on a hotlist entry. */
export interface HotlistNote {
  readonly id: string;
  readonly entryId: string;
  /** A team member's id. */
  readonly author: string;
  readonly body: string;
  /** Team members' ids. */
  readonly mentions: readonly string[];
  /** ISO date and time. */
  readonly createdAt: string;
  readonly editedAt: string | null;
}

/** The limits of the table's constraints. */
export const NOTE_MAX = 10_000;
export const MENTIONS_MAX = 20;
