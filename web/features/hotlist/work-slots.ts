import type { ReactNode } from "react";
import type { EntryChange, HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { HotlistStatus } from "#domain/hotlist/status.ts";
import type { AppliedView } from "#web/data/saved-view/applied-view.ts";

/** The form for passing or parking many entries. */
export type RenderDecision = (props: {
  readonly entry: HotlistCompany;
  readonly status: "passed" | "parked";
  /** For many entries, such as "40 companies". */
  readonly subject?: string;
  /** Rejects if it was not saved. */
  readonly onSave: (change: EntryChange) => Promise<void>;
  readonly onCancel: () => void;
}) => ReactNode;

/** The view in the URL, and its controls. */
export interface ViewSlots {
  readonly view: AppliedView;
  readonly parts: { readonly tabs: ReactNode; readonly filterButton: ReactNode; readonly chips: ReactNode };
  readonly onOpenFilter: () => void;
}

/** Parts of other features on the hotlist's screen. Each must be stable between renders. */
export interface WorkSlots {
  /** Asks why before an entry is passed or parked, and about a move that a colleague overtook. */
  readonly onMove: (entry: HotlistCompany, status: HotlistStatus) => void;
  readonly renderDecision: RenderDecision;
  /** Further actions for selected entries; `onStarted` clears the selection. */
  readonly renderSelected: (entries: readonly HotlistCompany[], onStarted: () => void) => ReactNode;
  readonly renderNotes: (entry: HotlistCompany) => ReactNode;
  /** Opens "Add to…" beside an element. */
  readonly onAddTo: (entry: HotlistCompany, opener: HTMLElement) => void;
}
