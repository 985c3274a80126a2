import { CITIES, REGIONS } from "#domain/lists/places.ts";
import { phrases } from "./split-words.ts";

/** Countries and states, folded */
export const regions: ReadonlySet<string> = new Set(phrases(REGIONS));
export const cities: ReadonlySet<string> = new Set(phrases(CITIES));
