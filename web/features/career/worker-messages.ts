import type { Career } from "#domain/career/career.ts";
import type { CareerNames } from "#domain/career/known-names.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";

/** A career to read: of a text, or already read; then `text` is what the screen shows of it, if it does. */
export type CareerInput = { readonly text: string } | { readonly career: Career; readonly text?: string };

export interface ReadCareer {
  readonly career: Career;
  readonly names: CareerNames;
}

export type CareerRequest =
  | { readonly kind: "names"; readonly names: DatabaseNames }
  | { readonly kind: "read"; readonly id: number; readonly input: CareerInput };

export type CareerResponse =
  | { readonly id: number; readonly result: ReadCareer }
  | { readonly id: number; readonly error: string };
