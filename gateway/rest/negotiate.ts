import { restError } from "./errors.ts";
import type { MediaType } from "./media-type.ts";
import type { ApiRequest } from "./request.ts";

/** The media type of the response. Rejects unsupported types and, with `handling=strict`, unknown preferences. */
export function negotiateContent({ accept, preferences }: ApiRequest): MediaType {
  if (accept.mediaType === null) throw restError.noAcceptableMediaType(accept.unsupported);
  if (preferences.handling === "strict" && preferences.invalid.length > 0) {
    throw restError.invalidPreferences(preferences.invalid);
  }
  return accept.mediaType;
}
