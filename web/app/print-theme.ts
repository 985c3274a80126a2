const SCHEME = "data-mantine-color-scheme";

/** Prints in the light theme, also from the dark one. Returns the unsubscribe function. */
export function printInLightTheme(): () => void {
  const root = document.documentElement;
  let screenScheme: string | null = null;
  const onBeforePrint = () => {
    screenScheme = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, "light");
  };
  const onAfterPrint = () => {
    if (screenScheme !== null) root.setAttribute(SCHEME, screenScheme);
  };
  window.addEventListener("beforeprint", onBeforePrint);
  window.addEventListener("afterprint", onAfterPrint);
  return () => {
    window.removeEventListener("beforeprint", onBeforePrint);
    window.removeEventListener("afterprint", onAfterPrint);
  };
}
