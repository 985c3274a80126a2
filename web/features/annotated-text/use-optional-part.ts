import { useEffect, useState } from "react";
import { nextTask } from "#web/lib/next-task.ts";

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
        // Requesting thirty files takes a task of its own.
        await nextTask();
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
