import type { PartialDate } from "../profile/partial-date.ts";
import { readOutline } from "./outline.ts";

export const formatDate = (date: PartialDate | null) =>
  date === null ? "?" : date.month === null ? `${date.year}` : `${date.year}-${date.month}`;

export const lines = (...all: readonly string[]) => all.join("\n");

/** "Engineer @ Acme, 2016-5 to present" */
export const positionsOf = (text: string) =>
  readOutline(text).positions.map(
    ({ title, company, start, end, isOpen }) =>
      `${title?.name ?? "–"} @ ${company?.name ?? "–"}, ${formatDate(start)} to ${isOpen ? "present" : formatDate(end)}`,
  );

/** "BSc Physics @ University of Leeds, 2010 to 2013" */
export const educationsOf = (text: string) =>
  readOutline(text).educations.map(
    ({ school, degree, start, end }) =>
      `${degree?.name ?? "–"} @ ${school?.name ?? "–"}, ${formatDate(start)} to ${formatDate(end)}`,
  );

/** Positions, then schools. */
export const outlineOf = (text: string) => [
  ...positionsOf(text),
  ...readOutline(text).educations.map(({ school, end }) => `school ${school?.name ?? "–"}, ${formatDate(end)}`),
];
