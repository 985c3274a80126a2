import { formatBytes, MAX_CV_DAYS, MAX_FILE_BYTES } from "#domain/company-file/company-file.ts";
import type { UploadState } from "#web/data/company-file/uploads.ts";
import { formatDay } from "#web/lib/dates.ts";

const TYPES = "PDF, PowerPoint, Word, Excel, CSV, text, PNG or JPEG";

/** Texts of the files of a company. */
export const fileMessages = {
  title: "Files",
  choose: "Choose files",
  empty: "No files yet",
  emptyHint: "Drop a deck, memo or term sheet here. Everybody on the team can open it.",
  limits: `${TYPES}, at most ${formatBytes(MAX_FILE_BYTES)}`,
  dropTitle: "Drop to add to this company",
  dropHint: "Decks, memos, terms, CVs",
  loadFailed: "Couldn't load the files",
  noRecord: "Add this company to the database to keep files on it.",
  showAll: (count: number) => `Show all ${count} files`,
  showFewer: "Show fewer",
  uploading: (name: string) => `Upload of ${name}`,
  waiting: "Waiting",
  checking: "Checking",
  cancel: (name: string) => `Cancel the upload of ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  tryAgain: "Try again",
  open: (name: string) => `Open ${name}`,
  download: (name: string) => `Download ${name}`,
  actions: (name: string) => `Actions for ${name}`,
  edit: "Edit",
  openAction: "Open",
  downloadAction: "Download",
  findNames: "Find names in it",
  reading: "reading its text...",
  noTextTitle: "No text found",
  delete: "Delete",
  onlyOwner: (email: string) => `Only ${email} can delete it`,
  deletedTitle: "File deleted",
  deleted: (name: string) => `“${name}” can be restored for 30 days from Recently deleted.`,
  restoredTitle: "File restored",
  restored: (name: string) => `“${name}” is back.`,
  errorTitle: "Error",
  deleteFailed: (reason: string) => `The file could not be deleted. ${reason}`,
  openFailed: (reason: string) => `The file could not be opened. ${reason}`,
  popupBlocked: "Your browser blocked the new tab. Allow pop-ups for this site and try again.",
  gone: "A colleague has deleted this file.",
  expires: (moment: string) => `expires ${formatDay(moment)}`,
  editTitle: "Edit file",
  cvTitle: "Why do you keep this CV?",
  cvHint: `Personal data needs a purpose and an end. The file is deleted on the day it expires, after ${MAX_CV_DAYS} days at the latest.`,
  notCv: "This is not a CV",
  name: "Name",
  kind: "Kind",
  note: "Note",
  purpose: "Purpose",
  purposePlaceholder: "Such as: candidate for CFO",
  expiry: "Expires on",
  save: "Save",
  add: "Add CV",
  describe: "Add purpose",
  missingName: "Enter a name.",
  missingPurpose: "Enter a purpose.",
  missingExpiry: "Enter a date within the next 180 days.",
} as const;

/** What happened to an upload that ended without a file, and what to do next; null while it runs. */
export function uploadProblem(state: UploadState): string | null {
  switch (state.status) {
    case "asking":
    case "waiting":
    case "sending":
      return null;
    case "exists":
      return `Already here since ${formatDay(state.addedAt)}, as “${state.name}”.`;
    case "not-allowed":
      return {
        empty: "This file is empty. Choose another one.",
        "too-large": `Larger than ${formatBytes(MAX_FILE_BYTES)}. Compress it or split it, then add it again.`,
        type: `This type of file is not allowed. Use ${TYPES}.`,
      }[state.problem];
    case "failed":
      return failure(state.code, state.message);
  }
}

function failure(code: string, message: string): string {
  switch (code) {
    case "413":
      return "Larger than the server allows. Compress it or split it, then add it again.";
    case "415":
      return "The content is not what the name says. Save it again in its own format, then add it.";
    case "507":
      return "The server's disk is full. Nothing was saved. Ask your administrator to make space, then try again.";
    case "unreadable":
      return "Your browser can't read this file any more. Choose it again.";
    default:
      return message;
  }
}
