export const entryMessages = {
  work: "Status and next step",
  status: "Status",
  owner: "Owner",
  noOwner: "No owner",
  nextStep: "Next step",
  nextStepOn: "Due on",
  /** In "Couldn't save …". */
  nextStepDate: "the date of the next step",
  nextStepPlaceholder: "Call the founders",
  errorTitle: "Error",
  changeFailed: (field: string, message: string) =>
    `Couldn't save ${field.toLowerCase()}. The previous value was restored. ${message}`,
  since: (days: number) => {
    if (days === 0) return "Since today";
    return days === 1 ? "For 1 day" : `For ${days.toLocaleString("en")} days`;
  },
  decided: (verb: string, day: string, name: string | null) =>
    name === null ? `${verb} on ${day}` : `${verb} on ${day} by ${name}`,
  lookAgain: "Look again",
  met: "It is time to look again",
  change: "Change",
  otherHotlists: "On other hotlists",
  previous: "Previous company",
  next: "Next company",
  position: (position: number, count: number) => `${position.toLocaleString("en")} of ${count.toLocaleString("en")}`,
  overdue: "Overdue",
  actions: "Actions",
  copyTo: "Copy to the hotlist of",
  moveTo: "Move to the hotlist of",
  movedTitle: "Moved",
  moved: (name: string, squad: string) => `${name} has been moved to the ${squad} hotlist, with its notes and history.`,
  copiedTitle: "Added to hotlist",
  copied: (name: string, squad: string) => `${name} has been added to the ${squad} hotlist.`,
  existsTitle: "Company already exists",
  exists: (name: string, squad: string) => `${name} is already in the ${squad} hotlist`,
  remove: "Remove from this hotlist",
} as const;
