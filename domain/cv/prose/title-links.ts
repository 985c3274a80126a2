/** What belongs to a title behind its noun and a small word: "of business development", "and CEO", "im Vertrieb". */
import { FUNCTION, TITLE } from "../words/word-classes.ts";
import { AND, determiners, employerNouns, stops } from "./prose-cues.ts";
import { isNextTo, isOnlyPlace, nameEnd } from "./prose-names.ts";
import type { Token } from "./prose-tokens.ts";
import { isPhrase, isTitlePart, LEADING } from "./title-parts.ts";
import { dutchWardEnd, germanForEnd, isGermanField, isSecondField, isTask, regionEnd } from "./title-tails.ts";
import { isPosts } from "./told-titles.ts";

/** The end of "of business development", "de la stratégie" or "and CEO" after a title's noun; -1 without one. */
export function titleTail(sentence: readonly Token[], from: number): number {
  const link = sentence[from] as Token;
  // "entrepreneuse en résidence", "entrepreneur in residence"
  if (/^(?:en|in)$/.test(link.key) && sentence[from + 1]?.key === "residence") return from + 1;
  if (AND.test(link.key) || link.key === "&" || link.key === "/") {
    const next = sentence[from + 1];
    if (next === undefined) return -1;
    // "founder and Chief Scientific Officer"
    if (LEADING.test(next.key) && ((sentence[from + 2]?.classes ?? 0) & TITLE) === 0) {
      const end = [from + 3, from + 4].find((index) => ((sentence[index]?.classes ?? 0) & TITLE) !== 0);
      if (end !== undefined && isPhrase(sentence, from + 2, end)) return end;
    }
    // "roles including analyst and head of product": two titles
    if (sentence.slice(0, from).some(isPosts)) return -1;
    if ((next.classes & TITLE) !== 0) return from + 1;
    if (isSecondField(sentence, from + 1)) return from + 1;
    const after = sentence[from + 2];
    return link.key !== "/" && after !== undefined && (after.classes & TITLE) !== 0 && isTitlePart(next)
      ? from + 2
      : -1;
  }
  const isOfLeader = /^(?:der|des)$/.test(link.key) && CHAIR_LEADER.test(sentence[from - 1]?.key ?? "");
  const chair = isOfLeader ? chairEnd(sentence, from + 1) : -1;
  if (chair > from) return chair;
  // "Ingénieure de formation"
  if (/^(?:de|di)$/.test(link.key) && /^(?:formation|formacion|formazione)$/.test(sentence[from + 1]?.key ?? ""))
    return -1;
  // "verpleegkundige op de spoedeisende hulp van"
  if (link.key === "op" && sentence[from + 1]?.key === "de") return dutchWardEnd(sentence, from + 2);
  // "lecturer in music at Acme"
  if (link.key === "in") return Math.max(fieldEnd(sentence, from + 1), germanUnitEnd(sentence, from));
  if (link.key === "im") return Math.max(germanUnitEnd(sentence, from), germanScopeEnd(sentence, from + 1));
  if (/^(?:for|of|fur|pour|para|per|voor|de)$/.test(link.key)) {
    const region = regionEnd(sentence, from + 1);
    if (region > from) return region;
    if (isTask(sentence, from) || COUNT.test(sentence[from + 1]?.key ?? "")) return -1;
    const german = link.key === "fur" ? germanForEnd(sentence, from + 1) : -1;
    if (german > from) return german;
  }
  const isTo = link.text === "à" || link.key === "au" || link.key === "aux";
  if (!isTo && !/^(?:of|for|de|du|des|d|der|fur|di|del|della|voor)$/.test(link.key)) return -1;
  // "VP Sales of a small company"
  if (/^(?:an?|une?|einer|eines|einem)$/.test(sentence[from + 1]?.key ?? "") && link.key !== "fur") return -1;
  let index = from + 1;
  if (/^(?:geschaftsfuhrung|geschaftsleitung|direktion)$/.test(sentence[index]?.key ?? "")) return index;
  while (index < from + 3 && determiners.has(sentence[index]?.key ?? "")) index++;
  // "director of the company's Connected Enterprise programme"
  if (OWNER.test(sentence[index]?.text ?? "")) return programEnd(sentence, index);
  // "COO of the Group"
  if (index > from + 1 && (employerNouns.has(sentence[index]?.key ?? "") || PLACE.test(sentence[index]?.key ?? "")))
    return -1;
  const first = index;
  if (sentence[index]?.isName === true) {
    // "ingénieure au Gabon"
    if (isTo) return -1;
    const end = nameEnd(sentence, index);
    if (isOnlyPlace(sentence, index, end)) return end;
  }
  while (index < first + 5 && index < sentence.length) {
    const token = sentence[index] as Token;
    const isFunctionWord = (token.classes & FUNCTION) !== 0 && !stops.has(token.key);
    const isPlain =
      !token.isName && token.isWord && !stops.has(token.key) && !/^\d/.test(token.key) && (token.classes & TITLE) === 0;
    const after = sentence[index + 1];
    const isJoin =
      index > first &&
      ((AND.test(token.key) && ((after?.classes ?? 0) & FUNCTION) !== 0 && !stops.has(after?.key ?? "")) ||
        (/^(?:des|de|du|d)$/.test(token.key) &&
          after?.isWord === true &&
          !after.isName &&
          !stops.has(after.key) &&
          !/^\d/.test(after.key)));
    if (!isFunctionWord && !isPlain && !isJoin) break;
    index++;
  }
  const next = sentence[index];
  // "directrice du développement RH de Acme"
  if (
    index > first &&
    /^\p{Lu}{2,3}$/u.test(next?.text ?? "") &&
    /^(?:de|d|chez|du)$/.test(sentence[index + 1]?.key ?? "")
  )
    return index;
  // "CEO of Growth Partners", "présidente de la coopérative Acme"
  if (index > first && next?.isName === true && isNextTo(sentence, index)) return -1;
  // "Treasurer of the combined company"
  if (index > first && first > from + 1 && employerNouns.has(next?.key ?? "")) return -1;
  // "Materials Manager for the northern plant"
  if (first > from + 1 && PLACE.test(sentence[index - 1]?.key ?? "")) return -1;
  return index > first ? index - 1 : -1;
}

/** "a welder for nineteen years" */
const COUNT =
  /^(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif)ty|over|nearly|almost|many|some|about)$/;

/** The end of "im Vertrieb", "in der Produktion" where no other name follows; -1 elsewhere */
function germanUnitEnd(sentence: readonly Token[], link: number): number {
  const unit = sentence[link]?.key === "im" ? link + 1 : link + 2;
  if (unit > link + 1 && sentence[link + 1]?.key !== "der") return -1;
  const [field, next] = sentence.slice(unit, unit + 2);
  if (field?.isName !== true || next?.isName === true) return -1;
  return (field.classes & (FUNCTION | TITLE)) === FUNCTION || isGermanField(field) ? unit : -1;
}

/** The end of "des Lehrstuhls für Leichtbau", "der Klinik für Neurologie" behind who leads it; -1 elsewhere */
function chairEnd(sentence: readonly Token[], chair: number): number {
  if (!CHAIR.test(sentence[chair]?.key ?? "") || sentence[chair + 1]?.key !== "fur") return -1;
  let end = -1;
  for (let index = chair + 2; index < chair + 9; index++) {
    const { isName, key, text } = sentence[index] ?? NO_TOKEN;
    if (isName) end = index;
    else if (!(AND.test(key) || /^[,&-]$/.test(text))) break;
  }
  return end;
}

const CHAIR_LEADER =
  /(?:inhaber|leiter|direktor|chef|chefarzt|chefarztin|leitung|vertretung|vorstand|sprecher)(?:in)?$/;
const CHAIR =
  /^(?:lehrstuhls|professur|klinik|abteilung|sektion|fachbereichs|stabsstelle|dezernats|referats|fachabteilung|arbeitsgruppe)$/;

/** The end of "im Bereich Bank- und Finanzrecht", "im Ressort Hörspiel"; -1 elsewhere */
function germanScopeEnd(sentence: readonly Token[], scope: number): number {
  if (!SCOPE.test(sentence[scope]?.key ?? "")) return -1;
  let end = scope;
  for (let index = scope + 1; index < scope + 6; index++) {
    const { isName, key, text } = sentence[index] ?? NO_TOKEN;
    if (isName) end = index;
    else if (!(AND.test(key) || /^[&/-]$/.test(text))) break;
  }
  return end > scope ? end : -1;
}

const SCOPE = /^(?:bereich|ressort|fachbereich|geschaftsbereich|gebiet|themenfeld|feld|segment)$/;
const NO_TOKEN = { isName: false, key: "", text: "" };

/** The end of a field in lower case before "at"; -1 for other words. */
function fieldEnd(sentence: readonly Token[], from: number): number {
  for (let index = from; index < from + 5; index++) {
    const token = sentence[index];
    if (token === undefined || !isNextTo(sentence, index)) return -1;
    if (index > from && token.key === "at") return index - 1;
    const isJoin = index > from && AND.test(token.key);
    if (!isJoin && (token.isName || token.classes & TITLE || stops.has(token.key) || /^\d/.test(token.key))) return -1;
  }
  return -1;
}

const OWNER = /^(?:company|firm|group|bank|agency|fund|business|organi[sz]ation)['’]s$/;
const PROGRAM =
  /^(?:program(?:me)?s?|team|practice|division|unit|office|business|arm|department|desk|initiative|fund|lab|operations)$/;
const MAX_PROGRAM = 5;

function programEnd(sentence: readonly Token[], owner: number): number {
  for (let index = owner + 1; index <= owner + MAX_PROGRAM && isNextTo(sentence, index); index++)
    if (PROGRAM.test((sentence[index] as Token).key)) return index;
  return -1;
}

/** "General Manager of the building": where, and no part of the title */
const PLACE = /^(?:building|house|place|shop|site|plant|mill|whole|lot|business)$/;
