/** More rows that change at once are not highlighted: a notice announces them. */
export const MOST_HIGHLIGHTED = 5;
