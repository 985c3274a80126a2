import type { Row } from "./row.ts";
import type { SectionKind } from "./sections.ts";

/** Consecutive rows under one heading; the heading itself is left out. */
export interface Section {
  readonly kind: SectionKind;
  readonly rows: readonly Row[];
}
