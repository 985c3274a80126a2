/** The part of unpdf that is used. The published types refer to the DOM and to a canvas for Node. */
declare module "unpdf" {
  interface PdfTextItem {
    readonly str: string;
    readonly width: number;
    /** Scale, skew, skew, scale, x, y from the bottom left. */
    readonly transform: readonly [number, number, number, number, number, number];
  }
  interface PdfPage {
    /** Left, bottom, right, top. */
    readonly view: readonly [number, number, number, number];
    readonly rotate: number;
    getTextContent(): Promise<{ readonly items: readonly PdfTextItem[] }>;
    cleanup(): boolean;
  }
  export interface PdfDocument {
    readonly numPages: number;
    readonly loadingTask: { destroy(): Promise<void> };
    getPage(page: number): Promise<PdfPage>;
  }
  interface PdfOptions {
    readonly useWasm: boolean;
    readonly enableXfa: boolean;
    readonly stopAtErrors: boolean;
    readonly verbosity: number;
    readonly disableFontFace: boolean;
  }
  /** Loads pdf.js itself. */
  export function getResolvedPDFJS(): Promise<unknown>;
  export function getDocumentProxy(bytes: Uint8Array, options: PdfOptions): Promise<PdfDocument>;
}
