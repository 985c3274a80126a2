/** Entries in the source of a program: objects of JavaScript, TypeScript, Python and PHP, which become those of JSON. */
import { blanked, filled } from "../words/fillers.ts";

/** "const work = [", "export const jobs: Job[] = [", "export default {", "$jobs = [". The bracket may have the next line. */
const ASSIGNED =
  /^[^\S\n]*(?:export[^\S\n]+)?(?:(?:const|let|var|final)[^\S\n]+)?(?:default|module\.exports[^\S\n]*=|\$?([A-Za-z_]\w{1,40})(?:[^\S\n]*:[^\S\n]*[\w<>[\], .]{1,60})?[^\S\n]*=)[^\S\n]*\n?[^\S\n]*(?=[[{(])/gm;
const HAS_ASSIGNED = new RegExp(ASSIGNED.source, "m");
const MAY_BE_ASSIGNED = /(?:=|default)\s{0,80}[[{(]/;
/** company: "Acme", 'company' => "Acme" */
const FIELD = /(?:^|[{,[(])[^\S\n]*["']?[A-Za-z_]{2,30}["']?[^\S\n]*(?::|=>)[^\S\n]*["'`]/gm;
const MIN_FIELDS = 4;

/** Between fields of one line */
const GAP = /([,{[(])[^\S\n](?=["']?[A-Za-z_]{2,30}["']?[^\S\n]*(?::|=>)[^\S\n]*["'`[{\d])/g;
const KEY = /^([^\S\n{[(]*(?:[{[(][^\S\n]*)?)(["']?)([A-Za-z_]{2,30})\2[^\S\n]*(?::|=>)(?=[^\S\n]*["'`[{(\d])/gm;
/** A string in single quotes, or a template: 'Acme' */
const STRING = /(?<=[[{(,:>]\s{0,80})(['`])((?:(?!\1)[^\n\\]|\\[^\n]|(?<=\w)'(?=\w)){0,2000})\1(?=\s{0,80}[\]}),])/g;
const COMMENT = /^[^\S\n]*\/\/|^[^\S\n]*(?:import|from)\b[^\n]*["'][^\n]*$/gm;

/** Whether the text assigns a list or an object that has fields. */
export function isSourceCode(start: string): boolean {
  if (!MAY_BE_ASSIGNED.test(start) || !HAS_ASSIGNED.test(start)) return false;
  let count = 0;
  for (const _field of start.matchAll(FIELD)) if (++count === MIN_FIELDS) return true;
  return false;
}

/** The same text with the names of its lists as keys, and with the quotes of JSON. */
export function withJsonQuotes(text: string): string {
  return text
    .replaceAll(COMMENT, blanked)
    .replaceAll(ASSIGNED, (whole, name: string | undefined) =>
      filled(name === undefined ? "" : `${keyOf(name)}: `, whole),
    )
    .replaceAll(GAP, "$1\n")
    .replaceAll(KEY, (whole, before: string, _quote, name: string) => filled(`${before}${name}:`, whole))
    .replaceAll(STRING, (_string, _mark, inner: string) => `"${inner}"`);
}

/** "ed_experiences" are studies, "w_experiences" is work. */
function keyOf(name: string): string {
  if (/^edu?(?:cation)?(?:_|[A-Z])/.test(name) && name.length >= "education".length) return "education";
  return /experiences?$/i.exec(name)?.[0] ?? name;
}
