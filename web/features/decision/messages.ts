import { PASS_REASON_MAX } from "#domain/hotlist/status.ts";

export const decisionMessages = {
  title: (status: "passed" | "parked", name: string) => (status === "passed" ? `Pass on ${name}` : `Park ${name}`),
  reason: "Why?",
  reasonOptional: "Why? (optional)",
  reasonPlaceholder: "Pre-revenue, too early for us",
  lastReasons: "Last reasons of this squad",
  lookAgain: "Look again when…",
  lookAgainHint: "The owner gets a message when one of these happens.",
  save: (status: "passed" | "parked") => (status === "passed" ? "Pass" : "Park"),
  cancel: "Cancel",
  reasonNeeded: "Say in a few words why you pass.",
  reasonTooLong: (length: number) =>
    `Shorten this to ${PASS_REASON_MAX.toLocaleString("en")} characters. It has ${length.toLocaleString("en")}.`,
  fundingNeeded: "Enter a sum in millions of US dollars, such as 10.",
  stageNeeded: "Choose at least one stage.",
  dateNeeded: "Choose a day after today.",
  conflictTitle: (name: string) => `${name} has moved`,
  conflict: (colleague: string | null, theirs: string, mine: string) =>
    `${colleague ?? "A colleague"} moved this to ${theirs} a moment ago. Yours: ${mine}.`,
  keepMine: (mine: string) => `Keep ${mine}`,
  keepTheirs: (theirs: string) => `Keep ${theirs}`,
  moveFailed: (reason: string, status: string) => `Could not be moved: ${reason} It is back in ${status}.`,
  errorTitle: "Error",
  goneTitle: (name: string) => `${name} has been removed`,
  gone: "A colleague removed it from this hotlist.",
} as const;
