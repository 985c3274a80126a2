import { useState } from "react";
import type { UnknownName } from "#domain/text/unknown-names.ts";
import type { AnalyzedText } from "../worker-messages.ts";
import type { Handled } from "./use-name-actions.ts";

/** The names that are in no list, in the order of the text. Those that the user has added stay, so that their row does. */
export function useUnknownNames(
  { unknown }: AnalyzedText,
  handled: ReadonlyMap<string, Handled>,
): readonly UnknownName[] {
  const [seen, setSeen] = useState({ latest: unknown, all: unknown });
  if (seen.latest !== unknown) {
    const current = new Set(unknown.map(({ name }) => name));
    const before = seen.all.filter(({ name }) => !current.has(name) && handled.has(name));
    setSeen({ latest: unknown, all: [...unknown, ...before].toSorted((a, b) => a.start - b.start) });
  }
  return seen.all;
}
