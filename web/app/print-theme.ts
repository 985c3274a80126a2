const SCHEME = "data-mantine-color-scheme";

/** Paper is light: whoever works in the dark theme prints in the light one. Returns how to stop. */
export function printInTheLightTheme(): () => void {
  const root = document.documentElement;
  let onScreen: string | null = null;
  const toPaper = () => {
    onScreen = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, "light");
  };
  const toScreen = () => {
    if (onScreen !== null) root.setAttribute(SCHEME, onScreen);
  };
  window.addEventListener("beforeprint", toPaper);
  window.addEventListener("afterprint", toScreen);
  return () => {
    window.removeEventListener("beforeprint", toPaper);
    window.removeEventListener("afterprint", toScreen);
  };
}
