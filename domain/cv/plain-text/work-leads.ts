/** Lines with an employer and dates that begin like a sentence: "Worked in Acme as a Test Engineer from 2016 to 2019". */
import { filled } from "../words/fillers.ts";
import { replaceLines } from "../words/find-all.ts";
import { isPlace } from "../words/phrases.ts";
import { isField, isFunctionName, readSignals } from "../words/words.ts";

const MARK = String.raw`[^\S\n]*(?:[•▪●➢➤►❖✓*·~o-][^\S\n]*(?<![\p{L}-]))?`;
const WHEN = String.raw`(?:(?:i am |i |am )?(?:currently|presently|previously|formerly|now|also|earlier) )?(?:(?:i|am|have|has) ){0,2}`;
/** "2016 – 2019: Worked as a Test Engineer with Acme", and "As a Test Engineer" in a line of its own */
const BEFORE_TITLE =
  /^([^\S\n]*(?:[^\n]{4,40}(?:\d\d|present|date|now) ?[:–-] )?)((?:(?:currently |presently )?work(?:ed|ing) )?as (?:an? )?)(?=(\p{Lu}[^\n,.:;]{2,80})$)/gimu;
const AS = /\bas /gi;
const IN = / in /g;
/** "As a post of", "In the capacity of", "Worked on the position of", before a title */
const POST_OF = new RegExp(
  String.raw`^(?:${MARK})${WHEN}(?:(?:work(?:ed|ing)|employed|appointed|designated|joined) )?(?:as|in|on|at|for|to) (?:an?|the) (?:post|position|capacity|designation|role|rank) (?:of |as )(?:an? )?(?=\p{Lu})`,
  "gimu",
);
const POST = /\b(?:post|position|capacity|designation|role|rank) (?:of|as) /gi;
/** "M/s Acme" of Indian letters, "Fa. Acme". At the beginning of a line, it says that the line names a company. */
const FIRM = /(?<=[\p{L}),:–-][^\S\n]{0,2})(?<!\p{L})(?:M\/[sS]\.?|Fa\.)(?=\s\p{Lu})/gu;
const LINKED = /\s(?:at|with|in|for|by|bei|der|von)\s*$|[:–-]\s*$/i;
const MAX_LINK = 8;
/** "Test Engineer in Acme Ltd (2016 - 2019)" */
const IN_COMPANY =
  /^((?:[^\S\n]|\u200b)*\p{Lu}[^\n,;:|()\t]{2,50}?) in (?=(\p{Lu}[^\n,;:|()@\t–-]{2,60}?)[^\S\n]*([,(|\t–-][^\n]{0,60}(?:19|20)\d\d))/gmu;
/** "From 1/2011 to 4/2013: Cashier in Acme Foods, Leeds" */
const DATED_IN_COMPANY =
  /^((?:[Ff]rom |[Ss]ince )?[^\n]{3,40}?(?:\d\d|[Pp]resent|now|date|today)(?: ?[:–|-] ?| {2,}|\t)\p{Lu}[^\n,;:|()\t]{2,50}?) in (?=(\p{Lu}[^\n,;:|()@\t–-]{2,60}?)[^\S\n]*((?:[,(|–-][^\n]{0,60})?)$)/gmu;
/** "Leeds" behind "Test Engineer in Acme, " */
const PLACE_NEXT = /^, ?(\p{Lu}[\p{L} '’-]{2,30}?)[.,]? *(?:[(|\t–-]|from |since )/u;

/** "3.5 years of working experience in", before a company or a title, and dates */
const YEARS_IN = new RegExp(
  String.raw`^${MARK}(?:(?:having|have|total|with|over|around|nearly) ){0,2}\d{1,2}(?:\.\d{1,2})?\+? (?:years?|yrs?\.?|months?)(?:,? (?:and |& )?\d{1,2} (?:months?|mths?))?['’]? (?:of )?(?:(?:work|working|teaching|job|total|professional|industrial) )?experience (?:in|with|at|as|of) (?:an? |the )?(?=\p{Lu}[^\n]{0,120}(?:19|20)\d\d)`,
  "iu",
);
const YEARS = / experience (?:in|with|at|as|of) /gi;
/** "for the last 3 years", behind a title and before dates */
const FOR_YEARS = / for (?:the )?(?:last |past )?\d{1,2}(?:\.\d)?\+? (?:years?|months?|yrs?)(?= ?[(,])/gi;

/** "Worked with Acme, Leeds" above "Position: Engineer" */
const ABOVE_FIELD = new RegExp(
  String.raw`^(?:${MARK})${WHEN}(?:work(?:ed|ing)|employed|served) (?:with|at|in|for|by) (?=\p{Lu}[^\n]{2,80}\n[^\S\n]*(?:[•▪-] ?)?(?:position|designation|role|post|job title|title|duration|period|tenure)\b[^\n:]{0,12}[:–-])`,
  "gimu",
);
const WORKED = /\b(?:work(?:ed|ing)|employed|served) (?:with|at|in|for|by) /i;

/** "Joined as Trainee and promoted to", before the last title */
const JOINED_AS = new RegExp(
  String.raw`^${MARK}(?:i )?(?:joined|started|began) as [^\n.;]{2,50}?(?:,|\s(?:and|then|later|&))+ (?:(?:was|got|later|subsequently|then) )*(?:elevated|promoted|re-?designated|upgraded) (?:as|to)(?: (?:an?|the)(?: (?:position|post|level|rank) of)?)? (?=\p{Lu}[^\n.]{2,60}$)`,
  "iu",
);
const AS_JOINED = /oined as |tarted as |egan as /g;

/** The same text without what stands before the names, and with "at" before such a company. The length stays. */
export function withoutWorkLeads(text: string): string {
  const written = WORKED.test(text) ? text.replaceAll(ABOVE_FIELD, (lead) => filled("", lead)) : text;
  const plain = written.includes("M/") || written.includes("Fa. ") ? withoutFirmWords(written) : written;
  const raised = replaceLines(plain, AS_JOINED, (line) => line.replace(JOINED_AS, (lead) => filled("", lead)));
  const counted = replaceLines(raised, YEARS, (line) => line.replace(YEARS_IN, (lead) => filled("", lead)));
  const posted = replaceLines(
    counted.replaceAll(FOR_YEARS, (time) => filled(" ", time)),
    POST,
    (line) => line.replace(POST_OF, (lead) => filled("", lead)),
  );
  const small = replaceLines(posted, AT_IN_CAPITALS, withSmallAt);
  return replaceLines(replaceLines(small, AS, withoutTitleLead), IN, withAt);
}

/** "2018 TO DATE  DRIVER AT LUMORA", in a text that has other lines in small letters */
function withSmallAt(line: string): string {
  if (line !== line.toUpperCase()) return line;
  const at = line.indexOf(" AT ");
  return isTitle(line.slice(0, at)) ? `${line.slice(0, at)} at ${line.slice(at + AT_LENGTH)}` : line;
}

const AT_IN_CAPITALS = /\p{Lu} AT (?=\p{Lu})/gu;
const AT_LENGTH = 4;

/** "Clerk M/s Acme" with "at" */
function withoutFirmWords(text: string): string {
  return text.replaceAll(FIRM, (firm, at: number) =>
    filled(LINKED.test(text.slice(Math.max(0, at - MAX_LINK), at)) ? "" : "at", firm),
  );
}

function withoutTitleLead(line: string): string {
  return line.replaceAll(BEFORE_TITLE, (entry, before: string, lead: string, rest: string) =>
    before.trim() !== "" || isTitle(rest) ? before + filled("", lead) : entry,
  );
}

function withAt(line: string): string {
  const split = (entry: string, title: string, company: string, after: string) =>
    isTitle(title) && (isCompany(company) || isCompanyAtPlace(company, after)) ? `${title} at ` : entry;
  return line.replaceAll(IN_COMPANY, split).replaceAll(DATED_IN_COMPANY, split);
}

/** Neither a title nor a field of work */
function isPlainName(name: string): boolean {
  const { title, company, degree } = readSignals(name);
  return title === 0 && !degree && (company > 0 || !(isField(name) || isFunctionName(name)));
}

function isCompanyAtPlace(name: string, after: string): boolean {
  const place = PLACE_NEXT.exec(after)?.[1];
  if (place === undefined || !isPlace(place) || isPlace(name)) return false;
  return isPlainName(name);
}

function isTitle(text: string): boolean {
  const last = text.slice(text.lastIndexOf(" ") + 1);
  return readSignals(last).title > 0;
}

/** "Medical Statistics": subjects whose first word is also one of companies */
const SUBJECT =
  /^(?:medical|clinical|health|technical|industrial|media|social|public|financial|digital|energy|food)\s(?:\p{L}+\s)*\p{L}+(?:ics|ing|logy|istry|graphy|tion|ment|sciences?|law|policy|history|management)$/iu;

/** "Entrepreneur in Residence" and "Entrepreneur in Residence at Acme" name none. */
function isCompany(text: string): boolean {
  if (!text.includes(" ") || text.includes(" at ") || SUBJECT.test(text)) return false;
  const { title, company } = readSignals(text);
  return company > 0 && title === 0 && !isField(text) && !isFunctionName(text);
}
