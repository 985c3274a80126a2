/** Copies text; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, or not a secure page: the caller tells the user.
    return false;
  }
}

/** A form of what is copied; a promise where it takes a while to make. */
type Copied = string | Blob | Promise<string | Blob>;

/** Copies text as HTML and as plain text, each for whom it suits; false when the browser does not allow it. */
export async function copyRichText(html: Copied, plain: Copied): Promise<boolean> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ "text/html": asBlob(html, "text/html"), "text/plain": asBlob(plain, "text/plain") }),
    ]);
    return true;
  } catch {
    // Not allowed, or not a secure page: the caller tells the user.
    return false;
  }
}

async function asBlob(copied: Copied, type: string): Promise<Blob> {
  const made = await copied;
  return typeof made === "string" ? new Blob([made], { type }) : made;
}
