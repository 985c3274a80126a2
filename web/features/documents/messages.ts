import type { DocumentKind, ReadDocument } from "#domain/documents/read-document.ts";

const KINDS: Readonly<Record<DocumentKind, string>> = {
  linkedin_pdf: "LinkedIn PDF",
  pdf: "PDF",
  docx: "Word document",
  linkedin_archive: "LinkedIn data archive",
  json_resume: "JSON Resume",
  text: "Text",
};

/** Texts of the files that are read in the browser. */
export const documentsMessages = {
  heading: "Add a LinkedIn PDF or a CV",
  hint: "LinkedIn's “Save to PDF”, any PDF with text, Word, LinkedIn's data archive, JSON Resume or text. Files are read in your browser: nothing is uploaded or saved.",
  shortHint: "Read in your browser, not uploaded.",
  choose: "Choose files",
  chooseOther: "Add files",
  dropTitle: "Drop to read the files",
  dropHint: "They are read in your browser and not uploaded.",
  list: "Files",
  reading: "Reading...",
  readingAll: (count: number) => (count === 1 ? "Reading a file..." : `Reading ${count} files...`),
  /** "LinkedIn PDF, 2 pages" */
  kind: ({ kind, pages }: ReadDocument) =>
    pages === null ? KINDS[kind] : `${KINDS[kind]}, ${pages} ${pages === 1 ? "page" : "pages"}`,
  options: (name: string) => `Options for ${name}`,
  showText: "Show the text",
  plainText: "Read as plain text instead",
  layout: "Read its layout again",
  remove: (name: string) => `Remove ${name}`,
  textOf: (name: string) => `Text of ${name}`,
  putBack: "Put back the former text",
  paste: "Text of a profile or CV",
  pastePlaceholder: "Paste a LinkedIn page, a CV or JSON Resume.",
  pastedName: "Pasted text",
  pasteEmpty: "Paste the text of a profile or CV first.",
  notSaved: (name: string) => `Read from “${name}” in your browser. Not saved.`,
  noCareerTitle: "No positions or educations found",
  noCareer: "This file doesn't look like a CV. Check its text, or analyze it with Text Analysis.",
  unnamed: "Unnamed person",
} as const;
