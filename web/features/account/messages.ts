import { PASSWORD_MIN_LENGTH } from "#domain/session/credentials.ts";

/** Texts of the account screen. */
export const accountMessages = {
  errorTitle: "Error",
  processing: "Processing...",
  shortPassword: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  unequalPasswords: "Passwords don't match",
  currentMissing: "Enter your current password",
  currentWrong: "Incorrect password",
  samePassword: "Choose a password that's different from your current one",
  passwordChangedTitle: "Password changed",
  passwordChanged: "You've been signed out on all other devices.",
  reauthenticationPurpose: "to set up an authenticator app",
  sessionEndedTitle: "Session ended",
  sessionEnded: (device: string) => `${device} is signed out.`,
  endOthersQuestion: (count: number) =>
    count === 1 ? "Sign out of the other session?" : `Sign out of ${count} other sessions?`,
  othersEndedTitle: "Signed out everywhere else",
  othersEnded: (count: number) => (count === 1 ? "One session ended." : `${count} sessions ended.`),
  codeLength: "Enter the 6-digit code",
  wrongCode: "That code didn't work. Enter the current code from your app.",
  tooMany: "Too many incorrect codes. Please try again after 5 minutes.",
  addedTitle: "Two-factor sign-in is on",
  added: "You'll need a code from your app every time you sign in.",
  removedTitle: "Authenticator app removed",
  removed: (left: number) =>
    left === 0 ? "You only need your password to sign in." : "You still need a code from your other app to sign in.",
} as const;
