/** Dates between a title and its company: "Team Lead from 2016 to 2019 at Acme", "Teamleiter seit 2016 bei Acme". */
import { alternation, monthOf } from "../dates/date-patterns.ts";
import { readSignals } from "../words/words.ts";

const DATE = String.raw`(?:(?:(?i:${alternation([...monthOf.keys()])})\.?[^\S\n]|\d{1,2}[./])?(?:19|20)\d\d)`;
const NOW = String.raw`(?:present|now|today|date|heute|jetzt|aujourd['’]hui|ce jour|oggi|actualidad|la actualidad|hoy|presente|atual|heden|nu)`;
const TO = String.raw`(?:\s?[-–—]\s?|\s(?:to|till|until|bis|à|au|al?|ad|hasta|tot|até)\s)`;
const AT = String.raw`,? (?:at(?: the)?|with|in|bei(?: de[rm])?|beim|chez|presso(?: l[ao])?|en|n[ao]|em|bij(?: de)?) `;
const ENTRY = new RegExp(
  [
    String.raw`^(?<title>(?:[^\S\n]|[\u200b\u200c#*•-])*\p{Lu}[^\n,;:.!?|\t\d]{3,60}?)`,
    String.raw`(?<lead>,?(?: (?:from|von|vom|dal?|du|de|desde|van)(?= [^\n]{4,20}(?:${TO})))?)`,
    String.raw`(?<dates> ${DATE}${TO}(?:${DATE}|${NOW})| (?:since|seit|depuis|desde|dal|sinds) ${DATE})`,
    String.raw`(?<at>${AT})(?=[\p{Lu}"“„«][^\n]{1,80}$)`,
  ].join(""),
  "gmu",
);
/** The dates before "at" are looked for last: few words stand there. */
const IS_SO = new RegExp(String.raw`${AT}(?=["“„«\p{Lu}])(?<=(?:\d\d|${NOW})${AT})`, "u");
const MIN_ENTRIES = 2;

/** The same text with commas around the dates, where several lines have this form. The length stays. */
export function withDatesInside(text: string): string {
  if (!IS_SO.test(text)) return text;
  let count = 0;
  const apart = text.replaceAll(ENTRY, (line, title: string, lead: string, dates: string, at: string) => {
    if (readSignals(title).title === 0) return line;
    count++;
    return `${title}${lead === "" ? "" : ",".padEnd(lead.length)}${dates}${",".padEnd(at.length)}`;
  });
  return count < MIN_ENTRIES ? text : apart;
}
