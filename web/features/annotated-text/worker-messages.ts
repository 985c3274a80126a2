import type { CvOutline } from "#domain/cv/outline.ts";
import type { MatchRule, OtherName } from "#domain/match-rules/rule.ts";
import type { Analysis, Annotation } from "#domain/text/annotation.ts";
import type { EntryKind } from "#domain/text/dictionary.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { RulePreview } from "#domain/text/preview-rule.ts";
import type { NoteFacts } from "#domain/text/segments.ts";
import type { UnknownName } from "#domain/text/unknown-names.ts";

/** A dictionary entry found in a text, without the spellings that only the search needs. */
export interface FoundEntry {
  readonly name: string;
  readonly kind: EntryKind;
  /** Names to look its facts up by, best first. */
  readonly lookupNames: readonly string[];
  /** Index among the annotation's entries. */
  readonly position: number;
}

export interface AnalyzedText {
  readonly id: number;
  readonly annotation: Annotation<FoundEntry>;
  /** Empty for a text that is no CV. */
  readonly outline: CvOutline;
  /** The employers and schools of the outline that are in no list. */
  readonly unknown: readonly UnknownName[];
  /** UTF-16 offsets at which the blocks of a long text begin. */
  readonly blocks: Int32Array;
}

/** A text for the clipboard. */
export interface RenderedText {
  readonly html: Blob;
  readonly plain: Blob;
}

export interface TextToAnalyze {
  readonly text: string;
  readonly analysis: Analysis;
  /** Whether the employers and schools of a CV are found by its shape. */
  readonly hasOutline: boolean;
}

export type WorkerRequest =
  /** Sets the names to search for; `null` where only the rules have changed. */
  | { readonly kind: "names"; readonly names: DatabaseNames | null; readonly rules: readonly MatchRule[] }
  /** Where the outlines of the texts to analyze come from. */
  | { readonly kind: "outlines"; readonly port: MessagePort }
  | ({ readonly kind: "analyze"; readonly id: number } & TextToAnalyze)
  | {
      readonly kind: "render";
      readonly id: number;
      readonly analyzedId: number;
      /** By the entries' positions. */
      readonly facts: readonly (NoteFacts | null)[];
    }
  /** What a rule or another name would change in the text analyzed last. */
  | { readonly kind: "preview"; readonly id: number; readonly change: MatchRule | OtherName };

export type WorkerResponse =
  | { readonly id: number; readonly result: AnalyzedText | RenderedText | RulePreview }
  | { readonly id: number; readonly error: string };

export type OutlineRequest =
  /** Where the outlines go to. */
  | { readonly kind: "port"; readonly port: MessagePort }
  /** Reads a text; without an id, it is analyzed later. */
  | { readonly kind: "read"; readonly id: number | null; readonly text: string };

/** `id` is the analysis's. */
export type OutlineResponse =
  | { readonly id: number; readonly outline: CvOutline }
  | { readonly id: number; readonly error: string };
