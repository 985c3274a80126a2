import { ABBREVIATIONS } from "#domain/lists/abbreviations.ts";

/** Source of an expression for the place behind a full stop that ends no abbreviation: "Acme Pvt. Ltd" has none. */
export const NOT_ABBREVIATED = String.raw`(?<!(?<!\p{L})(?:${ABBREVIATIONS.replaceAll("\n", "|")})\.)`;
