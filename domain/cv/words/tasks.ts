/** The beginnings of descriptions: what somebody did. */
import { readSignals } from "./words.ts";

const VERB =
  /^(?:led|managed|developed|built|created|designed|responsible|worked|working|implemented|supported|launched|achieved|assisted|conducted|coordinated|delivered|drove|established|grew|helped|improved|increased|initiated|introduced|maintained|monitored|negotiated|organi[sz]ed|oversaw|performed|planned|prepared|produced|provided|ran|reduced|reported|set|sold|supervised|taught|trained|wrote|won|joined|raised|acquired|responsib\w+|runs|leads|manages|builds|develops|oversees|owns|supports|supervises|coordinates|delivers|moved|took|handled|involved|participated|successfully|verantwortlich|zuständig|mitarbeit|aufbau|einführung|leitung|entwicklung|durchführung|erstellung|betreuung|planung|unterstützung|führung|conception|mise|gestion|suivi|participation|réalisation|développement|création|animation)\s+(?:\p{Ll}|\d)/iu;

/** In German, told without a verb: "Vorbereitung und Durchführung von Kursen zur Vorlesung" */
const TASK =
  /^(?:\p{Lu}[\p{L}-]+(?: und| sowie| &|,) )?\p{Lu}[\p{L}-]*(?:ung|ation)(?<!leitung|(?<!durch|ein|aus)führung|vertretung|stiftung|vereinigung|verwaltung|regierung|versicherung|abteilung|zeitung|sammlung|organisation|bildung|umschulung) (?:von|der|des|einer|eines|zum|zur) (?=\p{L})/iu;

/** Whether the text begins with what is done, and not with a title or the name of an institution. */
export function isTask(text: string): boolean {
  const start = TASK.exec(text)?.[0];
  if (start === undefined) return false;
  const { title, company, school } = readSignals(start);
  return title === 0 && company === 0 && !school;
}

/** "Implemented all": the beginning of a description */
export function isReport(text: string): boolean {
  return VERB.test(text);
}
