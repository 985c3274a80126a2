import { PASSWORD_MIN_LENGTH } from "#domain/session/credentials.ts";

/** The words of one's own account. */
export const accountMessages = {
  errorTitle: "Error",
  processing: "Processing...",
  shortPassword: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  unequalPasswords: "The two passwords are not the same",
  currentMissing: "Type your current password",
  currentWrong: "This is not your current password",
  samePassword: "This is your current password already",
  passwordChangedTitle: "Password changed",
  passwordChanged: "Wherever else you were signed in, you are signed out now.",
  codeLength: "The code has 6 digits",
  wrongCode: "This code is not right. Type the one your app shows now.",
  tooMany: "Too many wrong codes. Please try again after 5 minutes.",
  addedTitle: "Two-factor sign-in is on",
  added: "From now on signing in asks for a code of your app.",
  removedTitle: "Authenticator app removed",
  removed: (left: number) =>
    left === 0 ? "Signing in asks for your password alone." : "Signing in still asks for a code of the other app.",
} as const;
