import { useEffect } from "react";

export function useReportRange(
  onRange: ((first: number, last: number) => void) | undefined,
  first: number | undefined,
  last: number | undefined,
): void {
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRange?.(first, last);
  }, [onRange, first, last]);
}
