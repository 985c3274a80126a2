/** Sentences about somebody else than the person: a relative, a boss, a successor. */
import { COMPANY, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import type { Span, Token } from "./prose-tokens.ts";

const POSSESSIVE =
  /^(?:my|his|her|their|mein(?:e[nmrs]?)?|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|mon|ma|mes|son|sa|ses|mi|su|mio|mia|suo|sua|mijn|zijn|haar)$/;
const RELATION =
  /^(?:father|mother|dad|mum|mom|parents|brother|sister|husband|wife|partner|son|daughter|uncle|aunt|cousin|grandfather|grandmother|boss|deputy|successor|predecessor|supervisor|vater|mutter|eltern|bruder|schwester|mann|ehemann|frau|ehefrau|sohn|tochter|onkel|tante|grossvater|grossmutter|chef|chefin|betreuer(?:in)?|nachfolger(?:in)?|vorganger(?:in)?|stellvertreter(?:in)?|pere|mere|frere|soeur|mari|femme|epoux|epouse|compagnon|compagne|fils|fille|oncle|patron|patronne|successeur|predecesseur|padre|madre|hermano|hermana|marido|mujer|esposa|esposo|hijo|hija|jefe|jefa|director[ae]?|directora|fratello|sorella|marito|moglie|figlio|figlia|vader|moeder|broer|zus|echtgenoot|vrouw)$/;
const CHILD = /^(?:fille|fils|tochter|sohn|son|daughter|hij[oa]|figli[oa]|zoon|dochter)$/;
const REMARK =
  /^(?:former|late|then|older|younger|old|business|fruhere[rnms]?|ehemalige[rnms]?|altere[rnms]?|jungere[rnms]?|ancien(?:ne)?)$/;
const PERSON = /^(?:he|she|i|er|sie|ich|il|elle|je|el|ella|lui|lei|hij|zij|ik)$/;
const AND = /^(?:and|und|y|e|en|,|which|while|whom)$/;

/** The number of the word that names somebody else, as in "His father, Emyr, worked for Acme"; -1 in other sentences */
export function otherPersonAt(all: readonly Token[]): number {
  // "Husband Jo, a surveyor with Acme, keeps the books."
  if (RELATION.test(all[0]?.key ?? "") && all[1]?.isName === true && all.slice(2, 5).some(({ text }) => text === ","))
    return 0;
  // "Fille d'un maraîcher, elle", "Son of a signalman, he"
  if (CHILD.test(all[0]?.key ?? "") && /^(?:of|d|de|von|einer|eines|di|van)$/.test(all[1]?.key ?? "")) return 0;
  // "Born in Leeds, the son of a signalman, he"
  const child = all.findIndex(
    ({ key }, index) =>
      index > 0 &&
      CHILD.test(key) &&
      /^(?:the|als|le|la)$/.test(all[index - 1]?.key ?? "") &&
      /^(?:of|d|de|eines|einer)$/.test(all[index + 1]?.key ?? ""),
  );
  if (child !== -1) return child;
  for (let index = 1; index < all.length; index++) {
    if (!RELATION.test((all[index] as Token).key)) continue;
    const at = REMARK.test(all[index - 1]?.key ?? "") ? index - 2 : index - 1;
    if (!POSSESSIVE.test(all[at]?.key ?? "")) continue;
    // Who hired the person is no subject: "holte mich mein Chef zu Acme"
    if (at <= 1 || isExplained(all, index)) return index;
  }
  return -1;
}

const FOUNDED =
  /^(?:founded|started|launched|created|cree|creee|fondee?|lancee?|gegrundet|fundada|fundado|creada|fondata|fondato|creata|opgericht)$/;
const BY = /^(?:by|par|von|por|da|dal|dalla|door)$/;
const MAX_BY = 4;

/** "Founded in 2020 by Jo Example, a former engineer at Acme, and Kim Muster": of a text about the company */
export function isFoundedBySeveral(all: readonly Token[]): boolean {
  const verb = all.findIndex(({ key }) => FOUNDED.test(key));
  const by =
    verb === -1 ? -1 : all.findIndex(({ key }, index) => index > verb && index <= verb + MAX_BY && BY.test(key));
  if (by === -1) return false;
  return (
    isFullName(all, by + 1) &&
    all.some(({ key }, index) => index > by && AND_PERSON.test(key) && isFullName(all, index + 1))
  );
}

const AND_PERSON = /^(?:and|und|et|y|e|en)$/;
const NO_PERSON = COMPANY | LEGAL_FORM | SCHOOL | TITLE;

function isFullName(all: readonly Token[], index: number): boolean {
  return (
    all.slice(index, index + 2).filter(({ isName, classes }) => isName && (classes & NO_PERSON) === 0).length === 2
  );
}

/** "her brother Jo, who was at Acme", "meine Schwester, die bei Acme arbeitet", "her boss at Acme, now VP at Lumora" */
function isExplained(all: readonly Token[], relation: number): boolean {
  const comma = all.findIndex(({ text }, index) => index > relation && text === ",");
  if (comma === -1 || comma > relation + 3) return false;
  return /^(?:who|der|die|qui|que|quien|che|die|now|today|heute|jetzt|then)$/.test(all[comma + 1]?.key ?? "");
}

/** Whether a name or a title behind that word is of somebody else: no clause about the person stands between. */
export function isOfOther(all: readonly Token[], other: number, { first }: Span): boolean {
  if (other === -1 || first < other) return false;
  for (let index = other + 1; index < first; index++)
    // "With her brother she founded Acme"
    if (PERSON.test((all[index] as Token).key) && (index === other + 1 || AND.test(all[index - 1]?.key ?? "")))
      return false;
  return true;
}
