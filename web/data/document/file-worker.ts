/** Reads files off the main thread. Holds nothing between two files. */
import { readBytes } from "#domain/documents/read-bytes.ts";
import { DocumentError, unreadDocument } from "#domain/documents/read-document.ts";
import { loadPdfLibrary } from "#domain/documents/read-pdf.ts";
import type { FileRequest, FileResponse } from "./worker-messages.ts";

// After the first file of any kind, a PDF can be read without the network. A failure shows when a PDF is read.
loadPdfLibrary().catch((error: unknown) => console.warn("The PDF reader could not be loaded ahead.", error));

addEventListener("message", ({ data }: MessageEvent<FileRequest>) => void respond(data));

async function respond({ id, file, options }: FileRequest): Promise<void> {
  const document = await read(file, options);
  postMessage({ id, document } satisfies FileResponse);
}

async function read(file: File, options: FileRequest["options"]) {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await readBytes(file.name, bytes, options);
  } catch (error) {
    console.warn("A file could not be read.", error instanceof Error ? error.name : "");
    const { code, message } = new DocumentError("damaged");
    return unreadDocument(file.name, { code, message });
  }
}
