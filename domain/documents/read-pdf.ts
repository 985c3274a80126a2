// oxlint-disable-next-line typescript/triple-slash-reference -- the web app includes files by import only, and this declares a module
/// <reference path="./unpdf.d.ts" />
import type { PdfDocument } from "unpdf";
import { isObject } from "../company/parse-json.ts";
import type { PageText, TextItem } from "./page-text.ts";
import { DOCUMENT_LIMITS, DocumentError } from "./read-document.ts";

export interface PdfPages {
  readonly pages: readonly PageText[];
  /** Of the file; at most 50 are read. */
  readonly pageCount: number;
}

/**
 * Extracts the text layer. Scripts, links and forms of the file are never run: only text is asked for. No WebAssembly, which the
 * content security policy forbids.
 * @throws DocumentError
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfPages> {
  const pdf = await open(bytes);
  try {
    const pages: PageText[] = [];
    const count = Math.min(pdf.numPages, DOCUMENT_LIMITS.pages);
    for (let number = 1; number <= count; number += 1) pages.push(await readPage(pdf, number));
    return { pages, pageCount: pdf.numPages };
  } catch (error) {
    throw toDocumentError(error);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Loads the library, so that the next file needs no network. */
export async function loadPdfLibrary(): Promise<void> {
  const { getResolvedPDFJS } = await import("unpdf");
  await getResolvedPDFJS();
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  const { getDocumentProxy } = await import("unpdf");
  try {
    return await getDocumentProxy(bytes, {
      useWasm: false,
      enableXfa: false,
      stopAtErrors: false,
      verbosity: 0,
      disableFontFace: true,
    });
  } catch (error) {
    throw toDocumentError(error);
  }
}

async function readPage(pdf: PdfDocument, number: number): Promise<PageText> {
  const page = await pdf.getPage(number);
  const [left, bottom, right, top] = page.view;
  const { items } = await page.getTextContent();
  page.cleanup();
  const found: TextItem[] = [];
  for (const { str, width, transform } of items) {
    const [scale, skew, , , x, y] = transform;
    // Text that runs upwards, such as a watermark, is left out.
    if (str.trim() === "" || Math.abs(skew) > Math.abs(scale)) continue;
    found.push({
      text: str,
      x: x - left,
      y: top - y,
      width,
      fontSize: Math.round(20 * Math.hypot(transform[2], transform[3])) / 20,
    });
  }
  return { width: right - left, height: top - bottom, items: found };
}

/** The library's exceptions are known by their names. */
function toDocumentError(error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const name = isObject(error) || error instanceof Error ? (error as { readonly name?: unknown }).name : undefined;
  return new DocumentError(name === "PasswordException" ? "password" : "damaged");
}
