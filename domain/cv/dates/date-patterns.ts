import { MONTH_WORDS, PRESENT_WORDS, RANGE_WORDS, SEASON_WORDS, SINCE_WORDS } from "#domain/lists/calendar-words.ts";
import { phrases, tokens } from "../words/split-words.ts";

export const monthOf = new Map(
  MONTH_WORDS.flatMap((words, index) => tokens(words).map((word): [string, number] => [word, index + 1])),
);
const MONTH = alternation([...monthOf.keys()]);
const YEAR = "(?:19[4-9]\\d|20[0-4]\\d)";
const DASH = "[-\\u2010-\\u2015=]{0,3}[>›]|→|[-\\u2010-\\u2015\\u2212~\\u00ac\\u00ad]+|\\.{2,3}|…";
/** "2016 till-date", "2016 as on date" */
const UP_TO_NOW = "(?:(?:up)?till?-(?:date|dt|now)|as on (?:date|today))(?!\\p{L})";
/** "2019-10 / now" */
const SLASH_TO_NOW = "\\s?/\\s?(?=(?:present|current|now|today|date|ongoing|heute|dato)(?!\\p{L}))";
const BETWEEN = `(?:\\s*(?:${DASH})\\s*(?:(?:to|till|until|upto)(?:\\s*[-–—])?\\s+)?|\\s+(?:up\\s+)?(?:${alternation(phrases(RANGE_WORDS))})(?:\\s?:\\s?|\\s+)(?:(?:the|le|la|el|il|den|dem|zum)\\s+)?|\\s+(?=${UP_TO_NOW})|${SLASH_TO_NOW}|\\s*(?:\\t|\\s{3,}|\\|)\\s*)`;

/** Between "5/14" and "9/16" or "Present" */
const SHORT_TO = "(?:\\s?[-–—]{1,2}\\s?|\\s(?:to|thru|through|until|till|bis|à|au)\\s)";
const SHORT_PRESENT = "(?:[Pp]res|PRES|[Cc]urr|CURR|[Nn]ow|NOW|[Tt]oday|[Dd]ate|[Oo]ngoing|[Hh]eute)";

/** A year, or two digits that may be one. What stands around it decides. */
export const YEAR_AT = new RegExp(
  [
    `${YEAR}(?!\\d)|['‘’\`]\\d\\d(?!\\d)|(?<=\\p{L}[-–/.])\\d\\d(?!\\d)`,
    // "05/14", and "5/14" in a range
    "(?<=(?<!\\d)(?:0[1-9]|1[0-2])/)\\d\\d(?![\\d/])",
    `(?<=(?<![\\d/.,])[1-9]/)\\d\\d(?=${SHORT_TO}(?:1?\\d/(?:\\d\\d){1,2}(?![\\d/])|${SHORT_PRESENT}))`,
    `(?<=\\d/(?:\\d\\d){1,2}${SHORT_TO}[1-9]/)\\d\\d(?![\\d/])`,
    "(?<=(?<!\\p{L})(?:WS|SS|[Ww]i[Ss]e|[Ss]o[Ss]e|(?:Winter|Sommer)semester)\\s?)\\d\\d(?!\\d)",
  ].join("|"),
  "gu",
);
export const MONTH_NAME_BEFORE =
  /(?<![\p{L}\d])(?:\d{1,2}(?:\s?(?:st|nd|rd|th|er|ST|ND|RD|TH)|[.º°ª-])?[^\S\t]?(?:de\s)?)?(\p{L}{3,10})\s?[.,]{0,2}\s*(?:\d{1,2}(?:(?:st|nd|rd|th),?\s?|,\s?|\s)|de\s|del\s|of\s)?[-–/.:]?\s?['‘’`]?$/u;
/** A day and a month have the same mark behind them: "06-08/2019" is two months. */
export const MONTH_NUMBER_BEFORE = /(?<![\p{L}\d.,])(?:\d{1,2}\s?([./-])\s?(?=\d{1,2}\s?\1))?(\d{1,2})\s?[./-]\s?$/u;
const ORDINAL = "(?:1st|2nd|3rd|4th|first|second|third|fourth|[1-4](?:\\.|er|e|º|ª|°)?)";
const QUARTER = `[qts][1-4]|h[12]|[1-4][qt]|[12][hs]|${ORDINAL}\\s(?:quartal|quarter|trimestre|kwartaal|half|halbjahr|semestre|semester)(?:\\sof)?`;
/** What may stand before a year in place of a month */
export const PART_OF_YEAR = `(?:${alternation(phrases(SEASON_WORDS))}|${QUARTER})`;
/** "Spring/Summer 2014", "summers of 2014" */
export const SEASON_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${PART_OF_YEAR}\\s?[/&-]\\s?)?${PART_OF_YEAR}(?:\\s+(?:del?|of))?[\\s/-]?$`,
  "iu",
);
export const ISO_AFTER = /[-./](0?[1-9]|1[0-2])(?:[-./]\d{1,2})?(?!\d)/y;
export const SHORT_YEAR_AFTER =
  /\s?[-–—/]\s?['‘’]?(\d\d)(?![\d/-]|\.\d)|–(\d)(?![\d\p{L}./-])|\s?\/\s?((?:19|20)\d\d)(?!\d)/uy;
/** "2014 Q3" */
export const QUARTER_AFTER = /[\s/-]?(?:[qt][1-4]|[1-4]q|h[12])(?![\p{L}\d])/iuy;
/** "2014 Aug - 2016 Sep" */
export const MONTH_AFTER =
  /\s(\p{L}{3,9})\.?(?=\s*(?:[-–—~]|$|[)\],;:|·\t])|\s{2}|\s(?:to|until|till|thru|through|bis|à)\s)/uy;
/** "WS 14/15": two digits are a year. */
export const SEMESTER_BEFORE = /(?<!\p{L})(?:ws|ss|wise|sose|(?:winter|sommer)semester)\s?$/iu;
/** Characters before a year that a date can take: "30th September," */
export const REACH = 26;

export const AFTER = new RegExp(BETWEEN, "iuy");
const TO_PRESENT = "(?:to|till|until|bis|à|a|jusqu['’]à|hasta|fino\\sad?|ad?|tot|t/m|até)";
export const PRESENT = new RegExp(
  `(?:${TO_PRESENT}\\s+(?:the\\s+)?)?(?:${alternation(phrases(PRESENT_WORDS))})(?![\\p{L}])`,
  "iuy",
);
export const SINCE = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:aktuell|derzeit|current(?:ly)?|actuellement|actualmente)[,:]?\\s+)?(${alternation(phrases(SINCE_WORDS))}):?\\s*(?:the\\s|dem\\s|le\\s|el\\s)?$`,
  "iu",
);
/** "Present – May 2014" */
export const PRESENT_BEFORE =
  /(?:^|[^\p{L}])(?:present|current|now|today|heute|aujourd['’]hui)\s*(?:[-–—]+|to|bis)\s*$/iu;
export const UNTIL = /(?:^|[^\p{L}])(?:until|till?|bis|jusqu['’](?:en|à|au)|hasta|fino al?|tot|até)\s*$/iu;
/** "July and" before "August 2015", and "June," before "July and" */
export const MONTH_BEFORE = new RegExp(
  `(?<!\\p{L})(\\p{L}{3,10})\\.?(?:\\s*(?:${DASH}|[/&,+])\\s*|\\s+(?:to|bis|à|a|al|tot|ate|até|et|y|e|und|and|en)\\s+)$`,
  "iu",
);
/** "06–08/2019": the first month, before the second */
export const MONTH_DIGITS_BEFORE = /(?:^|[\s(|,:])(0[1-9]|1[0-2])\s?[-–]\s?$/;
/** "2021–" at the end of a cell or sentence, "2021 - …", "2021–: Engineer", "2021-, Engineer", "2021– Engineer" at the beginning of a line */
export const OPEN_DASH =
  /\s*(?:[-–—]+|→)(?:\s?(?:\.{3}|…|\?))?(?=\s*(?:$|[)\]|]|[:;,]\s|\.(?:\s|$))|\t|\s{3}|\u200b{2}\s)|(?<=^(?:\p{L}{3,9}\.?\s|\d\d[./])?\d{4})[-–—](?=\s\p{Lu}\p{L}{2})/uy;
/** What may follow a range and belongs to it: "(2 years 3 months)", "· 2 Jahre 3 Monate". */
export const TAIL = /^\s*[·•,|:–-]?\s*(\([^()]{1,40}\)|[^()|·•\t]{1,40}?)(?=\s*(?:$|[|·•\t]|\s{3}))/u;
/** The same before another remark: "(2 years), Leeds", "· 2 Jahre 3 Monate, Kiel" */
export const TAIL_BEFORE_REMARK =
  /^\s*[·•,|:–-]?\s*(\([^()]{1,40}\)|[^()|·•\t,;]{1,40})(?=\s*[,;)\]]|\s+[–-]|\s\p{Lu}|(?<=\))(?:\s|\p{Lu}))/u;

/** "2018 (March – July)", "2018, Mar–Jul", "2018 (June/July)", "2018 (Jan to date)" */
export const MONTHS_AFTER = new RegExp(
  `^(?:\\s*\\(|,\\s)(${MONTH})\\.?(?:\\s*(?:${DASH}|[/&])\\s*|\\s+(?:to|bis|à|a|al|tot|ate|até)\\s+)(${MONTH}|${alternation(phrases(PRESENT_WORDS))})(?![\\p{L}])\\.?(?:\\)|(?=\\s*(?:$|[:;|,·\\t\\u200b–—-])|\\s{2}))`,
  "iu",
);

/** Accented letters match their plain form and the other way round. */
export function alternation(words: readonly string[]): string {
  const classes: Readonly<Record<string, string>> = {
    a: "[aàáâä]",
    e: "[eéèêë]",
    i: "[iîí]",
    o: "[oôóö]",
    u: "[uùûüú]",
    c: "[cç]",
  };
  return [...new Set(words)]
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/[aeiouc]/g, (letter) => classes[letter] ?? letter)
        .replaceAll(" ", String.raw`\s{1,3}`),
    )
    .join("|");
}
