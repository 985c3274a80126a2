import { BackendError } from "#web/backend/errors.ts";
import { profileErrorCodes } from "#web/data/profile/linkedin.ts";

/** Texts about fetching a profile (specification, sections 5 and 8). */
export const profileMessages = {
  requiredTitle: "LinkedIn URL required",
  required: "Please enter a LinkedIn profile URL",
  invalidTitle: "Invalid URL",
  invalid: "Please enter a valid LinkedIn profile URL",
  limitTitle: "Request limit reached",
  limit: (max: number) => `You've reached the limit of ${max} requests. Please try again later.`,
  retrievedTitle: "Profile Retrieved",
  retrieved: (name: string) => `${name}'s profile is ready.`,
  retrievedFromStore: (name: string) => `${name}'s profile comes from your team's saved copy. No request used.`,
  refreshed: (name: string) => `${name} is up to date.`,
  deletedTitle: "Profile deleted",
  deleted: (name: string) => `${name} is no longer in your team's saved profiles.`,
  deleteFailedTitle: "Failed to delete profile",
  errorTitle: "Error",
  unnamed: "This person",
  views: { label: "Show as", cv: "CV", formatted: "Highlighted" },
  sourceLabel: "Source of the profile",
  sources: { url: "From a URL", file: "From files", text: "From text", saved: "Saved profiles" },
  alternative: "Choose a LinkedIn PDF or CV",
  savedTitle: "Saved profiles",
  savedSearch: "Search by name or URL...",
  savedLoading: "Loading saved profiles",
  savedFailed: "Couldn't load the saved profiles",
  savedNone: "No saved profiles",
  savedNoneHint: "Profiles that your team gets by URL are saved for everybody and listed here.",
  savedNoMatch: "No saved profile matches",
  savedNoMatchHint: "Search for another part of the name or of the URL.",
  savedOn: (day: string) => `Fetched ${day}`,
  savedMore: (shown: number, count: number) => `Showing the newest ${shown} of ${count}. Search to find the others.`,
} as const;

/** The text of a toast. */
export interface Message {
  readonly title: string;
  readonly message: string;
}

/** The CV creator's text for a failed fetch. */
export function cvErrorMessage(error: Error): Message {
  const code = error instanceof BackendError ? error.code : null;
  switch (code) {
    case profileErrorCodes.limitReached:
      return { title: profileMessages.limitTitle, message: error.message };
    case profileErrorCodes.noData:
      return { title: profileMessages.errorTitle, message: "No response data received" };
    case profileErrorCodes.provider:
      return { title: profileMessages.errorTitle, message: `API error: ${error.message}` };
    default:
      return { title: profileMessages.errorTitle, message: `Edge function error: ${error.message}` };
  }
}
