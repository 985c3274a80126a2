/** "Engineer   Acme   2016 – 2018": three blanks between names, where a text has none of them inside its sentences. */
const GAP = /(?<=[\p{L}\d)\]"”’]) {3}(?=[\p{Lu}\d("“]|\p{Ll}{3,10}\.? (?:de )?(?:19|20)\d\d)/gu;
const ANY_GAP = /(?<=\S) {3}(?=\S)/g;
/** A justified or scanned page has two or three blanks between any words. */
const NOISE = /[\p{L},;] {2}\p{L}|[\p{Ll},;] {3}\p{Ll}+(?!\p{Ll}|\.? (?:de )?(?:19|20)\d\d)/gu;
const MAX_NOISE = 2;
const MAX_LINE = 160;
const MAX_GAPS = 4;

/** The text with a tab at each such gap. Its length stays. */
export function withColumnGaps(text: string, sample: string): string {
  if (!/\S {3}\S/.test(sample) || isNoisy(sample)) return text;
  return text.replaceAll(/^.*\S {3}\S.*$/gm, (line) => {
    const gaps = line.match(GAP)?.length ?? 0;
    // "University   of   Lumora"
    const isPlain = line.match(ANY_GAP)?.length === gaps;
    if (line.length > MAX_LINE || gaps > MAX_GAPS || !isPlain) return line;
    return line.replaceAll(GAP, (blanks) => `\t${blanks.slice(1)}`);
  });
}

function isNoisy(sample: string): boolean {
  let count = 0;
  for (const _match of sample.matchAll(NOISE)) if (++count > MAX_NOISE) return true;
  return false;
}
