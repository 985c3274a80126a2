/** Tasks in German, which are told without a verb: "Vorbereitung und Durchführung von Kursen zur Vorlesung". */
import { readSignals } from "./words.ts";

const TASK =
  /^(?:\p{Lu}[\p{L}-]+(?: und| sowie| &|,) )?\p{Lu}[\p{L}-]*(?:ung|ation)(?<!leitung|(?<!durch|ein|aus)führung|vertretung|stiftung|vereinigung|verwaltung|regierung|versicherung|abteilung|zeitung|sammlung|organisation|bildung|umschulung) (?:von|der|des|einer|eines|zum|zur) (?=\p{L})/iu;

/** Whether the text begins with what is done, and not with a title or the name of an institution. */
export function isTask(text: string): boolean {
  const start = TASK.exec(text)?.[0];
  if (start === undefined) return false;
  const { title, company, school } = readSignals(start);
  return title === 0 && company === 0 && !school;
}
