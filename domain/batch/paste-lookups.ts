import { companyUrl } from "../company/company-url.ts";
import { guessPermalink } from "../company/guess-permalink.ts";

/** What identifies a company apart from a Crunchbase link, for the database function `match_companies`. */
export interface CompanyLookup {
  /** The Crunchbase URL that a permalink or a name has by rule. */
  readonly url: string | null;
  readonly name: string | null;
  /** A website's host without `www.`. */
  readonly domain: string | null;
  /** The last part of a LinkedIn company page's URL. */
  readonly linkedin: string | null;
}

const MAX_LOOKUPS_PER_LINE = 4;
const MAX_LINE_LENGTH = 2000;
const MAX_NAME_LENGTH = 100;
/** Longer pieces are sentences. */
const MAX_NAME_WORDS = 5;

const LINKEDIN = /(?<![\p{L}\p{N}.@-])(?:[a-z]{2,3}\.)?linkedin\.com\/(?:company|school)\/([\p{L}\p{N}_-]{1,100})/iu;
const WEBSITE =
  /(?<![\p{L}\p{N}._@/-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24})(?=[/?#:\s"'<>,;)\]|]|\.?$)/giu;
/** Hosts that are no company's own website in such a paste. */
const OTHER_HOSTS =
  /(?:^|\.)(?:crunchbase|linkedin|google|twitter|x|facebook|notion|slack|outlook|pitchbook)\.(?:com|so)$/;
const PERMALINK = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const MARKDOWN_LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const URLS = /[a-z]+:\/\/\S+/gi;
/** List markers, checkboxes, quotes of emails, times and names of a chat at a line's start. */
const LEADING =
  /^(?:\s|[>#*+•‣▪◦●○■□☐☑✓✔➤→–—-]|\[[ xX]?\]|\(?\d{1,4}[.):](?=\s)|\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp][Mm])?\]?)+/u;
const SEPARATORS = /\t|\s*[;|•·→]\s*|,\s+|,(?=\S)|\s+[–—-]\s+|\s*[()[\]{}]\s*|:\s+/u;
const QUOTES = /^[\s"'`“”„‟‘’‚«»‹›*_~.,:;!?]+|[\s"'`“”„‟‘’‚«»‹›*_~,:;!?]+$/gu;
/** A capitalized word, and those that follow it. */
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:\p{Lu}[\p{L}\p{N}&.'’-]*|of|for|&))*/gu;

/** What a line without a Crunchbase link may mean, the likeliest first, at most four. The database decides. */
export function lookupsOf(line: string): readonly CompanyLookup[] {
  const text = line.slice(0, MAX_LINE_LENGTH);
  const lookups = new Map<string, CompanyLookup>();
  const add = (lookup: Partial<CompanyLookup>) => {
    const whole = { url: null, name: null, domain: null, linkedin: null, ...lookup };
    const key = whole.linkedin ?? whole.domain ?? whole.name?.toLowerCase() ?? "";
    if (lookups.size < MAX_LOOKUPS_PER_LINE && !lookups.has(key)) lookups.set(key, whole);
  };
  const linkedin = LINKEDIN.exec(text)?.[1];
  if (linkedin !== undefined) add({ linkedin: linkedin.toLowerCase() });
  for (const [, host = ""] of text.matchAll(WEBSITE)) {
    const domain = host.toLowerCase();
    if (!OTHER_HOSTS.test(domain)) add({ domain });
  }
  for (const name of namesIn(text)) {
    const permalink = PERMALINK.test(name) ? name : guessPermalink(name);
    add({ name, url: permalink === null ? null : companyUrl(permalink) });
  }
  return [...lookups.values()];
}

/** Short pieces as they are; of a sentence its capitalized words. */
function namesIn(text: string): readonly string[] {
  const plain = text.replaceAll(MARKDOWN_LINK, " $1 ").replaceAll(URLS, " ").replace(LEADING, "");
  return plain.split(SEPARATORS).flatMap((untrimmed) => {
    const piece = untrimmed.replaceAll(QUOTES, "").trim();
    const isSentence = piece.split(/\s+/).length > MAX_NAME_WORDS || /[?!]$/.test(untrimmed.trim());
    const names = isSentence
      ? Array.from(piece.matchAll(CAPITALIZED), ([name]) => name.replace(/['’]s$|[.'’-]+$/u, ""))
      : [piece];
    return names.filter((name) => name.length >= 2 && name.length <= MAX_NAME_LENGTH && isNameLike(name));
  });
}

function isNameLike(name: string): boolean {
  return /\p{L}/u.test(name) && !/[@\\/<>{}=%$€]|:\S/u.test(name);
}
