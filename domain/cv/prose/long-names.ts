/** Names of institutions with small words inside: "Domaine des Trois Chênes", "Ministerium für Umwelt, Klima und Energie". */
import { TITLE } from "../words/word-classes.ts";
import type { Token } from "./prose-tokens.ts";

/** The last token of a long name whose first part is known; `last` elsewhere. */
export function longNameEnd(sentence: readonly Token[], first: number, last: number): number {
  const end = Math.max(frenchEnd(sentence, first, last), siteEnd(sentence, last));
  return listEnd(sentence, first, end);
}

const FRENCH_HEAD =
  /^(?:domaine|chateau|manufacture|maison|compagnie|compagnons|chambre|clos|cave|caves|ferme|theatre|musee|hopital|clinique|banque|caisse|cafe|brasserie|auberge|editions|librairie|boulangerie|pharmacie|cabinet|centre|institut|agence|conseil|office|jardins?|moulin|relais|villa|bistrot|festival|opera|orchestre|ballet|cite|mairie|ville|prefecture|union|federation|fondation|association|secours|amis|cinema|imprimerie|fonderie|verrerie|laiterie|fromagerie|cooperative|confiserie|chocolaterie|distillerie|ateliers?|societe|groupe|tribunal|cour|ministere|etude|comptoir|haras|abbaye|port|chantiers?|forges|papeteries?|filature|tanneries?)$/;
const LINK = /^(?:du|des|de|d'|d’|la|l'|l’|et|en)$/;
const SMALL = /^\p{Ll}{4,}$/u;
const MAX_SMALL = 5;

/** "Chambre d'agriculture du Morbihan": small words and links up to the next capital */
function frenchEnd(sentence: readonly Token[], first: number, last: number): number {
  if (!FRENCH_HEAD.test((sentence[first] as Token).key)) return last;
  let end = last;
  for (;;) {
    let next = end + 1;
    while (next <= end + MAX_SMALL && isInside(sentence[next])) next++;
    const [link, name] = [sentence[next - 1], sentence[next]];
    if (
      next === end + 1 ||
      name?.isName !== true ||
      !LINK.test(link?.text ?? "") ||
      sentence[end + 1]?.text.startsWith("d") !== true
    )
      return end;
    end = next;
    while (sentence[end + 1]?.isName === true && (sentence[end + 1] as Token).from - (sentence[end] as Token).to <= 2)
      end++;
  }
}

function isInside(token: Token | undefined): boolean {
  return token !== undefined && !token.isName && (LINK.test(token.text) || SMALL.test(token.text));
}

const SITE =
  /^(?:markt|dom|ring|platz|park|rathaus|bahnhof|see|tor|hafen|berg|schloss|theater|ufer|wall|linde|post|krone|lowen|\p{L}+(?:platz|ring|tor|park|markt|strasse|ufer|berg))$/u;

/** "Haarwerk am Dom", "Haus zur Linde" */
function siteEnd(sentence: readonly Token[], last: number): number {
  const [link, site] = sentence.slice(last + 1, last + 3);
  return /^(?:am|zum|zur|im)$/.test(link?.key ?? "") && SITE.test(site?.key ?? "") && site?.isName === true
    ? last + 2
    : last;
}

const MINISTRY =
  /^(?:\p{L}*(?:ministerium|ministeriums|bundesamt|landesamt|behorde|senator|senatsverwaltung)|ministry|department|ministerio|ministero|ministerie)$/u;
const FOR = /^(?:fur|for|of|de|di|van|der|des)$/;
const MAX_LIST = 8;

/** "Ministerium für Ernährung, Landwirtschaft und Verbraucherschutz" */
function listEnd(sentence: readonly Token[], first: number, last: number): number {
  const words = sentence.slice(first, last + 1);
  if (!words.some(({ key }) => MINISTRY.test(key)) || !words.some(({ key }) => FOR.test(key))) return last;
  for (let index = last + 1; index < last + MAX_LIST; index++) {
    const { isName, text, key } = sentence[index] ?? NO_TOKEN;
    const isAnd = /^(?:und|and|y|e|en|et)$/.test(key);
    if (isAnd) return sentence[index + 1]?.isName === true && !isTitled(sentence[index + 1]) ? index + 1 : last;
    if (!isName && text !== ",") return last;
  }
  return last;
}

const NO_TOKEN = { isName: false, text: "", key: "" };

function isTitled(token: Token | undefined): boolean {
  return token === undefined || (token.classes & TITLE) !== 0;
}
