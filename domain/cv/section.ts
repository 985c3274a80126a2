import type { SectionKind } from "./heading-words.ts";
import type { Row } from "./row.ts";

/** Consecutive rows under one heading; the heading itself is left out. */
export interface Section {
  readonly kind: SectionKind;
  readonly rows: readonly Row[];
}
