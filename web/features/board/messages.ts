export const boardMessages = {
  board: (squad: string) => `${squad} board`,
  column: (status: string, count: number) => `${status}, ${count.toLocaleString("en")}`,
  cards: (status: string) => `${status} cards`,
  empty: "No companies",
  loadFailed: "Couldn't load this board",
  loading: "Loading board...",
  moved: (name: string, status: string, position: number, count: number) =>
    `${name} moved to ${status}, ${position.toLocaleString("en")} of ${count.toLocaleString("en")}`,
  moveTo: (name: string) => `Move ${name} to…`,
  here: "Here now",
  hint: "Arrow keys move between cards. Enter or M moves the card to another status, Alt with an arrow key moves it at once, O opens it.",
  lookAgain: "Look again",
  notes: (count: number) => (count === 1 ? "1 note" : `${count.toLocaleString("en")} notes`),
  showColumn: "Status",
  noMatch: "No companies match these filters",
  clear: "Clear filters",
} as const;
