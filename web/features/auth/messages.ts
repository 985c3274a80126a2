/** Texts of sign-in and session end (specification, sections 5 and 8). */
export const authMessages = {
  invalidEmail: "Invalid email address",
  shortPassword: "Password must be at least 8 characters",
  unequalPasswords: "Passwords don't match",
  processing: "Processing...",
  tooManyTitle: "Too many attempts",
  tooMany: "Please try again after 5 minutes",
  lockedBanner: "Too many login attempts. Please try again after 5 minutes.",
  errorTitle: "Error",
  confirmTitle: "Success!",
  confirm: "Please check your email to confirm your signup.",
  linkFailedTitle: "This link no longer works",
  linkFailed: "It has expired or was already used. Request a new one.",
  endedByInactivityTitle: "You were signed out",
  endedByInactivity: "You were inactive for 2 hours. Sign in to pick up where you left off.",
  forgot: "Forgot password?",
  recoverySent: (email: string) =>
    `If there's an account for ${email}, we've sent it a link to reset your password. The link expires in 1 hour.`,
  noEmailTitle: "Password reset isn't available",
  noEmail: "This server can't send email. Ask your administrator to set up email or to set a new password for you.",
  passwordSetTitle: "Password changed",
  passwordSet: "You're signed in with your new password.",
  wrongCode: "That code didn't work. Enter the current code from your app.",
  codeLength: "Enter the 6-digit code",
  stillThere: "Are you still there?",
  endsIn: (seconds: number) =>
    `You've been inactive for almost 2 hours. You'll be signed out in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
} as const;
