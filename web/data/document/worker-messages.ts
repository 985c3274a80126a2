import type { ReadDocument, ReadDocumentOptions } from "#domain/documents/read-document.ts";

export interface FileRequest {
  readonly id: number;
  readonly file: File;
  readonly options: ReadDocumentOptions;
}

export interface FileResponse {
  readonly id: number;
  readonly document: ReadDocument;
}
