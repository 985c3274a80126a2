import { alreadyInHotlist } from "#domain/hotlist/already-in-hotlist.ts";

/** Texts of the hotlists (specification, sections 5 and 8). */
export const hotlistMessages = {
  count: (shown: number, all: number) => {
    const companies = `${all.toLocaleString("en")} ${all === 1 ? "company" : "companies"}`;
    return shown === all ? companies : `${shown.toLocaleString("en")} of ${companies}`;
  },
  add: (squad: string) => `Add to ${squad} Hotlist`,
  addedTitle: "Added to hotlist",
  added: (name: string, squad: string) => `${name} has been added to the ${squad} hotlist.`,
  existsTitle: "Company already exists",
  exists: alreadyInHotlist,
  isOn: (name: string, squad: string) => `${name} is on the ${squad} hotlist.`,
  addFailedTitle: "Failed to add to hotlist",
  unknownSquad: (id: string) => `There's no squad “${id}”. You can still look up companies here.`,
  errorTitle: "Error",
  search: "Search companies...",
  loading: "Loading companies...",
  loadFailed: (message: string) => `Failed to load companies: ${message}`,
  removedTitle: "Company removed from hotlist",
  removeFailed: (message: string) => `Failed to delete company: ${message}`,
  detailsFailed: (message: string) => `Failed to load company details: ${message}`,
  notFound: "Company not found",
  notFoundReason: "It may have been removed from its hotlist, or the link is incomplete.",
  goneTitle: (name: string) => `${name} has been removed`,
  gone: (squad: string) => `A colleague removed it from the ${squad} hotlist while you were viewing it.`,
  changeFailed: (field: string, message: string) =>
    `Couldn't save ${field.toLowerCase()}. The previous value was restored. ${message}`,
  status: "Status",
  statusOf: (company: string, status: string) => `Status of ${company}: ${status}`,
  owner: "Owner",
  noOwner: "No owner",
  ownerOf: (company: string, owner: string | null) => `Owner of ${company}: ${owner ?? "none"}`,
  searchOwner: "Search colleagues...",
  noColleague: "No such colleague",
  priority: "Priority",
  squad: "Squad",
  nextStep: "Next step",
  nextStepHint: "What is next?",
  nextStepOn: "Due on",
  /** In "Couldn't save …". */
  nextStepDate: "the date of the next step",
  nextStepOf: (company: string, step: string | null, due: string | null) =>
    `Next step of ${company}: ${[step, due].filter((part) => part !== null).join(", ") || "none"}`,
  dueOn: (day: string, isPast: boolean) => (isPast ? `was due on ${day}` : `due on ${day}`),
  lookAgainShort: "Look again",
  lookAgain: (reason: string) => `Look again: ${reason}`,
  select: (company: string) => `Select ${company}`,
  selectAll: "Select all companies",
  columnsHint: "Columns that do not fit are left out. Those that you choose here are always shown.",
  keys: "Keyboard shortcuts",
  removedMeanwhile: (company: string) => `A colleague has removed ${company} from this hotlist.`,
  details: (company: string) => `Details of ${company}`,
  openPage: "Open page",
  inStatus: "In status",
  notes: "Notes",
  addTo: "Add to another hotlist…",
} as const;
