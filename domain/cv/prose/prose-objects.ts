/** Objects of verbs of work that are no company of their own. */
import { FIELD, FUNCTION } from "../words/word-classes.ts";
import type { Span, Token } from "./prose-tokens.ts";

/** "verantwortet als Partner die Beteiligungen", "den Vertrieb von Acme": in German, every noun has a capital. */
export function isObjectAlone(all: readonly Token[], { cue, cueAt, first, last }: Span, classes: number): boolean {
  return (
    cue === "link" &&
    first === last &&
    (classes & ~(FUNCTION | FIELD)) === 0 &&
    /^(?:die|das|den)$/.test(all[cueAt]?.key ?? "")
  );
}

/** "leitet seit 2021 die Werke": in German, every noun has a capital. */
export function isNounBehindYear(all: readonly Token[], { cueAt, first, last }: Span, classes: number): boolean {
  return first === last && classes === 0 && first - cueAt > 2 && /^(?:die|das|den)$/.test(all[first - 1]?.key ?? "");
}

/** "leitete die Vorentwicklung bei Acme": a part of the employer that follows */
export function isObject(all: readonly Token[], { first, last, cueAt }: Span): boolean {
  const next = all[last + 1]?.key ?? "";
  // "leitet 40 Leute"
  if (/^\d{1,3}$/.test(all[first - 1]?.text ?? "")) return true;
  if (all[last + 2]?.isName !== true) return false;
  // "ran East Africa for Acme", "leitete den Aufbau von Acme"
  if (next === "for") return RAN.test(all[cueAt]?.key ?? "");
  if (next === "von") return first === last && /^(?:den|die|das)$/.test(all[first - 1]?.key ?? "");
  return /^(?:at|bei|beim|chez|bij|presso)$/.test(next);
}

/** "führte zwölf Leute", "Teamleiterin für zwölf Kolleginnen": in German, every noun has a capital. */
export function isCounted(all: readonly Token[], { first }: Span): boolean {
  return NUMBER.test(all[first - 1]?.text ?? "");
}

const NUMBER =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|mehrere|viele|alle)$/;

export const RAN = /^(?:ran|led|headed|managed|oversaw|directed)$/;
