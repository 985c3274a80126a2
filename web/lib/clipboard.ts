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
    await navigator.clipboard.write([new ClipboardItem({ "text/html": html, "text/plain": plain })]);
    return true;
  } catch {
    return false;
  }
}
