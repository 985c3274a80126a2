/**
 * What a row without dates may be: a `name` of a company, a title or a school; `text` that describes something; `noise`
 * between names, such as a place; `duration` of all positions at a company (LinkedIn).
 */
export type RowClass = "name" | "text" | "noise" | "duration";

/** A row with the dates of an entry is its `anchor`. */
export type Class = RowClass | "anchor";
