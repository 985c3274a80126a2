import type { Row } from "../rows/row.ts";
import type { SectionKind } from "../words/heading-words.ts";

/** Consecutive rows under one heading, which is not one of them. */
export interface Section {
  readonly kind: SectionKind;
  readonly rows: readonly Row[];
  /** Missing at the top, and where no heading opens the section. */
  readonly heading?: Row | undefined;
}
