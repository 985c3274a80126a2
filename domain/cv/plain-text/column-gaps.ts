/** "Engineer   Acme   2016 – 2018": two or three blanks between names, where a text has none of them inside its sentences. */
import { replaceLines } from "../words/find-all.ts";

interface Gap {
  readonly holds: RegExp;
  /** The lines that may hold no such gap */
  readonly except: RegExp | null;
  /** Between two names, or a name and a date */
  readonly between: RegExp;
  readonly any: RegExp;
  /** Inside sentences: a justified or scanned page has two or three blanks between any words. */
  readonly noise: RegExp;
  readonly most: number;
  /** Two blanks may be a slip: the text must have them more often, and the line no wider gap. */
  readonly least: number;
}

const THREE: Gap = {
  holds: /\S {3}\S/g,
  except: null,
  between: / (?<=[\p{L}\d)\]"”’] ) {2}(?=[\p{Lu}\d("“]|\p{Ll}{3,10}\.? (?:de )?(?:19|20)\d\d)/gu,
  any: / (?<=\S ) {2}(?=\S)/g,
  noise: / (?<=[\p{L},;] ) \p{L}| (?<=[\p{Ll},;] ) {2}\p{Ll}+(?!\p{Ll}|\.? (?:de )?(?:19|20)\d\d)/gu,
  most: 2,
  least: 1,
};
const TWO: Gap = {
  holds: /\S {2}\S/g,
  except: /\S {3}|\t|\|/,
  between:
    / (?<=[\p{L}\d)\]"”’] ) (?=[\p{Lu}\d("“]|\p{Ll}{3,10}\.? (?:de )?(?:19|20)\d\d)| (?<=(?:19|20)\d\d ) (?=\p{Ll})/gu,
  any: / (?<=\S ) (?=\S)/g,
  noise: / (?<=[\p{L},;] ) {1,2}\p{Ll}+(?!\p{Ll}|\.? (?:de )?(?:19|20)\d\d)| (?<=[,;] ) \p{Lu}/gu,
  most: 0,
  least: 4,
};
const MAX_LINE = 160;
const MAX_GAPS = 5;

/** The text with a tab at each such gap. Its length stays. */
export function withColumnGaps(text: string, sample: string): string {
  return withGaps(withGaps(text, sample, THREE), sample, TWO);
}

function withGaps(text: string, sample: string, { holds, except, between, any, noise, most, least }: Gap): string {
  if (sample.search(holds) === -1 || isOften(noise, sample, most + 1)) return text;
  if (least > 1 && !isOften(between, sample, least)) return text;
  return replaceLines(text, holds, (line) => {
    if (line.length > MAX_LINE || except?.test(line) === true) return line;
    const gaps = line.match(between)?.length ?? 0;
    // "University   of   Lumora"
    const isPlain = line.match(any)?.length === gaps;
    if (gaps > MAX_GAPS || !isPlain) return line;
    return line.replaceAll(between, (blanks) => `\t${blanks.slice(1)}`);
  });
}

function isOften(form: RegExp, sample: string, times: number): boolean {
  let count = 0;
  for (const _match of sample.matchAll(form)) if (++count >= times) return true;
  return false;
}
