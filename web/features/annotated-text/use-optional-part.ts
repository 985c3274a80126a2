import { useEffect, useState } from "react";

/**
 * A part of the screen that is loaded when it is needed. Null until then, and if it could not be loaded: the rest of the screen works
 * without it. Another `attempt` loads it again.
 *
 * @param load a constant
 */
export function useOptionalPart<Part>(
  isNeeded: boolean,
  attempt: number | string | undefined,
  load: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isMissing = isNeeded && part === null;
  useEffect(() => {
    async function loadPart(_attempt: number | string | undefined) {
      try {
        const loaded = await load();
        setPart(() => loaded);
      } catch (error) {
        console.error("Failed to load a part of the screen:", error);
      }
    }
    if (isMissing) void loadPart(attempt);
  }, [isMissing, attempt, load]);
  return part;
}
