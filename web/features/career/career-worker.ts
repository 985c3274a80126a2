/** Reads careers and finds their employers and schools in the team's lists, off the main thread. Holds the lists, but no text. */
import type { Career } from "#domain/career/career.ts";
import { careerFromOutline } from "#domain/career/career-from-outline.ts";
import { findCareerNames } from "#domain/career/known-names.ts";
import { locateCareer } from "#domain/career/locate-career.ts";
import { readOutline } from "#domain/cv/outline.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { buildDictionary, type Dictionary } from "#domain/text/dictionary.ts";
import { dictionaryEntries } from "#domain/text/dictionary-entries.ts";
import type { KnownEntry } from "#domain/text/entry-register.ts";
import type { CareerInput, CareerRequest, CareerResponse, ReadCareer } from "./worker-messages.ts";

let dictionary: Dictionary<KnownEntry> | null = null;

addEventListener("message", ({ data: request }: MessageEvent<CareerRequest>) => {
  if (request.kind === "names") {
    dictionary = buildDictionary(dictionaryEntries(request.names));
    return;
  }
  const { id, input } = request;
  try {
    postMessage({ id, result: read(input) } satisfies CareerResponse);
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies CareerResponse);
  }
});

function read(input: CareerInput): ReadCareer {
  if (dictionary === null) throw new Error("The dictionary has not been built");
  const career = careerIn(input);
  return { career, names: findCareerNames(dictionary, career) };
}

function careerIn(input: CareerInput): Career {
  if ("career" in input)
    return input.text === undefined ? input.career : locateCareer(input.career, cleanText(input.text));
  const cleaned = cleanText(input.text);
  return careerFromOutline(cleaned, readOutline(cleaned));
}
