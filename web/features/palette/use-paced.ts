import { useEffect, useRef, useState } from "react";

/** The value at once after a pause of `intervalMs`, otherwise when the interval is over: single keys do not wait, fast typing is collected. */
export function usePaced(value: string, intervalMs: number): string {
  const [paced, setPaced] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (value === paced) return;
    const timer = setTimeout(
      () => {
        changedAt.current = performance.now();
        setPaced(value);
      },
      Math.max(changedAt.current + intervalMs - performance.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [value, paced, intervalMs]);
  return paced;
}
