import type { Analysis, Annotation } from "#domain/text/annotate.ts";
import type { EntryKind } from "#domain/text/dictionary.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { NoteFacts } from "#domain/text/segments.ts";

/** An entry that was found in a text, without the many spellings that only the search needs. */
export interface FoundEntry {
  readonly name: string;
  readonly kind: EntryKind;
  /** Under these, in this order, its facts are looked up. */
  readonly lookupNames: readonly string[];
  /** Its place among the annotation's entries. */
  readonly position: number;
}

export interface AnalyzedText {
  /** Tells analyses apart. */
  readonly id: number;
  readonly annotation: Annotation<FoundEntry>;
  /** Where the blocks of a long text begin. */
  readonly blocks: Int32Array;
}

/** A text for the clipboard. */
export interface RenderedText {
  readonly html: Blob;
  readonly plain: Blob;
}

/** What the worker is asked. `facts` are those of the entries, by their positions. */
export type WorkerRequest =
  | { readonly kind: "names"; readonly names: DatabaseNames }
  | { readonly kind: "analyze"; readonly id: number; readonly text: string; readonly analysis: Analysis }
  | {
      readonly kind: "render";
      readonly id: number;
      readonly analyzedId: number;
      readonly facts: readonly (NoteFacts | null)[];
    };

export type WorkerAnswer =
  | { readonly id: number; readonly result: AnalyzedText | RenderedText }
  | { readonly id: number; readonly fault: string };
