import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the browser prints. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the pages when the listeners have returned.
    const set = (value: boolean) => flushSync(() => setPrinting(value));
    const media = matchMedia("print");
    const onBeforePrint = () => set(true);
    const onAfterPrint = () => set(media.matches);
    const onMediaChange = () => set(media.matches);
    window.addEventListener("beforeprint", onBeforePrint);
    window.addEventListener("afterprint", onAfterPrint);
    media.addEventListener("change", onMediaChange);
    return () => {
      window.removeEventListener("beforeprint", onBeforePrint);
      window.removeEventListener("afterprint", onAfterPrint);
      media.removeEventListener("change", onMediaChange);
    };
  }, []);
  return isPrinting;
}
