/** The words of getting in and staying in (specification, sections 5 and 8). */
export const authMessages = {
  invalidEmail: "Invalid email address",
  shortPassword: "Password must be at least 8 characters",
  unequalPasswords: "The two passwords are not the same",
  processing: "Processing...",
  tooManyTitle: "Too many attempts",
  tooMany: "Please try again after 5 minutes",
  lockedBanner: "Too many login attempts. Please try again after 5 minutes.",
  errorTitle: "Error",
  confirmTitle: "Success!",
  confirm: "Please check your email to confirm your signup.",
  linkFailedTitle: "This link does not work",
  linkFailed: "It was used already, or is too old. Ask for a new one.",
  endedByInactivityTitle: "You were signed out",
  endedByInactivity: "Nobody was active for 2 hours. Sign in to go on where you were.",
  forgot: "Forgot password?",
  recoverySent: (email: string) =>
    `If there is an account for ${email}, a mail with a link to set a new password is on its way to it. The link works for an hour.`,
  noMailTitle: "This server cannot send mails",
  noMail:
    "The administrator has not set up mail, so a password cannot be recovered here. Ask the administrator to set up mail or to set a new password for you.",
  passwordSetTitle: "Password changed",
  passwordSet: "You are signed in with your new password.",
  wrongCode: "This code is not right. Type the one your app shows now.",
  codeLength: "The code has 6 digits",
  stillThere: "Are you still there?",
  endsIn: (seconds: number) =>
    `Nobody was active for almost 2 hours. You will be signed out in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
} as const;
