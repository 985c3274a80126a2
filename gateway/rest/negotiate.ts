import { restError } from "./errors.ts";
import type { Media } from "./media-type.ts";
import type { Intent } from "./request.ts";

/** The media type to answer in; where preferences are to be taken strictly, they must all be known. */
export function negotiate({ accepted, preferences }: Intent): Media {
  if (accepted.media === null) throw restError.mediaType(accepted.wanted);
  if (preferences.handling === "strict" && preferences.invalid.length > 0) {
    throw restError.preferences(preferences.invalid);
  }
  return accepted.media;
}
