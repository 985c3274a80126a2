/** Hands the user a text as a file. */
export function downloadText(fileName: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the text after the click; it is freed once that has surely begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
