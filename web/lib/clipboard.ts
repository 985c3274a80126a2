import { nextTask } from "./next-task.ts";

/** Copies text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, or not a secure page.
    return false;
  }
}

/** Copies a text as `text/html` and `text/plain`; false if the browser does not allow it. */
export async function copyRichText(html: Promise<Blob>, plain: Promise<Blob>): Promise<boolean> {
  try {
    // Other browsers need the item before the first `await`, or the click no longer allows it.
    if (isChromium() && (await html).size > LONG_HTML && (await copyWithEvent(await html, await plain))) return true;
    await navigator.clipboard.write([new ClipboardItem({ "text/html": html, "text/plain": plain })]);
    return true;
  } catch {
    return false;
  }
}

/** Chromium sanitizes the HTML of a `ClipboardItem` on the main thread, 20 ms per megabyte, but not that of a copy event. */
const LONG_HTML = 1_000_000;

function isChromium(): boolean {
  return "userAgentData" in navigator;
}

/** Whether the browser has copied the texts: it does so only for a few seconds after a click. */
async function copyWithEvent(html: Blob, plain: Blob): Promise<boolean> {
  // Each step in a task of its own: the main thread decodes and copies megabytes in each.
  const htmlText = await html.text();
  await nextTask();
  const plainText = await plain.text();
  await nextTask();
  let hasData = false;
  function addData(event: ClipboardEvent) {
    event.preventDefault();
    event.clipboardData?.setData("text/html", htmlText);
    event.clipboardData?.setData("text/plain", plainText);
    hasData = event.clipboardData !== null;
  }
  document.addEventListener("copy", addData, { capture: true });
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", addData, { capture: true });
  await nextTask();
  return isCopied && hasData;
}
