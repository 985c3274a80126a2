import { splitWords } from "./split-words.ts";
import { readSignals } from "./words.ts";

/** "Lumora A digital assets platform", "Acme, an AI startup": a description of the company right after its name, without a separator. */
const PURPOSE =
  /,?\s+[Aa]n?\s(?:[\p{Ll}\d][\p{L}\d-]*,?\s|[A-Z]{2,5}\s){1,9}(?:platform|company|firm|provider|start-?up|agency|consultancy|organi[sz]ation|non-?profit|marketplace|publisher|manufacturer|retailer|studio|brand|business|service|app)(?=\s*(?:$|\t|\s{3}|[.(|–—]))/u;
const MAX_TEXT = 160;
const MAX_NAME = 50;

/** "Postdoc fellow with Dr. Jo Example", "Assistant under the supervision of Prof. Example", "Intern in the lab of Dr Example" */
const SUPERVISOR =
  /,?\s(?:(?:working )?(?:with|under|for)|in the (?:lab(?:oratory)?|group) of|(?:supervised|advised) by|bei|chez)\s(?:the )?(?:supervision of |guidance of )?(?:Drs?|Prof|Professors?)\.?,?\s(?=\p{Lu})/u;

/** Without one of them, nobody is reported to. */
const REPORTING = /report|managed|supervised|berichtend|rattach|riporto|rapporter/;
/** "Head of Audit reporting to the Board", "Responsable audit, rattachée à la Direction", "with 15 direct reports" */
const REPORTS =
  /,?\s(?:[–—-]\s)?(?:(?:directly )?report(?:ing|s|ed)? (?:directly )?(?:in)?to|(?:directly )?(?:managed|supervised) by|with \d+ direct reports|(?:direkt )?berichtend an|direkt an .{3,40} berichtend|rattachée? (?:directement |hiérarchiquement )?(?:à|aux?)|reportando (?:directamente )?al?|(?:a diretto riporto|con riporto diretto) a|rapporterend aan)(?!\p{L})/u;

/** "reporting to the Board", behind a dash */
export function isReportingLine(text: string): boolean {
  return REPORTING.test(text) && text.length <= MAX_TEXT && ` ${text}`.search(REPORTS) === 0;
}

/** Where the words begin that say what a company is, or whom somebody works for; the length of a text without them. */
export function purposeAt(text: string): number {
  if (text.length <= MAX_TEXT && /\s(?:Dr|Prof)/.test(text)) {
    const at = text.search(SUPERVISOR);
    if (at > 1) return at;
  }
  if (text.length <= MAX_TEXT && REPORTING.test(text)) {
    const at = text.search(REPORTS);
    if (at > 1) return at;
  }
  if (text.length <= MAX_TEXT && text.includes("  ")) {
    const at = reportAt(text);
    if (at > 1) return at;
  }
  if (text.length > MAX_TEXT || !/\s[Aa]n?\s/.test(text)) return text.length;
  const at = text.search(PURPOSE);
  return at > 1 && at < MAX_NAME && /^\p{Lu}/u.test(text) ? at : text.length;
}

const GAP = /(?<=[\p{L})])[^\S\n\t]{2,3}(?=[\p{L}\d$€£~])/gu;
/** They go on with a title: "Responsable  de la gestion" */
const LINK_START =
  /^(?:of|for|and|in|at|to|de|du|des|del|della|di|do|da|der|die|für|und|im|et|y|e|en|van|voor|à|au|aux|dos|das)\s/iu;
const MIN_REPORT = 4;
const MIN_SMALL = 0.4;

/** "Product Manager  that built the tool of a top bank": what somebody did there begins behind a gap; -1 without it */
function reportAt(text: string): number {
  for (const { index, 0: gap } of text.matchAll(GAP)) {
    const rest = text.slice(index + gap.length);
    const words = splitWords(rest);
    if (words.length < MIN_REPORT) return -1;
    const small = words.filter((word) => /^\p{Ll}+$/u.test(word)).length;
    if (small >= MIN_SMALL * words.length && !LINK_START.test(rest) && readSignals(text.slice(0, index)).title > 0)
      return index;
  }
  return -1;
}
