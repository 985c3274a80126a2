/** What stands before a title of a sentence and says that it is one of the person. */
import { TITLE_CUES } from "#domain/lists/sentence-words.ts";
import { tokens } from "../words/split-words.ts";
import { skipDeterminer } from "./prose-cues.ts";
import { isInTurn } from "./prose-groups.ts";
import type { Span, Token } from "./prose-tokens.ts";

const titleCues: ReadonlySet<string> = new Set(tokens(TITLE_CUES));

/** "as a freelance designer", "als freiberuflicher Berater" */
export function isFreelance(all: readonly Token[], { first, last }: Span): boolean {
  // "als Interim Manager selbstständig"
  // "consultora por cuenta propia", "consultante à son compte"
  const own = `${all[last + 2]?.key} ${all[last + 3]?.key}`;
  const behind =
    (all[last + 1]?.isName === false && SELF.test(all[last + 1]?.key ?? "")) ||
    /^(?:cuenta propia|son compte|eigene rechnung|conto proprio|eigen rekening)$/.test(own);
  return behind || all.slice(first, last + 1).some(({ key }) => FREELANCE.test(key));
}

const SELF = /^(?:selbstst?andig|freiberuflich|self-employed|freelance|zelfstandig)$/;

const FREELANCE =
  /^(?:freelance|freelancer|self-employed|independante?|liberale?|autonom[oa]|freie[rn]?|freiberuflich\p{L}*|selbstandig\p{L}*|selbststandig\p{L}*|zelfstandige?|zzp'?er)$/u;

/** On a board, or in a club: no position */
export function isSeat(all: readonly Token[], { first, last }: Span): boolean {
  const words = all.slice(first, last + 1).map(({ key }) => key);
  // A fellow of a society, but not one at a laboratory
  if (words.at(-1) === "fellow" && all[last + 1]?.key === "of") words.push("of");
  return SEAT.test(words.join(" "));
}

const SEAT =
  /^(?:independent )?(?:non-executive (?:director|chair(?:man|woman)?)|trustee|board (?:member|director)|(?:verwaltungs|stiftungs|aufsichts)rat(?:in)?|commissaris|council member|fellow of|mentor(?:in)?|chair of the .*committee|kassenwart(?:in)?|administrat(?:eur|rice)(?: independante?)?)$/;

/** "Pharmacienne de formation", "an actuary by training": what somebody has learned, and no position */
export function isTraining(all: readonly Token[], { first, last }: Span): boolean {
  // "ist gelernte Schreinerin"
  if (/^gelernte[rn]?$/.test(all[first]?.key ?? "")) return true;
  const [by, training] = [all[last + 1]?.key ?? "", all[last + 2]?.key ?? ""];
  if (by === "von" && training === "haus") return true;
  return /^(?:by|de|di|of|von|van)$/.test(by) && TRAINING.test(training);
}

const TRAINING =
  /^(?:training|trade|profession|formation|metier|formazione|professione|formacion|profesion|beruf|opleiding|beroep)$/;

/** "reporting to the CEO", "riportando direttamente al CEO" */
export function isReportedTo(all: readonly Token[], { first }: Span): boolean {
  return all.slice(Math.max(0, first - 4), first + 1).some(({ key }) => REPORTS.test(key));
}

const REPORTS =
  /^(?:reporting|reports|reported|report|riportando|riporta|riportava|rattachee?|rapportant|reportando|reporta|berichtete|berichtet|unterstellt|rapporteerde|rapporteert)$/;

/** "as CFO", "she was promoted to CFO" */
export function isAfterCue(all: readonly Token[], { first, last }: Span): boolean {
  const at = skipDeterminer(all, first);
  const key = all[at]?.key ?? "";
  if (isInTurn(all, first) || isBehindDuration(all, first) || isThereToo(all, first)) return true;
  if (isBehindDated(all, at) || isBehindDated(all, first - 1)) return true;
  if (titleCues.has(key)) return true;
  // "held the post of", "ocupó los cargos de", "ha ricoperto il ruolo di"
  if (/^(?:of|de|d|d'|di)$/.test(key) && POST.test(all[at - 1]?.key ?? "")) return true;
  // "devenue en 2019 directrice"
  if (/^(?:en|in|im|nel)$/.test(key) && YEAR.test(all[at + 1]?.text ?? "") && titleCues.has(all[at - 1]?.key ?? ""))
    return true;
  // "2013 als Einkäufer eingestiegen, ab 2017 Leiter"
  if (YEAR.test(all[first - 1]?.text ?? "") && /^(?:ab|from|des|vanaf)$/.test(all[first - 2]?.key ?? "")) return true;
  // "ended up regional manager", "terminó de gerente"
  if (ENDED.test(all[at - 1]?.key ?? "") && /^(?:up|de)$/.test(key)) return true;
  // "held several positions, including Plant Manager (2016-2018)"
  if (all[last + 1]?.text === "(" && /^(?:19|20)\d\d/.test(all[last + 2]?.text ?? "") && isAmongDated(all, first))
    return true;
  // "was promoted from analyst to"
  if (/^(?:from|von|vom|de)$/.test(key) && all.slice(Math.max(0, at - 3), at).some((token) => ROSE.test(token.key)))
    return true;
  // "übernahm 2012 die Position Bereichsleiterin"
  if (GERMAN_POST.test(all[first - 1]?.key ?? "")) return true;
  // "held several roles at Acme, including analyst and head of product"
  if (AND_WORD.test(key) && all.slice(0, at).some(isPosts)) return true;
  // "fue ascendido, en 2014, a jefe"
  const to = [at, first - 1].find((index) => /^(?:to|tot|zum|zur|a|au)$/.test(all[index]?.key ?? ""));
  if (to === undefined) return false;
  if (all.slice(Math.max(0, to - 5), to).some((token) => ROSE.test(token.key))) return true;
  // In German, the participle stands behind the title: "wurde zur Leiterin befördert".
  return /^zu[mr]$/.test(all[to]?.key ?? "") && all.slice(last + 1, last + MAX_VERB).some(({ key }) => ROSE.test(key));
}

/** "positions including buyer (2011–2014)", "at Acme, as an analyst (2015–2017), manager (2017–2019) and director (2019–2022)" */
function isAmongDated(all: readonly Token[], first: number): boolean {
  // "after two shorter ones with the same company, coordinator (2018–19) and manager (2019–21)"
  const remarks = all.filter(({ text }, index) => text === "(" && /^(?:19|20)\d\d/.test(all[index + 1]?.text ?? ""));
  return (
    remarks.length > 1 ||
    all.some(isPost) ||
    all
      .slice(0, first)
      .some(({ key, text }, index) => titleCues.has(key) || (text === ")" && YEAR.test(all[index - 1]?.text ?? "")))
  );
}

/** "was a controller (2001–2005) and finance director (2005–2009)": beside a title with dates */
function isBehindDated(all: readonly Token[], at: number): boolean {
  if (!/^(?:and|und|et|y|e|en)$/.test(all[at]?.key ?? "")) return false;
  return all[at - 1]?.text === ")" ? YEAR.test(all[at - 2]?.text ?? "") : YEAR.test(all[at - 1]?.text ?? "");
}

const ENDED = /^(?:ended|wound|finished|finishing|ending|termino|acabo|termine|acabe|arranco|empezo|entro|salio)$/;
const YEAR = /(?:19|20)\d\d$/;

const MAX_VERB = 6;

function isPost({ key }: Token): boolean {
  return POSTS.test(key);
}

const GERMAN_POST = /^(?:position|stelle|funktion|rolle)$/;
const AND_WORD = /^(?:and|und|et|y|e|en)$/;

/** Announces several titles: "roles including", "positions as" */
export function isPosts({ key }: Token): boolean {
  return /^(?:roles|positions|posts|jobs|positionen|funktionen|postes|fonctions|cargos|puestos|ruoli|posizioni|incarichi|functies)$/.test(
    key,
  );
}

const POSTS =
  /^(?:roles|positions|posts|jobs|responsibility|seniority|including|positionen|funktionen|postes|fonctions|cargos|puestos|ruoli|posizioni|incarichi|functies)$/;

/** "war ich fünf Jahre lang, bis 2018, Ingenieurin": a date between commas, and how long, behind the verb */
function isBehindDuration(all: readonly Token[], first: number): boolean {
  let at = first - 1;
  if (all[at]?.text === ",") at = all.findLastIndex(({ text }, index) => index < at && text === ",") - 1;
  while (at > 0 && DURATION.test(all[at]?.key ?? "")) at--;
  return at >= 0 && at < first - 1 && /^(?:war|was|been|etait|fue|werd)$/.test(all[at]?.key ?? "");
}

/** "und dort seit April 2023 auch Prodekanin", "and there, since 2020, also deputy head" */
function isThereToo(all: readonly Token[], first: number): boolean {
  const there = all.findLastIndex(({ key }, index) => index < first && THERE.test(key));
  if (there === -1 || there < first - MAX_THERE) return false;
  const between = all.slice(there + 1, first);
  return (
    between.some(({ key }) => TOO.test(key)) && between.every(({ key, text }) => TOO.test(key) || isDate(key, text))
  );
}

const MAX_THERE = 8;
const THERE = /^(?:dort|daselbst|there|daar|alli|la-bas)$/;
const TOO =
  /^(?:auch|zugleich|zudem|ausserdem|zusatzlich|ebenfalls|nebenbei|gleichzeitig|also|additionally|concurrently|ook|tevens|aussi|egalement|tambien|anche)$/;

function isDate(key: string, text: string): boolean {
  return (
    /^(?:,|an?|the|eine?|une?|seit|since|depuis|desde|sinds|dal|\d{4}|1?\d)$/.test(key) ||
    /^\p{Lu}\p{Ll}{2,8}$/u.test(text)
  );
}

const DURATION =
  /^(?:lang|in|hij|ze|zij|jahre?|years?|ans?|monate|months?|mois|ich|er|sie|i|he|she|je|il|elle|ein|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|\d+|for|dort|there|von|bis|from|to|until|tot|van)$/;

const POST =
  /^(?:posts?|roles?|positions?|fonctions?|postes?|cargos?|puestos?|funciones|ruol[io]|incaric(?:o|hi)|cariche|funcao|funcoes)$/;

const ROSE =
  /^(?:promoted|rose|rising|up|progressed|climbed|stieg|doorgroeide|doorgegroeid|advanced|advancing|appointed|elected|befordert|ernannt|ascendid[oa]|promue?|promoss[oa]|nombrad[oa]|llego|llegue|bevorderd)$/;
