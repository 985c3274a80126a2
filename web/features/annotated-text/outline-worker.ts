/**
 * Reads the outlines for `text-worker.ts`, which builds its dictionary meanwhile: with the first text, both take long. Holds the text
 * read last.
 */
import { type CvOutline, readOutline } from "#domain/cv/outline.ts";
import { warmUpOutline } from "#domain/cv/warm-up.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import type { OutlineRequest, OutlineResponse } from "./worker-messages.ts";

let outlines: MessagePort | null = null;
/** A text is often analyzed again after a correction. */
let last: { readonly pasted: string; readonly outline: CvOutline } | null = null;

addEventListener("message", ({ data: request }: MessageEvent<OutlineRequest>) => {
  if (request.kind === "port") {
    outlines = request.port;
    return;
  }
  const { id, text } = request;
  if (id === null) readText(text);
  else outlines?.postMessage(respondTo(id, text));
});

// The worker has nothing to do until somebody pastes a text. A text that waits already does the same.
setTimeout(() => {
  if (last === null) warmUpOutline();
});

function respondTo(id: number, text: string): OutlineResponse {
  try {
    return { id, outline: readText(text) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function readText(pasted: string): CvOutline {
  if (last?.pasted !== pasted) last = { pasted, outline: readOutline(cleanText(pasted)) };
  return last.outline;
}
