import type { ReactNode } from "react";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import type { FetchState } from "../../found/use-company-actions.ts";
import type { RowAction } from "./row-actions.tsx";

/** What the rows of both kinds have. */
export interface RowProps {
  readonly isCurrent: boolean;
  readonly buttonRef: (element: HTMLElement | null) => void;
  readonly onShow: () => void;
  readonly actions: readonly RowAction[];
  /** Takes the place of the actions; null if it is closed. */
  readonly chooser: ReactNode | null;
  readonly company: KnownCompany | null;
  readonly fetch: FetchState | undefined;
  readonly areFactsLoading: boolean;
}
