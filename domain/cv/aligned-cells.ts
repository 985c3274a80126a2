/** "Engineer        Acme" above "Senior Engineer   Umbra": the longest cell of a column is three blanks from the next one. */

const MAX_LINE = 200;
/** A gap that ends the cell of another line for sure */
const WIDE = 4;

/** Writes a tab for the first of three blanks where a line next to it has a wide gap up to the same column. The length stays. */
export function withAlignedCells(text: string): string {
  if (!/\S {3}\S/.test(text) || !text.includes("    ")) return text;
  const lines = text.split("\n");
  return lines
    .map((line, index) => {
      if (line.length > MAX_LINE || !NARROW.test(line)) return line;
      const starts = [lines[index - 1], lines[index + 1]].flatMap((near) =>
        near === undefined ? [] : columnsOf(near),
      );
      if (starts.length === 0) return line;
      return line.replaceAll(GAP, (gap, at: number) => (starts.includes(at + gap.length) ? `\t${gap.slice(1)}` : gap));
    })
    .join("\n");
}

const NARROW = /\S {3}\S/;
const GAP = /(?<=\S) {3}(?=\S)/g;

/** Where text begins behind a wide gap */
function columnsOf(line: string): readonly number[] {
  if (line.length > MAX_LINE) return [];
  const columns: number[] = [];
  let blanks = 0;
  for (let at = 0; at < line.length; at++) {
    if (line.charCodeAt(at) === 0x20) blanks++;
    else {
      if (blanks >= WIDE && blanks < at) columns.push(at);
      blanks = 0;
    }
  }
  return columns;
}
