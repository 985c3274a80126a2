/** Entries of one line: "BSc, Lumora College, 2011 – 2014; MSc, Lumora University, 2014 – 2016". */
import { findAll } from "../words/find-all.ts";
import { readSignals } from "../words/words.ts";
import { Row } from "./row.ts";

const SEPARATORS = [/;\s+/g, /\s[|•·]\s/g];
const MAY_BE_LIST = /;\s|\s[|•·]\s/;
/** "Boards: …": what the line is about */
const LABEL = /^\p{L}[\p{L} &]{2,24}:\s/u;
const MIN_ENTRY = 15;

/** The rows with each of such entries in a row of its own */
export function splitInlineLists(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row) => {
    if (
      !MAY_BE_LIST.test(row.text) ||
      LABEL.test(row.text) ||
      row.dates.length === 0 ||
      row.flags.columns !== undefined
    )
      return [row];
    for (const separator of SEPARATORS) {
      const parts = partsOf(row.text, separator);
      if (parts.length < 2 || !parts.every((part) => isEntry(row, part))) continue;
      return parts.map(
        ({ from, to }, index) =>
          new Row(
            row.start + from,
            row.text.slice(from, to),
            index === 0 ? row.flags : { isBullet: row.isBullet, isAfterBlank: false, isWhole: false },
          ),
      );
    }
    return [row];
  });
}

interface Part {
  readonly from: number;
  readonly to: number;
}

function partsOf(text: string, separator: RegExp): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: mark } of findAll(separator, text)) {
    parts.push({ from, to: index });
    from = index + mark.length;
  }
  return [...parts, { from, to: text.replace(/[;.\s]+$/, "").length }];
}

/** It has one date, and names beside it; or a degree and a school. */
function isEntry({ dates, text }: Row, { from, to }: Part): boolean {
  const [date, ...others] = dates.filter((one) => one.from >= from && one.to <= to);
  if (date === undefined) {
    const { degree, school } = readSignals(text.slice(from, to));
    return degree && school;
  }
  if (others.length > 0) return false;
  const names = text.slice(from, date.from) + text.slice(date.to, to);
  return names.length >= MIN_ENTRY && /\p{L}{3}/u.test(names);
}
