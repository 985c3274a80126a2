import { useCallback, useEffect, useRef, useState } from "react";

const GLOW_MS = 2600;
const NONE: ReadonlySet<string> = new Set();

/** Rows that have just changed: `glow(id)` draws the eye to one for a moment. */
export function useRowGlow() {
  const [glowing, setGlowing] = useState<ReadonlySet<string>>(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const glow = useCallback((...ids: readonly string[]) => {
    setGlowing(new Set(ids));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setGlowing(NONE), GLOW_MS);
  }, []);
  return { glowing, glow };
}
